// SPDX-License-Identifier: Apache-2.0

/// The origins of the rules about continued processing tasks, VoIP pushes, Live Activities,
/// regions, Bluetooth and Swift's actors.
extension Rule.Origin {
  // MARK: Launch

  static let launchOlderMethod = observed(
    .delegate("applicationdidfinishlaunching(_:)").saying("the method of earlier versions of iOS"),
    .page("https://github.com/BigZaphod/Chameleon").saying("called if the other is missing"))

  // MARK: Continued processing tasks

  static let continuedQueue = assumed(
    .continued("submissionstrategy/queue").saying("up to a maximum that is not named"))

  static let continuedProgress = documented(
    .apple("backgroundtasks/bgcontinuedprocessingtask")
      .saying("tasks with little or no progress are terminated first"),
    .forum(805554))

  static let limitContinuedProgress = assumed(
    .apple("backgroundtasks/bgcontinuedprocessingtask").saying("no number"),
    .continuedDeviceTest.saying("expired after a few minutes"),
    .forum(805554).saying("20 or 30 s between two updates"))

  static let continuedStop = observed(
    .apple("backgroundtasks/bgcontinuedprocessingtask").saying("a person can cancel it"),
    .continuedDeviceTest.saying("through the expiration handler"))

  static let continuedSwipe = documented(
    .continued("submissionstrategy/queue").saying("queued tasks are canceled"),
    .continuedDeviceTest.saying("a running task ends with the process"))

  static let continuedExpired = assumed(
    .apple("backgroundtasks/bgtask/expirationhandler")
      .saying("the system may terminate the app, no code for this kind"))

  // MARK: VoIP pushes and Live Activities

  static let voipPush = documented(
    .apple("pushkit/responding-to-voip-notifications-from-pushkit"),
    .apple("pushkit/pkpushtype/voip"))

  static let voipReported = documented(
    .apple("pushkit/pkpushtype/voip").saying("apps linked against the iOS 13 SDK are terminated"),
    .sigkill.saying("0xbaadca11"),
    .thread("QuickBlox/quickblox-ios-sdk", 1201).saying("the exception in the log"),
    .thread("hiennguyen92/flutter_callkit_incoming", 405))

  static let limitVoIPReport = assumed(
    .apple("pushkit/pkpushtype/voip").saying("quickly, no number"))

  static let activityPush = documented(
    .apple("activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications")
      .saying("the system wakes the app, which receives the token for updates"),
    .forum(834934).saying("what happens after a force-quit is asked, and not said"))

  static let activityForeground = documented(
    .apple("activitykit/activity").saying("started only while the app is in the foreground"),
    .thread("loopandlearn/LoopFollow", 611).saying("fails with visibility"),
    .thread("fluttercandies/flutter_live_activities", 4).saying("Target is not foreground"))

  // MARK: Regions, beacons, Bluetooth

  static let regionMonitoring = documented(
    .page(
      "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/"
        + "LocationAwarenessPG/RegionMonitoring/RegionMonitoring.html"
    ).saying("the app is relaunched, or woken for about 10 s"))

  static let beaconRanging = assumed(
    .apple("corelocation/cllocationmanagerdelegate/locationmanager(_:didrange:satisfying:)")
      .saying("the method, nothing about an app that does not run"),
    .apple("corelocation/cllocationmanagerdelegate/locationmanager(_:didrangebeacons:in:)")
      .saying("the method before iOS 13"))

  static let bluetoothRestoration = documented(
    .apple("corebluetooth/cbcentralmanagerdelegate/centralmanager(_:willrestorestate:)")
      .saying("the first method that a relaunched app is called with"),
    .apple("corebluetooth/cbperipheralmanagerdelegate/peripheralmanager(_:willrestorestate:)"),
    .apple("corebluetooth/central-manager-state-restoration-options")
      .saying("with scenes the launch options are nil"))

  // MARK: Swift's actors

  static let threadMainActor = observed(
    .thread("onmyway133/blog", 1037).saying("where the checks come from"),
    .thread("batonogov/pine", 613).saying("SIGTRAP"),
    .thread("ntd4996/agentpet", 6).saying("SIGTRAP at launch, in a completion handler"),
    .thread("iliyami/MacSai", 58).saying("a completion handler, before its first line"),
    .thread("feedback-assistant/reports", 839),
    .page("https://forums.swift.org/t/crash-when-running-in-swift-6-language-mode/72431"))
}

extension RuleSource {
  static let continuedTasks =
    apple("backgroundtasks/performing-long-running-tasks-on-ios-and-ipados")

  /// A page about the request of a continued processing task.
  fileprivate static func continued(_ page: String) -> RuleSource {
    apple("backgroundtasks/bgcontinuedprocessingtaskrequest/" + page)
  }

  /// A library's tests on an iPhone with iOS 26.6.
  fileprivate static let continuedDeviceTest = page(
    "https://github.com/mahdidavoodi7/react-native-continued-task/blob/master/docs/DEVICE-QA.md")
}
