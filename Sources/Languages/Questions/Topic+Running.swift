// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Lifecycle
import LifecycleAnalysis

extension Topic {
  package static let transitions: [Topic] = [
    Topic(
      .fiveStates, "leave-and-suspend",
      "what are the states of an app", "what are the five app states in ios",
      "which states can an ios app be in", "what is the not running state",
      "difference between active and inactive state",
      "difference between suspended and not running",

      "UIApplication.State active inactive background",
      "app life cycle states explained",
      "app ios có những trạng thái nào", "năm trạng thái của app",
      "какие состояния есть у приложения",
      "пять состояний приложения ios", "App 有哪几种状态", "iOS 应用的五种状态"),
    Topic(
      .inactiveOrBackground, "interruption-or-leaving",
      "is an app in the background active or inactive",
      "is a background app inactive",
      "difference between inactive and background", "inactive vs background state",
      "Inactive và Background khác nhau thế nào", "чем inactive отличается от background",
      "非活跃和后台有什么区别"),
    Topic(
      .activeThroughInactive, "swiftui-leave-and-return",
      "can an app go straight from background to active without inactive",
      "does active follow background directly",
      "does an app pass inactive from background to active",
      "scenePhase goes inactive before active", "straight from background to active",
      "is inactive always called before background"),
    Topic(
      .leaveOrder, "leave-and-suspend",
      "does iOS stop my app when I switch to another app",
      "what is called when the user presses home",
      "is applicationWillTerminate called when the user presses home",
      "what happens to my app when the user switches to another app",
      "bấm home có gọi applicationWillTerminate không", "按 Home 键会调用 applicationWillTerminate 吗",
      "which is called first willResignActive or didEnterBackground",
      "phương thức nào được gọi trước willResignActive hay didEnterBackground",
      "что вызывается первым willResignActive или didEnterBackground",
      "先调用 willResignActive 还是 didEnterBackground",
      "does pressing home kill the app",
      "is the app terminated when the user presses the home button",
      "bấm nút home có tắt app không", "завершается ли приложение при нажатии кнопки домой",
      "按 Home 键会终止 App 吗", "order willResignActive didEnterBackground",
      "which methods are called when app goes to background", "when is didEnterBackground called",
      "khi nào didEnterBackground được gọi", "когда вызывается didEnterBackground",
      "什么时候调用 didEnterBackground",
      "sceneDidEnterBackground sceneWillResignActive order",
      "difference between willResignActive and didEnterBackground"),
    Topic(
      .returnOrder, "return-from-background",
      "order of calls when the app comes back from the background",
      "is willEnterForeground called after unlocking the phone",
      "what is called when the app returns to the foreground", "onResume equivalent on ios",
      "app resumes with stale data refresh on return",
      "how to refresh data every time the app opens", "аналог onResume в ios",
      "onResume 在 iOS 对应什么", "willEnterForeground before didBecomeActive",
      "difference between willEnterForeground and didBecomeActive",
      "where to refresh data when app comes back", "resume event when the app comes to foreground",
      "detect when app comes to foreground", "restart timer when app comes to foreground",
      "khi app quay lại tiền cảnh thì gọi gì", "что вызывается при возврате из фона", "从后台回到前台调用什么"),
    Topic(
      .returnDelegateFirst, "return-from-background",
      "is the willEnterForeground notification or the delegate method first",
      "is the notification posted before the delegate method willEnterForeground"),
    Topic(
      .notificationAfterDelegate, "launch-cold",
      "are UIApplication notifications posted before or after the app delegate method",
      "order of delegate method and NotificationCenter notification observer",
      "is didBecomeActiveNotification before applicationDidBecomeActive"),
    Topic(
      .leaveByLock, "leave-by-lock",
      "does locking the phone kill my app",
      "is my app killed when I lock the phone",
      "khóa màn hình thì app ở trạng thái nào",
      "что происходит с приложением при блокировке экрана",
      "убивает ли iOS приложение когда я блокирую телефон",
      "锁屏后 App 处于什么状态",
      "锁屏会杀死 App 吗",
      "what happens when the user locks the screen",
      "does locking the phone call didEnterBackground", "锁屏后 App 会进入后台吗",
      "detect lock screen or home button", "app state when device is locked",
      "screen off app goes to background", "does locking the phone terminate my app",
      "app có chạy khi khóa màn hình không", "что вызывается при блокировке экрана",
      "is applicationWillTerminate called when the phone is locked",
      "锁屏时会调用 applicationWillTerminate 吗",
      "does my app still run when I press the side button",
      "is the app killed or suspended when the screen is locked",
      "which methods are called when the screen is locked",
      "is applicationDidEnterBackground called when the screen locks",
      "lock button same as home button for my app",
      "khóa máy có làm app kết thúc không",
      "khóa màn hình thì applicationDidEnterBackground có được gọi không",
      "вызывается ли applicationDidEnterBackground при блокировке экрана",
      "завершается ли приложение при блокировке телефона", "锁屏会终止 App 吗",
      "锁屏时会调用 didEnterBackground 吗"),
    Topic(
      .leaveSaved, "leave-and-suspend",
      "ảnh chụp trong trình chuyển đổi ứng dụng được chụp lúc nào",
      "когда делается снимок для переключателя приложений",
      "多任务界面的截图什么时候拍的",
      "hide sensitive content in app switcher snapshot", "prevent screenshot in app switcher",
      "app switcher shows old screen", "hide content in recents", "blur screen in app switcher",
      "when does ios take the snapshot screenshot for the app switcher",
      "privacy screen multitasking",
      "change the UI in applicationDidEnterBackground before the snapshot"),
    Topic(
      .interruption, "interruption-or-leaving",
      "is sceneWillResignActive called when control center opens",
      "does opening notification center trigger sceneDidEnterBackground",
      "does the app get killed when control center is opened",
      "is scenePhase background when control center is open",
      "does opening control center put the app in the background",
      "AppState inactive when control center is opened",
      "does showing the share sheet trigger willResignActive",
      "react native shows inactive when opening notification center",
      "does control center make my app inactive", "scenePhase inactive control center",
      "pause the game when a call comes", "система запрос разрешения делает приложение неактивным",
      "appstate inactive when notification center is pulled down",
      "appstate becomes inactive but not background",
      "app becomes inactive without going to background",
      "willResignActive called but not didEnterBackground", "what makes an app inactive",
      "onPause called but app still visible", "kéo trung tâm điều khiển app thành không hoạt động",
      "центр управления делает приложение неактивным", "下拉通知中心 App 变为非活跃",
      "does opening control center or notification center call didEnterBackground",
      "does notification center put the app in the background",
      "is applicationDidBecomeActive called after control center is closed",
      "mở trung tâm thông báo có gọi didEnterBackground không",
      "mở trung tâm điều khiển app có vào nền không",
      "уходит ли приложение в фон когда открывают пункт управления",
      "уходит ли приложение в фон при открытии центра уведомлений",
      "打开通知中心会进入后台吗", "打开控制中心会进入后台吗"),
    Topic(
      .interruption, "six-cases-2-switcher-and-back",
      "does swiping up to the app switcher call didEnterBackground",
      "is didEnterBackground called when the user double taps home to see the multitasking screen",
      "does opening the app switcher call didEnterBackground",
      "app state while the app switcher is open",
      "is the app in the background in the app switcher",
      "swiping up to the app switcher and back", "peek at the multitasking screen and return",
      "mở trình chuyển đổi ứng dụng có gọi didEnterBackground không",
      "вызывается ли didEnterBackground при открытии переключателя приложений",
      "打开切换器时会进入后台吗"),
    Topic(
      .interruption, "six-cases-4-call-declined",
      "does ringing call my applicationDidEnterBackground",
      "что происходит с приложением при входящем звонке",
      "does my app go to the background when a FaceTime call rings",
      "is didEnterBackground called when a phone call comes in",
      "does a phone call kill my app", "app state while a phone call rings",
      "app ở trạng thái nào khi điện thoại đổ chuông",
      "что вызывается когда звонит телефон",
      "user declines an incoming call", "cuộc gọi đến thì app có vào nền không",
      "уходит ли приложение в фон при входящем звонке", "来电时 App 会进入后台吗"),
    Topic(
      .interruption, "interruption-face-id",
      "is sceneDidBecomeActive called after Face ID", "face id makes app inactive",
      "face id prompt triggers appstate change loop",
      "biometric prompt triggers background lock screen loop",
      "willResignActive called when face id appears", "does face id call didEnterBackground",
      "Face ID có làm app vào nền không", "уходит ли приложение в фон при face id",
      "面容 ID 会让 App 变为非活跃吗", "面容 ID 弹出时会调用 didEnterBackground 吗"),
    Topic(
      .interruption, "interruption-permission-alert",
      "does a camera permission prompt call applicationWillResignActive",
      "app state while a system alert is shown",
      "is applicationDidEnterBackground not called when an alert is shown",
      "системный алерт с разрешением состояние приложения",
      "系统权限弹窗出现时 App 是什么状态",
      "hộp thoại xin quyền hiện lên thì app ở trạng thái gì",
      "permission alert triggers resign active",
      "system permission dialog makes app inactive",
      "does a permission alert put the app in the background",
      "is applicationDidEnterBackground called when an alert is shown",
      "hộp thoại xin quyền có làm app vào nền không", "权限弹窗会让 App 进入后台吗",
      "didBecomeActive called after permission alert dismissed"),
    Topic(
      .interruption, "interruption-siri",
      "is applicationWillEnterForeground called after dismissing Siri",
      "is sceneWillResignActive called when Siri appears", "siri makes the app inactive",
      "Siri có làm app vào nền không",
      "уходит ли приложение в фон при siri", "Siri 会让 App 进入后台吗",
      "does siri put the app in the background"),
    Topic(
      .notificationCenterTwice, "interruption-notification-center-ios11",
      "didBecomeActive called twice when notification center is pulled down",
      "resign active twice notification center",
      "wrong app state when notification center is opened",
      "app state change twice when opening notification center",
      "applicationDidBecomeActive called multiple times pull down"),
    Topic(
      .callBanner, "call-banner", "incoming phone call banner app state",
      "phone call does not make app inactive ios 14"),
    Topic(
      .callAnswered, "six-cases-5-call-answered",
      "is didEnterBackground called when the user answers a call",
      "what happens to my app when a phone call comes in",
      "có cuộc gọi đến thì app ra sao",
      "что будет с приложением, когда отвечаешь на звонок",
      "来电话时 App 会怎样",
      "user answers a phone call while using the app", "incoming call while app is open",
      "phone call interrupts the app which methods are called",
      "does the app go to background during a phone call",
      "does answering a call suspend my app", "nghe cuộc gọi có làm app tạm ngưng không",
      "уходит ли приложение в фон если ответить на звонок", "接听电话时 App 会进入后台吗"),
    Topic(
      .batteryLow, nil, "does a low battery alert make the app inactive",
      "low battery warning app state"),
    Topic(
      .switcherCard, "switcher-card-outlives-process", "app still in app switcher but not running",
      "card in app switcher after app was killed", "is an app in the switcher running"),
    Topic(
      .bannerIsNothing, "banner-ignored",
      "does a push banner make the app inactive",
      "is sceneWillResignActive called when a notification banner drops down",
      "does a notification banner change app state",
      "app state when a banner appears",
      "is applicationWillResignActive called for a banner notification",
      "does a notification banner make my app inactive",
      "biểu ngữ thông báo có làm app không hoạt động không",
      "баннер уведомления делает приложение неактивным", "横幅通知会让 App 变为非活跃吗"),
    Topic(
      .methodMissing, "launch-methods-missing", "delegate method not implemented",
      "why is my delegate method never called misspelled signature"),
  ]

