// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Lifecycle
import LifecycleAnalysis

extension Topic {
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
