// SPDX-License-Identifier: Apache-2.0

/// The table of what is fixed about an event, one row for each kind. `Device+Events` has what an
/// event needs and what it does.
extension SystemEvent.Kind {
  private struct Row {
    let words: Words
    let minimumVersion: SystemVersion
    let rule: Rule
    let handling: Handling
    let candidates: CandidateArguments?

    init(
      _ words: Words, since version: SystemVersion, _ rule: Rule, _ handling: Handling = .lifeCycle,
      try candidates: CandidateArguments? = nil
    ) {
      self.words = words
      minimumVersion = version
      self.rule = rule
      self.handling = handling
      self.candidates = candidates
    }
  }

  /// The words behind the name of an event (``SystemEvent/Form``), with the event that they make.
  private enum Words {
    case bare(SystemEvent)
    case app((AppReference) -> SystemEvent)
    case requiredApp((AppReference) -> SystemEvent)
    case argument(SystemEvent.Argument, (String, AppReference) -> SystemEvent?)
    case optionalArgument(SystemEvent.Argument, (String?, AppReference) -> SystemEvent?)
    case text(SystemEvent.Argument, (String) -> SystemEvent)
    case optionalText(SystemEvent.Argument, (String?) -> SystemEvent)

    /// An argument that is more than text. There is no event if the text can't be read.
    static func argument<Value>(
      _ argument: SystemEvent.Argument, _ read: @escaping (String) -> Value?,
      _ make: @escaping (Value, AppReference) -> SystemEvent
    ) -> Words {
      .argument(argument) { text, app in read(text).map { make($0, app) } }
    }

    /// The words of an argument that may be left out.
    static func optionalArgument<Value>(
      _ argument: SystemEvent.Argument, _ read: @escaping (String) -> Value?,
      _ make: @escaping (Value?, AppReference) -> SystemEvent
    ) -> Words {
      .optionalArgument(argument) { text, app in
        guard let text else { return make(nil, app) }
        return read(text).map { make($0, app) }
      }
    }
  }

  /// The arguments that make sense for an event now: see `Device+Candidates`.
  enum CandidateArguments {
    case url, webpage, shortcut, fetchResult, refreshStatus
    case newTask, openTask, registeredTask, scheduledTask, runningTask
    case submission, continuedTask
    case window, backgroundScene
    case slowSave
  }

  /// The way in which an event is handed to an app.
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

  private typealias Event = SystemEvent