  package static let opened: [Topic] = [
    Topic(
      .urlOrder, "open-url-warm",
      "is openURL called before didBecomeActive",
      "mở app bằng url thì gọi phương thức nào",
      "какой метод вызывается при открытии приложения по ссылке url",
      "通过 url 打开 App 时调用什么",
      "when is open url called before or after didBecomeActive", "open url order warm start",
      "application open url called when app is in background"),
    Topic(
      .urlOrder, "scene-url-warm", "openURLContexts when the app is in the background",
      "deep link while app is running"),
    Topic(
      .activityOrder, "open-activity-warm",
      "when is continue userActivity called",
      "universal link opens app continue user activity order", "handoff nsuseractivity order"),
    Topic(
      .quickActionOrder, "open-quick-action-warm",
      "when is performActionForShortcutItem called", "when is performActionFor shortcutItem called",
      "home screen quick action order"),
    Topic(
      .notificationTapped, "push-tapped",
      "which method is called when the user taps a notification",
      "didReceive response called when notification tapped",
      "handle notification tap when app is killed", "notification clicked open specific screen",
      "getInitialNotification tap", "was the app launched from a push notification"),
    Topic(
      .pushArrival, "push-in-front",
      "is didReceiveRemoteNotification called for a normal alert push in background",
      "notification not shown when app is in foreground",
      "local notification banner does not show in foreground",
      "push notification banner not displayed in foreground willPresent",
      "didReceiveRemoteNotification not called for alert push in background",
      "is any code run when a normal push arrives in background",
      "does ios wake my app for a normal push notification",
      "does a local notification wake my app", "can a suspended app receive push notifications"),
    Topic(
      .pushDelegate, "push-without-notification-delegate",
      "didReceiveRemoteNotification or userNotificationCenter didReceive",
      "UNUserNotificationCenterDelegate instead of didReceiveRemoteNotification",
      "didReceiveRemoteNotification not called since UNUserNotificationCenter"),
    Topic(
      .silentPush, "push-delivered-twice",
      "didReceiveRemoteNotification called twice",
      "push received but didReceiveRemoteNotification not called in background",
      "content-available missing push does not wake the app",
      "remote notification does not wake the app in background", "пуш не будит приложение в фоне",
      "静默推送不唤醒 App", "push handler called twice once on arrival once on tap"),
    Topic(
      .notificationOnLockScreen, "push-tapped-on-lock-screen", "tap notification on lock screen"),
    Topic(.notificationDelivered, "push-survives-restart", "delivered notifications after reboot"),
  ]

