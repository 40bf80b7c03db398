// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Languages
import Lifecycle
import LifecycleAnalysis

extension Topic {
  /// What people ask about. A rule that is not here can be found by its sentence.
  package static let asked: [Topic] =
    suspension + endings + launches + scenes + transitions + opened + background + data + screen
    + threads + outside

  private static let suspension: [Topic] = [
    Topic(
      .suspendedSilently, "suspended-timers-stop",
      "why does my timer stop in the background",
      "setInterval setTimeout stops when app goes to background",
      "timer pauses when screen is locked", "code stops running when the app is minimized",
      "is an app told before it is suspended",
      "javascript stops running in background react native",
      "does the app know that it is suspended", "countdown wrong after returning from background",
      "stopwatch stops in background",
      "vì sao timer dừng khi app chạy nền", "почему таймер останавливается в фоне",
      "код не выполняется в фоне", "定时器在后台停止", "后台代码不执行", "keep timer running in background",
      "isolate stops in background flutter"),
    Topic(
      .suspendedResumes, "return-from-suspended",
      "does a suspended app launch again when it is opened",
      "is didFinishLaunching called when returning from background",
      "why is didFinishLaunching not called when coming back to the app"),
    Topic(
      .suspendedQueue, "suspended-queue",
      "what events are queued while the app is suspended",
      "timezone change notification while suspended",
      "significant time change delivered after suspended", "orientation rotation while suspended"),
    Topic(
      .limitSuspension, "leave-and-suspend",
      "how long until ios suspends the app after background",
      "how many seconds before an app is suspended",
      "when is the app suspended after pressing home"),
    Topic(
      .limitBackgroundTime, "background-task-expired",
      "how long can my app run in the background", "background time limit 30 seconds 3 minutes",
      "how much time does beginBackgroundTask give", "backgroundTimeRemaining how many seconds",
      "maximum background execution time", "app terminates after 10 minutes in background",
      "app chạy nền được bao lâu", "сколько времени приложение может работать в фоне",
      "сколько секунд даёт beginBackgroundTask", "后台可以运行多长时间"),
    Topic(
      .backgroundAssertion, "background-mode-is-a-permission",
      "keep the app running in the background forever", "keep app alive in background indefinitely",
      "run a background service continuously like android foreground service",
      "giữ app chạy mãi trong nền", "как держать приложение всегда работающим в фоне", "后台保活一直运行",
      "headless background service always running", "run code 24/7 in background"),
    Topic(
      .backgroundModes, "background-mode-is-a-permission",
      "background mode enabled but app does not run in background",
      "does UIBackgroundModes keep the app running",
      "enabled background capability still suspended"),
    Topic(
      .connectionLost, "suspended-timers-stop",
      "websocket disconnects when the app goes to background", "socket closed in background",
      "network connection was lost after returning to the app -1005",
      "network requests in flight when app goes to background",
      "mqtt disconnects in background keep connection",
      "keep websocket connection open in background"),
  ]