  private var row: Row {
    switch self {
    // MARK: The user and the Home screen
    case .tapIcon: Row(.app(Event.tapIcon), since: 2, .launchSequence)
    case .pressHome: Row(.bare(.pressHome), since: 2, .leaveOrder)
    case .openSwitcher: Row(.bare(.openSwitcher), since: 4, .interruption)
    case .closeSwitcher: Row(.bare(.closeSwitcher), since: 4, .interruption)
    case .choose: Row(.requiredApp(Event.choose), since: 4, .leaveOrder)
    case .swipeAway: Row(.app(Event.swipeAway), since: 4, .switcherCard)
    case .lock: Row(.bare(.lock), since: 2, .leaveByLock)
    case .unlock: Row(.bare(.unlock), since: 2, .leaveByLock)
    // MARK: A phone call
    case .receiveCall: Row(.bare(.receiveCall), since: 2, .interruption)
    case .declineCall: Row(.bare(.declineCall), since: 2, .interruption)
    case .answerCall: Row(.bare(.answerCall), since: 2, .callAnswered)
    case .endCall: Row(.bare(.endCall), since: 2, .callAnswered)
    // MARK: A banner of another app
    case .receiveMessage: Row(.bare(.receiveMessage), since: 2, .bannerIsNothing)
    case .tapBanner: Row(.bare(.tapBanner), since: 5, .bannerIsNothing)
    case .dismissBanner: Row(.bare(.dismissBanner), since: 5, .bannerIsNothing)
    // MARK: Notifications for the app
    case .receivePush: Row(.app(Event.receivePush), since: 3, .pushArrival)
    case .tapPush: Row(.app(Event.tapPush), since: 3, .notificationTapped)
    case .receiveLocalNotification:
      Row(.app(Event.receiveLocalNotification), since: 4, .pushArrival)
    case .tapLocalNotification: Row(.app(Event.tapLocalNotification), since: 4, .notificationTapped)
    case .receiveSilentPush: Row(.app(Event.receiveSilentPush), since: 7, .silentPush)
    case .receiveVoIPPush: Row(.app(Event.receiveVoIPPush), since: 8, .voipPush)
    case .reportCall: Row(.app(Event.reportCall), since: 10, .voipReported)
    case .receiveLiveActivityPush:
      Row(.app(Event.receiveLiveActivityPush), since: 17, .activityPush)
    case .startLiveActivity: Row(.app(Event.startLiveActivity), since: 16, .activityForeground)
    // MARK: Opened with a payload
    case .openURL: Row(.argument(.url, Event.openURL), since: 2, .urlOrder, try: .url)
    case .continueActivity:
      Row(.argument(.url, Event.continueActivity), since: 8, .activityOrder, try: .webpage)
    case .quickAction:
      Row(.argument(.name, Event.quickAction), since: 9, .quickActionOrder, try: .shortcut)
    // MARK: Background launches and wake-ups
    case .backgroundFetch: Row(.app(Event.backgroundFetch), since: 7, .fetchAllowed)
    case .finishFetch:
      Row(
        .argument(.result, FetchResult.init, Event.finishFetch), since: 7, .fetchCompletion,
        try: .fetchResult)
    case .changeRefreshStatus:
      Row(
        .argument(.status, EmulatedApp.RefreshStatus.init, Event.changeRefreshStatus), since: 7,
        .refreshStatus, try: .refreshStatus)
    case .changeLowPowerMode: Row(.bare(.changeLowPowerMode), since: 9, .lowPowerMode)
    case .locationUpdate: Row(.app(Event.locationUpdate), since: 4, .backgroundWake)
    case .enterRegion: Row(.app(Event.enterRegion), since: 4, .regionMonitoring)
    case .exitRegion: Row(.app(Event.exitRegion), since: 4, .regionMonitoring)
    case .rangeBeacons: Row(.app(Event.rangeBeacons), since: 7, .beaconRanging)
    case .bluetoothEvent: Row(.app(Event.bluetoothEvent), since: 5, .backgroundWake)
    case .finishTransfer: Row(.app(Event.finishTransfer), since: 7, .transferSession)
    case .prewarm: Row(.app(Event.prewarm), since: 15, .launchPrewarm)
    // MARK: The background task scheduler
    case .scheduleRefresh:
      Row(
        .argument(.name, Event.scheduleRefresh), since: 13, .schedulerRegister, try: .registeredTask
      )
    case .scheduleProcessing:
      Row(
        .argument(.name, Event.scheduleProcessing), since: 13, .schedulerRegister,
        try: .registeredTask)
    case .scheduleContinued:
      Row(
        .argument(.submission, TaskSubmission.init, Event.scheduleContinued), since: 26,
        .continuedSubmit, try: .submission)
    case .reportProgress:
      Row(
        .argument(.name, Event.reportProgress), since: 26, .continuedProgress, try: .continuedTask)
    case .stopTask:
      Row(.argument(.name, Event.stopTask), since: 26, .continuedProgress, try: .continuedTask)
    case .cancelTask:
      Row(.argument(.name, Event.cancelTask), since: 13, .schedulerCancel, try: .scheduledTask)
    case .runTask:
      Row(.argument(.name, Event.runTask), since: 13, .schedulerLaunch, try: .scheduledTask)
    case .completeTask:
      Row(
        .argument(.completion, TaskCompletion.init, Event.completeTask), since: 13,
        .schedulerComplete, try: .runningTask)
    // MARK: What covers the app
    case .openControlCenter: Row(.bare(.openControlCenter), since: 7, .interruption)
    case .closeControlCenter: Row(.bare(.closeControlCenter), since: 7, .interruption)
    case .openNotificationCenter: Row(.bare(.openNotificationCenter), since: 5, .interruption)
    case .closeNotificationCenter: Row(.bare(.closeNotificationCenter), since: 5, .interruption)
    case .showAlert: Row(.bare(.showAlert), since: 2, .interruption)
    case .answerAlert: Row(.bare(.answerAlert), since: 2, .interruption)
    case .startFaceID: Row(.bare(.startFaceID), since: 11, .interruption)
    case .finishFaceID: Row(.bare(.finishFaceID), since: 11, .interruption)
    case .invokeSiri: Row(.bare(.invokeSiri), since: 5, .interruption)
    case .dismissSiri: Row(.bare(.dismissSiri), since: 5, .interruption)
    // MARK: Windows
    case .openWindow: Row(.app(Event.openWindow), since: 13, .windowOpen)
    case .closeWindow:
      Row(
        .argument(.window, windowNumber, Event.closeWindow), since: 13, .windowClose, try: .window)
    case .chooseWindow:
      Row(
        .argument(.window, windowNumber, Event.chooseWindow), since: 13, .windowOpen, try: .window)
    case .disconnectScene:
      Row(
        .optionalArgument(.window, windowNumber, Event.disconnectScene), since: 13,
        .sceneDisconnect, try: .backgroundScene)
    case .connectDisplay: Row(.app(Event.connectDisplay), since: 13, .sceneDisplay)
    case .disconnectDisplay: Row(.app(Event.disconnectDisplay), since: 13, .sceneDisplay)
    // CarPlay was opened to apps of many kinds with iOS 14.
    case .connectCarPlay: Row(.app(Event.connectCarPlay), since: 14, .sceneCarPlay)
    case .disconnectCarPlay: Row(.app(Event.disconnectCarPlay), since: 14, .sceneCarPlay)
    // MARK: Memory and terminations
    case .warnMemory: Row(.bare(.warnMemory), since: 2, .memoryWarning)
    case .reclaimMemory: Row(.bare(.reclaimMemory), since: 2, .memoryOrder)
    case .exceedMemory: Row(.app(Event.exceedMemory), since: 2, .memoryLimit)
    case .endProcess: Row(.app(Event.endProcess), since: 2, .endBySystem)
    case .crash: Row(.app(Event.crash), since: 2, .endCrash)
    case .exit: Row(.app(Event.exit), since: 2, .endExit)
    case .changePrivacy: Row(.app(Event.changePrivacy), since: 6, .privacyChange)
    case .reboot: Row(.bare(.reboot), since: 2, .endReboot)
    // MARK: The main run loop
    case .touch: Row(.bare(.touch), since: 2, .responderChain, .responder(.touchesBegan, .chain))
    case .tapButton:
      Row(
        .optionalText(.name, Event.tapButton), since: 2, .actionMessage,
        .responder(.buttonTapped, .control))
    case .type: Row(.text(.text, Event.type), since: 2, .responderChain)
    case .shake: Row(.bare(.shake), since: 3, .responderChain, .responder(.motionBegan, .chain))
    case .remoteControl:
      Row(
        .bare(.remoteControl), since: 4, .responderChain, .responder(.remoteControlReceived, .chain)
      )
    case .moveDevice:
      Row(.bare(.moveDevice), since: 2, .responderChain, .responder(.accelerometerUpdate, .handler))
    case .redraw: Row(.bare(.redraw), since: 2, .responderChain, .responder(.draw, .view))
    // MARK: Changes of the device, queued for a suspended app
    case .rotate: Row(.bare(.rotate), since: 2, .changeDelivered, .change(.orientationDidChange))
    case .changeTime:
      Row(.bare(.changeTime), since: 2, .changeDelivered, .change(.significantTimeChange))
    case .changeLocale:
      Row(.bare(.changeLocale), since: 2, .changeDelivered, .change(.currentLocaleDidChange))
    case .changeSettings:
      Row(.bare(.changeSettings), since: 2, .changeDelivered, .change(.userDefaultsDidChange))
    case .changeBattery:
      Row(.bare(.changeBattery), since: 3, .changeDelivered, .change(.batteryLevelDidChange))
    case .warnBattery: Row(.bare(.warnBattery), since: 2, .batteryLow)
    case .changeProximity:
      Row(.bare(.changeProximity), since: 3, .changeDelivered, .change(.proximityStateDidChange))
    case .changeICloud:
      Row(.bare(.changeICloud), since: 6, .changeDelivered, .change(.ubiquityIdentityDidChange))
    case .changeScreen:
      Row(.bare(.changeScreen), since: 2, .changeDelivered, .change(.screenModeDidChange))
    case .connectAccessory:
      Row(.bare(.connectAccessory), since: 3, .changeDelivered, .change(.accessoryDidConnect))
    case .disconnectAccessory:
      Row(.bare(.disconnectAccessory), since: 3, .changeDelivered, .change(.accessoryDidDisconnect))
    // MARK: What the app and its user do
    case .edit: Row(.bare(.edit), since: 2, .dataLost)
    case .save: Row(.app(Event.save), since: 2, .dataLost)
    // Before iOS 4 no app is called when it leaves the screen: `applicationWillTerminate(_:)` is where it saves.
    case .slowSave:
      Row(
        .optionalArgument(.duration, { Duration(words: $0) }) {
          Event.slowSave($0 ?? Event.standardSlowSave, $1)
        }, since: 4, .limitEnterBackground, try: .slowSave)
    case .hang: Row(.app(Event.hang), since: 2, .mainThreadHung)
    case .recover: Row(.app(Event.recover), since: 2, .mainThreadHung)
    case .beginTask: Row(.argument(.name, Event.beginTask), since: 4, .taskBegin, try: .newTask)
    case .endTask: Row(.argument(.name, Event.endTask), since: 4, .taskEnd, try: .openTask)
    case .playAudio: Row(.app(Event.playAudio), since: 2, .backgroundAudio)
    case .stopAudio: Row(.app(Event.stopAudio), since: 2, .backgroundAudio)
    case .startLocation: Row(.app(Event.startLocation), since: 2, .backgroundLocation)
    case .stopLocation: Row(.app(Event.stopLocation), since: 2, .backgroundLocation)
    case .lockFile: Row(.app(Event.lockFile), since: 2, .fileLock)
    case .unlockFile: Row(.app(Event.unlockFile), since: 2, .fileLock)
    }
  }