  package static let data: [Topic] = [
    Topic(
      .dataLost, "data-saved-too-late",
      "nên lưu dữ liệu trong phương thức nào",
      "где сохранять данные пользователя",
      "应该在哪个方法里保存数据",
      "where should I save data when the app closes", "should I save data in didEnterBackground",
      "core data save when the app terminates", "how to save data before the app is killed",
      "UserDefaults not saved when the app is killed from xcode",
      "сохранить данные перед закрытием приложения", "在 App 被杀前保存数据",
      "data lost when the app is killed", "save in applicationWillTerminate not working",
      "best place to save user data before app is terminated",
      "сохранение данных при сворачивании приложения", "save state before ios kills the app",
      "core data changes lost after force quit", "state not saved when app is swiped away",
      "unsaved changes are lost", "data missing from storage after the app was closed",
      "nên lưu dữ liệu ở đâu khi app bị tắt", "где сохранять данные при закрытии приложения",
      "App 关闭时在哪里保存数据"),
    Topic(
      .fileLock, "file-lock-at-suspension",
      "0xdead10cc crash", "is it safe to write to a database in didEnterBackground",
      "sqlite open transaction when app is suspended", "App 挂起时 数据库 0xdead10cc",
      "sqlite in app group crash when suspended", "dead10cc realm grdb shared container",
      "app terminated holding a file lock database in background"),
    Topic(
      .protectedData, "protected-data",
      "when is applicationProtectedDataWillBecomeUnavailable called",
      "file cannot be read when device is locked", "isProtectedDataAvailable when locked",
      "protectedDataWillBecomeUnavailable",
      "database unreadable while phone is locked data protection complete",
      "read health data when locked"),
    Topic(
      .usageDescription, nil, "crash accessing camera without usage description",
      "attempted to access privacy-sensitive data NSCameraUsageDescription",
      "TCC crash Info.plist key"),
    Topic(
      .pushEntitlement, nil, "no valid aps-environment entitlement string found",
      "device token not received entitlement"),
    Topic(
      .querySchemes, nil, "canOpenURL returns false LSApplicationQueriesSchemes",
      "this app is not allowed to query for scheme"),
  ]

