// SPDX-License-Identifier: Apache-2.0

extension Rule {
  /// The date on which somebody last opened a rule's sources and held the rule against them.
  public enum Reading: Hashable, Sendable {
    /// The rule has no source.
    case noSource
    /// Nobody has yet: the rule is new, or none of its sources was opened.
    case notRead
    /// On a day (`2026-11-23`). The sources in `unopened` were not opened on that day.
    case read(day: String, unopened: [RuleSource])
  }

  /// The date on which this rule was last held against its sources.
  public var reading: Reading {
    let sources = origin.sources
    guard !sources.isEmpty else { return .noSource }
    guard let day = Self.readings.first(where: { $0.rules.contains(self) })?.day else {
      return .notRead
    }
    let unopened = sources.filter { RuleSource.Place.unopened.contains($0.place) }
    guard unopened.count < sources.count else { return .notRead }
    return .read(day: day, unopened: unopened)
  }

  /// The days on which rules were held against their sources, the latest first. A rule that is read on
  /// another day belongs in a row of that day.
  private static let readings: [(day: String, rules: Set<Rule>)] = [
    (day: "2026-11-23", rules: readInNovember2026)
  ]

  private static let readInNovember2026: Set<Rule> = [
    .launchMain, .launchApplicationMain, .launchSequence, .launchInactive, .launchBackground,
    .launchOptions, .launchAccepted, .launchRestoration, .launchPrewarm, .launchScenesRequired,
    .launchScenesRequiredInBackground, .launchScenesWarned, .launchOlderMethod,
    .principalClass, .storyboard, .prewarmProtectedData,

    .activeThroughInactive, .leaveOrder, .leaveSaved, .leaveByLock, .returnOrder,
    .returnDelegateFirst, .notificationAfterDelegate, .interruption, .inactiveWithoutInput,
    .switcherCard, .callAnswered, .callBanner, .bannerIsNothing, .alertBeforeBanners, .batteryLow,
    .notificationCenterTwice, .protectedData,

    .urlOrder, .activityOrder, .quickActionOrder, .notificationTapped, .pushArrival,
    .pushDelegate, .notificationOnLockScreen,

    .limitLaunch, .limitBackgroundLaunch, .limitEnterBackground, .limitTerminate,
    .limitSceneUpdate, .limitBackgroundTime, .limitExpirationHandler, .limitSuspension,
    .limitFetch, .limitPush, .limitWake, .limitFetchInterval, .limitRefresh, .limitProcessing,
    .limitVoIPReport, .limitContinuedProgress,

    .taskBegin, .taskEnd, .taskExpired, .taskLeaked, .taskNotGranted, .backgroundModes,
    .backgroundAssertion, .backgroundAudio, .backgroundLocation, .fetchAllowed, .fetchCompletion,
    .fetchNotCompleted, .silentPush, .pushNotCompleted, .pushBudget, .backgroundWake,
    .refreshStatus, .lowPowerMode, .transferSession,
    .fetchReplaced, .voipPush, .voipReported, .activityPush, .activityForeground, .regionMonitoring,
    .beaconRanging, .bluetoothRestoration,

    .schedulerRegister, .schedulerLaunch, .schedulerExpire, .schedulerComplete,
    .schedulerRegisterOnce, .schedulerRegisterLate, .schedulerNoHandler, .schedulerCancel,
    .schedulerLimit, .schedulerInUse,
    .schedulerInFront, .continuedForeground, .continuedSubmit, .continuedQueue,
    .continuedProgress, .continuedStop, .continuedSwipe, .continuedExpired,

    .suspendedSilently, .suspendedResumes, .suspendedQueue, .changeDelivered,

    .mainThreadOrder, .mainThreadHung, .touchesActiveOnly, .responderChain, .eventUnhandled,
    .actionMessage, .methodMissing, .threadOther, .threadUIKit, .threadMainActor, .viewLoading,
    .viewAppearance,
    .viewNotCalled,

    .memoryWarning, .memoryOrder, .memoryLast, .memoryLimit, .endNotified, .endSuspended,
    .endForceQuit, .endForceQuitMark, .endCrash, .endReboot, .endBySystem, .endExitsOnSuspend,
    .terminateOnCrash, .privacyChange, .fileLock, .dataLost,

    .sceneLaunch, .sceneTransitions, .sceneAggregate, .sceneDisconnect, .sceneDiscard,
    .sceneConfiguration, .sceneDisplay, .sceneDisplayForeground, .sceneCarPlay, .windowFocus,
    .windowOpen, .windowClose,
    .windowLast, .swiftUIPhase,

    .needFirstUnlock, .needMode, .needSystemVersion, .needRegistered, .needScheduled,
    .needManyWindows,
  ]
}

extension RuleSource.Place {
  /// The places that were not opened when the rules were last held against their sources: they are
  /// gone, have no address, or no copy was found.
  public static let unopened: Set<RuleSource.Place> = Set(
    [
      // Apple
      RuleSource.uikit("uiviewcontroller"),
      .apple("foundation/downloading-files-in-the-background"),
      .apple("xcode/diagnosing-memory-thread-and-crash-issues-early"),
      .page("https://support.apple.com/en-us/101604"),
      .title("Apple sample code StateRestore, README"),
      .forum(85066), .forum(729335), .forum(732170), .forum(834934),

      // Threads
      .thread("mozilla-lockwise/lockwise-ios", 924), .thread("granoff/Lockbox", 63),
      .thread("manaflow-ai/cmux", 10647),
      .thread("transistorsoft/react-native-background-fetch", 280),
      .thread("transistorsoft/cordova-plugin-background-fetch", 25),
      .thread("facebook/react-native", 11162), .thread("phonegap/phonegap-plugin-push", 1267),
      .thread("home-assistant/iOS", 5039),
      .thread("OneSignal/OneSignal-iOS-SDK", 1233),
      .thread("flutter/flutter", 126429), .thread("delba/Permission", 30),
      .thread("krelltunez/dayGLANCE", 1436), .thread("jessesquires/jessesquires.com", 200),
      .thread("QuickBlox/quickblox-ios-sdk", 1201),
      .thread("hiennguyen92/flutter_callkit_incoming", 405),
      .thread("loopandlearn/LoopFollow", 611), .thread("fluttercandies/flutter_live_activities", 4),
      .thread("onmyway133/blog", 1037), .thread("iliyami/MacSai", 58),

      // Other pages
      .stackOverflow(3_712_979), .stackOverflow(5_277_940), .stackOverflow(7_754_317),
      .page("https://github.com/BigZaphod/Chameleon"),
      .page("https://github.com/flowkey/UIKit-cross-platform"),
      .page("https://blog.uso400.net/ios10-lifecycle"),
      .page("https://m.haomeiwen.com/subject/tpqrrttx.html"),
      .page("https://memotut.com/en/8546dfa4811b34f669d4"),
      .page("https://www.javashuo.com/article/p-gwnugcfm-gt.html"),
      .page("https://yoo-s.com/topic/detail/115"),
      .page("https://forums.swift.org/t/crash-when-running-in-swift-6-language-mode/72431"),

      // Texts without an address
      .title("Crash report of com.facebook.Messenger, iOS 12.3.1"), .title("jetsamctl README"),
      .title("Log of a scene's launch with its views (Chinese)"),
    ].map { $0.place })
}