  private static let endings: [Topic] = [
    Topic(
      .endSuspended, "swiped-away-suspended",
      "applicationWillTerminate not called", "willTerminate not called when killed in background",
      "is there a callback when the app is killed", "how to detect the app is killed",
      "как узнать что приложение убили", "detect app termination when suspended",
      "appWillTerminate not called when suspended app is swiped away",
      "detached state not called flutter when app killed",
      "onDestroy not called when app is killed", "callback before app is killed by the system",
      "applicationWillTerminate không được gọi khi app bị tắt",
      "applicationWillTerminate не вызывается", "applicationWillTerminate 没有调用"),
    Topic(
      .endForceQuit, "swiped-away-in-front",
      "what happens when the user force quits the app",
      "user swipes the app away from app switcher which method is called",
      "detect force quit", "người dùng vuốt tắt app thì phương thức nào được gọi",
      "что вызывается когда пользователь смахивает приложение", "用户上滑关闭 App 时调用什么",
      "is willTerminate called on force quit",
      "app removed from recents callback", "execute code when the app is terminated by the user",
      "get notified when the user kills the app", "was the app force quit"),
    Topic(
      .endForceQuitMark, "push-silent-after-force-quit",
      "silent push not received after force quit",
      "background fetch does not run after the user force quits",
      "push not delivered when app is killed by swipe",
      "does the app get launched in background after being swiped away",
      "background tasks not run when the app is killed",
      "content-available push when app is killed terminated",
      "run code when app is killed by user", "run javascript code when app is in killed state",
      "background job does not work when the app is in kill mode",
      "keep running after the app is killed or closed", "wake up app after swiped away",
      "push không đến khi app bị tắt", "пуш не приходит когда приложение смахнули",
      "App 被杀后收不到静默推送",
      "headless task when app is killed"),
    Topic(
      .memoryOrder, "suspended-reclaimed",
      "app is killed in the background", "app restarts when returning from background",
      "app reloads from splash screen after being in background",
      "why does ios kill my suspended app",
      "which app is killed first when memory is low",
      "app starts from scratch after opening other apps",
      "state lost after some time in background", "app killed after taking a photo with camera",
      "ios terminates app in background after a while",
      "app bị tắt khi chạy nền", "iOS убивает приложение в фоне",
      "приложение перезапускается после фона", "App 在后台被杀死", "从后台回来 App 重新启动"),
    Topic(
      .memoryLimit, "memory-own-limit",
      "app killed because it uses too much memory", "terminated due to memory issue",
      "memory limit of an app",
      "per-process-limit jetsam", "out of memory crash without crash log"),
    Topic(
      .memoryWarning, "memory-warning",
      "when is didReceiveMemoryWarning called", "memory warning in background",
      "what to do on memory warning"),
    Topic(
      .limitSceneUpdate, "scene-watchdog",
      "0x8badf00d when going to background", "watchdog killed app scene-update",
      "8badf00d termination",
      "app killed by watchdog when returning to foreground",
      "scene-update watchdog transgression 10 seconds"),
    Topic(
      .limitEnterBackground, "leave-five-seconds",
      "how long may didEnterBackground take", "applicationDidEnterBackground five seconds limit",
      "saving in didEnterBackground takes too long killed"),
    Topic(
      .limitLaunch, "launch-slow",
      "app killed at launch because it takes too long", "watchdog timeout at launch 20 seconds",
      "slow launch killed 0x8badf00d process-launch", "crash on startup after 20 seconds"),
    Topic(
      .limitTerminate, "will-terminate-five-seconds",
      "how much time do I have in applicationWillTerminate",
      "network request in willTerminate not sent",
      "send request when app is terminated"),
    Topic(
      .endCrash, "terminated-crash", "is any method called when the app crashes",
      "callback on crash applicationWillTerminate crash"),
    Topic(
      .endReboot, "terminated-reboot", "what happens to my app when the phone restarts",
      "app after reboot is it notified", "phone battery dies is any method called",
      "is the app notified on reboot shutdown"),
    Topic(
      .endExit, "exit-called", "is willTerminate called after exit(0)",
      "close app programmatically exit 0", "quit the app programmatically"),
    Topic(
      .endExitsOnSuspend, "leave-exits-on-suspend", "UIApplicationExitsOnSuspend",
      "app should quit when home is pressed",
      "disable background run application does not run in background"),
    Topic(
      .endNotified, "suspended-or-running-terminated", "when is applicationWillTerminate called",
      "when does ios call willTerminate"),
    Topic(
      .privacyChange, "privacy-changed",
      "app restarts after changing camera permission in settings",
      "app killed when permission is changed in settings",
      "toggle privacy permission kills app sigkill"),
    Topic(
      .killedFromOutside, nil, "message from debugger terminated due to signal 9",
      "app killed signal 9 sigkill no crash log", "lost connection to device"),
    Topic(
      .askedToEnd, nil, "SIGTERM crash report", "terminated due to signal 15", "signal 15 crash"),
    Topic(
      .cpuLimit, nil, "app killed for using too much cpu in background",
      "cpu usage exceeding limit 80% over 60 seconds", "cpu resource limit exception background"),
    Topic(.codeSignature, nil, "code signature invalid crash at launch"),
    Topic(
      .libraryMissing, nil, "library not loaded image not found crash at launch",
      "dyld library not loaded"),
  ]