  package static let screen: [Topic] = [
    Topic(
      .viewNotCalled, "views-leave-and-return",
      "viewWillAppear not called when returning from background",
      "viewDidAppear not called when app comes to foreground",
      "onAppear not called when app returns from background swiftui",
      "useEffect does not run when app comes back from background",
      "componentDidMount not called on resume",
      "is viewWillAppear called after unlocking the phone",
      "is viewDidDisappear or viewWillDisappear called when the app goes to background",
      "refresh screen when app becomes active useFocusEffect",
      "initState not called when app resumes", "viewWillAppear không được gọi khi quay lại app",
      "viewWillAppear не вызывается при возврате из фона", "从后台回来 viewWillAppear 不调用"),
    Topic(
      .viewAppearance, "views-launch", "viewDidAppear before or after didBecomeActive",
      "order of viewDidLoad viewWillAppear at launch"),
    Topic(
      .viewLoading, "views-launched-in-background",
      "is viewDidLoad called when app is launched in background", "view loaded on background launch"
    ),
    Topic(
      .touchesActiveOnly, "run-loop-inactive",
      "are touches delivered while the app is inactive",
      "app không hoạt động có nhận chạm không",
      "получает ли неактивное приложение касания",
      "非活跃的 App 能收到触摸吗", "touches ignored when app is inactive",
      "are touches queued while the app is suspended", "does a suspended app get touches",
      "app tạm ngưng có nhận chạm không", "получает ли приостановленное приложение касания",
      "App 挂起时触摸会排队吗",
      "buttons do not respond app inactive"),
    Topic(
      .mainThreadHung, "run-loop-hung",
      "what happens if the main thread is blocked",
      "luồng chính bị chặn thì sao",
      "что если заблокировать главный поток",
      "主线程卡住会怎样",
      "main thread blocked app frozen", "app freezes after returning from background",
      "ui freezes while main thread is busy", "app hangs", "app freezes for a few seconds",
      "app unresponsive to touch"),
    Topic(
      .mainThreadOrder, "run-loop-busy", "does the main thread handle events in order",
      "main run loop order of events"),
    Topic(
      .responderChain, nil, "responder chain who handles a touch", "hit testing responder chain"),
    Topic(
      .snapshotUnrendered, nil,
      "snapshotting a view that has not been rendered results in an empty snapshot"),
    Topic(
      .noRootViewController, nil,
      "application windows are expected to have a root view controller at the end of application launch"
    ),
    Topic(
      .windowProperty, nil,
      "the app delegate must implement the window property if it wants to use a main storyboard file"
    ),
  ]

