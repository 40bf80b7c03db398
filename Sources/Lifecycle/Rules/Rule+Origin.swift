// SPDX-License-Identifier: Apache-2.0

extension Rule {
  /// Where a rule comes from, and how far it can be trusted.
  public struct Origin: Hashable, Sendable {
    public let grade: Grade
    /// Addresses and names; both sides where the rule is disputed.
    public let sources: [String]
  }

  /// Where this rule comes from.
  public var origin: Origin {
    switch self {
    case .eventHappened:
      Origin(grade: .assumed, sources: ["The device accepts what its state allows."])
    case .launchMain, .launchApplicationMain, .launchSequence:
      Origin(grade: .documented, sources: [Self.uikit("about-the-app-launch-sequence")])
    case .launchInactive:
      Origin(grade: .documented, sources: [Self.strategies])
    case .launchBackground:
      Origin(
        grade: .disputed,
        sources: [
          "rdar 14295449 (openradar-mirror#4788): no transition callbacks",
          Self.uikit("about-the-background-execution-sequence")
            + ": applicationDidEnterBackground(_:) is called",
        ])
    case .launchOptions:
      Origin(grade: .documented, sources: [Self.uikit("uiapplication/launchoptionskey")])
    case .launchAccepted:
      Origin(
        grade: .documented,
        sources: [Self.delegate("application(_:didfinishlaunchingwithoptions:)")])
    case .launchRestoration:
      Origin(
        grade: .documented, sources: [Self.uikit("preserving-your-app-s-ui-across-launches")])
    case .launchPrewarm:
      Origin(
        grade: .disputed,
        sources: [
          Self.uikit("about-the-app-launch-sequence") + ": up to UIApplicationMain",
          "sentry-cocoa#1897: further than that",
        ])
    case .launchScenesRequired:
      Origin(
        grade: .documented,
        sources: [Self.uikit("transitioning-to-the-uikit-scene-based-life-cycle")])
    case .activeThroughInactive:
      Origin(grade: .documented, sources: [Self.strategies, Self.khanhvd])
    case .leaveOrder:
      Origin(
        grade: .documented,
        sources: [
          Self.delegate("applicationdidenterbackground(_:)"), "AppLaunchSequence log, 11.0",
        ]
      )
    case .leaveSaved:
      Origin(
        grade: .documented,
        sources: [Self.uikit("preparing-your-ui-to-run-in-the-background")])
    case .leaveByLock:
      Origin(
        grade: .disputed,
        sources: [
          Self.strategies + ": background",
          "Stack Overflow 7754317, react-native#9883: inactive on iOS 5 to 9",
        ])
    case .returnOrder:
      Origin(
        grade: .documented,
        sources: [Self.delegate("applicationwillenterforeground(_:)"), "AppLaunchSequence log"])
    case .returnNotificationFirst:
      Origin(
        grade: .disputed,
        sources: [
          Self.delegate("applicationwillenterforeground(_:)") + ": notification first",
          "Chameleon, UIKit-cross-platform, blog.uso400.net: delegate first",
        ])
    case .notificationAfterDelegate:
      Origin(
        grade: .documented,
        sources: [
          Self.delegate("applicationdidbecomeactive(_:)"),
          Self.delegate("applicationwillresignactive(_:)"),
        ])
    case .interruption:
      Origin(grade: .documented, sources: [Self.strategies, "OneSignal-iOS-SDK#1233"])
    case .callAnswered:
      Origin(grade: .observed, sources: [Self.sixCases + ", case 5"])
    case .bannerIsNothing:
      Origin(
        grade: .disputed,
        sources: [Self.strategies + ": nothing", "haomeiwen tpqrrttx (2016): a resign and return"])
    case .notificationCenterTwice:
      Origin(grade: .observed, sources: ["rdar 49216830", "react-native#18575"])
    case .protectedData:
      Origin(
        grade: .disputed,
        sources: [
          Self.delegate("applicationprotecteddatawillbecomeunavailable(_:)"),
          "forum thread 771951: do not rely on a warning",
        ])
    case .urlOrder:
      Origin(
        grade: .disputed,
        sources: [
          "AppLaunchSequence log, 11 and 12: after willEnterForeground (app delegate)",
          "Flutter's scene tests, 16.4: openURLContexts before it (scene)",
        ])
    case .activityOrder:
      Origin(grade: .observed, sources: ["AppLaunchSequence log", "recoursive.com 2019-03-14"])
    case .quickActionOrder:
      Origin(
        grade: .documented,
        sources: [Self.delegate("application(_:performactionfor:completionhandler:)")])
    case .notificationTapped:
      Origin(
        grade: .observed,
        sources: [
          "AppLaunchSequence log, 11.0", "jigarm, delegate methods called when opening app, iOS 10",
        ])
    case .pushArrival:
      Origin(
        grade: .documented,
        sources: [
          "https://developer.apple.com/documentation/usernotifications/"
            + "unusernotificationcenterdelegate"
        ])
    case .limitLaunch, .limitSceneUpdate:
      Origin(
        grade: .observed,
        sources: [
          "https://developer.apple.com/documentation/xcode/addressing-watchdog-terminations",
          "device logs in public threads",
        ])
    case .limitBackgroundLaunch:
      Origin(grade: .disputed, sources: ["device log, iOS 12.3.1: 29.43 s", "device log: 10 s"])
    case .limitEnterBackground:
      Origin(grade: .documented, sources: [Self.delegate("applicationdidenterbackground(_:)")])
    case .limitTerminate:
      Origin(grade: .documented, sources: [Self.delegate("applicationwillterminate(_:)")])
    case .limitBackgroundTime:
      Origin(
        grade: .observed,
        sources: [
          "Apple forum thread 85066, WWDC20 10078: about 30 s from iOS 13",
          "urbanairship/ios-library#61: 180 s", "mixpanel-iphone#3: 600 s",
        ])
    case .limitExpirationHandler:
      Origin(
        grade: .documented,
        sources: [
          Self.uikit("uiapplication/beginbackgroundtask(withname:expirationhandler:)"),
          "Apple forum thread 85066",
        ])
    case .limitSuspension:
      Origin(
        grade: .assumed,
        sources: [
          Self.uikit("preparing-your-ui-to-run-in-the-background")
            + " says shortly after and gives no number"
        ])
    case .limitFetch:
      Origin(
        grade: .documented,
        sources: [Self.delegate("application(_:performfetchwithcompletionhandler:)")])
    case .limitPush:
      Origin(
        grade: .documented,
        sources: [
          Self.delegate("application(_:didreceiveremotenotification:fetchcompletionhandler:)")
        ])
    case .limitWake:
      Origin(grade: .assumed, sources: ["App Programming Guide: about 10 s for Bluetooth"])
    case .taskBegin, .taskEnd, .taskExpired, .taskLeaked:
      Origin(
        grade: .documented,
        sources: [
          Self.uikit("uiapplication/beginbackgroundtask(withname:expirationhandler:)"),
          "Apple forum thread 85066",
        ])
    case .backgroundModes:
      Origin(
        grade: .documented,
        sources: [
          "https://developer.apple.com/documentation/bundleresources/"
            + "information-property-list/uibackgroundmodes"
        ])
    case .fetchAllowed, .fetchCompletion, .limitFetchInterval:
      Origin(
        grade: .documented,
        sources: [
          Self.delegate("application(_:performfetchwithcompletionhandler:)"),
          Self.uikit("uiapplication/setminimumbackgroundfetchinterval(_:)"),
        ])
    case .silentPush:
      Origin(
        grade: .documented,
        sources: [
          "https://developer.apple.com/documentation/usernotifications/"
            + "pushing-background-updates-to-your-app"
        ])
    case .backgroundWake:
      Origin(
        grade: .documented, sources: [Self.uikit("about-the-background-execution-sequence")])
    case .refreshStatus:
      Origin(grade: .documented, sources: [Self.uikit("uibackgroundrefreshstatus")])
    case .suspendedSilently:
      Origin(
        grade: .documented,
        sources: [Self.strategies, Self.delegate("applicationwillterminate(_:)")])
    case .suspendedResumes:
      Origin(grade: .documented, sources: [Self.strategies])
    case .suspendedQueue, .changeDelivered:
      Origin(grade: .documented, sources: [Self.uikit("processing-queued-notifications")])
    case .mainThreadOrder, .responderChain:
      Origin(grade: .documented, sources: [Self.mainRunLoop])
    case .mainThreadHung:
      Origin(
        grade: .assumed,
        sources: [
          "a blocked main thread never reaches applicationDidEnterBackground(_:), "
            + "so its 5 s count from the request to leave"
        ])
    case .touchesActiveOnly:
      Origin(grade: .documented, sources: [Self.strategies])
    case .memoryWarning:
      Origin(grade: .documented, sources: [Self.uikit("responding-to-memory-warnings")])
    case .memoryOrder, .memoryLimit:
      Origin(
        grade: .documented,
        sources: [
          "https://developer.apple.com/documentation/xcode/"
            + "identifying-high-memory-use-with-jetsam-event-reports"
        ])
    case .endTold, .endSuspended, .endBySystem:
      Origin(grade: .documented, sources: [Self.delegate("applicationwillterminate(_:)")])
    case .endForceQuit:
      Origin(
        grade: .disputed,
        sources: [
          Self.strategies + ": no notification",
          "javashuo p-gwnugcfm-gt, post.nghiatu.com: DEB and WT; forum 732170: scenes disconnect",
        ])
    case .endForceQuitMark:
      Origin(
        grade: .documented,
        sources: [
          "https://developer.apple.com/documentation/usernotifications/"
            + "pushing-background-updates-to-your-app", "Apple sample StateRestore",
        ])
    case .endCrash:
      Origin(
        grade: .observed,
        sources: [
          "https://developer.apple.com/documentation/xcode/"
            + "diagnosing-issues-using-crash-reports-and-device-logs"
        ])
    case .endReboot:
      Origin(grade: .documented, sources: [Self.strategies, Self.khanhvd])
    case .endExitsOnSuspend:
      Origin(
        grade: .disputed,
        sources: [
          "UIApplicationExitsOnSuspend: applicationWillTerminate(_:) on leaving",
          "a public log: through background and suspended",
        ])
    case .dataLost:
      Origin(grade: .documented, sources: [Self.strategies])
    case .sceneLaunch:
      Origin(
        grade: .documented,
        sources: [
          Self.uikit("about-the-app-launch-sequence"),
          Self.uikit("uiscenedelegate/scenewillenterforeground(_:)"),
        ])
    case .sceneTransitions:
      Origin(
        grade: .documented,
        sources: [Self.uikit("transitioning-to-the-uikit-scene-based-life-cycle")])
    case .sceneAggregate:
      Origin(
        grade: .documented,
        sources: [Self.uikit("uiapplication/willenterforegroundnotification")])
    case .sceneDisconnect:
      Origin(
        grade: .documented, sources: [Self.uikit("uiscenedelegate/scenediddisconnect(_:)")])
    case .sceneDiscard:
      Origin(
        grade: .documented,
        sources: [Self.delegate("application(_:diddiscardscenesessions:)")])
    case .needFirstUnlock:
      Origin(
        grade: .disputed,
        sources: [
          "App Programming Guide: not launched before first unlock",
          "forum thread 15685: launched, with empty defaults",
        ])
    case .needUnlocked, .needLocked, .needNoCall, .needRinging, .needTalking, .needNoCover,
      .needSwitcher, .needCover, .needAppInFront, .needActive, .needElsewhere, .needProcess,
      .needRunning,
      .needNotRunning, .needBanner, .needShown, .needTask, .needNewTask, .needWork, .needHung,
      .needNotHung, .needEdits, .needMode, .needSceneStyle, .needKnownApp:
      Origin(grade: .assumed, sources: ["What the device's own controls allow."])
    }
  }

  public var grade: Grade { origin.grade }

  private static let strategies =
    "App Programming Guide for iOS: Strategies for Handling App State Transitions"

  private static let mainRunLoop =
    "App Programming Guide for iOS: The App Life Cycle, The Main Run Loop"
  private static let khanhvd = "khanhvd, The Application's Life Cycle"
  private static let sixCases = "The life cycle of application execution"

  private static func uikit(_ page: String) -> String {
    "https://developer.apple.com/documentation/uikit/" + page
  }

  private static func delegate(_ method: String) -> String {
    uikit("uiapplicationdelegate/" + method)
  }
}
