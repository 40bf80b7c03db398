// SPDX-License-Identifier: Apache-2.0

/// What is fixed about an event, one row for each kind. What an event needs stands in
/// `Device+Possible`, what it does in `Device+Events`.
extension SystemEvent.Kind {
  private struct Row {
    let form: SystemEvent.Form
    let minimumVersion: Int
    let rule: Rule
    let handling: Handling
    let candidates: CandidateArguments?

    init(
      _ form: SystemEvent.Form, since version: Int, _ rule: Rule,
      _ handling: Handling = .lifeCycle, try candidates: CandidateArguments? = nil
    ) {
      self.form = form
      minimumVersion = version
      self.rule = rule
      self.handling = handling
      self.candidates = candidates
    }
  }

  /// Which arguments make sense for an event now: see `Device+Candidates`.
  enum CandidateArguments {
    case url, webpage, shortcut, fetchResult, refreshStatus
    case newTask, openTask, registeredTask, scheduledTask, runningTask
    case submission, continuedTask
    case window, backgroundScene
  }

  /// How an event is handed to an app.
  private enum Handling {
    /// To a responder or a handler of the main run loop, along a path.
    case responder(Callback, ResponderPath)
    /// By posting a notification: a change of the device.
    case change(AppleNotification)
    /// By the life cycle.
    case lifeCycle
  }

  /// The objects an event of the main run loop goes through.
  private enum ResponderPath {
    /// To the hit view or the first responder, and from there up the chain.
    case chain
    /// A control sends its action to the first object of the chain that has the method.
    case control
    case view
    case handler
  }