  package static let threads: [Topic] = [
    Topic(
      .threadUIKit, "thread-uikit", "ui api called on a background thread",
      "must be used from main thread only", "update ui from background thread"),
    Topic(
      .threadMainActor, "thread-main-actor",
      "swift 6 crash in completion handler dispatch_assert_queue_fail",
      "main actor closure called on background thread crash EXC_BREAKPOINT",
      "_dispatch_assert_queue_fail"),
    Topic(
      .threadOther, "thread-work", "does background thread keep running when app is suspended",
      "dispatch queue work in background app", "do other threads stop on suspend"),
    Topic(.schedulerInFront, "scheduler-in-front", "scheduled task runs while app is in front"),
  ]

  package static let outside: [Topic] = [
    Topic(
      .catalyst, "mac catalyst lifecycle", "catalyst life cycle background",
      "macos app nsapplication terminate",
      "appkit window closed quit app", "app on mac applicationShouldTerminate"),
    Topic(.visionOS, "visionos immersive space lifecycle", "vision pro app scene phase"),
    Topic(
      .watchOS, "apple watch app lifecycle", "watchkit extension background refresh",
      "watchos complication update", "watchos background"),
    Topic(.tvOS, "apple tv app lifecycle tvos"),
    Topic(
      .android,
      "Android onPause not called", "android activity lifecycle onPause onStop",
      "android foreground service doze",
      "kotlin activity destroyed"),
    Topic(.widgets, "widgetkit timeline not refreshing", "home screen widget update interval"),
    Topic(
      .extensions, "notification service extension not called", "share extension memory limit",
      "keyboard extension lifecycle", "network extension packet tunnel killed"),
    Topic(
      .appIntents, "app intents launch app in background", "appintent openAppWhenRun scene",
      "shortcuts app intent perform lifecycle", "app intent launch"),
    Topic(
      .distribution,
      "what happens to a running app when it is updated",
      "publish the app to TestFlight or the App Store",
      "app update kills the running app",
      "what happens to a running app when it is updated from the App Store",
      "StoreKit purchases restore subscription", "provisioning profile signing certificate error"),
    Topic(
      .layout, "center a view with auto layout constraints", "UITableView cell layout",
      "navigation bar color font",
      "keyboard covers the text field"),
    Topic(
      .building, "CocoaPods pod install fails", "build error undefined symbol linker",
      "swift package manager cannot resolve", "merge conflict in project.pbxproj"),
    Topic(
      .liveActivities, "live activity after force quit",
      "live activity stays on the lock screen after the app is killed",
      "end live activity when the app is terminated",
      "live activity does not close when app is quit"),
    Topic(
      .foldables, "fold", "unfold the iphone duo", "iphone duo fold scene resize",
      "foldable iphone opening and closing"),
  ]

