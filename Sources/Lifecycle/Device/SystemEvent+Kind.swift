// SPDX-License-Identifier: Apache-2.0

extension SystemEvent {
  /// Every kind of event; the raw value is its hyphenated id.
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
  /// What kind of event it is.
  public var kind: Kind {
    switch self {
    case .tapIcon: .tapIcon
    case .pressHome: .pressHome
    case .openSwitcher: .openSwitcher
    case .closeSwitcher: .closeSwitcher
    case .choose: .choose
    case .swipeAway: .swipeAway
    case .lock: .lock
    case .unlock: .unlock
    case .receiveCall: .receiveCall
    case .declineCall: .declineCall
    case .answerCall: .answerCall
    case .endCall: .endCall
    case .receiveMessage: .receiveMessage
    case .tapBanner: .tapBanner
    case .dismissBanner: .dismissBanner
    case .receivePush: .receivePush
    case .tapPush: .tapPush
    case .receiveLocalNotification: .receiveLocalNotification
    case .tapLocalNotification: .tapLocalNotification
    case .receiveSilentPush: .receiveSilentPush
    case .receiveVoIPPush: .receiveVoIPPush
    case .reportCall: .reportCall
    case .receiveLiveActivityPush: .receiveLiveActivityPush
    case .startLiveActivity: .startLiveActivity
    case .openURL: .openURL
    case .continueActivity: .continueActivity
    case .quickAction: .quickAction
    case .backgroundFetch: .backgroundFetch
    case .finishFetch: .finishFetch
    case .changeRefreshStatus: .changeRefreshStatus
    case .changeLowPowerMode: .changeLowPowerMode
    case .locationUpdate: .locationUpdate
    case .enterRegion: .enterRegion
    case .exitRegion: .exitRegion
    case .rangeBeacons: .rangeBeacons
    case .bluetoothEvent: .bluetoothEvent
    case .finishTransfer: .finishTransfer
    case .prewarm: .prewarm
    case .scheduleRefresh: .scheduleRefresh
    case .scheduleProcessing: .scheduleProcessing
    case .scheduleContinued: .scheduleContinued
    case .cancelTask: .cancelTask
    case .runTask: .runTask
    case .reportProgress: .reportProgress
    case .stopTask: .stopTask
    case .completeTask: .completeTask
    case .openControlCenter: .openControlCenter
    case .closeControlCenter: .closeControlCenter
    case .openNotificationCenter: .openNotificationCenter
    case .closeNotificationCenter: .closeNotificationCenter
    case .showAlert: .showAlert
    case .answerAlert: .answerAlert
    case .startFaceID: .startFaceID
    case .finishFaceID: .finishFaceID
    case .invokeSiri: .invokeSiri
    case .dismissSiri: .dismissSiri
    case .openWindow: .openWindow
    case .closeWindow: .closeWindow
    case .chooseWindow: .chooseWindow
    case .disconnectScene: .disconnectScene
    case .connectDisplay: .connectDisplay
    case .disconnectDisplay: .disconnectDisplay
    case .connectCarPlay: .connectCarPlay
    case .disconnectCarPlay: .disconnectCarPlay
    case .warnMemory: .warnMemory
    case .reclaimMemory: .reclaimMemory
    case .exceedMemory: .exceedMemory
    case .endProcess: .endProcess
    case .crash: .crash
    case .exit: .exit
    case .changePrivacy: .changePrivacy
    case .reboot: .reboot
    case .touch: .touch
    case .tapButton: .tapButton
    case .type: .type
    case .shake: .shake
    case .remoteControl: .remoteControl
    case .moveDevice: .moveDevice
    case .redraw: .redraw
    case .rotate: .rotate
    case .changeTime: .changeTime
    case .changeLocale: .changeLocale
    case .changeSettings: .changeSettings
    case .changeBattery: .changeBattery
    case .warnBattery: .warnBattery
    case .changeProximity: .changeProximity
    case .changeICloud: .changeICloud
    case .changeScreen: .changeScreen
    case .connectAccessory: .connectAccessory
    case .disconnectAccessory: .disconnectAccessory
    case .edit: .edit
    case .save: .save
    case .hang: .hang
    case .recover: .recover
    case .beginTask: .beginTask
    case .endTask: .endTask
    case .playAudio: .playAudio
    case .stopAudio: .stopAudio
    case .startLocation: .startLocation
    case .stopLocation: .stopLocation
    case .lockFile: .lockFile
    case .unlockFile: .unlockFile
    }
  }

  /// The app it concerns; nil where the event concerns the device or whatever is in front.
  public var app: AppReference? { operands.app }

  /// The argument as text: a URL, a name, a result, a window's number; nil where the kind takes none.
  public var argument: String? { operands.argument }

  private var operands: (app: AppReference?, argument: String?) {
    switch self {
    case .tapIcon(let app), .choose(let app), .swipeAway(let app), .receivePush(let app),
      .tapPush(let app), .receiveLocalNotification(let app), .tapLocalNotification(let app),
      .receiveSilentPush(let app), .receiveVoIPPush(let app), .reportCall(let app),
      .receiveLiveActivityPush(let app), .startLiveActivity(let app), .enterRegion(let app),
      .exitRegion(let app), .rangeBeacons(let app), .backgroundFetch(let app),
      .locationUpdate(let app),
      .bluetoothEvent(let app), .finishTransfer(let app), .prewarm(let app), .openWindow(let app),
      .exceedMemory(let app), .endProcess(let app), .crash(let app), .exit(let app),
      .changePrivacy(let app), .save(let app), .hang(let app), .recover(let app),
      .playAudio(let app), .stopAudio(let app), .startLocation(let app), .stopLocation(let app),
      .lockFile(let app), .unlockFile(let app), .connectDisplay(let app),
      .disconnectDisplay(let app), .connectCarPlay(let app), .disconnectCarPlay(let app):
      (app, nil)
    case .openURL(let text, let app), .continueActivity(let text, let app),
      .quickAction(let text, let app), .beginTask(let text, let app), .endTask(let text, let app),
      .scheduleRefresh(let text, let app), .scheduleProcessing(let text, let app),
      .runTask(let text, let app), .reportProgress(let text, let app),
      .stopTask(let text, let app), .cancelTask(let text, let app):
      (app, text)
    case .scheduleContinued(let submission, let app): (app, submission.name)
    case .finishFetch(let result, let app): (app, result.rawValue)
    case .changeRefreshStatus(let status, let app): (app, status.rawValue)
    case .completeTask(let completion, let app): (app, completion.name)
    case .closeWindow(let number, let app), .chooseWindow(let number, let app):
      (app, String(number))
    case .disconnectScene(let number, let app): (app, number.map { String($0) })
    case .tapButton(let name): (nil, name)
    case .type(let text): (nil, text)
    case .pressHome, .openSwitcher, .closeSwitcher, .lock, .unlock, .receiveCall, .declineCall,
      .answerCall, .endCall, .receiveMessage, .tapBanner, .dismissBanner, .changeLowPowerMode,
      .openControlCenter, .closeControlCenter, .openNotificationCenter, .closeNotificationCenter,
      .showAlert, .answerAlert, .startFaceID, .finishFaceID, .invokeSiri, .dismissSiri, .warnMemory,
      .reclaimMemory, .reboot, .touch, .shake, .remoteControl, .moveDevice, .redraw,
      .rotate, .changeTime, .changeLocale, .changeSettings, .changeBattery, .warnBattery,
      .changeProximity, .changeICloud, .changeScreen, .connectAccessory, .disconnectAccessory,
      .edit:
      (nil, nil)
    }
  }
}
