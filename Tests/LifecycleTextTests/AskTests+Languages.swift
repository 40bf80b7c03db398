// SPDX-License-Identifier: Apache-2.0

/// Questions about what happens and what is called, as developers, testers and students type them.
extension AskTests {
  static let english: [Row] = [
    Row("does locking the phone terminate my app", "leave.lock"),
    Row(
      "is applicationWillResignActive called for a banner notification", "banner.arrival-is-nothing"
    ),
    Row("how long can beginBackgroundTask run on iOS 12", "limit.background-time"),
    Row("how long can beginBackgroundTask run on iOS 6", "limit.background-time"),
    Row("how long can beginBackgroundTask run on iOS 26", "limit.background-time"),
    Row("does background URLSession continue after force quit", "transfer-cancelled"),
    Row("does applicationWillEnterForeground get called at cold launch", "foreground-at-launch"),
    Row("what happens to background tasks when the user opens the app again", "tasks-on-return"),
    Row("are touches queued while suspended", "touch.active-only", "suspended.no-callback"),
    Row("is BGAppRefreshTask guaranteed to run", "scheduler.launch"),
    Row("how long does performFetch have", "limit.fetch"),
    Row("how long does a silent push handler have", "limit.push"),
    Row("what can launch my app in the background after force quit", "end.force-quit-mark"),
    Row("does a region launch my app after force quit", "end.force-quit-mark", "location.region"),
    Row("does VoIP push launch a force-quit app", "end.force-quit-mark", "push.voip"),
    Row(
      "does pulling down notification center call applicationDidEnterBackground",
      "interruption.resign-only"),
    Row(
      "is didEnterBackground called when a phone call comes in", "interruption.resign-only",
      "call.answered"),
    Row("does answering a call suspend my app", "call.answered"),
    Row(
      "does a low memory warning mean my app will be killed", "memory.warning", "memory.own-limit"),
    Row("does swiping up to the app switcher call didEnterBackground", "interruption.resign-only"),
    Row("is applicationWillTerminate called when the watchdog kills the app", "end.will-terminate"),
    Row(
      "is applicationWillTerminate called when iOS kills my app for memory", "end.will-terminate",
      "end.suspended-silent", "end.notified-on-crash-claim"),
    Row("how many seconds do I have in applicationDidEnterBackground", "limit.enter-background"),
    Row("how long may app launch take before watchdog", "limit.launch"),
    Row("how long does BGProcessingTask get", "limit.processing"),
    Row("do background tasks each get their own 30 seconds", "limit.background-time"),
    Row(
      "will my app be relaunched after a crash by a location update", "background.wake",
      "location.region", "background.location", "end.crash"),
    Row("is a silent push delivered when low power mode is on", "background.low-power"),
    Row("does rebooting the phone clear the force quit flag", "end.force-quit-mark"),
    Row("does ios call viewDidDisappear when app goes to background", "view.no-call-on-return"),
    Row("is scene(_:openURLContexts:) called on cold start", "cold-launch-payload"),
    Row(
      "can I update UI in applicationDidEnterBackground before the snapshot",
      "leave.snapshot-and-state"),
    Row("does Face ID trigger applicationDidEnterBackground", "interruption.resign-only"),
    Row(
      "is applicationDidBecomeActive called after dismissing Control Center",
      "interruption.resign-only"),
    Row("which apps does iOS kill first under memory pressure", "memory.order"),
    Row("can two apps be active at the same time on ipad", "window.focus"),
    Row("is willTerminate called on battery dead", "end.reboot"),
    Row("how long until a background app gets suspended", "limit.suspension"),
    Row("do timers fire late or not at all after suspension", "suspended.no-callback"),
    Row("does Siri put my app in the background", "interruption.resign-only"),
    Row(
      "what happens to URLSession download when iOS kills the app while suspended",
      "transfer.session"),
    Row("can a force-quit app receive silent notifications", "end.force-quit-mark"),
    Row("is UserDefaults available during prewarm", "prewarm.protected-data"),
    Row("does exit(0) call applicationWillTerminate", "end.exit"),
    Row(
      "why is launchOptions nil after adopting scenes", "cold-launch-payload",
      "launch.options-with-scenes"),
    Row("how long does applicationWillTerminate have", "limit.terminate"),
    Row("how often can I send silent pushes", "push.budget"),
    Row("what is the default minimum background fetch interval", "limit.fetch-interval"),
    Row("does iOS wake my app for a normal push notification", "push.arrival"),
    Row(
      "is applicationDidBecomeActive called at launch", "launch.inactive-first", "launch.sequence",
      "foreground-at-launch"),
    Row("does a phone call kill my app", "interruption.resign-only", "call.answered"),
    Row("does pressing home kill the app", "leave.resign-then-background"),
    Row(
      "which method is called last before suspension", "suspended.no-callback",
      "leave.resign-then-background"),
    Row("is main called again after resume", "suspended.resumes"),
    Row("does viewDidDisappear get called when app goes to background", "view.no-call-on-return"),
    Row("is applicationWillEnterForeground called on launch", "foreground-at-launch"),
    Row("how long does my app have in the background on iOS 10", "limit.background-time"),
    Row("is applicationDidEnterBackground called on iOS 3", "end.exits-on-suspend"),
    Row(
      "is applicationDidEnterBackground NOT called when the alert is shown",
      "interruption.resign-only"),
    Row("does state restoration work after force quit", "restoration-dropped"),
    Row(
      "what happens if I don't call the completion handler of a silent push", "push.not-completed"),
    Row("can a suspended app receive push notifications", "push.arrival", "push.silent"),
    Row("how many background tasks can I open", "code.0xbada5e47"),
    Row("does sceneDidDisconnect mean the scene is gone forever", "scene.disconnect"),
    Row("is applicationDidFinishLaunching still called", "launch.older-method"),
    Row(
      "does opening notification center trigger sceneDidEnterBackground", "interruption.resign-only"
    ),
    Row("is my app killed when the user turns off the screen", "leave.lock"),
    Row("what callbacks fire when the screen is locked", "leave.lock"),
    Row(
      "is willEnterForeground called after unlocking the phone", "leave.lock",
      "return.foreground-then-active"),
    Row("does turning the phone off and on call applicationWillTerminate", "end.reboot"),
    Row(
      "does a camera permission prompt call applicationWillResignActive", "interruption.resign-only"
    ),
    Row(
      "is sceneWillResignActive called when a notification banner drops down",
      "banner.arrival-is-nothing"),
    Row("will the app get a callback before being suspended", "suspended.no-callback"),
    Row("does NSTimer fire while suspended", "suspended.no-callback"),
    Row(
      "does the app delegate get told when it's force quit while suspended", "end.suspended-silent",
      "end.force-quit"),
    Row("how many seconds before watchdog kills a slow scene transition", "limit.scene-update"),
    Row("time limit for handling a background location event", "limit.wake"),
    Row("how long does a BGAppRefreshTask have on iOS 17", "limit.refresh"),
    Row("does background fetch work after swipe kill", "end.force-quit-mark", "fetch.allowed"),
    Row(
      "will significant location change relaunch my app after reboot", "background.wake",
      "need.first-unlock"),
    Row(
      "can I start a background task when app is already in background", "task.begin",
      "task.not-granted"),
    Row("what if I forget to call endBackgroundTask", "task.leaked"),
    Row(
      "what happens when background time expires", "task.expired", "task.leaked",
      "limit.background-time"),
    Row("do background uploads survive app being terminated by system", "transfer.session"),
    Row("is the expiration handler called on the main thread", "task.expired"),
    Row("does app run in background if a Live Activity is showing", "activity.foreground"),
    Row("does low power mode disable background app refresh", "background.low-power"),
    Row("can app read keychain while device locked", "keychain-locked", "data.protected"),
    Row("is viewWillAppear called when unlocking phone", "view.no-call-on-return"),
    Row(
      "why is applicationDidEnterBackground not called in my scene based app", "scene.transitions"),
    Row("when is applicationWillTerminate called on iOS 17", "end.will-terminate"),
    Row("does iOS 26 still give 30 seconds in background", "limit.background-time"),
    Row("does voip push wake the app if it was swiped away", "push.voip", "end.force-quit-mark"),
    Row(
      "is data in memory lost when the app is suspended", "suspended.no-callback",
      "suspended.resumes"),
    Row("are notifications posted to suspended apps", "suspended.queue", "suspended.no-callback"),
    Row(
      "will bluetooth wake my app after force quit", "end.force-quit-mark", "bluetooth.restoration"),
    Row("does my app still run when I press the side button", "leave.lock"),
    Row(
      "is applicationDidEnterBackground called if the user double taps home to see the multitasking screen",
      "interruption.resign-only"),
    Row(
      "is applicationWillTerminate guaranteed to be called", "end.will-terminate",
      "end.suspended-silent"),
    Row(
      "can my app detect that it was force closed last time", "end.force-quit",
      "end.suspended-silent"),
    Row(
      "how long can my iPhone app run code after pressing home on iOS 9", "limit.background-time"),
    Row("how many seconds does willTerminate get on iOS 15", "limit.terminate"),
    Row(
      "does the 30 second background limit reset when I call beginBackgroundTask again",
      "limit.background-time"),
    Row("does iOS launch my app in background after memory kill for silent push", "push.silent"),
    Row("why does my websocket close when I lock the phone", "connection-lost"),
    Row(
      "does sceneWillEnterForeground get called on first launch", "scene.launch",
      "foreground-at-launch"),
    Row("is application:openURL called before applicationDidBecomeActive", "open.url"),
    Row("does the app freeze when a sheet blocks the main thread", "main-thread.hung"),
    Row("is a BGProcessingTask stopped when user unlocks the phone", "scheduler.device-in-use"),
    Row("does app keep playing music during a phone call", "background.audio"),
    Row(
      "is scenePhase background set when control center is open", "interruption.resign-only",
      "swiftui.phase"),
    Row("do background modes let my app run forever", "background.modes", "background.assertion"),
    Row("is the app launched again if the user taps the icon while suspended", "suspended.resumes"),
    Row("what is the minimum time between background fetches", "limit.fetch-interval"),
    Row("does iOS 17 require scenes", "launch.scenes-required", "launch.scenes-warned"),
    Row("is memory warning sent to suspended apps", "memory.warning"),
    Row("can a crash be caught in applicationWillTerminate", "end.crash"),
    Row(
      "does iOS stop my app when I switch to another app", "leave.resign-then-background",
      "suspended.no-callback"),
    Row(
      "is applicationWillEnterForeground called after dismissing Siri", "interruption.resign-only"),
    Row("can an app play sound after the user locks the phone", "background.audio"),
    Row(
      "what happens if sceneDidEnterBackground takes 20 seconds", "limit.enter-background",
      "limit.scene-update"),
    Row("does the battery dying call any method", "end.reboot"),
    Row("does my app get memory warnings in the background", "memory.warning"),
    Row("how many seconds until the watchdog kills launch", "limit.launch"),
    Row("how often does iOS run BGAppRefreshTask", "scheduler.launch"),
    Row("will a local notification wake my app", "push.arrival"),
    Row(
      "is application(_:didReceiveRemoteNotification:) called for a normal alert push in background",
      "push.arrival"),
    Row("does swiping the app away cancel BGTaskScheduler requests", "end.force-quit-mark"),
    Row(
      "does the background location keep working after reboot", "need.first-unlock",
      "background.location"),
    Row("is sceneWillResignActive called when control center opens", "interruption.resign-only"),
    Row(
      "what is called when I unlock the phone and the app was in front", "leave.lock",
      "return.foreground-then-active"),
    Row("how much memory can my app use before it's killed", "memory.own-limit"),
    Row("does opening the camera kill other apps", "memory.order"),
    Row(
      "how long can a VoIP app wait before reporting the call", "limit.voip-report",
      "push.voip-reported"),
    Row(
      "does my app go to the background when a FaceTime call rings", "interruption.resign-only",
      "call.banner", "call.answered"),
    Row("is sceneDidBecomeActive called after Face ID", "interruption.resign-only"),
    Row("app delegate not called after adding scenes", "scene.transitions"),
    Row("do background fetches run in low power mode", "background.low-power"),
    Row("can iOS kill an app playing music in the background", "background.audio", "memory.order"),
    Row("does app get killed when Control Center is opened", "interruption.resign-only"),
    Row("what happens to NSTimer on lock screen", "suspended.no-callback"),
  ]