  /// The form of the words that follow this event's name in scenario files and at the prompt.
  public var form: SystemEvent.Form {
    switch row.words {
    case .bare: .bare
    case .app: .app
    case .requiredApp: .requiredApp
    case .argument(let argument, _): .argument(argument)
    case .optionalArgument(let argument, _): .optionalArgument(argument)
    case .text(let argument, _): .text(argument)
    case .optionalText(let argument, _): .optionalText(argument)
    }
  }

  /// Returns the event with an app and an argument. Nil if a word is missing, is one too many, or is
  /// not what the kind takes.
  func event(_ app: AppReference?, _ argument: String?) -> SystemEvent? {
    switch (row.words, argument, app) {
    case (.bare(let event), nil, nil): event
    case (.app(let make), nil, let app?), (.requiredApp(let make), nil, let app?): make(app)
    case (.argument(_, let make), let argument?, let app?): make(argument, app)
    case (.optionalArgument(_, let make), let argument, let app?): make(argument, app)
    case (.text(_, let make), let text?, nil): make(text)
    case (.optionalText(_, let make), let text, nil): make(text)
    case (_, _, _): nil
    }
  }

  /// The first version of the system that has the event. It can't happen in an older one.
  public var minimumVersion: SystemVersion { row.minimumVersion }

