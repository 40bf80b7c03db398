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
}
