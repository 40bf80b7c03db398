// SPDX-License-Identifier: Apache-2.0

/// Something that happens to the device: what the user does, or what iOS does by itself.
///
/// One vocabulary serves the keyboard, scenario files, the `:` prompt and the JSON output. An event
/// is complete: it names its app by an ``AppReference`` and carries its argument with its type.
public enum SystemEvent: Hashable, Sendable {
  // MARK: The user and the Home screen
  case tapIcon(AppReference)
  case pressHome
  case openSwitcher
  case closeSwitcher
  case choose(AppReference)
  case swipeAway(AppReference)
  case lock
  case unlock

  // MARK: A phone call
  case receiveCall
  case declineCall
  case answerCall
  case endCall

  // MARK: A banner of another app
  case receiveMessage
  case tapBanner
  case dismissBanner

  // MARK: Notifications for the app
  case receivePush(AppReference)
  case tapPush(AppReference)
  case receiveLocalNotification(AppReference)
  case tapLocalNotification(AppReference)
  case receiveSilentPush(AppReference)
  case receiveVoIPPush(AppReference)
  /// The app reports the call of a VoIP push to CallKit.
  case reportCall(AppReference)
  /// A push starts a Live Activity of the app.
  case receiveLiveActivityPush(AppReference)
  /// The app starts a Live Activity.
  case startLiveActivity(AppReference)

  // MARK: Opened with a payload
  case openURL(String, AppReference)
  case continueActivity(String, AppReference)
  case quickAction(String, AppReference)

  // MARK: Background launches and wake-ups
  case backgroundFetch(AppReference)
  case finishFetch(FetchResult, AppReference)
  case changeRefreshStatus(EmulatedApp.RefreshStatus, AppReference)
  case changeLowPowerMode
  case locationUpdate(AppReference)
  case enterRegion(AppReference)
  case exitRegion(AppReference)
  case rangeBeacons(AppReference)
  case bluetoothEvent(AppReference)
  case finishTransfer(AppReference)
  case prewarm(AppReference)

  // MARK: The background task scheduler
  case scheduleRefresh(String, AppReference)
  case scheduleProcessing(String, AppReference)
  case scheduleContinued(TaskSubmission, AppReference)
  /// The app takes back a request that it submitted.
  case cancelTask(String, AppReference)
  case runTask(String, AppReference)
  case reportProgress(String, AppReference)
  /// The user stops a continued processing task.
  case stopTask(String, AppReference)
  case completeTask(TaskCompletion, AppReference)

  // MARK: What covers the app
  case openControlCenter
  case closeControlCenter
  case openNotificationCenter
  case closeNotificationCenter
  case showAlert
  case answerAlert
  case startFaceID
  case finishFaceID
  case invokeSiri
  case dismissSiri

  // MARK: Windows
  case openWindow(AppReference)
  case closeWindow(Int, AppReference)
  case chooseWindow(Int, AppReference)
  case disconnectScene(Int?, AppReference)
  case connectDisplay(AppReference)
  case disconnectDisplay(AppReference)
  case connectCarPlay(AppReference)
  case disconnectCarPlay(AppReference)

  // MARK: Memory and terminations
  case warnMemory
  case reclaimMemory
  case exceedMemory(AppReference)
  case endProcess(AppReference)
  case crash(AppReference)
  case exit(AppReference)
  case changePrivacy(AppReference)
  case reboot

  // MARK: The main run loop
  case touch
  /// The user taps a button: a control that sends an action message to its target.
  ///
  /// Its name concerns a hosted app, which looks for the button; without one the app is asked for none.
  case tapButton(String?)
  /// The user types a text into a hosted app.
  case type(String)
  case shake
  case remoteControl
  case moveDevice
  case redraw

  // MARK: Changes of the device, queued for a suspended app
  case rotate
  case changeTime
  case changeLocale
  case changeSettings
  case changeBattery
  case warnBattery
  case changeProximity
  case changeICloud
  case changeScreen
  case connectAccessory
  case disconnectAccessory