  private var row: Row {
    switch self {
    // MARK: The user and the Home screen
    case .tapIcon: Row(.app, since: 2, .launchSequence)
    case .pressHome: Row(.bare, since: 2, .leaveOrder)
    case .openSwitcher, .closeSwitcher: Row(.bare, since: 4, .interruption)
    case .choose: Row(.requiredApp, since: 4, .leaveOrder)
    case .swipeAway: Row(.app, since: 4, .switcherCard)
    case .lock, .unlock: Row(.bare, since: 2, .leaveByLock)
    // MARK: A phone call
    case .receiveCall, .declineCall: Row(.bare, since: 2, .interruption)
    case .answerCall, .endCall: Row(.bare, since: 2, .callAnswered)
    // MARK: A banner of another app
    case .receiveMessage: Row(.bare, since: 2, .bannerIsNothing)
    case .tapBanner, .dismissBanner: Row(.bare, since: 5, .bannerIsNothing)
    // MARK: Notifications for the app
    case .receivePush: Row(.app, since: 3, .pushArrival)
    case .tapPush: Row(.app, since: 3, .notificationTapped)
    case .receiveLocalNotification: Row(.app, since: 4, .pushArrival)
    case .tapLocalNotification: Row(.app, since: 4, .notificationTapped)
    case .receiveSilentPush: Row(.app, since: 7, .silentPush)
    case .receiveVoIPPush: Row(.app, since: 8, .voipPush)
    case .reportCall: Row(.app, since: 10, .voipReported)
    case .receiveLiveActivityPush: Row(.app, since: 17, .activityPush)
    case .startLiveActivity: Row(.app, since: 16, .activityForeground)
    // MARK: Opened with a payload
    case .openURL: Row(.argument(.url), since: 2, .urlOrder, try: .url)
    case .continueActivity: Row(.argument(.url), since: 8, .activityOrder, try: .webpage)
    case .quickAction: Row(.argument(.name), since: 9, .quickActionOrder, try: .shortcut)
    // MARK: Background launches and wake-ups
    case .backgroundFetch: Row(.app, since: 7, .fetchAllowed)
    case .finishFetch: Row(.argument(.result), since: 7, .fetchCompletion, try: .fetchResult)
    case .changeRefreshStatus:
      Row(.argument(.status), since: 7, .refreshStatus, try: .refreshStatus)
    case .changeLowPowerMode: Row(.bare, since: 9, .lowPowerMode)
    case .locationUpdate: Row(.app, since: 4, .backgroundWake)
    case .enterRegion, .exitRegion: Row(.app, since: 4, .regionMonitoring)
    case .rangeBeacons: Row(.app, since: 7, .beaconRanging)
    case .bluetoothEvent: Row(.app, since: 7, .backgroundWake)
    case .finishTransfer: Row(.app, since: 7, .transferSession)
    case .prewarm: Row(.app, since: 15, .launchPrewarm)
    // MARK: The background task scheduler
    case .scheduleRefresh, .scheduleProcessing:
      Row(.argument(.name), since: 13, .schedulerRegister, try: .registeredTask)
    case .scheduleContinued:
      Row(.argument(.submission), since: 26, .continuedSubmit, try: .submission)
    case .reportProgress, .stopTask:
      Row(.argument(.name), since: 26, .continuedProgress, try: .continuedTask)
    case .cancelTask: Row(.argument(.name), since: 13, .schedulerCancel, try: .scheduledTask)
    case .runTask: Row(.argument(.name), since: 13, .schedulerLaunch, try: .scheduledTask)
    case .completeTask:
      Row(.argument(.completion), since: 13, .schedulerComplete, try: .runningTask)
    // MARK: What covers the app
    case .openControlCenter, .closeControlCenter: Row(.bare, since: 7, .interruption)
    case .openNotificationCenter, .closeNotificationCenter: Row(.bare, since: 5, .interruption)
    case .showAlert, .answerAlert: Row(.bare, since: 2, .interruption)
    case .startFaceID, .finishFaceID: Row(.bare, since: 11, .interruption)
    case .invokeSiri, .dismissSiri: Row(.bare, since: 5, .interruption)
    // MARK: Windows
    case .openWindow: Row(.app, since: 13, .windowOpen)
    case .closeWindow: Row(.argument(.window), since: 13, .windowClose, try: .window)
    case .chooseWindow: Row(.argument(.window), since: 13, .windowOpen, try: .window)
    case .disconnectScene:
      Row(.optionalArgument(.window), since: 13, .sceneDisconnect, try: .backgroundScene)
    case .connectDisplay, .disconnectDisplay: Row(.app, since: 13, .sceneDisplay)
    // CarPlay was opened to apps of many kinds with iOS 14.
    case .connectCarPlay, .disconnectCarPlay: Row(.app, since: 14, .sceneCarPlay)
    // MARK: Memory and terminations
    case .warnMemory: Row(.bare, since: 2, .memoryWarning)
    case .reclaimMemory: Row(.bare, since: 2, .memoryOrder)
    case .exceedMemory: Row(.app, since: 2, .memoryLimit)
    case .endProcess: Row(.app, since: 2, .endBySystem)
    case .crash: Row(.app, since: 2, .endCrash)
    case .exit: Row(.app, since: 2, .endExit)
    case .changePrivacy: Row(.app, since: 6, .privacyChange)
    case .reboot: Row(.bare, since: 2, .endReboot)
    // MARK: The main run loop
    case .touch: Row(.bare, since: 2, .responderChain, .responder(.touchesBegan, .chain))
    case .tapButton:
      Row(.optionalText(.name), since: 2, .actionMessage, .responder(.buttonTapped, .control))
    case .type: Row(.text(.text), since: 2, .responderChain)
    case .shake: Row(.bare, since: 3, .responderChain, .responder(.motionBegan, .chain))
    case .remoteControl:
      Row(.bare, since: 4, .responderChain, .responder(.remoteControlReceived, .chain))
    case .moveDevice:
      Row(.bare, since: 2, .responderChain, .responder(.accelerometerUpdate, .handler))
    case .redraw: Row(.bare, since: 2, .responderChain, .responder(.draw, .view))
    // MARK: Changes of the device, queued for a suspended app
    case .rotate: Row(.bare, since: 2, .changeDelivered, .change(.orientationDidChange))
    case .changeTime: Row(.bare, since: 2, .changeDelivered, .change(.significantTimeChange))
    case .changeLocale: Row(.bare, since: 2, .changeDelivered, .change(.currentLocaleDidChange))
    case .changeSettings: Row(.bare, since: 2, .changeDelivered, .change(.userDefaultsDidChange))
    case .changeBattery: Row(.bare, since: 2, .changeDelivered, .change(.batteryLevelDidChange))
    case .warnBattery: Row(.bare, since: 2, .batteryLow)
    case .changeProximity: Row(.bare, since: 2, .changeDelivered, .change(.proximityStateDidChange))
    case .changeICloud: Row(.bare, since: 5, .changeDelivered, .change(.ubiquityIdentityDidChange))
    case .changeScreen: Row(.bare, since: 2, .changeDelivered, .change(.screenModeDidChange))
    case .connectAccessory: Row(.bare, since: 2, .changeDelivered, .change(.accessoryDidConnect))
    case .disconnectAccessory:
      Row(.bare, since: 2, .changeDelivered, .change(.accessoryDidDisconnect))
    // MARK: What the app and its user do
    case .edit: Row(.bare, since: 2, .dataLost)
    case .save: Row(.app, since: 2, .dataLost)
    case .hang, .recover: Row(.app, since: 2, .mainThreadHung)
    case .beginTask: Row(.argument(.name), since: 4, .taskBegin, try: .newTask)
    case .endTask: Row(.argument(.name), since: 4, .taskEnd, try: .openTask)
    case .playAudio, .stopAudio: Row(.app, since: 2, .backgroundAudio)
    case .startLocation, .stopLocation: Row(.app, since: 2, .backgroundLocation)
    case .lockFile, .unlockFile: Row(.app, since: 2, .fileLock)
    }
  }

