// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Lifecycle
import LifecycleAnalysis

extension Topic {
  /// The topics that people ask about. Each rule and fact that can be an answer has questions: they tell the
  /// reader how his own was read.
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
      "will the app get a callback before being suspended",
      "is there a callback when the app gets suspended",
      "khi bị suspended code có chạy không",
      "выполняется ли код в приостановленном состоянии",
      "сохраняются ли таймеры в фоне",
      "why does my timer stop in the background", "keep timer alive when app goes to background",
      "difference between suspended and background",
      "setInterval setTimeout stops when app goes to background",
      "timer pauses when screen is locked", "code stops running when the app is minimized",
      "is an app told before it is suspended",
      "which method is called last before suspension",
      "javascript stops running in background react native",
      "does the app know that it is suspended", "countdown wrong after returning from background",
      "stopwatch stops in background", "vì sao timer dừng khi app chạy nền",
      "почему таймер останавливается в фоне", "код не выполняется в фоне", "定时器在后台停止", "后台代码不执行",
      "keep timer running in background", "isolate stops in background flutter",
      "does a suspended app run code", "do timers fire late or not at all after suspension",
      "app tạm ngưng có chạy code không", "timer có chạy khi màn hình khóa không",
      "работает ли таймер при заблокированном экране", "锁屏后定时器还会运行吗",
      "will the app get a callback before it is suspended",
      "выполняется ли код в приостановленном приложении", "App 挂起时还能执行代码吗"),
    Topic(
      .suspendedResumes, "return-from-suspended",
      "does the app restart when it resumes from suspension",
      "does an app start again after it was suspended",
      "does a suspended app launch again when it is opened",
      "is didFinishLaunching called when returning from background",
      "why is didFinishLaunching not called when coming back to the app",
      "is main called again after resume",
      "is the app launched again when the icon is tapped while it is suspended",
      "are view controllers kept in memory while the app is suspended",
      "didFinishLaunching có được gọi khi quay lại từ nền không",
      "вызывается ли didFinishLaunching при возврате из фона", "从后台回来会再次调用 didFinishLaunching 吗",
      "does main run again when the app resumes",
      "is data in memory lost when the app is suspended",
      "are variables kept while the app is suspended"),
    Topic(
      .suspendedQueue, "suspended-queue",
      "what events are queued while the app is suspended",
      "are notifications posted to a suspended app",
      "does NotificationCenter reach a suspended app",
      "timezone change notification while suspended",
      "significant time change delivered after suspended", "orientation rotation while suspended"),
    Topic(
      .limitSuspension, "leave-and-suspend",
      "how long until ios suspends the app after background",
      "how many seconds before an app is suspended",
      "when is the app suspended after pressing home",
      "how long until a background app gets suspended",
      "app vào nền bao lâu thì bị tạm ngưng", "через сколько секунд приложение приостанавливается",
      "App 进入后台后多久被挂起"),
    Topic(
      .limitBackgroundTime, "background-task-expired",
      "is background time per task or per app",
      "is the background time shared by all tasks of an app",
      "how long can my app run in the background", "how long do I have in background on iOS 13",
      "how much background time do I get on iOS 18 and iOS 26",
      "how much time in background",
      "app gets killed after 180 seconds in background",
      "task killed after 30 seconds in background", "background time limit 30 seconds 3 minutes",
      "how much time does beginBackgroundTask give", "backgroundTimeRemaining how many seconds",
      "maximum background execution time", "app terminates after 10 minutes in background",
      "how long does my app have in the background on iOS 10",
      "app chạy nền được bao lâu", "сколько времени приложение может работать в фоне",
      "сколько секунд даёт beginBackgroundTask", "后台可以运行多长时间",
      "how long can beginBackgroundTask run", "how many seconds does a background task get",
      "how long can my app run code after the user presses home",
      "does the background limit start again when I call beginBackgroundTask again",
      "tác vụ nền có bao nhiêu giây",
      "сколько секунд есть у фоновой задачи", "后台任务能运行多少秒",
      "do all background tasks share 30 seconds",
      "does each background task get its own 30 seconds",
      "beginBackgroundTask chạy được bao lâu", "сколько времени работает beginBackgroundTask",
      "beginBackgroundTask 能运行多久"),
    Topic(
      .backgroundAssertion, "background-mode-is-a-permission",
      "can I prevent my app from being suspended",
      "keep the app running in the background forever", "keep app alive in background indefinitely",
      "run a background service continuously like android foreground service",
      "giữ app chạy mãi trong nền", "как держать приложение всегда работающим в фоне", "后台保活一直运行",
      "headless background service always running", "run code 24/7 in background"),
    Topic(
      .backgroundModes, "background-mode-is-a-permission",
      "do background modes let my app run forever",
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

  package static let launches: [Topic] = [
    Topic(
      .launchSequence, "launch-cold",
      "в каком порядке вызываются методы при запуске",
      "order of methods at launch",
      "what is called first at launch willFinishLaunching or didFinishLaunching",
      "app launch sequence of delegate methods", "which methods are called when the app starts",
      "thứ tự các phương thức khi khởi chạy", "порядок методов при запуске", "启动时方法的顺序"),
    Topic(
      .launchInactive, "launch-cold",
      "which state is an app in right after launch before didBecomeActive",
      "is an app inactive or active right after the launch",
      "app ở trạng thái nào ngay sau khi khởi chạy",
      "в каком состоянии приложение сразу после запуска",
      "App 刚启动后处于什么状态",
      "applicationState is inactive in didFinishLaunching",
      "app state at launch inactive or active",
      "applicationState in didFinishLaunchingWithOptions"),
    Topic(
      FieldFact.foregroundAtLaunch, "launch-cold",
      "is applicationDidBecomeActive called at launch",
      "applicationDidBecomeActive có được gọi khi khởi chạy không",
      "mở app lần đầu có gọi willEnterForeground không",
      "вызывается ли applicationDidBecomeActive при запуске",
      "вызывается ли willEnterForeground при первом запуске",
      "启动时会调用 applicationDidBecomeActive 吗",
      "第一次打开 App 会调用 willEnterForeground 吗",
      "is applicationWillEnterForeground called at cold launch",
      "does willEnterForeground get called when the app launches",
      "applicationWillEnterForeground not called at launch",
      "willEnterForeground on first launch or only on return",
      "applicationWillEnterForeground có được gọi khi khởi chạy không",
      "вызывается ли applicationWillEnterForeground при запуске",
      "启动时会调用 applicationWillEnterForeground 吗"),
    Topic(
      .launchBackground, "launch-fetch",
      "didFinishLaunchingWithOptions called in background without user opening the app",
      "does applicationDidBecomeActive run when iOS launches my app in the background",
      "is didFinishLaunching called when the app is launched in the background",
      "is applicationDidBecomeActive called when iOS launches the app in the background",
      "is didEnterBackground called after a background launch",
      "didFinishLaunching có được gọi khi app khởi chạy trong nền không",
      "вызывается ли didFinishLaunching при запуске в фоне",
      "后台启动时会调用 didFinishLaunching 吗",
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
      "app start time measured wrong hours", "does prewarming call didFinishLaunching",
      "startup metric too long because of prewarm",
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
      "is UserDefaults available during prewarm",
      "protected data not available at launch before first unlock"),
    Topic(
      .keychainLocked, "launch-prewarm",
      "keychain returns errSecInteractionNotAllowed when the phone is locked",
      "errSecInteractionNotAllowed -25308 keychain in background",
      "keychain not readable in background launch", "keychain read fails when device is locked",
      "user interaction is not allowed keychain background"),
    Topic(
      .launchOptions, "launch-url",
      "what is in launchOptions", "launchOptions is nil when the icon is tapped",
      "why was the app launched launchOptions keys"),
    Topic(
      .launchOlderMethod, "launch-older-method",
      "is applicationDidFinishLaunching without launch options still called",
      "is applicationDidFinishLaunching still called",
      "difference between applicationDidFinishLaunching and didFinishLaunchingWithOptions older method"
    ),
    Topic(
      .launchAccepted, "launch-url-declined", "return value of didFinishLaunchingWithOptions false",
      "url not opened because didFinishLaunching returns NO"),
    Topic(
      .launchRestoration, "launch-restoration", "ui state restoration when is it restored",
      "restore ui after app killed",
      "state restoration after crash", "how to test state restoration"),
    Topic(
      FieldFact.restorationDropped, "launch-restoration-after-force-quit",
      "state restoration does not work after force quit",
      "does state restoration work after force quit",
      "khôi phục trạng thái có hoạt động sau khi buộc thoát không",
      "работает ли восстановление состояния после принудительного закрытия", "强制退出后状态恢复有效吗"),
    Topic(
      .limitBackgroundLaunch, "launch-slow-in-background", "watchdog at launch in background",
      "scene-create watchdog background launch", "exhausted cpu time allowance"),
    Topic(
      .needFirstUnlock, "launch-before-first-unlock",
      "does the app start automatically after the phone restarts", "start app on boot",
      "does a location update launch my app after a reboot",
      "will a significant location change relaunch my app after a reboot",
      "app có được đánh thức sau khi khởi động lại máy không",
      "запускается ли приложение само после перезагрузки", "重启手机后 App 会自动启动吗",
      "app run after reboot before unlock",
      "background launch after restart before the phone is unlocked"),
    Topic(
      .deviceLocked, nil, "unable to launch app because the device is locked",
      "could not launch device was not unlocked"),
    Topic(
      .launchMain, nil,
      "what runs first when an iOS app starts",
      "is main called before UIApplicationMain"),
    Topic(
      .launchApplicationMain, nil,
      "what does UIApplicationMain do",
      "who creates the app delegate"),
    Topic(
      .launchOptionsWithScenes, nil,
      "launchOptions url is nil with scenes",
      "launch options are empty in an app with scenes"),
    Topic(
      .principalClass, nil,
      "what is the principal class argument of UIApplicationMain",
      "how to subclass UIApplication"),
    Topic(
      .storyboard, nil,
      "when is the main storyboard loaded",
      "is the storyboard loaded before willFinishLaunching"),
  ]

  package static let scenes: [Topic] = [
    Topic(
      .launchScenesRequired, "launch-without-scenes-ios27",
      "приложение закрывается сразу после запуска на ios 27",
      "ios 27 có bắt buộc dùng scene không",
      "обязательны ли сцены в ios 27",
      "iOS 27 必须用 scene 吗",
      "UIScene life cycle is required for apps built with this SDK",
      "black screen after updating to xcode 27", "app does not start after building with xcode 27",
      "приложение не запускается после обновления xcode 27", "更新 Xcode 27 后应用无法启动",
      "crash on launch on ios 27 without scene delegate",
      "app crashes at launch with the ios 27 sdk", "is uiscene mandatory",
      "which version of ios requires scenes", "does ios 17 require scenes",
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
      .launchEmptyConfigurations, nil,
      "app crashes with an empty UISceneConfigurations on iOS 27",
      "scene manifest without configurations traps at launch with the iOS 27 SDK"),
    Topic(
      .sceneTransitions, "scene-leave-and-return",
      "thêm SceneDelegate thì applicationDidBecomeActive không được gọi nữa",
      "после добавления SceneDelegate не вызывается applicationDidEnterBackground",
      "加了 SceneDelegate 之后 applicationDidBecomeActive 不调用",
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
      "deeplinks only open when the app is in background",
      "is scene openURLContexts called on cold start",
      "why is launchOptions nil after adopting scenes",
      "getInitialLink returns null when the app is launched from terminated state by a custom URL scheme",
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
      "does sceneWillEnterForeground get called on first launch",
      "order of scene delegate methods at launch", "sceneWillEnterForeground called at launch",
      "when is scene willConnectTo called", "is willConnectTo called before didFinishLaunching"),
    Topic(
      .sceneConfiguration, "scene-url-configuration", "configurationForConnecting not called",
      "when is configurationForConnectingSceneSession called",
      "how does uikit choose a scene configuration"),
    Topic(
      .sceneDisconnect, "scene-disconnected",
      "is willConnectTo called again when the app comes back from background",
      "sceneDidDisconnect được gọi khi nào",
      "когда вызывается sceneDidDisconnect",
      "sceneDidDisconnect 什么时候调用", "when is sceneDidDisconnect called",
      "sceneDidDisconnect called but app still running",
      "does sceneDidDisconnect mean that the scene is gone forever",
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
      .sceneDisplayForeground, "scene-external-display", "does the AirPlay scene become active",
      "AirPlay scene gets sceneWillEnterForeground and not sceneDidBecomeActive when the app returns",
      "is sceneDidBecomeActive called for an external display"),
    Topic(
      .windowFocus, "window-focus", "two windows side by side which one is active",
      "can two apps or windows be active at the same time on ipad",
      "key window with multiple scenes ipad"),
    Topic(
      .windowClose, "window-open-and-close", "user closes a window on ipad",
      "closing one window of a multi window app"),
    Topic(.windowOpen, "window-open-and-close", "open second window on ipad new scene"),
    Topic(.windowLast, "window-last-closed", "last window closed is the app terminated"),
    Topic(
      .swiftUIPhase, "swiftui-leave-and-return",
      "scenePhase trong App và trong View khác nhau không",
      "scenePhase в App и во View",
      "App 里的 scenePhase 和 View 里的一样吗",
      "scenePhase in App versus view", "swiftui detect app going to background",
      "scenePhase is inactive when control center shows",
      "scenePhase active inactive background order", "onChange of scenePhase not called",
      "scenePhase does not change in app", "scenePhase with multiple windows",
      "swiftui scenePhase inactive before background"),
    Topic(
      .launchScenesRequiredInBackground, nil,
      "does an app without scenes trap at a background launch",
      "UIScene required in the background"),
    Topic(
      .launchConfigurationInCode, nil,
      "make the scene configuration in code without a scene manifest",
      "UISceneConfiguration in code instead of Info.plist"),
    Topic(
      .launchSceneClassMissing, nil,
      "scene delegate class named in Info.plist does not exist",
      "app crashes because the scene delegate class was renamed"),
    Topic(
      .sceneDelegateMissing, nil,
      "no scene delegate class in the scene configuration",
      "scene configuration without a delegate class name"),
    Topic(
      .sceneWindow, nil,
      "window without a scene stays black",
      "UIWindow made with frame is not shown with scenes"),
    Topic(
      .keyWindow, nil,
      "keyWindow was deprecated in iOS 13",
      "how to find the key window with scenes"),
    Topic(
      .needManyWindows, nil,
      "UIApplicationSupportsMultipleScenes is false",
      "does an app with one window get a second scene"),
    Topic(
      .sceneLaunchState, nil,
      "applicationState in didFinishLaunching with scenes",
      "why is applicationState background at launch in an app with a SceneDelegate",
      "applicationState is background in didFinishLaunching",
      "applicationState trong didFinishLaunching khi có SceneDelegate",
      "applicationState в didFinishLaunching со сценами",
      "使用场景时 didFinishLaunching 里的 applicationState"),
  ]
}