  static let vietnamese: [Row] = [
    Row("khóa máy có làm app kết thúc không", "leave.lock"),
    Row("khi khóa màn hình thì applicationDidEnterBackground có được gọi không", "leave.lock"),
    Row("mở trung tâm thông báo có gọi didEnterBackground không", "interruption.resign-only"),
    Row(
      "app bị crash thì applicationWillTerminate có được gọi không", "end.crash",
      "end.will-terminate", "end.notified-on-crash-claim"),
    Row("khởi động lại máy thì app có được báo không", "end.reboot"),
    Row("silent push có đánh thức app sau khi người dùng vuốt tắt không", "end.force-quit-mark"),
    Row("performFetch có bao nhiêu giây", "limit.fetch"),
    Row("Face ID có làm app vào nền không", "interruption.resign-only"),
    Row("app tạm ngưng có chạy code không", "suspended.no-callback"),
    Row("biểu ngữ thông báo có làm app không hoạt động không", "banner.arrival-is-nothing"),
    Row("beginBackgroundTask chạy được bao lâu trên iOS 12", "limit.background-time"),
    Row("iOS tắt app nào trước khi thiếu bộ nhớ", "memory.order"),
    Row("Siri có làm app vào nền không", "interruption.resign-only"),
    Row(
      "khi điện thoại đổ chuông app ở trạng thái nào", "interruption.resign-only", "call.banner",
      "call.answered"),
    Row("app có được đánh thức sau khi khởi động lại máy không", "need.first-unlock", "end.reboot"),
    Row("tác vụ nền có bao nhiêu giây", "limit.background-time"),
    Row("iOS có gọi applicationWillTerminate khi buộc thoát app không", "end.force-quit"),
    Row("timer có chạy khi màn hình khóa không", "suspended.no-callback"),
    Row("nhận cuộc gọi có làm app tạm ngưng không", "call.answered", "interruption.resign-only"),
    Row(
      "applicationWillTerminate có chắc chắn được gọi không", "end.will-terminate",
      "end.suspended-silent"),
    Row("app bị vuốt tắt có nhận vị trí không", "end.force-quit-mark"),
    Row("BGAppRefreshTask chạy được mấy giây", "limit.refresh"),
    Row(
      "khi mở lại app từ nền thì didFinishLaunching có được gọi không", "suspended.resumes",
      "return.foreground-then-active"),
    Row("tải file nền có dừng khi vuốt tắt app không", "transfer-cancelled"),
    Row("websocket bị ngắt khi app vào nền", "connection-lost"),
    Row("bị watchdog tắt khi khởi chạy chậm", "limit.launch"),
    Row("app có chạy khi khóa màn hình không", "leave.lock"),
    Row(
      "bấm home có gọi applicationWillTerminate không", "leave.resign-then-background",
      "end.suspended-silent"),
    Row("silent push có bao nhiêu giây để xử lý", "limit.push"),
    Row("hết pin thì app có được gọi gì không", "end.reboot"),
    Row("tác vụ nền hết giờ thì sao", "task.expired", "task.leaked"),
    Row("đổi quyền camera trong cài đặt có làm app khởi động lại không", "privacy.change"),
    Row("mất bao lâu thì iOS tạm ngưng app", "limit.suspension"),
  ]