  /// The words that follow this event's name in scenario files and at the prompt.
  public var form: SystemEvent.Form { row.form }

  /// The system version the event came with: what did not exist cannot happen.
  public var minimumVersion: Int { row.minimumVersion }

  /// Which arguments make sense for it; nil for an event without one.
  var candidateArguments: CandidateArguments? { row.candidates }

  /// The rule an accepted event is named with: the one that says what the event does as a whole, or
  /// that it does nothing.
  var rule: Rule { row.rule }

  /// The method of a responder, or the handler, that takes an event of the main run loop; nil for
  /// every other kind of event.
  public var responderMethod: Callback? {
    if case .responder(let callback, _) = row.handling { callback } else { nil }
  }

  /// The objects an event of the main run loop goes through until one handles it, in order; empty
  /// for every other kind of event.
  ///
  /// - SeeAlso: https://developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events
  package var responders: [String] {
    guard case .responder(_, let path) = row.handling else { return [] }
    return switch path {
    case .chain:
      [
        "UIApplication", "UIWindow", "UIView", "UIViewController", "UIWindow", "UIApplication",
        "UIApplicationDelegate",
      ]
    case .control:
      [
        "UIApplication", "UIWindow", "UIControl", "UIViewController", "UIWindow", "UIApplication",
        "UIApplicationDelegate",
      ]
    case .view: ["UIView"]
    case .handler: ["CMMotionManager"]
    }
  }

  /// The notification a change of the device posts; nil for events that are no change.
  public var changeNotification: AppleNotification? {
    if case .change(let notification) = row.handling { notification } else { nil }
  }

  /// Whether the event concerns one app, so that a missing name means the app in focus.
  public var takesApp: Bool {
    switch form {
    case .app, .requiredApp, .argument, .optionalArgument: true
    case .bare, .text, .optionalText: false
    }
  }

  /// Whether the user does it with the device unlocked, or unlocks it with this. Processing tasks expire
  /// then.
  var isUseOfDevice: Bool {
    switch self {
    case .tapIcon, .pressHome, .openSwitcher, .closeSwitcher, .choose, .swipeAway, .unlock,
      .declineCall, .answerCall, .endCall, .tapBanner, .dismissBanner, .tapPush,
      .tapLocalNotification, .openURL, .continueActivity, .quickAction, .openControlCenter,
      .closeControlCenter, .openNotificationCenter, .closeNotificationCenter, .answerAlert,
      .finishFaceID, .invokeSiri, .dismissSiri, .openWindow, .closeWindow, .chooseWindow,
      .changePrivacy, .scheduleContinued, .stopTask, .touch, .tapButton, .type, .edit:
      true
    case .lock, .receiveCall, .receiveMessage, .receivePush, .receiveLocalNotification,
      .receiveSilentPush, .backgroundFetch, .finishFetch, .changeRefreshStatus,
      .changeLowPowerMode, .locationUpdate, .bluetoothEvent, .finishTransfer, .prewarm,
      .scheduleRefresh, .scheduleProcessing, .cancelTask, .reportProgress, .runTask,
      .completeTask, .receiveVoIPPush, .reportCall, .receiveLiveActivityPush, .startLiveActivity,
      .enterRegion,
      .exitRegion, .rangeBeacons, .showAlert, .startFaceID, .disconnectScene, .connectDisplay,
      .disconnectDisplay, .connectCarPlay, .disconnectCarPlay,
      .warnMemory, .reclaimMemory, .exceedMemory, .endProcess, .crash, .exit,
      .reboot, .shake, .remoteControl, .moveDevice, .redraw, .rotate, .changeTime, .changeLocale,
      .changeSettings, .changeBattery, .warnBattery, .changeProximity, .changeICloud,
      .changeScreen, .connectAccessory, .disconnectAccessory, .save, .hang, .recover, .beginTask,
      .endTask, .playAudio, .stopAudio, .startLocation, .stopLocation, .lockFile, .unlockFile:
      false
    }
  }

  /// The event's name as people write it: the id with spaces.
  public var phrase: String { rawValue.spaced }
}
