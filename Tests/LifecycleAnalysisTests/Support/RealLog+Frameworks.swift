// SPDX-License-Identifier: Apache-2.0

extension RealLog {
  /// Lines of frameworks, UIKit and the system, and of a fast kill of an app.
  static let frameworks = table(
    #"""
    # fits | https://forums.developer.apple.com/forums/thread/732170 (fast kill)
    sceneWillEnterForeground <UIWindowScene: 0x10270b110>...
    sceneDidBecomeActive <UIWindowScene: 0x10270b110>...
    sceneWillResignActive <UIWindowScene: 0x10270b110>...
    sceneDidDisconnect <UIWindowScene: 0x10270b110>...
    sceneWillEnterForeground <UIWindowScene: 0x103e06510>...
    sceneDidEnterBackground <UIWindowScene: 0x103e06510>...

    # fits | https://forums.developer.apple.com/forums/thread/732170 (slow)
    sceneWillEnterForeground <UIWindowScene: 0x106007560>...
    sceneDidBecomeActive <UIWindowScene: 0x106007560>...
    sceneWillResignActive <UIWindowScene: 0x106007560>...
    sceneDidDisconnect <UIWindowScene: 0x106007560>...

    # fits | https://github.com/flutter/flutter/issues/130055
    flutter: AppLifecycleState: AppLifecycleState.inactive
    flutter: AppLifecycleState: AppLifecycleState.resumed
    flutter: AppLifecycleState: AppLifecycleState.inactive
    flutter: AppLifecycleState: AppLifecycleState.paused

    # fits | https://github.com/flutter/flutter/issues/60683
    flutter: state = AppLifecycleState.inactive
    flutter: state = AppLifecycleState.resumed
    flutter: state = AppLifecycleState.inactive

    # fits | https://github.com/flutter/flutter/issues/28936
    [ +350 ms] flutter: AppLifecycleState.inactive
    [ +854 ms] flutter: AppLifecycleState.paused
    [+7831 ms] flutter: AppLifecycleState.inactive
    [ +324 ms] flutter: AppLifecycleState.resumed
    [+2385 ms] flutter: AppLifecycleState.inactive
    [ +962 ms] flutter: AppLifecycleState.paused

    # fits | https://github.com/flutter/flutter/issues/168356
    flutter: didChangeAppLifecycleState hidden
    flutter: didChangeAppLifecycleState paused
    flutter: calendar callCommonWebFunc: {"actionType":"moduleVisibleChangeAction","data":{"visible":false}}
    flutter: didChangeAppLifecycleState hidden
    flutter: didChangeAppLifecycleState inactive

    # fits | https://github.com/godotengine/godot/issues/109846
    default	00:46:49.300802-0400	blockyballot	Deactivation reason removed: 10; deactivation reasons: 3104 -> 2080; animating application lifecycle event: 1
    default	00:46:49.307918-0400	blockyballot	Deactivation reason added: 12; deactivation reasons: 2080 -> 6176; animating application lifecycle event: 1
    default	00:46:49.308609-0400	blockyballot	Deactivation reason removed: 11; deactivation reasons: 6176 -> 4128; animating application lifecycle event: 1
    default	00:46:50.308609-0400	blockyballot	Deactivation reason removed: 5; deactivation reasons: 32 -> 0; animating application lifecycle event: 0
    default	00:46:58.308609-0400	blockyballot	Deactivation reason added: 5; deactivation reasons: 0 -> 32; animating application lifecycle event: 0

    # nothing | https://github.com/johnno1962/InjectionIII/issues/380
    default 03:19:07.265515-0500    runningboardd   Invalidating assertion 384-374-1020846 (target:[app<application.com.johnholdsworth.InjectionIII.11626606.11626616(502)>:39517]) from originator [daemon<com.apple.WindowServer(88)>:374]
    default 03:19:07.272200-0500    runningboardd   [app<application.com.johnholdsworth.InjectionIII.11626606.11626616(502)>:39517] termination reported by launchd (2, 11, 11)

    # nothing | https://github.com/flutter/flutter/issues/146734
    flutter: Flutter inactive
    flutter: Flutter hiding

    # nothing | https://github.com/bamlab/redux-enhancer-react-native-appstate/issues/7
    12:00:00 01.079 - INACTIVE
    12:00:00 01.843 - FOREGROUND
    12:00:00 01.845 - INACTIVE

    # fits | https://github.com/react/react-native/issues/18836 (React Native's sample)
     LOG  AppState active
     LOG  AppState inactive
     LOG  AppState background
     LOG  AppState active
    """#)
}