  static let russian: [Row] = [
    Row("вызывается ли applicationDidEnterBackground при блокировке экрана", "leave.lock"),
    Row("баннер уведомления делает приложение неактивным?", "banner.arrival-is-nothing"),
    Row("сколько секунд есть у applicationWillTerminate", "limit.terminate"),
    Row(
      "продолжится ли загрузка URLSession если пользователь смахнул приложение",
      "transfer-cancelled"),
    Row("уходит ли приложение в фон когда открывают пункт управления", "interruption.resign-only"),
    Row(
      "вызывается ли willTerminate при сбое", "end.crash", "end.will-terminate",
      "end.notified-on-crash-claim"),
    Row("сколько времени даётся на тихий пуш", "limit.push"),
    Row("что происходит с приложением при перезагрузке телефона", "end.reboot"),
    Row(
      "получает ли приостановленное приложение касания", "touch.active-only",
      "suspended.no-callback"),
    Row("запустит ли геолокация приложение после принудительного закрытия", "end.force-quit-mark"),
    Row("работает ли таймер когда приложение приостановлено", "suspended.no-callback"),
    Row("сколько секунд даётся performFetch", "limit.fetch"),
    Row("будит ли пуш приложение после свайпа", "end.force-quit-mark", "fetch.allowed"),
    Row(
      "что вызывается когда звонит телефон", "interruption.resign-only", "call.banner",
      "call.answered"),
    Row("приходит ли memory warning приостановленному приложению", "memory.warning"),
    Row("останавливается ли музыка при звонке", "background.audio"),
    Row("сколько работает BGProcessingTask", "limit.processing"),
    Row(
      "гарантирован ли вызов applicationWillTerminate", "end.will-terminate", "end.suspended-silent"
    ),
    Row("делает ли siri приложение неактивным", "interruption.resign-only"),
    Row("приложение закрывается сразу после запуска на ios 27", "launch.scenes-required"),
    Row(
      "работает ли bluetooth после смахивания приложения", "end.force-quit-mark",
      "bluetooth.restoration"),
    Row("обрывается вебсокет в фоне", "connection-lost"),
    Row("вызывается ли applicationWillTerminate при перезагрузке", "end.reboot"),
    Row("что вызывается при блокировке экрана", "leave.lock"),
    Row("сколько секунд даёт iOS на запуск приложения", "limit.launch"),
    Row("сохраняются ли таймеры когда приложение в фоне", "suspended.no-callback"),
    Row("звонок переводит приложение в фон?", "interruption.resign-only", "call.answered"),
    Row("что происходит если не завершить фоновую задачу", "task.leaked"),
    Row("можно ли запустить live activity из фона", "activity.foreground"),
  ]