  /// The arguments that make sense for the event. Nil for an event without one.
  var candidateArguments: CandidateArguments? { row.candidates }

  /// The rule that an accepted event is named with. It says what the event does as a whole, or that
  /// it does nothing.
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

  /// True if the event concerns one app, so that a missing name means the app in focus.
  public var takesApp: Bool {
    switch form {
    case .app, .requiredApp, .argument, .optionalArgument: true
    case .bare, .text, .optionalText: false
    }
  }

  /// True if the user does it with the device unlocked, or unlocks it with this. Processing tasks
  /// expire then.
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
      .enterRegion, .exitRegion, .rangeBeacons, .showAlert, .startFaceID, .disconnectScene,
      .connectDisplay,
      .disconnectDisplay, .connectCarPlay, .disconnectCarPlay, .warnMemory, .reclaimMemory,
      .exceedMemory, .endProcess, .crash, .exit,
      .reboot, .shake, .remoteControl, .moveDevice, .redraw, .rotate, .changeTime, .changeLocale,
      .changeSettings, .changeBattery, .warnBattery, .changeProximity, .changeICloud,
      .changeScreen, .connectAccessory, .disconnectAccessory, .save, .slowSave, .hang, .recover,
      .beginTask,
      .endTask, .playAudio, .stopAudio, .startLocation, .stopLocation, .lockFile, .unlockFile:
      false
    }
  }

  /// The event's name as people write it: the id with spaces.
  public var phrase: String { rawValue.spaced }
}

/// Returns the number of a window: one or more.
private func windowNumber(_ text: String) -> Int? { Int(text).flatMap { $0 > 0 ? $0 : nil } }
