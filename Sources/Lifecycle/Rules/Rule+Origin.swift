// SPDX-License-Identifier: Apache-2.0

extension Rule {
  /// The origin of a rule, and how far the rule can be trusted.
  public struct Origin: Hashable, Sendable {
    public let grade: Grade
    /// The sources that were read. If the rule is disputed, those of both sides, the side taken
    /// first. Empty for a precondition, which no source can support.
    public let sources: [RuleSource]
    /// The sources that say otherwise; empty where nobody does.
    public let opposing: [RuleSource]

    private init(grade: Grade, sources: [RuleSource], opposing: [RuleSource] = []) {
      self.grade = grade
      self.sources = sources + opposing
      self.opposing = opposing
    }

    /// The sources that say what the rule says.
    public var supporting: ArraySlice<RuleSource> { sources.dropLast(opposing.count) }

    package static func documented(_ sources: RuleSource...) -> Origin {
      Origin(grade: .documented, sources: sources)
    }

    package static func observed(_ sources: RuleSource...) -> Origin {
      Origin(grade: .observed, sources: sources)
    }

    static func disputed(_ sources: RuleSource..., against opposing: RuleSource...) -> Origin {
      Origin(grade: .disputed, sources: sources, opposing: opposing)
    }

    package static func assumed(_ sources: RuleSource...) -> Origin {
      Origin(grade: .assumed, sources: sources)
    }

    static let precondition = Origin(grade: .precondition, sources: [])
  }