  static let chinese: [Row] = [
    Row("打开通知中心会进入后台吗", "interruption.resign-only"),
    Row("控制中心打开时会进入后台吗", "interruption.resign-only"),
    Row("锁屏会终止 App 吗", "leave.lock"),
    Row("来电时 App 会进入后台吗", "interruption.resign-only", "call.answered", "call.banner"),
    Row("performFetch 有多长时间", "limit.fetch"),
    Row("用户划掉 App 后静默推送还能唤醒吗", "end.force-quit-mark"),
    Row(
      "崩溃时会调用 applicationWillTerminate 吗", "end.crash", "end.will-terminate",
      "end.notified-on-crash-claim"),
    Row("横幅通知会让 App 变为非活跃吗", "banner.arrival-is-nothing"),
    Row("App 挂起时还能执行代码吗", "suspended.no-callback"),
    Row("面容 ID 弹出时会调用 didEnterBackground 吗", "interruption.resign-only"),
    Row("内存不足时系统先终止哪个 App", "memory.order"),
    Row("重启手机后 App 会收到通知吗", "end.reboot"),
    Row("Siri 会让 App 进入后台吗", "interruption.resign-only"),
    Row("锁屏后定时器还会运行吗", "suspended.no-callback"),
    Row("后台任务能运行多少秒", "limit.background-time"),
    Row("强制退出时会调用 applicationWillTerminate 吗", "end.force-quit"),
    Row("挂起的 App 被系统终止时有回调吗", "end.suspended-silent"),
    Row("重启手机后 App 会自动启动吗", "need.first-unlock"),
    Row("按下电源键 App 会被杀死吗", "leave.lock"),
    Row("接电话时音乐会停吗", "background.audio"),
    Row("applicationWillTerminate 一定会被调用吗", "end.will-terminate", "end.suspended-silent"),
    Row("BGProcessingTask 能运行多久", "limit.processing"),
    Row("强退后定位还能唤醒 App 吗", "end.force-quit-mark"),
    Row("App 切回前台时会调用 viewWillAppear 吗", "view.no-call-on-return"),
    Row("内存警告会发给挂起的 App 吗", "memory.warning"),
    Row("面容 ID 会让 App 非活跃吗", "interruption.resign-only"),
    Row("后台时 websocket 断开", "connection-lost"),
    Row("启动慢会被系统杀死吗", "limit.launch"),
    Row("App 进入后台后多久被挂起", "limit.suspension"),
    Row("锁屏时会调用 applicationWillTerminate 吗", "leave.lock"),
    Row("关机时 App 会收到通知吗", "end.reboot"),
    Row("静默推送能启动被系统杀死的 App 吗", "push.silent"),
    Row("后台任务过期会怎样", "task.expired", "task.leaked"),
    Row("修改相机权限后 App 为什么重启", "privacy.change"),
    Row("后台刷新关闭后静默推送还能收到吗", "background.refresh-status"),
    Row("Live Activity 能让 App 一直运行吗", "activity.foreground"),
  ]
}
