// SPDX-License-Identifier: Apache-2.0

/// The origins of the rules about time limits and running in the background.
extension Rule.Origin {
  // MARK: Limits

  static let limitLaunch = observed(
    .watchdog.saying("scene-create, 19.97 s"),
    .thread("firebase/firebase-ios-sdk", 5463).saying(
      "process-launch 20.00 s, scene-create 19.62 s"),
    .thread("mozilla-lockwise/lockwise-ios", 924).saying("iOS 11.4: scene-create 10.00 s"))

  static let limitBackgroundLaunch = disputed(
    .title("Crash report of com.facebook.Messenger, iOS 12.3.1").saying("29.43 s"),
    against: .thread("firebase/firebase-ios-sdk", 15282).saying("5.96 s, device hot"))

  static let limitEnterBackground = disputed(
    .delegate("applicationdidenterbackground(_:)").saying("about 5 s"),
    .articleKhanhvd.saying("about 5 s"),
    against: .thread("firebase/firebase-ios-sdk", 3759)
      .saying("reports show only scene-update, 10 s"))

  static let limitTerminate = observed(
    .delegate("applicationwillterminate(_:)").saying("about 5 s"),
    .thread("granoff/Lockbox", 63).saying("process-exit, 5.00 s"),
    .thread("firebase/firebase-ios-sdk", 5707).saying("process-exit"))

  static let limitSceneUpdate = observed(
    .watchdog.saying("a watchdog, no number for a transition"),
    .thread("firebase/firebase-ios-sdk", 3759).saying("10.00 s"),
    .thread("xbmc/Official-Kodi-Remote-iOS", 684).saying("10.00 s"),
    .thread("manaflow-ai/cmux", 10647),
    .thread("nightscout/Trio", 1109).saying("iOS 26.4, device hot: 45 s"))

  static let limitBackgroundTime = observed(
    .forum(85066).saying("about 30 s from iOS 13"),
    .thread("urbanairship/ios-library", 61).saying("180 s"),
    .stackOverflow(22_051_324).saying("180 s"),
    .thread("mixpanel/mixpanel-iphone", 3).saying("600 s"))

  static let expirationHandler = observed(
    .forum(729335), .thread("GetStream/stream-chat-swift", 1377).saying("by 26 to 27 s"),
    .thread("wireapp/wire-ios", 5020).saying("about 5 s before the end"),
    .thread("transistorsoft/react-native-background-fetch", 280).saying("4 to 5 s"))

  static let limitSuspension = assumed(
    .uikit("preparing-your-ui-to-run-in-the-background").saying("briefly, no number"),
    .guideStrategies.saying("shortly afterward, no number"))

  static let limitRefresh = documented(
    .backgroundStrategies.saying("up to 30 s"), .apple("backgroundtasks/bgapprefreshtask"))

  static let limitProcessing = assumed(
    .apple("backgroundtasks/bgprocessingtask").saying(
      "minutes while the device is idle, no number, nothing about power"))

  // MARK: Fetch, push, transfers

  static let fetchNotCompleted = disputed(
    .delegate("application(_:performfetchwithcompletionhandler:)").saying("terminated"),
    against: .thread("transistorsoft/cordova-plugin-background-fetch", 25)
      .saying("a warning in the console, then no more fetches"))

  static let fetchReplaced = disputed(
    .uikit("using-background-tasks-to-update-your-app").saying(
      "BGTaskSchedulerPermittedIdentifiers disables performFetch from iOS 13"),
    .thread("transistorsoft/react-native-background-fetch", 230),
    against: .title("pEp for iOS, AppDelegate.swift").saying("called all the same"))

  static let pushNotCompleted = disputed(
    .delegate("application(_:didreceiveremotenotification:fetchcompletionhandler:)")
      .saying("terminated"),
    against: .thread("wordpress-mobile/WordPress-iOS", 22227).saying("a warning in the console"),
    .thread("firebase/quickstart-ios", 37).saying("a warning in the console"),
    .thread("wix/react-native-notifications", 9), .thread("facebook/react-native", 11162))

  static let silentPush = documented(
    .backgroundPushes, .thread("phonegap/phonegap-plugin-push", 1267),
    .thread("ChatSecure/ChatSecure-iOS", 770))

  static let pushBudget = assumed(
    .backgroundPushes.saying("a sender should not try more than two or three an hour"),
    .backgroundStrategies.saying("limited above three an hour, no number that is delivered"))

  static let limitWake = disputed(
    .guideBackgroundExecution.saying("about 10 s for Bluetooth"),
    against: .thread("itinance/react-native-fs", 1213).saying("about 30 s for a transfer"))

  static let transferSession = documented(
    .delegate("application(_:handleeventsforbackgroundurlsession:completionhandler:)"),
    .apple("foundation/downloading-files-in-the-background"))

  static let lowPowerMode = documented(
    .page(
      "https://developer.apple.com/library/archive/documentation/Performance/Conceptual/"
        + "EnergyGuide-iOS/LowPowerMode.html"
    ).saying("pauses discretionary and background activities"),
    .page("https://support.apple.com/en-us/101604"))

  // MARK: BGTaskScheduler

  static let schedulerRegister = documented(
    .taskRegistration, .thread("home-assistant/iOS", 5039))

  static let schedulerRegisterLate = documented(
    .taskRegistration.saying("before the end of the launch"),
    .thread("transistorsoft/flutter_background_fetch", 414).saying("the exception in the log"),
    .thread("transistorsoft/flutter_background_fetch", 415).saying("its reason"),
    .forum(799126).saying("continued processing tasks may be registered later"))

  static let schedulerRegisterOnce = documented(
    .taskRegistration.saying("the system kills the app on the second registration"),
    .thread("transistorsoft/transistor-background-fetch", 14).saying("the exception in the log"),
    .thread("fluttercommunity/flutter_workmanager", 427).saying("the exception in the log"))

  static let schedulerLaunch = documented(
    .backgroundStrategies, .apple("backgroundtasks/bgtaskscheduler/submit(_:)"),
    .thread("transistorsoft/react-native-background-fetch", 270))

  static let schedulerExpire = documented(
    .apple("backgroundtasks/bgtask/expirationhandler"), .sigkill.saying("0x2182bad2"))

  static let schedulerNoHandler = documented(
    .apple("backgroundtasks/bgtask/expirationhandler"),
    .apple("backgroundtasks/bgtask/settaskcompleted(success:)"))

  static let schedulerInFront = assumed(
    .sigkill.saying("0x2182bad2: the app didn't complete a background task"))

  static let schedulerComplete = documented(
    .backgroundStrategies.saying("or the app is terminated"),
    .apple("backgroundtasks/bgtask/settaskcompleted(success:)").saying(
      "or the app may be terminated"))
}

extension RuleSource {
  fileprivate static let taskRegistration =
    apple("backgroundtasks/bgtaskscheduler/register(fortaskwithidentifier:using:launchhandler:)")
}