  /// The origin of this rule. Origins of more than one line are in the file of their topic.
  public var origin: Origin {
    switch self {

    // Launch
    case .launchMain, .launchApplicationMain, .launchSequence: .documented(.launchSequence)
    case .launchInactive: .documented(.guideStrategies)
    case .launchBackground: .launchBackground
    case .launchOptions: .launchOptions
    case .launchAccepted: .launchAccepted
    case .launchRestoration: .documented(.launchSequence, .guideStrategies)
    case .launchPrewarm: .launchPrewarm
    case .launchScenesRequired: .documented(.sceneTransition, .sceneMigration, .forum(789004))
    case .launchScenesRequiredInBackground:
      .assumed(.sceneTransition.saying("fails to launch, no word on the background"))
    case .launchScenesWarned: .documented(.sceneMigration, .forum(778016))
    case .launchEmptyConfigurations: .launchEmptyConfigurations
    case .launchConfigurationInCode: .launchConfigurationInCode
    case .launchSceneClassMissing: .launchSceneClassMissing
    case .launchOptionsWithScenes: .launchOptionsWithScenes
    case .launchOlderMethod: .launchOlderMethod
    case .principalClass: .documented(.uikit("uiapplicationmain(_:_:_:_:)-1yub7"), .articleSixCases)
    case .storyboard: .storyboard
    case .prewarmProtectedData: .prewarmProtectedData

    // Transitions
    case .activeThroughInactive:
      .documented(.guideStrategies, .delegate("applicationdidbecomeactive(_:)"), .articleKhanhvd)
    case .leaveOrder: .documented(.backgroundSequence, .guideStrategies, .launchSequenceLog)
    case .leaveSaved: .documented(.uikit("preparing-your-ui-to-run-in-the-background"))
    case .leaveByLock: .leaveByLock
    case .returnOrder:
      .documented(.delegate("applicationwillenterforeground(_:)"), .launchSequenceLog)
    case .returnDelegateFirst: .returnDelegateFirst
    case .notificationAfterDelegate: .notificationAfterDelegate
    case .interruption: .documented(.guideStrategies, .thread("OneSignal/OneSignal-iOS-SDK", 1233))
    case .inactiveWithoutInput: .inactiveWithoutInput
    case .coverOrder: .assumed()
    case .switcherCard:
      .documented(.delegate("application(_:diddiscardscenesessions:)"), .guideAppLifeCycle)
    case .callAnswered: .callAnswered
    case .callBanner: .callBanner
    case .bannerIsNothing: .bannerIsNothing
    case .alertBeforeBanners: .alertBeforeBanners
    case .batteryLow: .assumed(.articleFiveStates.saying("a low battery interrupts the app"))
    case .notificationCenterTwice: .notificationCenterTwice
    case .protectedData: .protectedData

    // Opened with something in hand
    case .urlOrder: .urlOrder
    case .activityOrder: .activityOrder
    case .quickActionOrder:
      .assumed(
        .delegate("application(_:performactionfor:completionhandler:)").saying("no order"))
    case .notificationTapped: .notificationTapped
    case .pushArrival, .pushDelegate:
      .documented(.apple("usernotifications/unusernotificationcenterdelegate"))
    case .notificationOnLockScreen: .notificationOnLockScreen
    case .notificationDelivered: .assumed()

    // Limits
    case .limitLaunch: .limitLaunch
    case .limitBackgroundLaunch: .limitBackgroundLaunch
    case .limitEnterBackground: .limitEnterBackground
    case .limitTerminate: .limitTerminate
    case .limitSceneUpdate: .limitSceneUpdate
    case .limitBackgroundTime: .limitBackgroundTime
    case .limitExpirationHandler, .taskExpired: .expirationHandler
    case .limitSuspension: .limitSuspension
    case .limitFetch, .fetchNotCompleted: .fetchNotCompleted
    case .limitPush, .pushNotCompleted: .pushNotCompleted
    case .limitWake: .limitWake
    case .limitFetchInterval:
      .documented(.uikit("uiapplication/setminimumbackgroundfetchinterval(_:)"))
    case .limitRefresh: .limitRefresh
    case .limitProcessing: .limitProcessing
    case .limitVoIPReport: .limitVoIPReport
    case .limitContinuedProgress: .limitContinuedProgress
    case .limitExact: .assumed()

    // Background time
    case .taskBegin, .taskEnd, .taskLeaked: .documented(.beginBackgroundTask, .forum(85066))
    case .taskNotGranted: .documented(.beginBackgroundTask)
    case .backgroundModes, .needMode: .documented(.propertyList("uibackgroundmodes"))
    case .backgroundAssertion: .documented(.beginBackgroundTask, .guideBackgroundExecution)
    case .backgroundAudio, .backgroundLocation: .documented(.guideBackgroundExecution)
    case .fetchAllowed, .fetchCompletion:
      .documented(
        .delegate("application(_:performfetchwithcompletionhandler:)"), .guideBackgroundExecution)
    case .fetchReplaced: .fetchReplaced
    case .silentPush: .silentPush
    case .pushBudget: .pushBudget
    case .voipPush: .voipPush
    case .voipReported: .voipReported
    case .activityPush: .activityPush
    case .activityForeground: .activityForeground
    case .backgroundWake: .documented(.backgroundSequence, .guideBackgroundExecution)
    case .regionMonitoring: .regionMonitoring
    case .beaconRanging: .beaconRanging
    case .bluetoothRestoration: .bluetoothRestoration
    case .refreshStatus: .documented(.uikit("uibackgroundrefreshstatus"))
    case .lowPowerMode: .lowPowerMode
    case .transferSession: .transferSession
    case .schedulerRegister, .needRegistered: .schedulerRegister
    case .schedulerRegisterOnce: .schedulerRegisterOnce
    case .schedulerRegisterLate: .schedulerRegisterLate
    case .schedulerPermitted: .schedulerPermitted
    case .schedulerLaunch, .needScheduled: .schedulerLaunch
    case .schedulerExpire: .schedulerExpire
    case .schedulerNoHandler: .schedulerNoHandler
    case .schedulerComplete: .schedulerComplete
    case .schedulerCancel:
      .documented(.apple("backgroundtasks/bgtaskscheduler/cancel(taskrequestwithidentifier:)"))
    case .schedulerLimit: .documented(.apple("backgroundtasks/bgtaskscheduler/submit(_:)"))
    case .schedulerInUse: .documented(.apple("backgroundtasks/bgprocessingtask"))
    case .schedulerInFront: .schedulerInFront
    case .continuedForeground, .continuedSubmit: .documented(.continuedTasks)
    case .continuedQueue: .continuedQueue
    case .continuedProgress: .continuedProgress
    case .continuedStop: .continuedStop
    case .continuedSwipe: .continuedSwipe
    case .continuedExpired: .continuedExpired

    // Suspended
    case .suspendedSilently: .documented(.guideAppLifeCycle)
    case .suspendedResumes: .documented(.backgroundSequence, .guideAppLifeCycle)
    case .suspendedQueue, .changeDelivered:
      .documented(.uikit("processing-queued-notifications"))

    // The main thread, other threads, view controllers
    case .mainThreadOrder: .mainRunLoop
    case .responderChain, .actionMessage: .responderChain
    case .eventUnhandled: .eventUnhandled
    case .mainThreadHung: .observed(.watchdog, .thread("firebase/firebase-ios-sdk", 3759))
    case .touchesActiveOnly: .documented(.guideStrategies)
    case .methodMissing: .documented(.uikit("uiapplicationdelegate"))
    case .threadOther: .documented(.apple("dispatch"), .articleObjects)
    case .threadUIKit: .threadUIKit
    case .threadMainActor: .threadMainActor
    case .viewLoading: .documented(.uikit("uiviewcontroller"), .articleObjects)
    case .viewAppearance: .viewAppearance
    case .viewNotCalled: .viewNotCalled

    // Memory and terminations
    case .memoryWarning: .documented(.uikit("responding-to-memory-warnings"))
    case .memoryOrder: .memoryOrder
    case .memoryLimit: .memoryLimit
    case .memoryLast: .memoryLast
    case .endNotified, .endSuspended, .endBySystem:
      .documented(.delegate("applicationwillterminate(_:)"), .guideAppLifeCycle)
    case .endForceQuit: .endForceQuit
    case .endForceQuitMark: .endForceQuitMark
    case .endCrash: .observed(.apple("xcode/diagnosing-issues-using-crash-reports-and-device-logs"))
    case .endReboot: .documented(.guideAppLifeCycle, .articleKhanhvd)
    case .endExitsOnSuspend: .endExitsOnSuspend
    case .endExit: .assumed()
    case .hostedProcess: .precondition
    case .terminateOnCrash: .terminateOnCrash
    case .privacyChange: .privacyChange
    case .fileLock: .fileLock
    case .dataLost: .documented(.guideAppLifeCycle, .guideStrategies)

    // Scenes
    case .sceneLaunch:
      .documented(.launchSequence, .uikit("uiscenedelegate/scenewillenterforeground(_:)"))
    case .sceneTransitions: .documented(.sceneTransition)
    case .sceneAggregate: .sceneAggregate
    case .sceneDisconnect: .documented(.uikit("uiscenedelegate/scenediddisconnect(_:)"))
    case .sceneDiscard, .windowClose:
      .documented(.delegate("application(_:diddiscardscenesessions:)"))
    case .sceneConfiguration: .sceneConfiguration
    case .sceneWindow: .sceneWindow
    case .sceneDisplay: .sceneDisplay
    case .sceneDisplayForeground: .sceneDisplayForeground
    case .sceneCarPlay: .sceneCarPlay
    case .windowOpen: .windowOpen
    case .windowFocus: .windowFocus
    case .windowLast: .observed(.page("https://douglashill.co/app-termination"))
    case .swiftUIPhase: .swiftUIPhase

    // The preconditions of events; these also say something about iOS
    case .needFirstUnlock: .needFirstUnlock
    case .needSystemVersion: .needSystemVersion
    case .needManyWindows: .needManyWindows

    case .needUnlocked, .needLocked, .needNoCall, .needRinging, .needTalking, .needNoCover,
      .needSwitcher, .needCover, .needAppInFront, .needActive, .needElsewhere, .needProcess,
      .needRunning, .needNotRunning, .needBanner, .needShown, .needTask, .needWork,
      .needHung, .needNotHung, .needSceneStyle, .needCard, .needLock,
      .needContinued, .needVoIPPush, .needWindow, .needConnected, .needDisconnected, .needAudio,
      .needLocation, .needScripted:
      .precondition
    }
  }
}
