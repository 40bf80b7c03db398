// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Lifecycle
import LifecycleAnalysis

extension Topic {
  /// The topics that people ask about. A rule that is not here can be found by its sentence.
  package static let asked: [Topic] = Symptom.allCases.flatMap { asked(at: $0) }

  /// The topics that are listed at a symptom.
  package static func asked(at symptom: Symptom) -> [Topic] {
    switch symptom {
    case .suspension: suspension
    case .endings: endings
    case .launches: launches
    case .scenes: scenes
    case .transitions: transitions
    case .opened: opened
    case .background: background
    case .data: data
    case .screen: screen
    case .threads: threads
    case .outside: outside
    case .model: commands
    }
  }

  package static let suspension: [Topic] = [
    Topic(
      .suspendedSilently, "suspended-timers-stop",
      "why does my timer stop in the background", "keep timer alive when app goes to background",
      "difference between suspended and background",
      "setInterval setTimeout stops when app goes to background",
      "timer pauses when screen is locked", "code stops running when the app is minimized",
      "is an app told before it is suspended",
      "javascript stops running in background react native",
      "does the app know that it is suspended", "countdown wrong after returning from background",
      "stopwatch stops in background", "vì sao timer dừng khi app chạy nền",
      "почему таймер останавливается в фоне", "код не выполняется в фоне", "定时器在后台停止", "后台代码不执行",
      "keep timer running in background", "isolate stops in background flutter"),
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
      "how long can my app run in the background", "how long do I have in background on iOS 13",
      "how much background time do I get on iOS 18 and iOS 26",
      "how much time in background",
      "app gets killed after 180 seconds in background",
      "task killed after 30 seconds in background", "background time limit 30 seconds 3 minutes",
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
      "websocket disconnects when the app goes to background",
      "NSURLErrorDomain -1005 after resume", "socket dies when the screen is locked",
      "socket closed in background",
      "network connection was lost after returning to the app -1005",
      "network requests in flight when app goes to background",
      "mqtt disconnects in background keep connection",
      "keep websocket connection open in background"),
  ]

  package static let endings: [Topic] = [
    Topic(
      .endSuspended, "swiped-away-suspended",
      "applicationWillTerminate not called", "difference between suspended and terminated",
      "scenePhase background not called when app is killed",
      "should I save in applicationWillTerminate or applicationDidEnterBackground",
      "is there a lifecycle method after the app was killed while suspended",
      "приложение убили из памяти событие не приходит", "应用挂起后被杀没有回调",
      "willTerminate not called when killed in background",
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
      "get notified when the user kills the app", "was the app force quit",
      "is didEnterBackground called before willTerminate",
      "is applicationDidEnterBackground called before applicationWillTerminate on force quit"),
    Topic(
      .endForceQuit, "scene-swiped-away",
      "is sceneDidEnterBackground called before applicationWillTerminate",
      "is sceneDidEnterBackground called when the user swipes the app away",
      "sceneDidEnterBackground not called on force quit",
      "sceneDidDisconnect or applicationWillTerminate first",
      "sceneDidEnterBackground có được gọi trước applicationWillTerminate không",
      "вызывается ли sceneDidEnterBackground перед applicationWillTerminate",
      "sceneDidEnterBackground 会在 applicationWillTerminate 之前调用吗"),
    Topic(
      .endForceQuitMark, "push-silent-after-force-quit",
      "silent push not received after force quit",
      "background fetch does not run after the user force quits",
      "push not delivered when app is killed by swipe",
      "does the app get launched in background after being swiped away",
      "background tasks not run when the app is killed",
      "does BGAppRefreshTask or BGProcessingTask run after force quit",
      "content-available push when app is killed terminated",
      "run code when app is killed by user", "run javascript code when app is in killed state",
      "background job does not work when the app is in kill mode",
      "keep running after the app is killed or closed", "wake up app after swiped away",
      "push không đến khi app bị tắt", "пуш не приходит когда приложение смахнули",
      "App 被杀后收不到静默推送",
      "headless task when app is killed"),
    Topic(
      .memoryOrder, "suspended-reclaimed",
      "app is killed in the background", "app restarts every time I come back from camera",
      "camera app opened and my app restarted",
      "app reloads when switching to another app and back",
      "app restarts when returning from background",
      "app reloads from splash screen after being in background",
      "why does ios kill my suspended app", "which app is killed first when memory is low",
      "app starts from scratch after opening other apps",
      "state lost after some time in background", "app killed after taking a photo with camera",
      "ios terminates app in background after a while", "app bị tắt khi chạy nền",
      "iOS убивает приложение в фоне", "приложение перезапускается после фона", "App 在后台被杀死",
      "从后台回来 App 重新启动"),
    Topic(
      .memoryLimit, "memory-own-limit",
      "app killed because it uses too much memory", "app memory warning then killed",
      "highwater memory limit exceeded", "terminated due to memory issue",
      "memory limit of an app", "per-process-limit jetsam", "out of memory crash without crash log"),
    Topic(
      .memoryWarning, "memory-warning",
      "when is didReceiveMemoryWarning called", "memory warning in background",
      "what to do on memory warning"),
    Topic(
      .limitSceneUpdate, "scene-watchdog",
      "0x8badf00d when going to background",
      "exhausted real wall clock time allowance of 10 seconds scene-update",
      "watchdog killed app scene-update", "8badf00d termination",
      "app killed by watchdog when returning to foreground",
      "scene-update watchdog transgression 10 seconds"),
    Topic(
      .limitEnterBackground, "leave-five-seconds",
      "how long may didEnterBackground take", "applicationDidEnterBackground five seconds limit",
      "saving in didEnterBackground takes too long killed"),
    Topic(
      .limitLaunch, "launch-slow",
      "app killed at launch because it takes too long",
      "app hangs on launch white screen then closes",
      "exhausted real wall clock time allowance of 20 seconds scene-create",
      "scene-create watchdog transgression", "process-launch watchdog transgression",
      "приложение закрывается при запуске через 20 секунд", "启动太久被看门狗杀死",
      "watchdog timeout at launch 20 seconds", "slow launch killed 0x8badf00d process-launch",
      "crash on startup after 20 seconds"),
    Topic(
      .limitTerminate, "will-terminate-five-seconds",
      "how much time do I have in applicationWillTerminate",
      "network request in willTerminate not sent",
      "send request when app is terminated"),
    Topic(
      .endCrash, "terminated-crash", "is any method called when the app crashes",
      "callback on crash applicationWillTerminate crash",
      "Thread 1: EXC_BAD_ACCESS (code=1, address=0x0)", "Thread 1: signal SIGABRT",
      "Thread 1: EXC_BREAKPOINT code=1 subcode", "EXC_BAD_INSTRUCTION EXC_I386_INVOP crash",
      "Fatal error: Unexpectedly found nil while unwrapping an Optional value",
      "Fatal error: Index out of range"),
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
      .endNotified, "suspended-or-running-terminated",
      "when is applicationWillTerminate called", "what calls applicationWillTerminate",
      "phone shuts down applicationWillTerminate background task running",
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
      .debuggerAttached, "launch-under-debugger",
      "will the watchdog kill my app in the debugger", "is the watchdog disabled while debugging",
      "does the watchdog run in the simulator",
      "slow launch is not killed when run from xcode attached to the debugger",
      "app is not suspended when attached to Xcode", "does suspension happen while debugging",
      "why does my app keep running in background when the debugger is attached",
      "timer keeps running in background while debugging but not without xcode",
      "watchdog có hoạt động khi chạy trong trình gỡ lỗi không",
      "app không bị tạm ngưng khi đang gỡ lỗi",
      "завершит ли watchdog приложение под отладчиком",
      "приостанавливается ли приложение под отладчиком", "调试时看门狗会终止 App 吗", "连接调试器时 App 不会挂起"),
    Topic(
      .askedToEnd, nil, "SIGTERM crash report", "terminated due to signal 15", "signal 15 crash"),
    Topic(
      .cpuLimit, nil, "app killed for using too much cpu in background",
      "cpu usage exceeding limit 80% over 60 seconds", "cpu resource limit exception background"),
    Topic(
      .codeSignature, nil, "code signature invalid crash at launch",
      "terminated due to code signing error"),
    Topic(
      .libraryMissing, nil, "library not loaded image not found crash at launch",
      "dyld library not loaded"),
  ]

  package static let launches: [Topic] = [
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
      "detect if app was launched by the user or in background",
      "didFinishLaunching called without opening the app",
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
      "keychain not readable in background launch", "keychain read fails when device is locked",
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

  package static let scenes: [Topic] = [
    Topic(
      .launchScenesRequired, "launch-without-scenes-ios27",
      "UIScene life cycle is required for apps built with this SDK",
      "black screen after updating to xcode 27", "app does not start after building with xcode 27",
      "приложение не запускается после обновления xcode 27", "更新 Xcode 27 后应用无法启动",
      "crash on launch on ios 27 without scene delegate",
      "app crashes at launch with the ios 27 sdk", "is uiscene mandatory",
      "do I have to adopt the scene life cycle", "xcode 27 app does not launch",
      "NoSceneLifecycleAdoption crash", "flutter app crashes on launch ios 27",
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
      "black screen after adding a scene manifest", "black screen when I remove the storyboard",
      "window rootViewController set in didFinishLaunching but screen is black",
      "remove SceneDelegate from project", "black screen at launch with SceneDelegate",
      "black screen ios 13 window",
      "window in AppDelegate is black with UIApplicationSceneManifest",
      "blank white screen after adopting scenes",
      "app shows only a black screen after migration to uiscene",
      "window is nil in app delegate with scene delegate",
      "nothing shows after adding SceneDelegate", "màn hình đen sau khi thêm SceneDelegate",
      "чёрный экран после добавления SceneDelegate", "添加 SceneDelegate 后黑屏"),
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
      "iOS 13 applicationWillEnterForeground and applicationDidBecomeActive not being called",
      "SceneDelegate vs AppDelegate which one is called",
      "applicationDidBecomeActive iOS 13 not called",
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
      .sceneDisplay, "scene-external-display",
      "scene for external display airplay", "iphone mirroring airplay scene",
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
      "scenePhase in App versus view", "swiftui detect app going to background",
      "scenePhase is inactive when control center shows",
      "scenePhase active inactive background order", "onChange of scenePhase not called",
      "scenePhase does not change in app", "scenePhase with multiple windows",
      "swiftui scenePhase inactive before background"),
  ]
}