  private static let launches: [Topic] = [
    Topic(
      .launchSequence, "launch-cold",
      "order of methods at launch",
      "what is called first at launch willFinishLaunching or didFinishLaunching",
      "app launch sequence of delegate methods", "which methods are called when the app starts",
      "thứ tự các phương thức khi khởi chạy", "порядок методов при запуске", "启动时方法的顺序"),
    Topic(
      .launchInactive, "launch-cold",
      "applicationState is inactive in didFinishLaunching",
      "app state at launch inactive or active",
      "applicationState in didFinishLaunchingWithOptions"),
    Topic(
      .launchBackground, "launch-fetch",
      "how to know if the app was launched in the background",
      "app launched in background without user didFinishLaunching",
      "applicationState background at launch",
      "app state is background in didFinishLaunching when a push launches the app",
      "didFinishLaunchingWithOptions called in background without opening the app",
      "app opened in background by push or location", "ios launches my app without ui"),
    Topic(
      .launchPrewarm, "launch-prewarm",
      "app is launched by itself without the user", "prewarming ios 15 main called without user",
      "app start time measured wrong hours", "startup metric too long because of prewarm",
      "ActivePrewarm"),
    Topic(
      .prewarmProtectedData, "prewarm-before-first-unlock",
      "user is logged out after reboot", "UserDefaults empty after reboot",
      "UserDefaults returns nil at launch randomly",
      "users randomly logged out keychain returns nil at launch",
      "keychain empty after restart of the phone",
      "login lost after device restart", "keychain is cleared randomly on launch",
      "app shows login screen again after resume", "bị đăng xuất sau khi khởi động lại máy",
      "разлогинивает после перезагрузки", "重启后退出登录", "asyncstorage empty at launch",
      "protected data not available at launch before first unlock"),
    Topic(
      .keychainLocked, "launch-prewarm",
      "errSecInteractionNotAllowed -25308 keychain in background",
      "keychain read fails when device is locked",
      "user interaction is not allowed keychain background"),
    Topic(
      .launchOptions, "launch-url",
      "what is in launchOptions", "launchOptions is nil when the icon is tapped",
      "why was the app launched launchOptions keys"),
    Topic(
      .launchOlderMethod, "launch-older-method",
      "difference between applicationDidFinishLaunching and didFinishLaunchingWithOptions older method"
    ),
    Topic(
      .launchAccepted, "launch-url-declined", "return value of didFinishLaunchingWithOptions false",
      "url not opened because didFinishLaunching returns NO"),
    Topic(
      .launchRestoration, "launch-restoration", "state restoration does not work after force quit",
      "ui state restoration when is it restored", "restore ui after app killed",
      "state restoration after crash", "how to test state restoration"),
    Topic(
      .limitBackgroundLaunch, "launch-slow-in-background", "watchdog at launch in background",
      "scene-create watchdog background launch", "exhausted cpu time allowance"),
    Topic(
      .needFirstUnlock, "launch-before-first-unlock",
      "does the app start automatically after the phone restarts", "start app on boot",
      "app run after reboot before unlock",
      "background launch after restart before the phone is unlocked"),
    Topic(
      .deviceLocked, nil, "unable to launch app because the device is locked",
      "could not launch device was not unlocked"),
  ]

