// SPDX-License-Identifier: Apache-2.0

/// The origins of the rules about threads, memory, terminations and scenes.
extension Rule.Origin {
  // MARK: The main thread, other threads, view controllers

  static let mainRunLoop = documented(
    .guideAppLifeCycle.saying("The Main Run Loop"), .articleObjects)

  static let responderChain = documented(
    .uikit("using-responders-and-the-responder-chain-to-handle-events"),
    .guideAppLifeCycle.saying("The Main Run Loop"), .articleObjects)

  static let eventUnhandled = assumed(
    .uikit("using-responders-and-the-responder-chain-to-handle-events").saying(
      "the chain ends at the app delegate"))

  static let threadUIKit = documented(
    .apple("xcode/diagnosing-memory-thread-and-crash-issues-early").saying(
      "Main Thread Checker"),
    .articleObjects)

  static let viewAppearance = disputed(
    .page("https://github.com/Lemonbrush/My-iOS-Dev-Learning-Tracker").saying(
      "scenes: viewDidLoad before sceneWillEnterForeground, viewDidAppear after sceneDidBecomeActive"
    ),
    .page("https://yoo-s.com/topic/detail/115").saying(
      "iOS 4: viewDidAppear before applicationDidBecomeActive"),
    against: .title("Log of a scene's launch with its views (Chinese)").saying(
      "viewDidLoad after sceneWillEnterForeground"))

  static let viewNotCalled = observed(
    .stackOverflow(5_277_940), .articleViewControllers,
    .uikit("uiviewcontroller/viewwillappear(_:)").saying(
      "called before a view is added to a view hierarchy"))

  // MARK: Memory and terminations

  static let memoryOrder = disputed(
    .guideBackgroundExecution.saying("suspended apps first"),
    .memorystatus.saying("by priority band"),
    against: .title("jetsamctl README").saying("audio 12, foreground 10, background 3"))

  static let memoryLast = assumed(
    .memorystatus.saying("by priority band: the app in front late, but not never"))

  static let endForceQuit = disputed(
    .page("https://www.javashuo.com/article/p-gwnugcfm-gt.html")
      .saying("didEnterBackground, willTerminate"),
    .forum(732170).saying("scenes disconnect"),
    against: .guideAppLifeCycle.saying("no notification"),
    .stackOverflow(71_570_813).saying("scenes: by device"))

  static let endForceQuitMark = disputed(
    .delegate("application(_:didreceiveremotenotification:fetchcompletionhandler:)").saying(
      "not launched until the user opens it or restarts the device"),
    .guideBackgroundExecution.saying("iOS 8 and later still launch location apps"),
    .title("Apple sample code StateRestore, README"),
    against: .page(
      "https://mcmap.net/q/1825698/"
        + "-why-my-app-in-ios-13-awake-in-background-by-silent-push-when-terminated-by-user"
    ).saying("iOS 13: launched by a silent push, iOS 12.2: not"))

  static let memoryLimit = documented(
    .jetsamReports.saying("per-process-limit"),
    .apple("xcode/responding-to-low-memory-warnings").saying(
      "warned when its use approaches the limit, as a best effort"))

  static let endExitsOnSuspend = disputed(
    .propertyList("uiapplicationexitsonsuspend").saying("deprecated from iOS 13"),
    .guideBackgroundExecution,
    .delegate("applicationwillterminate(_:)").saying("always called when the user quits"),
    against: .page("https://blog.csdn.net/littleGreenTrain/article/details/95166914").saying(
      "terminated after didEnterBackground"),
    .page("https://www.oreilly.com/library/view/ios-7-programming/9781449372446/ch16s09.html")
      .saying("passes through the background"),
    .page("https://docs.unity3d.com/ScriptReference/iOSAppInBackgroundBehavior.Exit.html")
      .saying("no longer supported in iOS 13"))

  static let terminateOnCrash = disputed(
    .delegate("applicationwillterminate(_:)").saying("for a running app that iOS terminates"),
    .guideAppLifeCycle.saying("a suspended app is not notified"),
    against: .articleFiveStates.saying("called on a crash and when memory is low"))

  static let privacyChange = observed(
    .thread("lionheart/openradar-mirror", 3370), .thread("flutter/flutter", 126429),
    .thread("delba/Permission", 30), .thread("morenoh149/react-native-contacts", 9))

  static let fileLock = documented(
    .sigkill.saying("0xdead10cc"), .thread("groue/GRDB.swift", 957),
    .thread("groue/GRDB.swift", 998), .thread("groue/GRDB.swift", 1626),
    .thread("session-foundation/session-ios", 415))

  // MARK: Scenes

  static let sceneConfiguration = disputed(
    .wwdcWindowManagement.saying("for a new session only"),
    .stackOverflow(63_520_008).saying("at the first launch only"),
    .page("https://luxmentis.org/on-ios-scenes-and-why-your/").saying(
      "a restored session keeps its configuration"),
    .thread("krelltunez/dayGLANCE", 1436),
    against: .delegate("application(_:configurationforconnecting:options:)").saying(
      "shortly before UIKit creates a new scene"),
    .page("https://mackuba.eu/notes/wwdc19/architecting-your-app-for-multiple-windows/").saying(
      "when the app starts"))

  static let sceneDisplay = documented(
    .uikit("presenting-content-on-a-connected-display"),
    .apple("ios-ipados-release-notes/ios-ipados-27-release-notes").saying(
      "built with the iOS 27 SDK: only for an app that registers a scene accessory"),
    .uikit("uisceneaccessory/externalnoninteractive(sceneconfiguration:)"))

  static let sceneDisplayForeground = observed(
    .thread("forcedotcom/SalesforceMobileSDK-iOS", 3679).saying(
      "didActivate is not posted for the AirPlay scene"))

  // Apple spells it out for one of the four.
  static let sceneAggregate = observed(
    .uikit("uiapplication/willenterforegroundnotification").saying("of this notification alone"),
    .thread("organicmaps/organicmaps", 12967).saying(
      "all four are posted only once all scenes reach a state"))

  static let sceneCarPlay = assumed(
    .apple("carplay/cptemplateapplicationscenedelegate").saying(
      "CarPlay launches the app and connects the scene"),
    .apple(
      "carplay/cptemplateapplicationscenedelegate/templateapplicationscene(_:didconnect:)"
    ).saying("no word on how long the app runs"))

  static let windowOpen = observed(
    .flutterSceneTests.saying("iPadOS 26: the other window resigns active for a moment, twice"),
    .wwdcWindowManagement.saying("notes on WWDC19 session 246"))

  static let windowFocus = observed(
    .page("https://furbo.org/2025/06/28/ipados-windows").saying(
      "iPadOS 26: apps stay active when their windows don't"),
    .page("https://mastodawn.com/post/114757279064301643").saying(
      "FB18443571: the scene delegate isn't told that windows become active or inactive"))

  static let needManyWindows = documented(
    .propertyList("uiapplicationscenemanifest/uiapplicationsupportsmultiplescenes"))

  static let swiftUIPhase = documented(
    .apple("swiftui/scenephase"),
    .page("https://memotut.com/en/8546dfa4811b34f669d4"),
    .thread("jessesquires/jessesquires.com", 200))
}