  // MARK: What the app and its user do
  case edit
  case save(AppReference)
  /// The app's next save takes so long.
  case slowSave(Duration, AppReference)
  case hang(AppReference)
  case recover(AppReference)
  case beginTask(String, AppReference)
  case endTask(String, AppReference)
  case playAudio(AppReference)
  case stopAudio(AppReference)
  case startLocation(AppReference)
  case stopLocation(AppReference)
  case lockFile(AppReference)
  case unlockFile(AppReference)
}

extension SystemEvent {
  /// An event without its app and its argument. The raw value is its hyphenated id.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    // MARK: The user and the Home screen
    case tapIcon = "tap-icon"
    case pressHome = "press-home"
    case openSwitcher = "open-switcher"
    case closeSwitcher = "close-switcher"
    case choose
    case swipeAway = "swipe-away"
    case lock
    case unlock
    // MARK: A phone call
    case receiveCall = "receive-call"
    case declineCall = "decline-call"
    case answerCall = "answer-call"
    case endCall = "end-call"
    // MARK: A banner of another app
    case receiveMessage = "receive-message"
    case tapBanner = "tap-banner"
    case dismissBanner = "dismiss-banner"
    // MARK: Notifications for the app
    case receivePush = "receive-push"
    case tapPush = "tap-push"
    case receiveLocalNotification = "receive-local-notification"
    case tapLocalNotification = "tap-local-notification"
    case receiveSilentPush = "receive-silent-push"
    case receiveVoIPPush = "receive-voip-push"
    case reportCall = "report-call"
    case receiveLiveActivityPush = "receive-live-activity-push"
    case startLiveActivity = "start-live-activity"
    // MARK: Opened with a payload
    case openURL = "open-url"
    case continueActivity = "continue-activity"
    case quickAction = "quick-action"
    // MARK: Background launches and wake-ups
    case backgroundFetch = "background-fetch"
    case finishFetch = "finish-fetch"
    case changeRefreshStatus = "change-refresh-status"
    case changeLowPowerMode = "change-low-power-mode"
    case locationUpdate = "location-update"
    case enterRegion = "enter-region"
    case exitRegion = "exit-region"
    case rangeBeacons = "range-beacons"
    case bluetoothEvent = "bluetooth-event"
    case finishTransfer = "finish-transfer"
    case prewarm
    // MARK: The background task scheduler
    case scheduleRefresh = "schedule-refresh"
    case scheduleProcessing = "schedule-processing"
    case scheduleContinued = "schedule-continued"
    case cancelTask = "cancel-task"
    case runTask = "run-task"
    case reportProgress = "report-progress"
    case stopTask = "stop-task"
    case completeTask = "complete-task"
    // MARK: What covers the app
    case openControlCenter = "open-control-center"
    case closeControlCenter = "close-control-center"
    case openNotificationCenter = "open-notification-center"
    case closeNotificationCenter = "close-notification-center"
    case showAlert = "show-alert"
    case answerAlert = "answer-alert"
    case startFaceID = "start-face-id"
    case finishFaceID = "finish-face-id"
    case invokeSiri = "invoke-siri"
    case dismissSiri = "dismiss-siri"
    // MARK: Windows
    case openWindow = "open-window"
    case closeWindow = "close-window"
    case chooseWindow = "choose-window"
    case disconnectScene = "disconnect-scene"
    case connectDisplay = "connect-display"
    case disconnectDisplay = "disconnect-display"
    case connectCarPlay = "connect-carplay"
    case disconnectCarPlay = "disconnect-carplay"
    // MARK: Memory and terminations
    case warnMemory = "warn-memory"
    case reclaimMemory = "reclaim-memory"
    case exceedMemory = "exceed-memory"
    case endProcess = "end-process"
    case crash
    case exit
    case changePrivacy = "change-privacy"
    case reboot
    // MARK: The main run loop
    case touch
    case tapButton = "tap-button"
    case type
    case shake
    case remoteControl = "remote-control"
    case moveDevice = "move-device"
    case redraw
    // MARK: Changes of the device, queued for a suspended app
    case rotate
    case changeTime = "change-time"
    case changeLocale = "change-locale"
    case changeSettings = "change-settings"
    case changeBattery = "change-battery"
    case warnBattery = "warn-battery"
    case changeProximity = "change-proximity"
    case changeICloud = "change-icloud"
    case changeScreen = "change-screen"
    case connectAccessory = "connect-accessory"
    case disconnectAccessory = "disconnect-accessory"
    // MARK: What the app and its user do
    case edit
    case save
    case slowSave = "slow-save"
    case hang
    case recover
    case beginTask = "begin-task"
    case endTask = "end-task"
    case playAudio = "play-audio"
    case stopAudio = "stop-audio"
    case startLocation = "start-location"
    case stopLocation = "stop-location"
    case lockFile = "lock-file"
    case unlockFile = "unlock-file"
  }
}