  private static let scenes: [Topic] = [
    Topic(
      .launchScenesRequired, "launch-without-scenes-ios27",
      "UIScene life cycle is required for apps built with this SDK",
      "crash on launch on ios 27 without scene delegate",
      "app crashes at launch with the ios 27 sdk", "is uiscene mandatory",
      "do I have to adopt the scene life cycle",
      "xcode 27 app does not launch", "NoSceneLifecycleAdoption crash",
      "flutter app crashes on launch ios 27",
      "react native crash launch ios 27", "is SceneDelegate required in ios 27",
      "app crash khi khởi chạy trên ios 27", "приложение падает при запуске на ios 27",
      "iOS 27 启动崩溃 场景"),
    Topic(
      .launchScenesWarned, "launch-warned-ios18",
      "UIScene lifecycle will soon be required warning",
      "failure to adopt will result in an assert in the future",
      "warning about uiscene in console"),
    Topic(
      .windowWithoutScene, "scene-launch",
      "black screen after adding a scene manifest", "black screen at launch with SceneDelegate",
      "black screen ios 13 window",
      "window in AppDelegate is black with UIApplicationSceneManifest",
      "blank white screen after adopting scenes",
      "app shows only a black screen after migration to uiscene",
      "window is nil in app delegate with scene delegate",
      "nothing shows after adding SceneDelegate",
      "màn hình đen sau khi thêm SceneDelegate", "чёрный экран после добавления SceneDelegate",
      "添加 SceneDelegate 后黑屏"),
    Topic(
      .sceneClassMissing, nil, "could not load class with name SceneDelegate",
      "UISceneDelegateClassName key but could not load class"),
    Topic(
      .sceneConfigurationMissing, nil,
      "Info.plist contained no UIScene configuration dictionary looking for configuration named",
      "empty UISceneConfigurations"),
    Topic(
      .sceneTransitions, "scene-leave-and-return",
      "applicationDidEnterBackground not called with SceneDelegate",
      "applicationDidBecomeActive not called after adding SceneDelegate",
      "app delegate methods not called ios 13",
      "applicationWillEnterForeground is not called scene",
      "appdelegate lifecycle methods stopped being called after scene migration",
      "applicationWillResignActive not called swiftui",
      "do UIApplication delegate methods still work with scenes",
      "didEnterBackground never called in app delegate",
      "phương thức app delegate không được gọi khi có scene",
      "методы AppDelegate не вызываются со SceneDelegate", "有 SceneDelegate 后 AppDelegate 方法不调用"),
    Topic(
      .sceneAggregate, "scene-leave-and-return",
      "are UIApplication notifications still posted with scenes",
      "didBecomeActiveNotification with UIScene",
      "NotificationCenter observer for background still works with scenes"),
    Topic(
      .coldLaunchPayload, "scene-url-cold",
      "deep link not working on cold start with SceneDelegate",
      "openURLContexts not called when app is not running",
      "launchOptions is nil with scene delegate",
      "application open url options not called with scene delegate",
      "universal link not received on cold launch scene continue userActivity not called",
      "deep link lost when app is killed", "getInitialURL returns null after uiscene",
      "push tap on cold start lost with scenes",
      "quick action not delivered on cold launch scene", "where is the url when scene connects",
      "deeplink works only when app is in background",
      "app opened from url from terminated state",
      "deep link không hoạt động khi app bị tắt", "диплинк не работает при холодном запуске",
      "冷启动时深链接没有调用"),
    Topic(
      .sceneLaunch, "scene-launch",
      "order of scene delegate methods at launch", "sceneWillEnterForeground called at launch",
      "when is scene willConnectTo called", "is willConnectTo called before didFinishLaunching"),
    Topic(
      .sceneConfiguration, "scene-url-configuration", "configurationForConnecting not called",
      "when is configurationForConnectingSceneSession called",
      "how does uikit choose a scene configuration"),
    Topic(
      .sceneDisconnect, "scene-disconnected", "when is sceneDidDisconnect called",
      "sceneDidDisconnect called but app still running",
      "is sceneDidDisconnect called on background"),
    Topic(
      .sceneDiscard, "scene-swiped-away-suspended", "didDiscardSceneSessions called at launch",
      "when is didDiscardSceneSessions called"),
    Topic(
      .sceneCarPlay, "scene-carplay", "carplay launches app without window scene",
      "app started from carplay", "carplay scene lifecycle phone app not opened"),
    Topic(
      .sceneDisplay, "scene-external-display", "scene for external display airplay",
      "external screen scene connects"),
    Topic(
      .windowFocus, "window-focus", "two windows side by side which one is active",
      "key window with multiple scenes ipad"),
    Topic(
      .windowClose, "window-open-and-close", "user closes a window on ipad",
      "closing one window of a multi window app"),
    Topic(.windowOpen, "window-open-and-close", "open second window on ipad new scene"),
    Topic(.windowLast, "window-last-closed", "last window closed is the app terminated"),
    Topic(
      .swiftUIPhase, "swiftui-leave-and-return",
      "scenePhase in App versus view", "scenePhase active inactive background order",
      "onChange of scenePhase not called",
      "scenePhase does not change in app", "scenePhase with multiple windows",
      "swiftui scenePhase inactive before background"),
  ]