  package static let commands: [Topic] = [
    Topic(
      .lose, "saves-at-its-end",
      "what is the shortest way to lose data", "fewest events that lose an edit",
      "prove that no edit can be lost", "shortest way to lose unsaved changes",
      "đường ngắn nhất làm mất dữ liệu", "кратчайший путь к потере данных", "丢失数据的最短途径"),
    Topic(
      .compare, "leave-ios3",
      "which ios versions changed the life cycle", "what changed in ios 13 ios 26",
      "compare several versions of ios", "run the same scenario on old and new versions",
      "phiên bản iOS nào thay đổi vòng đời", "что изменилось между версиями iOS", "各版本的 iOS 有什么变化"
    ),
    Topic(
      .settle, "leave-by-lock",
      "measure a disputed rule with my own phone", "settle assumed rules on a real device",
      "send a measurement of my iphone to applife",
      "đo quy tắc còn tranh cãi bằng điện thoại của tôi",
      "проверить спорное правило на своём телефоне",
      "用自己的手机判定有争议的规则"),
    Topic(
      .frameworks, "framework-words",
      "ON_STOP and ON_PAUSE in compose multiplatform",
      "AppLifecycleState order hidden paused inactive resumed",
      "AppState order inactive background active",
      "compose multiplatform ON_STOP ON_PAUSE ON_RESUME",
      "Lifecycle.Event in compose multiplatform",
      "maui Window Deactivated Stopped Resumed Destroying events",
      "uikit callbacks beside the framework's words",
      "framework gọi vòng đời là gì", "слова фреймворка для жизненного цикла", "框架的生命周期叫法"),
  ]
}
