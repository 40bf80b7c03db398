// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

extension Concept {
  /// The things that people name: in English, Vietnamese, Russian and Chinese.
  package static let all: [Concept] = [
    // MARK: Numbers
    Concept("code1", "code 1,error 1,code=1"), Concept("code2", "code 2,error 2,code=2"),
    Concept("code3", "code 3,error 3,code=3"),
    Concept(
      "review", "rejected,reject,rejection,rejects,app review,guideline,app store review",
      "từ chối,bị từ chối", "отклонили,отклонено,отклонил", "被拒,拒绝,审核"),

    // MARK: States
    Concept(
      "background",
      "background,backgrounded,bg,minimized,minimised,minimize,home button,press home,sent to back",
      "trong nền,chạy nền,vào nền,chạy ngầm,dưới nền,ẩn app",
      "фон,фоне,фоновый,фоновом,свернуто,сворачивании,сворачиваю,свернул,в фоновом режиме",
      "后台,切到后台,进入后台,退到后台"),
    Concept(
      "home",
      "home,home button,press home,pressing home,presses home,presses the home button,home is pressed,swipe home,swipes home,goes home",
      "nút home,bấm home,nhấn home", "кнопка домой,кнопку домой,home", "主屏幕按钮,按 home,home 键"),
    Concept(
      "foreground",
      "foreground,resume,resumed,resuming,comes back,coming back,come back,app returns,user returns,returning,return to the app,reopen,reopened,onresume,back to the app",
      "tiền cảnh,quay lại,trở lại,mở lại",
      "передний план,переднем плане,передний,возвращается,вернулся,возврате,развернуть,возвращаюсь",
      "前台,回到前台,返回,切回来,切回,恢复"),
    Concept(
      "suspended",
      "suspended,suspend,suspension,frozen,frozen in background,freezes in background,paused by ios",
      "tạm ngưng,tạm dừng,đóng băng,bị suspended,đang treo,treo trong nền,treo sau khi",
      "приостановлено,приостановленное,приостановленном,приостановить,приостановка,приостановки,приостановили,приостановят,приостанавливается,заморожено,засыпает,заснуло,усыпляет",
      "挂起,暂停"),
    Concept(
      "inactive", "inactive,resign active,scenewillresignactive,willresignactive,resigns",
      "app không hoạt động,thành không hoạt động,không hoạt động,thôi hoạt động",
      "неактивно,неактивным,неактивное,неактивен", "非活跃,不活跃"),
    Concept(
      "active", "active,didbecomeactive,scenedidbecomeactive,becomes active", "hoạt động",
      "активно,активным,активное",
      "活跃"),
    Concept(
      "state",
      "appstate,applicationstate,app state,applifecyclestate,lifecycle state,widgetsbindingobserver,didchangeapplifecyclestate",
      "trạng thái", "состояние,состояния", "状态"),

    // MARK: Endings
    Concept(
      "killed",
      "killed,kill,kills,killing,terminated,terminates,terminate,terminating,termination,dies,died,dead,shut down,ended,quits,evicted,purged,closed by ios,closed by the system",
      "bị tắt,bị kill,bị đóng,bị chấm dứt,chấm dứt,kết thúc,bị hệ thống tắt,ios tắt app,hệ thống tắt",
      "убито,убивает,закрывается,убили,убита,завершает,завершено,завершается,выгружает,закрывается,выгружено",
      "杀死,被杀,杀掉,终止,被杀死,杀后台,结束进程"),
    Concept(
      "forcequit",
      "force quit,force quits,force close,force closed,force kill,force killed,swipe up,swiped away,swipes away,swipe away,swiped,swipe,killed by the user,killed by user,terminated by the user,terminated by user,user kills,user killed,user terminates,user quits,manually killed,removed from recents,app switcher kill,closed by the user,user closes,close the app",
      "buộc thoát,vuốt tắt,vuốt bỏ,vuốt app,vuốt app khỏi đa nhiệm,vuốt khỏi đa nhiệm,vuốt lên,tắt hẳn,người dùng tắt,đóng hẳn,tắt app",
      "смахнул,смахивает,смахнуть,смахнули,смахивании,смахивание,смахиваю,принудительно закрыл,принудительно,принудительного закрытия,принудительном закрытии,закрывает пользователь,свайпом,свайпа,смахивания",
      "上滑,划掉,划掉后,上划,上划杀掉,强制退出,强制关闭,手动杀,强退,滑掉"),
    Concept(
      "crash", "crash,crashes,crashed,crashing,exception,abort,trap,sigabrt,sigtrap",
      "crash,văng,bị văng", "сбой,сбое,падает,падении,крашится,вылетает,упало,краш,краше", "崩溃,闪退"),
    Concept(
      "willterminate",
      "applicationwillterminate,willterminate,will terminate,ondestroy,app closing callback,on close",
      "sắp kết thúc", "завершении приложения", "将要终止"),
    Concept(
      "watchdog",
      "watchdog,0x8badf00d,8badf00d,ate bad food,took too long,slow launch,launch slowly,takes too long,too slow,timeout,time out",
      "quá lâu,quá chậm,khởi chạy chậm,khởi động chậm,mở chậm",
      "слишком долго,долго запускается,таймаут",
      "看门狗,超时,太久,太慢,启动慢,启动太慢"),
    Concept(
      "memory",
      "memory,oom,out of memory,jetsam,low memory,ram,memory pressure,didreceivememorywarning",
      "bộ nhớ,thiếu bộ nhớ,ram", "память,памяти,нехватка памяти", "内存,内存不足"),
    Concept(
      "memorywarning",
      "memory warning,memory warnings,low memory warning,didreceivememorywarning",
      "cảnh báo bộ nhớ,memory warning",
      "предупреждение о памяти,предупреждения о памяти,memory warning", "内存警告"),
    Concept(
      "battery", "low battery,battery low,battery alert", "pin yếu", "низкий заряд,разряжена",
      "电量低,低电量提醒"),
    Concept(
      "reboot",
      "reboot,reboots,rebooted,rebooting,restart the phone,restarts the phone,turn the phone off,turning the phone off,turns the phone off,switch the phone off,power off,phone is off,phone restart,device restart,device is restarted,phone is restarted,restart of the phone,restart the device,power cycle,after restart before,restart before unlock",
      "khởi động lại,khởi động lại máy,khởi động lại thiết bị",
      "перезагрузка,перезагрузки,перезагрузке,перезагрузить,перезапуск телефона",
      "重启,开机,重启手机,重新启动手机"),
    Concept(
      "exit", "exit 0,exit,quit programmatically,close programmatically,programmatically close",
      "thoát bằng code", "закрыть программно", "退出程序,主动退出"),
    Concept(
      "fresh",
      "starts over,start over,starts from scratch,restarts,relaunches,relaunch,reloads,reload,fresh start,from the beginning,reset,cold restart,refreshes",
      "chạy lại từ đầu,khởi động từ đầu", "заново,перезапускается,сначала", "重新加载,重新启动,从头"),

    // MARK: Launch
    Concept(
      "launch",
      "launch,launches,launched,launching,startup,start up,starts,opened,open,opens,didfinishlaunching,didfinishlaunchingwithoptions,boot",
      "khởi chạy,khởi động,mở app",
      "запуск,запуске,запускается,запуска,запустится,запускает,старт,старте,открытие,открыли",
      "启动,打开,打开应用,打开 app"),
    Concept(
      "cold",
      "cold start,cold launch,cold,from killed state,from terminated,killed state,terminated state,quit state,not running,closed state,when closed,when the app is closed",
      "khởi động nguội,khi tắt", "холодный,холодного,холодном,не запущено,закрыто", "冷启动,未运行,没运行"),
    Concept(
      "blackscreen",
      "black screen,blank screen,white screen,empty screen,nothing shows,screen is black,stays black,screen black,shows nothing,no window",
      "màn hình đen,màn hình trắng", "черный экран,белый экран,пустой экран", "黑屏,白屏"),
    Concept(
      "prewarm",
      "prewarm,prewarmed,prewarming,launched by itself,launches by itself,starts by itself,by itself,without the user,ahead of time,activeprewarm,launched automatically",
      "làm nóng,tự khởi chạy,tự mở", "прогрев,сам запускается,сама запускается,предзапуск",
      "预热,自动启动,自己启动"),
    Concept(
      "launchoptions", "launchoptions,launch options,connectionoptions,connection options",
      "tùy chọn khởi chạy", "параметры запуска", "启动选项"),
    Concept(
      "order", "order,sequence,which first,called first,comes first,before or after", "thứ tự",
      "порядок,порядке,сначала вызывается,первым,что раньше", "顺序,先后"),

    // MARK: Scenes
    Concept(
      "scene",
      "scene,scenes,uiscene,scenedelegate,scene delegate,uiwindowscene,uiapplicationscenemanifest,scene manifest,willconnectto",
      "scene", "сцена,сцены,сценами,сцене", "场景"),
    Concept(
      "appdelegate", "appdelegate,app delegate,uiapplicationdelegate,delegate method",
      "app delegate", "делегат приложения,appdelegate", "代理"),
    Concept(
      "notcalled",
      "not called,never called,not being invoked,not invoked,isnt called,isn't called,not fired,not firing,never fires,doesnt fire,doesn't fire,not invoked,not triggered,never triggered,not being called,doesnt get called,stopped being called,no longer called,does not get called,is not getting called,not get called,not trigger,not getting called,never runs,doesnt run,not executed,not run",
      "không được gọi,không gọi,không chạy,chưa được gọi",
      "не вызывается,не вызываются,не срабатывает,не вызван,не сработал,перестал вызываться,перестали вызываться,не приходит",
      "没有调用,不调用,没有触发,不触发,不执行,未调用,没调用,不被调用,不走,没走,没有走,不起作用"),
    Concept(
      "invoked",
      "call any method,calls any method,call a method,call the method,call any callback,invoked,fired,triggered,trigger,executed,delivered,received",
      "được gọi",
      "вызывается,вызываются,вызван,срабатывает", "调用,触发"),
    Concept(
      "twice", "twice,two times,double,duplicated,multiple times,called 2 times", "hai lần,2 lần",
      "дважды,два раза", "两次,重复"),
    Concept(
      "window",
      "window,windows,multiwindow,multi window,multiple windows,split view,stage manager,side by side",
      "cửa sổ,nhiều cửa sổ", "окно,окна,несколько окон", "窗口,多窗口,分屏"),
    Concept("carplay", "carplay,car play,car", "carplay", "carplay,машина", "车载"),
    Concept(
      "display", "airplay,external display,external screen,second screen,hdmi,mirroring",
      "màn hình ngoài", "внешний экран,внешний дисплей", "外接显示器,外接屏幕"),
    Concept(
      "disconnect",
      "scenediddisconnect,disconnect,disconnects,disconnected,discarded,diddiscardscenesessions",
      "ngắt kết nối", "отключается,отключение сцены", "断开"),
    Concept(
      "scenephase", "scenephase,scene phase,onchange of scenephase,swiftui", "scenephase,swiftui",
      "scenephase,swiftui", "scenephase"),
    Concept(
      "ios27", "ios 27,ios27,ios 27 sdk,xcode 27,new sdk,latest sdk,sdk 27", "ios 27", "ios 27",
      "ios 27"),

    // MARK: Opened with something
    Concept(
      "link",
      "deep link,deeplink,deep links,deeplinks,deep linking,deeplinking,url,urls,url scheme,custom scheme,openurl,open url,openurlcontexts,linking,branch,appsflyer",
      "liên kết,deep link,link", "ссылка,ссылке,диплинк,диплинки,ссылки", "深链接,链接,跳转"),
    Concept(
      "universallink",
      "universal link,universal links,user activity,nsuseractivity,useractivity,continue useractivity,handoff,associated domain",
      "universal link", "универсальная ссылка,универсальные ссылки", "通用链接"),
    Concept(
      "quickaction",
      "quick action,quick actions,shortcut item,home screen shortcut,3d touch,long press icon,performactionfor,siri shortcut",
      "tác vụ nhanh,phím tắt", "быстрое действие,быстрые действия", "快捷操作,快捷方式"),
    Concept(
      "push",
      "push,pushes,push notification,push notifications,notification,notifications,remote notification,apns,fcm,onesignal,didreceiveremotenotification,alert push",
      "thông báo đẩy,thông báo,push", "пуш,пуша,пуши,пуше,уведомление,уведомления,push", "推送,通知"),
    Concept(
      "silentpush",
      "silent push,silent pushes,silent notification,silent notifications,content-available,content available,background push,background notification,data message,data-only",
      "push im lặng,push ngầm", "тихий пуш,тихие пуши,тихого пуша,тихое уведомление,silent push",
      "静默推送,静默通知"),
    Concept(
      "tapped", "tap,taps,tapped,click,clicked,clicks,tapping,clicking", "chạm,bấm,nhấn",
      "нажатие,нажал,тап,нажатии", "点击"),
    Concept(
      "localnotification", "local notification,scheduled notification,reminder", "thông báo cục bộ",
      "локальное уведомление", "本地通知"),
    Concept(
      "banner",
      "banner,banners,notification banner,banner notification,push notification banner,willpresent",
      "biểu ngữ,biểu ngữ thông báo,thông báo biểu ngữ", "баннер,баннер уведомления", "横幅,横幅通知,通知横幅"),
    Concept(
      "voip", "voip,pushkit,callkit,incoming call push,reportnewincomingcall", "voip,cuộc gọi đến",
      "voip,входящий звонок", "voip,来电推送"),
    Concept(
      "liveactivity", "live activity,live activities,activitykit,dynamic island",
      "hoạt động trực tiếp,live activity", "live activity,эфир активности", "实时活动,灵动岛"),

    // MARK: Background work
    Concept(
      "timer",
      "timer,timers,nstimer,settimeout,setinterval,interval,countdown,stopwatch,background timer,periodic",
      "bộ đếm,hẹn giờ,timer,đếm ngược", "таймер,таймеры,таймера,секундомер", "计时器,定时器,倒计时"),
    Concept(
      "stops",
      "stop,stops,stopped,stopping,pauses,paused,freeze,freezes,halts,no longer runs,stop running",
      "dừng,ngừng,bị dừng", "останавливается,остановился,перестает,перестаёт,прекращается",
      "停止,停了,不走"),
    Concept(
      "howlong",
      "how long,how much time,time limit,how many seconds,many seconds,few seconds,seconds,5 seconds,10 seconds,20 seconds,30 seconds,60 seconds,180 seconds,30 sec,minutes,duration,limit",
      "bao lâu,mấy phút,mấy giây,bao nhiêu giây,bao nhiêu phút",
      "сколько времени,как долго,сколько секунд,сколько минут",
      "多久,多长时间,几秒,几分钟,多少秒,多少时间"),
    Concept(
      "howoften",
      "how often,every 15 minutes,every hour,how many times,per hour,an hour,how frequently,minimum interval,times per day",
      "bao lâu một lần,mấy lần,bao nhiêu lần", "как часто,сколько раз", "多久一次,几次,频率"),
    Concept(
      "keepalive",
      "keep alive,keep running,keep the app running,run forever,always running,stay alive,infinite,indefinitely,forever,24/7,continuous,continuously,foreground service,headless",
      "chạy mãi,chạy liên tục,giữ app chạy",
      "работать постоянно,держать живым,всегда работать,бесконечно", "保活,一直运行,常驻"),
    Concept(
      "bgtask",
      "beginbackgroundtask,background task,background tasks,endbackgroundtask,expiration handler,expirationhandler,backgroundtimeremaining,uibackgroundtask,performexpiringactivity,finish a task",
      "tác vụ nền", "фоновая задача,фоновую задачу,фоновой задачи,фоновые задачи", "后台任务"),
    Concept(
      "expired", "expire,expires,expired,runs out,over 30 seconds,ran out", "hết hạn,hết giờ",
      "истекает,истекло,истечение", "到期,过期"),
    Concept(
      "scheduler",
      "bgtaskscheduler,bgapprefreshtask,bgprocessingtask,app refresh task,processing task,scheduled task,workmanager,background_fetch,background fetch plugin,periodic task,bgtask,background_service,cron,job",
      "tác vụ theo lịch,workmanager",
      "планировщик,bgtaskscheduler,workmanager,периодическая задача", "调度,定时任务,后台刷新任务"),
    Concept(
      "fetch",
      "background fetch,performfetch,performfetchwithcompletionhandler,fetch,minimum fetch interval,app refresh",
      "tìm nạp,fetch", "фоновое обновление,background fetch", "后台获取,后台抓取,后台拉取"),
    Concept(
      "refreshoff",
      "background app refresh,background refresh,refresh disabled,backgroundrefreshstatus",
      "làm mới ứng dụng trong nền", "обновление контента,фоновое обновление отключено",
      "后台刷新,后台 app 刷新"),
    Concept(
      "lowpower", "low power,low power mode,battery saver,power saving",
      "chế độ nguồn điện thấp,tiết kiệm pin", "энергосбережение,режим энергосбережения", "低电量,省电模式"),
    Concept(
      "processing", "bgprocessingtask,processing task", "bgprocessingtask", "bgprocessingtask",
      "处理任务"),
    Concept(
      "refresh", "bgapprefreshtask,app refresh task,refresh task", "bgapprefreshtask",
      "bgapprefreshtask", "刷新任务"),
    Concept(
      "continued",
      "bgcontinuedprocessingtask,continued processing task,continued processing,continued task,long running task",
      "tác vụ tiếp tục", "продолжаемая задача", "持续处理任务"),
    Concept(
      "register", "register,registered,registering,registration", "đăng ký",
      "регистрация,регистрировать,регистрации", "注册"),
    Concept(
      "audio",
      "audio,music,sound,playback,avaudiosession,avplayer,avaudioplayer,playing,recording,microphone,just_audio",
      "âm thanh,nhạc,phát nhạc", "аудио,звук,музыка,воспроизведение", "音频,音乐,播放,声音"),
    Concept(
      "location",
      "location,gps,core location,cllocationmanager,geolocation,significant location,location updates,tracking",
      "vị trí,định vị", "геолокация,местоположение,геопозиция,gps", "定位,位置"),
    Concept(
      "region", "region,geofence,geofencing,monitored region,region monitoring,didenterregion",
      "vùng địa lý,vùng theo dõi,vào vùng,rời vùng,geofence", "регион,геозона,геозоны",
      "地理围栏,区域监控,围栏,监控区域"),
    Concept("beacon", "beacon,beacons,ibeacon,ranging", "beacon", "маяк,маяки,бикон", "信标"),
    Concept(
      "bluetooth",
      "bluetooth,ble,core bluetooth,cbcentralmanager,peripheral,willrestorestate,state preservation",
      "bluetooth", "bluetooth,блютуз", "蓝牙"),
    Concept(
      "download",
      "background urlsession,download,downloads,downloading,upload,uploads,uploading,urlsession,background session,nsurlsession,file transfer,handleeventsforbackgroundurlsession,background transfer,background download,background upload",
      "tải xuống,tải lên,tải",
      "загрузка файла,загрузка,скачивание,скачивать,загрузки,фоновая загрузка", "下载,上传,后台下载,后台下载任务"),
    Concept(
      "socket",
      "websocket,websockets,socket,sockets,socket.io,connection lost,network connection,mqtt,disconnects from server,-1005,connection error,keep connection,websocket disconnects,mqtt disconnects,socket disconnects",
      "socket,mất kết nối,kết nối", "сокет,вебсокет,соединение,обрывается",
      "套接字,长连接,断网,连接断开,websocket"),
    Concept(
      "modes",
      "uibackgroundmodes,background mode,background modes,capability,capabilities,background capability",
      "chế độ nền", "фоновый режим,фоновые режимы", "后台模式"),

    // MARK: Data
    Concept(
      "save",
      "save,saving,saved,persist,persisted,persistence,store,write to disk,core data,unsaved",
      "lưu,lưu dữ liệu", "сохранить,сохранение,сохранять,сохраняю", "保存,存储"),
    Concept(
      "lost", "lost,lose,loses,losing,data loss,disappears,gone,missing,wiped",
      "mất,mất dữ liệu", "теряется,теряются,потеря,потеряны,пропадает,пропадают", "丢失,丢了,没了"),
    Concept(
      "loggedout",
      "logged out,log out,logout,logs out,signed out,sign out,login lost,session lost,token missing,randomly logged",
      "đăng xuất,bị đăng xuất,mất đăng nhập",
      "разлогинивает,разлогинило,выходит из аккаунта,вылогинивает", "退出登录,被登出,掉登录"),
    Concept(
      "keychain", "keychain,secure storage,securestore,errsecinteractionnotallowed,-25308,token",
      "keychain", "keychain,связка ключей", "钥匙串"),
    Concept(
      "defaults",
      "userdefaults,nsuserdefaults,async storage,asyncstorage,shared preferences,mmkv,preferences",
      "userdefaults", "userdefaults", "userdefaults"),
    Concept(
      "protected",
      "protected data,data protection,file protection,encrypted,isprotecteddataavailable,first unlock,before first unlock,after first unlock",
      "dữ liệu được bảo vệ", "защита данных,защищенные данные,первая разблокировка", "数据保护,首次解锁"),
    Concept(
      "locked",
      "locked,lock,lock screen,power button,press the power button,locks,lock button,side button,screen off,screen lock,locking,turns off the screen,turn off the screen,turning off the screen,screen turns off,screen is turned off,unlock,unlocked",
      "khóa,tắt màn hình,nút nguồn,bấm nút nguồn,màn hình khóa,khóa máy,khóa màn hình,khóa điện thoại",
      "блокировка,блокирую,блокирует,заблокировать,заблокировал,кнопка питания,кнопку питания,кнопку блокировки,заблокирован,блокировке,блокировке экрана,блокировке телефона,экран блокировки,блокируется",
      "锁屏,锁定,解锁,电源键,按下电源键,侧边按钮"),
    Concept(
      "filelock",
      "0xdead10cc,dead10cc,sqlite,app group,file lock,locked file,database lock,shared container,grdb,realm",
      "khóa tệp", "блокировка файла,база данных", "文件锁,数据库"),
    Concept(
      "restoration",
      "state restoration,restore state,restoring state,restorationidentifier,restore ui",
      "khôi phục trạng thái", "восстановление состояния", "状态恢复"),

    // MARK: On the screen
    Concept(
      "interruption", "interruption,interrupted,interrupts,overlay,covers", "gián đoạn",
      "прерывание,прерывания", "打断,中断"),
    Concept(
      "controlcenter",
      "control center,control centre,notification center,notification centre,pull down,pulled down,pulling down,pulling down notification center,pull down notification center,notification center is pulled down,notification shade,status bar swipe,swipe down,swiping down,swipes down",
      "trung tâm điều khiển,trung tâm thông báo",
      "пункт управления,центр управления,центр уведомлений,шторка,шторку", "控制中心,通知中心,下拉,下拉通知中心"),
    Concept(
      "faceid",
      "face id,faceid,touch id,touchid,biometric,biometrics,local authentication,lacontext",
      "face id,vân tay", "face id,биометрия,отпечаток", "面容,面容 id,指纹,face id"),
    Concept(
      "permission",
      "permission,permission alert,permission dialog,system alert,permission prompt,allow dialog,system dialog,alert",
      "quyền,hộp thoại", "разрешение,системный алерт,диалог", "权限弹窗,权限,弹窗"),
    Concept(
      "call",
      "phone call,incoming call,incoming phone call,call comes in,call,calls,facetime,phone rings,call rings",
      "cuộc gọi,gọi điện,cuộc gọi đến,đổ chuông,điện thoại đổ chuông,có người gọi",
      "звонок,звонке,входящий,входящий звонок,звонит,звонит телефон,звонят", "来电,电话,打电话,来电话"),
    Concept("siri", "siri", "siri", "siri", "siri"),
    Concept(
      "switcher",
      "switcher,app switcher,double tap home,double taps home,double press home,double presses home,swipe up to the app switcher,swipe up to the switcher,swipe up and hold,task switcher,multitasking,recents,recent apps,multitasking screen",
      "trình chuyển đổi,đa nhiệm,trình chuyển đổi ứng dụng",
      "переключатель,переключатель приложений,многозадачность", "多任务,切换器,最近任务,后台切换器"),
    Concept(
      "snapshot",
      "snapshot,snapshots,switcher snapshot,snapshot in app switcher,snapshot screenshot,snapshot screenshot for the app switcher,screenshot,screenshot in app switcher,blur,blur screen in app switcher,privacy screen,privacy screen multitasking,hide content,hide content in recents,hide sensitive content,sensitive content in app switcher,sensitive",
      "ảnh chụp", "снимок,скриншот", "快照,截图"),
    Concept(
      "views",
      "viewwillappear,viewdidappear,viewdidload,viewwilldisappear,view controller,viewcontroller,onappear,ondisappear,component,useeffect,componentdidmount,usefocuseffect,initstate",
      "view controller", "контроллер,viewwillappear", "视图控制器"),
    Concept(
      "touch", "touch,touches,gesture,gestures,button press,buttons,unresponsive",
      "thao tác chạm,cú chạm,nút bấm",
      "касание,касания,кнопка", "触摸,手势,按钮"),
    Concept(
      "mainthread",
      "main thread,freeze,freezes,frozen,hang,hangs,hung,frozen ui,blocked,blocks,blocking,freezing,ui freeze,stuck,anr",
      "luồng chính,bị treo,đơ", "основной поток,главный поток,зависает,зависание", "主线程,卡死,卡住,卡顿"),
    Concept(
      "offmain",
      "background thread,other thread,main thread checker,ui api called on a background thread,off the main thread,dispatchqueue",
      "luồng khác,luồng nền", "фоновый поток,другой поток", "子线程,后台线程"),
    Concept(
      "mainactor",
      "mainactor,main actor,@mainactor,swift 6,sendable,actor isolation,dispatch_assert_queue",
      "main actor", "main actor", "main actor"),
    Concept(
      "timechange", "time zone,timezone,significant time change,midnight,date change,clock change",
      "múi giờ,đổi giờ", "часовой пояс,смена даты", "时区,时间变化"),
    Concept("rotate", "rotate,rotation,orientation", "xoay", "поворот,ориентация", "旋转,方向"),
    Concept(
      "settings",
      "settings app,privacy setting,privacy settings,toggle permission,changes permission,changed permission,permission in settings",
      "cài đặt quyền,đổi quyền", "настройки приватности,в настройках,разрешение камеры",
      "隐私设置,修改权限,设置里"),
    Concept(
      "debugger",
      "debugger,debugging,lldb,attached to xcode,attached to the debugger,run from xcode,without xcode,release build,debug build",
      "trình gỡ lỗi,gỡ lỗi", "отладчик,отладчиком,отладка,отладке", "调试器,调试"),
    Concept(
      "observer",
      "notificationcenter,observer,observers,addobserver,nsnotification,uiapplication.didbecomeactivenotification",
      "observer", "observer,наблюдатель", "监听,观察者"),
    Concept(
      "rn", "react native,reactnative,expo,rn", "react native", "react native", "react native"),

    // MARK: What applife does not model
    Concept(
      "catalyst", "catalyst,mac catalyst,macos,mac app,appkit,nsapplication", "macos", "macos",
      "macos"),
    Concept("visionos", "visionos,vision pro,immersive space", "visionos", "visionos", "visionos"),
    Concept(
      "watchos", "watchos,apple watch,watchkit,complication,watch", "đồng hồ", "часы apple", "手表"),
    Concept("tvos", "tvos,apple tv", "tvos", "tvos", "tvos"),
    Concept(
      "android", "android,activity onpause,kotlin activity,gradle,apk", "android", "андроид", "安卓"),
    Concept(
      "widget", "widgetkit,widget timeline,home screen widget,widgets", "tiện ích widget",
      "виджет,виджеты", "小组件"),
    Concept(
      "extension",
      "app extension,share extension,notification service extension,keyboard extension,network extension,packet tunnel",
      "phần mở rộng", "расширение", "扩展"),
    Concept("gpu", "gpu,metal,opengl,rendering,render,command buffer", "gpu", "gpu", "gpu"),
    Concept(
      "pip", "picture in picture,pip,picture-in-picture", "hình trong hình", "картинка в картинке",
      "画中画"),
    Concept(
      "intents", "app intents,appintent,app intent,shortcuts action", "app intents", "app intents",
      "app intents"),
    Concept(
      "codesign", "code signing,code signature,codesigning", "chữ ký mã", "подпись кода", "代码签名"),
    Concept(
      "store",
      "app store connect,testflight,storekit,in app purchase,in-app purchase,purchases,subscription,provisioning profile,signing,certificate",
      "mua trong ứng dụng,chứng chỉ", "покупки,подписка,сертификат", "内购,证书,签名"),
    Concept(
      "layout",
      "auto layout,autolayout,constraint,constraints,uitableview,uicollectionview,table view,collection view,cell,navigation bar,tab bar,font,color,css,keyboard covers,stack view,padding,margin",
      "giao diện,bố cục", "вёрстка,верстка,ограничения,таблица", "布局,约束,表格,颜色"),
    Concept(
      "build",
      "cocoapods,pod install,swift package manager,spm,build error,compile error,linker error,undefined symbol,pbxproj,merge conflict,gradle build,npm install",
      "lỗi biên dịch", "ошибка сборки,ошибка компиляции", "编译错误,构建失败"),
    Concept("fold", "iphone duo,fold,unfold,foldable,folding", "màn hình gập", "складной", "折叠屏"),
  ]
}
