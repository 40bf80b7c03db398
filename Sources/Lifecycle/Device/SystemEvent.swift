// SPDX-License-Identifier: Apache-2.0

/// Something that happens to the device: what a person does, or what iOS does by itself.
///
/// One vocabulary serves the keyboard, scenario files, the `:` prompt and the JSON output.
/// Which words follow an event's name is said by ``Kind/form``.
public struct SystemEvent: Hashable, Sendable {
  /// What happened.
  public let kind: Kind
  /// The name of the app it concerns; nil where the event concerns the device or whatever is in front.
  public let app: String?
  /// The URL, the task's or quick action's name, the fetch result; nil where the kind takes none.
  public let argument: String?

  public init(_ kind: Kind, app: String? = nil, argument: String? = nil) {
    self.kind = kind
    self.app = app
    self.argument = argument
  }

  /// Every kind of event; the raw value is its hyphenated id.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    // The person and the Home screen.
    case tapIcon = "tap-icon"
    case pressHome = "press-home"
    case openSwitcher = "open-switcher"
    case closeSwitcher = "close-switcher"
    case choose
    case swipeAway = "swipe-away"
    case lock
    case unlock
    // A telephone call.
    case receiveCall = "receive-call"
    case declineCall = "decline-call"
    case answerCall = "answer-call"
    case endCall = "end-call"
    // A banner of another app.
    case receiveMessage = "receive-message"
    case tapBanner = "tap-banner"
    case dismissBanner = "dismiss-banner"
    // Notifications for the app.
    case receivePush = "receive-push"
    case tapPush = "tap-push"
    case receiveLocalNotification = "receive-local-notification"
    case tapLocalNotification = "tap-local-notification"
    case receiveSilentPush = "receive-silent-push"
    // Opened with something in hand.
    case openURL = "open-url"
    case continueActivity = "continue-activity"
    case quickAction = "quick-action"
    // Work in the background.
    case backgroundFetch = "background-fetch"
    case finishFetch = "finish-fetch"
    case changeRefreshStatus = "change-refresh-status"
    case locationUpdate = "location-update"
    case bluetoothEvent = "bluetooth-event"
    case finishTransfer = "finish-transfer"
    case prewarm
    // What covers the app.
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
    // Memory and endings.
    case warnMemory = "warn-memory"
    case reclaimMemory = "reclaim-memory"
    case exceedMemory = "exceed-memory"
    case endProcess = "end-process"
    case crash
    case reboot
    case disconnectScene = "disconnect-scene"
    // The main run loop.
    case touch
    case shake
    case remoteControl = "remote-control"
    case moveDevice = "move-device"
    case redraw
    // Changes of the device, queued for a suspended app.
    case rotate
    case changeTime = "change-time"
    case changeLocale = "change-locale"
    case changeSettings = "change-settings"
    case changeBattery = "change-battery"
    case changeProximity = "change-proximity"
    case changeICloud = "change-icloud"
    case changeScreen = "change-screen"
    case connectAccessory = "connect-accessory"
    case disconnectAccessory = "disconnect-accessory"
    // What the app and its user do.
    case edit
    case save
    case hang
    case recover
    case beginTask = "begin-task"
    case endTask = "end-task"
  }
}

extension SystemEvent.Kind {
  /// The words an event's name is followed by.
  public enum Form: Hashable, Sendable {
    /// Nothing follows: `press home`.
    case bare
    /// An app may follow; left out, it is the app in focus: `tap icon [APP]`.
    case app
    /// An app must follow: `choose APP`.
    case requiredApp
    /// An argument must follow, then an app may: `open url URL [APP]`.
    case argument(Argument)
  }

  /// What an event's argument is.
  public enum Argument: String, Hashable, Sendable {
    case url = "URL"
    case name = "NAME"
    case result = "RESULT"
    case status = "STATUS"
  }

  /// The words that follow this event's name in scenario files and at the prompt.
  public var form: Form {
    switch self {
    case .choose: .requiredApp
    case .openURL, .continueActivity: .argument(.url)
    case .quickAction, .beginTask, .endTask: .argument(.name)
    case .finishFetch: .argument(.result)
    case .changeRefreshStatus: .argument(.status)
    case .tapIcon, .swipeAway, .receivePush, .tapPush, .receiveLocalNotification,
      .tapLocalNotification, .receiveSilentPush, .backgroundFetch, .locationUpdate,
      .bluetoothEvent, .finishTransfer, .prewarm, .exceedMemory, .endProcess, .crash,
      .disconnectScene, .save, .hang, .recover:
      .app
    case .pressHome, .openSwitcher, .closeSwitcher, .lock, .unlock, .receiveCall, .declineCall,
      .answerCall, .endCall, .receiveMessage, .tapBanner, .dismissBanner, .openControlCenter,
      .closeControlCenter, .openNotificationCenter, .closeNotificationCenter, .showAlert,
      .answerAlert, .startFaceID, .finishFaceID, .invokeSiri, .dismissSiri, .warnMemory,
      .reclaimMemory, .reboot, .touch, .shake, .remoteControl, .moveDevice, .redraw, .rotate,
      .changeTime, .changeLocale, .changeSettings, .changeBattery, .changeProximity,
      .changeICloud, .changeScreen, .connectAccessory, .disconnectAccessory, .edit:
      .bare
    }
  }

  /// Whether the event concerns one app, so that a missing name means the app in focus.
  public var takesApp: Bool {
    switch form {
    case .app, .requiredApp, .argument: true
    case .bare: false
    }
  }

  /// The event's name as people write it: the id with spaces.
  public var phrase: String {
    String(rawValue.map { $0 == "-" ? " " : $0 })
  }
}

extension SystemEvent: CustomStringConvertible {
  /// The event as a scenario file writes it: `open url notes://new Notes`.
  public var description: String {
    var words = kind.phrase
    if let argument { words += " " + Self.quoted(argument) }
    if let app { words += " " + Self.quoted(app) }
    return words
  }

  /// A word as the scenario language reads it back: in quotation marks if it holds white space,
  /// a comma, a number sign or a quotation mark, or is empty. A quotation mark inside is doubled.
  public static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { $0 > 0x20 && $0 != 0x2C && $0 != 0x23 && $0 != 0x22 }
    if isPlain && !word.isEmpty { return word }
    return "\""
      + word.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