extension SystemEvent {
  /// The kind of the event.
  public var kind: Kind { parts.kind }

  /// The app that the event concerns. Nil if it concerns the device or whatever is in front.
  public var app: AppReference? { parts.app }

  /// The argument as text: a URL, a name, a result or a window's number. Nil if there is none.
  public var argument: String? { parts.argument }

  /// An event taken apart. `SystemEvent(_:app:argument:)` puts it together again.
  private struct Parts {
    let kind: Kind
    let app: AppReference?
    let argument: String?

    init(
      _ kind: Kind, _ app: AppReference? = nil,
      _ argument: String? = nil
    ) {
      self.kind = kind
      self.app = app
      self.argument = argument
    }
  }

  private var parts: Parts {
    switch self {
    // MARK: The user and the Home screen
    case .tapIcon(let app): Parts(.tapIcon, app)
    case .pressHome: Parts(.pressHome)
    case .openSwitcher: Parts(.openSwitcher)
    case .closeSwitcher: Parts(.closeSwitcher)
    case .choose(let app): Parts(.choose, app)
    case .swipeAway(let app): Parts(.swipeAway, app)
    case .lock: Parts(.lock)
    case .unlock: Parts(.unlock)
    // MARK: A phone call
    case .receiveCall: Parts(.receiveCall)
    case .declineCall: Parts(.declineCall)
    case .answerCall: Parts(.answerCall)
    case .endCall: Parts(.endCall)
    // MARK: A banner of another app
    case .receiveMessage: Parts(.receiveMessage)
    case .tapBanner: Parts(.tapBanner)
    case .dismissBanner: Parts(.dismissBanner)
    // MARK: Notifications for the app
    case .receivePush(let app): Parts(.receivePush, app)
    case .tapPush(let app): Parts(.tapPush, app)
    case .receiveLocalNotification(let app): Parts(.receiveLocalNotification, app)
    case .tapLocalNotification(let app): Parts(.tapLocalNotification, app)
    case .receiveSilentPush(let app): Parts(.receiveSilentPush, app)
    case .receiveVoIPPush(let app): Parts(.receiveVoIPPush, app)
    case .reportCall(let app): Parts(.reportCall, app)
    case .receiveLiveActivityPush(let app): Parts(.receiveLiveActivityPush, app)
    case .startLiveActivity(let app): Parts(.startLiveActivity, app)
    // MARK: Opened with a payload
    case .openURL(let url, let app): Parts(.openURL, app, url)
    case .continueActivity(let url, let app): Parts(.continueActivity, app, url)
    case .quickAction(let name, let app): Parts(.quickAction, app, name)
    // MARK: Background launches and wake-ups
    case .backgroundFetch(let app): Parts(.backgroundFetch, app)
    case .finishFetch(let result, let app): Parts(.finishFetch, app, result.rawValue)
    case .changeRefreshStatus(let status, let app):
      Parts(.changeRefreshStatus, app, status.rawValue)
    case .changeLowPowerMode: Parts(.changeLowPowerMode)
    case .locationUpdate(let app): Parts(.locationUpdate, app)
    case .enterRegion(let app): Parts(.enterRegion, app)
    case .exitRegion(let app): Parts(.exitRegion, app)
    case .rangeBeacons(let app): Parts(.rangeBeacons, app)
    case .bluetoothEvent(let app): Parts(.bluetoothEvent, app)
    case .finishTransfer(let app): Parts(.finishTransfer, app)
    case .prewarm(let app): Parts(.prewarm, app)
    // MARK: The background task scheduler
    case .scheduleRefresh(let name, let app): Parts(.scheduleRefresh, app, name)
    case .scheduleProcessing(let name, let app): Parts(.scheduleProcessing, app, name)
    case .scheduleContinued(let submission, let app):
      Parts(.scheduleContinued, app, submission.name)
    case .cancelTask(let name, let app): Parts(.cancelTask, app, name)
    case .runTask(let name, let app): Parts(.runTask, app, name)
    case .reportProgress(let name, let app): Parts(.reportProgress, app, name)
    case .stopTask(let name, let app): Parts(.stopTask, app, name)
    case .completeTask(let completion, let app): Parts(.completeTask, app, completion.name)
    // MARK: What covers the app
    case .openControlCenter: Parts(.openControlCenter)
    case .closeControlCenter: Parts(.closeControlCenter)
    case .openNotificationCenter: Parts(.openNotificationCenter)
    case .closeNotificationCenter: Parts(.closeNotificationCenter)
    case .showAlert: Parts(.showAlert)
    case .answerAlert: Parts(.answerAlert)
    case .startFaceID: Parts(.startFaceID)
    case .finishFaceID: Parts(.finishFaceID)
    case .invokeSiri: Parts(.invokeSiri)
    case .dismissSiri: Parts(.dismissSiri)
    // MARK: Windows
    case .openWindow(let app): Parts(.openWindow, app)
    case .closeWindow(let number, let app): Parts(.closeWindow, app, String(number))
    case .chooseWindow(let number, let app): Parts(.chooseWindow, app, String(number))
    case .disconnectScene(let number, let app):
      Parts(.disconnectScene, app, number.map { String($0) })
    case .connectDisplay(let app): Parts(.connectDisplay, app)
    case .disconnectDisplay(let app): Parts(.disconnectDisplay, app)
    case .connectCarPlay(let app): Parts(.connectCarPlay, app)
    case .disconnectCarPlay(let app): Parts(.disconnectCarPlay, app)
    // MARK: Memory and terminations
    case .warnMemory: Parts(.warnMemory)
    case .reclaimMemory: Parts(.reclaimMemory)
    case .exceedMemory(let app): Parts(.exceedMemory, app)
    case .endProcess(let app): Parts(.endProcess, app)
    case .crash(let app): Parts(.crash, app)
    case .exit(let app): Parts(.exit, app)
    case .changePrivacy(let app): Parts(.changePrivacy, app)
    case .reboot: Parts(.reboot)
    // MARK: The main run loop
    case .touch: Parts(.touch)
    case .tapButton(let name): Parts(.tapButton, nil, name)
    case .type(let text): Parts(.type, nil, text)
    case .shake: Parts(.shake)
    case .remoteControl: Parts(.remoteControl)
    case .moveDevice: Parts(.moveDevice)
    case .redraw: Parts(.redraw)
    // MARK: Changes of the device, queued for a suspended app
    case .rotate: Parts(.rotate)
    case .changeTime: Parts(.changeTime)
    case .changeLocale: Parts(.changeLocale)
    case .changeSettings: Parts(.changeSettings)
    case .changeBattery: Parts(.changeBattery)
    case .warnBattery: Parts(.warnBattery)
    case .changeProximity: Parts(.changeProximity)
    case .changeICloud: Parts(.changeICloud)
    case .changeScreen: Parts(.changeScreen)
    case .connectAccessory: Parts(.connectAccessory)
    case .disconnectAccessory: Parts(.disconnectAccessory)
    // MARK: What the app and its user do
    case .edit: Parts(.edit)
    case .save(let app): Parts(.save, app)
    case .slowSave(let duration, let app): Parts(.slowSave, app, duration.words)
    case .hang(let app): Parts(.hang, app)
    case .recover(let app): Parts(.recover, app)
    case .beginTask(let name, let app): Parts(.beginTask, app, name)
    case .endTask(let name, let app): Parts(.endTask, app, name)
    case .playAudio(let app): Parts(.playAudio, app)
    case .stopAudio(let app): Parts(.stopAudio, app)
    case .startLocation(let app): Parts(.startLocation, app)
    case .stopLocation(let app): Parts(.stopLocation, app)
    case .lockFile(let app): Parts(.lockFile, app)
    case .unlockFile(let app): Parts(.unlockFile, app)
    }
  }
}