  private static let transitions: [Topic] = [
    Topic(
      .activeThroughInactive, "swiftui-leave-and-return",
      "does active follow background directly", "is the app inactive between background and active",
      "scenePhase goes inactive before active", "background to active without inactive",
      "is inactive always called before background"),
    Topic(
      .leaveOrder, "leave-and-suspend",
      "what is called when the user presses home", "order willResignActive didEnterBackground",
      "which methods are called when app goes to background", "when is didEnterBackground called",
      "khi nào didEnterBackground được gọi", "когда вызывается didEnterBackground",
      "什么时候调用 didEnterBackground",
      "sceneDidEnterBackground sceneWillResignActive order",
      "difference between willResignActive and didEnterBackground"),
    Topic(
      .returnOrder, "return-from-background",
      "what is called when the app returns to the foreground",
      "willEnterForeground before didBecomeActive",
      "difference between willEnterForeground and didBecomeActive",
      "applicationWillEnterForeground not called at launch",
      "where to refresh data when app comes back", "resume event when the app comes to foreground",
      "detect when app comes to foreground", "restart timer when app comes to foreground",
      "khi app quay lại tiền cảnh thì gọi gì",
      "что вызывается при возврате из фона", "从后台回到前台调用什么"),
    Topic(
      .returnDelegateFirst, "return-from-background",
      "is the notification posted before the delegate method willEnterForeground"),
    Topic(
      .notificationAfterDelegate, "launch-cold",
      "order of delegate method and NotificationCenter notification observer",
      "is didBecomeActiveNotification before applicationDidBecomeActive"),
    Topic(
      .leaveByLock, "leave-by-lock",
      "what happens when the user locks the screen",
      "does locking the phone call didEnterBackground", "锁屏后 App 会进入后台吗",
      "detect lock screen or home button", "app state when device is locked",
      "screen off app goes to background"),
    Topic(
      .leaveSaved, "leave-and-suspend",
      "hide sensitive content in app switcher snapshot", "blur screen in app switcher",
      "when does ios take the snapshot screenshot for the app switcher",
      "privacy screen multitasking"),
    Topic(
      .interruption, "interruption-or-leaving",
      "AppState inactive when control center is opened",
      "appstate inactive when notification center is pulled down",
      "appstate becomes inactive but not background",
      "app becomes inactive without going to background",
      "difference between inactive and background",
      "willResignActive called without didEnterBackground", "what makes an app inactive",
      "onPause called but app still visible",
      "kéo trung tâm điều khiển app thành không hoạt động",
      "центр управления делает приложение неактивным", "下拉通知中心 App 变为非活跃"),
    Topic(
      .interruption, "interruption-face-id", "face id makes app inactive",
      "face id prompt triggers appstate change loop",
      "biometric prompt triggers background lock screen loop",
      "willResignActive called when face id appears"),
    Topic(
      .interruption, "interruption-permission-alert", "permission alert triggers resign active",
      "system permission dialog makes app inactive",
      "didBecomeActive called after permission alert dismissed"),
    Topic(.interruption, "interruption-siri", "siri makes the app inactive"),
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
      .callAnswered, "six-cases-5-call-answered", "user answers a phone call while using the app",
      "phone call interrupts the app which methods are called",
      "does the app go to background during a phone call"),
    Topic(
      .switcherCard, "switcher-card-outlives-process", "app still in app switcher but not running",
      "card in app switcher after app was killed", "is an app in the switcher running"),
    Topic(
      .bannerIsNothing, "banner-ignored", "does a notification banner change app state",
      "app state when a banner appears"),
    Topic(
      .methodMissing, "launch-methods-missing", "delegate method not implemented",
      "why is my delegate method never called misspelled signature"),
  ]

  private static let opened: [Topic] = [
    Topic(
      .urlOrder, "open-url-warm",
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
      .quickActionOrder, "open-quick-action-warm", "when is performActionFor shortcutItem called",
      "home screen quick action order"),
    Topic(
      .notificationTapped, "push-tapped",
      "which method is called when the user taps a notification",
      "didReceive response called when notification tapped",
      "handle notification tap when app is killed", "notification clicked open specific screen",
      "getInitialNotification tap", "was the app launched from a push notification"),
    Topic(
      .pushArrival, "push-in-front",
      "notification not shown when app is in foreground",
      "push notification banner not displayed in foreground willPresent",
      "didReceiveRemoteNotification not called for alert push in background",
      "is any code run when a normal push arrives in background"),
    Topic(
      .pushDelegate, "push-without-notification-delegate",
      "UNUserNotificationCenterDelegate instead of didReceiveRemoteNotification",
      "didReceiveRemoteNotification not called since UNUserNotificationCenter"),
    Topic(
      .silentPush, "push-delivered-twice", "didReceiveRemoteNotification called twice",
      "push handler called twice once on arrival once on tap"),
    Topic(
      .notificationOnLockScreen, "push-tapped-on-lock-screen", "tap notification on lock screen"),
    Topic(.notificationDelivered, "push-survives-restart", "delivered notifications after reboot"),
  ]

  private static let background: [Topic] = [
    Topic(
      .taskBegin, "background-task-kept",
      "finish an upload when the user leaves the app",
      "finish work after app goes to background beginBackgroundTask",
      "continue request in background for a few seconds"),
    Topic(
      .taskEnd, "background-task-ended-by-code", "when to call endBackgroundTask",
      "what happens after endBackgroundTask"),
    Topic(
      .taskExpired, "background-task-expired",
      "when is the expiration handler called",
      "expirationHandler of beginBackgroundTask not called", "expiration handler main thread"),
    Topic(
      .taskLeaked, "background-task-leaked",
      "background task was created over 30 seconds ago risk of termination",
      "app killed because background task not ended",
      "forgot endBackgroundTask app terminated", "app crashes in background after 30 seconds",
      "has active assertions beyond permitted time"),
    Topic(
      .taskEndedTwice, nil, "can't end background task no background task exists with identifier"),
    Topic(
      .taskNotGranted, "background-task-not-granted", "beginBackgroundTask returns invalid",
      "beginBackgroundTask called when no time is left UIBackgroundTaskInvalid"),
    Topic(
      .schedulerLaunch, "scheduler-refresh",
      "BGTaskScheduler task never runs", "BGAppRefreshTask not called on device",
      "workmanager periodic task does not run on ios",
      "background task every 15 minutes ios", "how often does ios run app refresh",
      "run code every hour in background",
      "bgprocessingtask not executing",
      "when does ios run a scheduled background task",
      "background job scheduled at specific time", "expo background task does not run",
      "tác vụ nền BGTaskScheduler không chạy", "BGTaskScheduler задача не запускается",
      "BGTaskScheduler 任务不执行"),
    Topic(
      .limitRefresh, "scheduler-expired", "how long may a BGAppRefreshTask run",
      "time limit of app refresh task 30 seconds"),
    Topic(
      .limitProcessing, "scheduler-processing", "how long may a BGProcessingTask run",
      "processing task minutes time limit"),
    Topic(
      .schedulerExpire, "scheduler-expired", "BGTask expirationHandler called",
      "bgtask expires before finished"),
    Topic(
      .schedulerComplete, "scheduler-refresh", "setTaskCompleted must be called",
      "forgot setTaskCompleted", "what if setTaskCompleted is not called"),
    Topic(
      .schedulerInUse, "scheduler-device-in-use",
      "BGProcessingTask stops when the user picks up the phone",
      "processing task only runs when idle charging"),
    Topic(
      .schedulerRegisterLate, "scheduler-registered-late",
      "all launch handlers must be registered before application finishes launching",
      "register BGTaskScheduler in SwiftUI onAppear crash",
      "where to register BGTaskScheduler handler"),
    Topic(
      .schedulerRegisterOnce, "scheduler-registered-twice",
      "launch handler for task with identifier has already been registered",
      "register same background task identifier twice crash"),
    Topic(
      .schedulerNotPermitted, nil, "BGTaskSchedulerErrorDomain code 3",
      "bgtask notPermitted BGTaskSchedulerPermittedIdentifiers",
      "could not schedule app refresh code=3"),
    Topic(
      .schedulerUnavailable, nil, "BGTaskSchedulerErrorDomain code 1",
      "bgtaskscheduler unavailable simulator", "could not schedule app refresh code=1"),
    Topic(
      .schedulerLimit, "scheduler-limit",
      "BGTaskSchedulerErrorDomain code 2 too many pending task requests",
      "how many background tasks can be scheduled"),
    Topic(
      .fetchAllowed, "fetch-needs-the-mode",
      "performFetchWithCompletionHandler not called", "background fetch never triggers",
      "background fetch does not work ios"),
    Topic(
      .fetchNotCompleted, "fetch-too-long",
      "background fetch completion handler not called in time",
      "how long may background fetch take 30 seconds"),
    Topic(
      .fetchReplaced, "fetch-replaced-by-scheduler",
      "performFetch not called when BGTaskSchedulerPermittedIdentifiers is set",
      "background fetch and BGTaskScheduler together"),
    Topic(
      .limitFetchInterval, "fetch-interval", "setMinimumBackgroundFetchInterval",
      "how often is background fetch called minimum interval"),
    Topic(
      .silentPush, "push-silent",
      "silent push not waking up the app",
      "content-available push does not call didReceiveRemoteNotification in background",
      "background push wakes app", "data only message not received in background ios",
      "fcm data message background handler not called ios",
      "does a silent push launch a terminated app", "push im lặng không đánh thức app",
      "тихий пуш не будит приложение", "静默推送没有唤醒 App"),
    Topic(
      .pushBudget, "push-budget", "silent push notifications are throttled",
      "how many silent pushes per hour", "silent push delayed or dropped sometimes",
      "background notifications limit rate"),
    Topic(
      .pushNotCompleted, "push-silent-too-long",
      "silent push how long 30 seconds fetchCompletionHandler",
      "didReceiveRemoteNotification completion handler never called"),
    Topic(
      .lowPowerMode, "push-silent-low-power", "low power mode background fetch",
      "background refresh in low power mode", "battery saver stops background push"),
    Topic(
      .refreshStatus, "fetch-refresh-turned-off", "background app refresh turned off",
      "user disabled background app refresh silent push", "backgroundRefreshStatus denied"),
    Topic(
      .voipReported, "voip-push-not-reported",
      "app crashes when VoIP push is received",
      "killing app because it never posted an incoming call to the system",
      "voip push must report call to callkit",
      "0xbaadca11", "pushkit crash ios 13 when app is killed"),
    Topic(
      .voipPush, "voip-push-reported", "does a voip push launch a killed app",
      "pushkit when app is terminated"),
    Topic(
      .activityForeground, "live-activity-needs-the-foreground",
      "start a live activity from the background", "live activity target is not foreground",
      "does a live activity keep the app running"),
    Topic(
      .activityPush, "live-activity-started-by-push", "start live activity with a push",
      "push to start live activity app killed"),
    Topic(
      .backgroundAudio, "background-audio",
      "audio stops when the app goes to background", "play music in background",
      "keep playing audio with screen locked", "microphone recording in background",
      "does playing silent audio keep app alive", "just_audio stops in background",
      "nhạc dừng khi app vào nền", "музыка останавливается в фоне", "进入后台音乐停止"),
    Topic(
      .audioCannotInterrupt, nil,
      "cannot start audio in background 560557684 cannotInterruptOthers",
      "activate audio session from background fails"),
    Topic(
      .backgroundLocation, "background-location",
      "location updates stop in the background", "track gps in background",
      "location tracking stops after a while in background", "định vị dừng trong nền",
      "геолокация не работает в фоне", "后台定位停止"),
    Topic(
      .endForceQuitMark, "location-after-force-quit",
      "location updates when app is killed",
      "significant location change relaunches app after force quit",
      "background geolocation after app terminated"),
    Topic(
      .locationModeMissing, nil,
      "allowsBackgroundLocationUpdates crash stayUp CLClientIsBackgroundable"),
    Topic(
      .regionMonitoring, "region-entered", "geofence when app is killed",
      "region monitoring launches the app", "didEnterRegion app not running"),
    Topic(
      .beaconRanging, nil, "ibeacon ranging in background", "beacon ranging when app is suspended"),
    Topic(
      .bluetoothRestoration, "bluetooth-restoration",
      "bluetooth state restoration when app is terminated",
      "ble reconnect in background after app killed",
      "keep bluetooth connection alive after app killed", "willRestoreState called at launch",
      "core bluetooth background launch"),
    Topic(
      .limitWake, "wake-cannot-be-finished",
      "how long does the app run when woken by bluetooth or location",
      "10 seconds background wake bluetooth"),
    Topic(
      .transferSession, "transfer-session",
      "download continues in background URLSession",
      "handleEventsForBackgroundURLSession not called",
      "background upload when app is suspended or terminated", "后台下载任务会继续吗",
      "does a background download finish when the app is killed by the system",
      "background download completion"),
    Topic(
      .transferCancelled, nil, "background download cancelled when user force quits",
      "are background uploads cancelled when app is swiped away",
      "does a download continue if the user kills the app",
      "urlsession background transfer after force quit"),
    Topic(.transferServiceLost, nil, "lost connection to background transfer service -997"),
    Topic(
      .continuedForeground, "continued-needs-the-foreground",
      "submit BGContinuedProcessingTask from background",
      "continued processing task foreground only"),
    Topic(
      .continuedSubmit, "continued-progress", "how does BGContinuedProcessingTask work",
      "long running export continues in background ios 26"),
    Topic(
      .continuedProgress, "continued-stalled", "BGContinuedProcessingTask expires progress",
      "continued task stops no progress reported"),
    Topic(.continuedStop, "continued-stopped-by-user", "user cancels continued processing task"),
    Topic(
      .modeRejected, nil, "app rejected guideline 2.5.4 UIBackgroundModes",
      "app store rejected my app because of the audio key in UIBackgroundModes",
      "app review rejects background audio or location mode"),
    Topic(
      .gpuInBackground, nil, "insufficient permission to submit GPU work from background",
      "metal rendering in background crash", "opengl crash when app goes to background"),
    Topic(
      .pictureInPicture, nil, "picture in picture stops in background",
      "pip needs background mode audio", "video continues in picture in picture"),
  ]

  private static let data: [Topic] = [
    Topic(
      .dataLost, "data-saved-too-late",
      "where should I save data when the app closes", "data lost when the app is killed",
      "save in applicationWillTerminate not working",
      "best place to save user data before app is terminated",
      "сохранение данных при сворачивании приложения", "save state before ios kills the app",
      "core data changes lost after force quit", "state not saved when app is swiped away",
      "unsaved changes are lost", "data missing from storage after the app was closed",
      "nên lưu dữ liệu ở đâu khi app bị tắt", "где сохранять данные при закрытии приложения",
      "App 关闭时在哪里保存数据"),
    Topic(
      .fileLock, "file-lock-at-suspension", "0xdead10cc crash",
      "sqlite in app group crash when suspended", "dead10cc realm grdb shared container",
      "app terminated holding a file lock database in background"),
    Topic(
      .protectedData, "protected-data",
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

  private static let screen: [Topic] = [
    Topic(
      .viewNotCalled, "views-leave-and-return",
      "viewWillAppear not called when returning from background",
      "viewDidAppear not called when app comes to foreground",
      "onAppear not called when app returns from background swiftui",
      "useEffect does not run when app comes back from background",
      "componentDidMount not called on resume",
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
      .touchesActiveOnly, "run-loop-inactive", "touches ignored when app is inactive",
      "buttons do not respond app inactive"),
    Topic(
      .mainThreadHung, "run-loop-hung", "main thread blocked app frozen",
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

  private static let threads: [Topic] = [
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

  private static let outside: [Topic] = [
    Topic(
      .catalyst, "mac catalyst lifecycle", "macos app nsapplication terminate",
      "appkit window closed quit app", "app on mac applicationShouldTerminate"),
    Topic(.visionOS, "visionos immersive space lifecycle", "vision pro app scene phase"),
    Topic(
      .watchOS, "apple watch app lifecycle", "watchkit extension background refresh",
      "watchos complication update"),
    Topic(.tvOS, "apple tv app lifecycle tvos"),
    Topic(
      .android, "android activity lifecycle onPause onStop", "android foreground service doze",
      "kotlin activity destroyed"),
    Topic(.widgets, "widgetkit timeline not refreshing", "home screen widget update interval"),
    Topic(
      .extensions, "notification service extension not called", "share extension memory limit",
      "keyboard extension lifecycle", "network extension packet tunnel killed"),
    Topic(
      .appIntents, "app intents launch app in background", "appintent openAppWhenRun scene",
      "shortcuts app intent perform lifecycle"),
    Topic(
      .distribution, "publish the app to TestFlight or the App Store",
      "StoreKit purchases restore subscription",
      "provisioning profile signing certificate error"),
    Topic(
      .layout, "center a view with auto layout constraints", "UITableView cell layout",
      "navigation bar color font",
      "keyboard covers the text field"),
    Topic(
      .building, "CocoaPods pod install fails", "build error undefined symbol linker",
      "swift package manager cannot resolve", "merge conflict in project.pbxproj"),
    Topic(.foldables, "iphone duo fold scene resize", "foldable iphone opening and closing"),
  ]
}
