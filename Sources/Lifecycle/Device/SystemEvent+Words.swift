// SPDX-License-Identifier: Apache-2.0

/// Where words become an event, and an event becomes words.
extension SystemEvent {
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
    /// An argument may follow, then an app may: `disconnect scene [N] [APP]`.
    case optionalArgument(Argument)
  }

  /// What an event's argument is.
  public enum Argument: String, Hashable, Sendable {
    case url = "URL"
    case name = "NAME"
    case result = "RESULT"
    case status = "STATUS"
    case window = "N"
    /// A name, then `success` or `failure`.
    case completion = "NAME success|failure"
  }

  /// The event of a kind, with its app and its argument as text.
  ///
  /// Nil if a word is missing, is one too many, or is not what the kind takes: a number that is no
  /// number, an unknown result.
  public init?(_ kind: Kind, app: AppReference? = nil, argument: String? = nil) {
    guard kind.takesApp == (app != nil) else { return nil }
    switch kind.form {
    case .bare, .app, .requiredApp: guard argument == nil else { return nil }
    case .argument: guard argument != nil else { return nil }
    case .optionalArgument: break
    }
    switch (kind, app, argument) {
    case (.tapIcon, let app?, nil): self = .tapIcon(app)
    case (.pressHome, nil, nil): self = .pressHome
    case (.openSwitcher, nil, nil): self = .openSwitcher
    case (.closeSwitcher, nil, nil): self = .closeSwitcher
    case (.choose, let app?, nil): self = .choose(app)
    case (.swipeAway, let app?, nil): self = .swipeAway(app)
    case (.lock, nil, nil): self = .lock
    case (.unlock, nil, nil): self = .unlock
    case (.receiveCall, nil, nil): self = .receiveCall
    case (.declineCall, nil, nil): self = .declineCall
    case (.answerCall, nil, nil): self = .answerCall
    case (.endCall, nil, nil): self = .endCall
    case (.receiveMessage, nil, nil): self = .receiveMessage
    case (.tapBanner, nil, nil): self = .tapBanner
    case (.dismissBanner, nil, nil): self = .dismissBanner
    case (.receivePush, let app?, nil): self = .receivePush(app)
    case (.tapPush, let app?, nil): self = .tapPush(app)
    case (.receiveLocalNotification, let app?, nil): self = .receiveLocalNotification(app)
    case (.tapLocalNotification, let app?, nil): self = .tapLocalNotification(app)
    case (.receiveSilentPush, let app?, nil): self = .receiveSilentPush(app)
    case (.openURL, let app?, let text?): self = .openURL(text, app)
    case (.continueActivity, let app?, let text?): self = .continueActivity(text, app)
    case (.quickAction, let app?, let text?): self = .quickAction(text, app)
    case (.backgroundFetch, let app?, nil): self = .backgroundFetch(app)
    case (.finishFetch, let app?, let text?):
      guard let value = FetchResult(rawValue: text) else { return nil }
      self = .finishFetch(value, app)
    case (.changeRefreshStatus, let app?, let text?):
      guard let value = EmulatedApp.RefreshStatus(rawValue: text) else { return nil }
      self = .changeRefreshStatus(value, app)
    case (.changeLowPowerMode, nil, nil): self = .changeLowPowerMode
    case (.locationUpdate, let app?, nil): self = .locationUpdate(app)
    case (.bluetoothEvent, let app?, nil): self = .bluetoothEvent(app)
    case (.finishTransfer, let app?, nil): self = .finishTransfer(app)
    case (.prewarm, let app?, nil): self = .prewarm(app)
    case (.scheduleRefresh, let app?, let text?): self = .scheduleRefresh(text, app)
    case (.scheduleProcessing, let app?, let text?): self = .scheduleProcessing(text, app)
    case (.runTask, let app?, let text?): self = .runTask(text, app)
    case (.completeTask, let app?, let text?):
      guard let value = TaskCompletion(text) else { return nil }
      self = .completeTask(value, app)
    case (.openControlCenter, nil, nil): self = .openControlCenter
    case (.closeControlCenter, nil, nil): self = .closeControlCenter
    case (.openNotificationCenter, nil, nil): self = .openNotificationCenter
    case (.closeNotificationCenter, nil, nil): self = .closeNotificationCenter
    case (.showAlert, nil, nil): self = .showAlert
    case (.answerAlert, nil, nil): self = .answerAlert
    case (.startFaceID, nil, nil): self = .startFaceID
    case (.finishFaceID, nil, nil): self = .finishFaceID
    case (.invokeSiri, nil, nil): self = .invokeSiri
    case (.dismissSiri, nil, nil): self = .dismissSiri
    case (.openWindow, let app?, nil): self = .openWindow(app)
    case (.closeWindow, let app?, let text?):
      guard let number = Self.window(text) else { return nil }
      self = .closeWindow(number, app)
    case (.chooseWindow, let app?, let text?):
      guard let number = Self.window(text) else { return nil }
      self = .chooseWindow(number, app)
    case (.disconnectScene, let app?, nil): self = .disconnectScene(nil, app)
    case (.disconnectScene, let app?, let text?):
      guard let number = Self.window(text) else { return nil }
      self = .disconnectScene(number, app)
    case (.warnMemory, nil, nil): self = .warnMemory
    case (.reclaimMemory, nil, nil): self = .reclaimMemory
    case (.exceedMemory, let app?, nil): self = .exceedMemory(app)
    case (.endProcess, let app?, nil): self = .endProcess(app)
    case (.crash, let app?, nil): self = .crash(app)
    case (.exit, let app?, nil): self = .exit(app)
    case (.changePrivacy, let app?, nil): self = .changePrivacy(app)
    case (.reboot, nil, nil): self = .reboot
    case (.touch, nil, nil): self = .touch
    case (.shake, nil, nil): self = .shake
    case (.remoteControl, nil, nil): self = .remoteControl
    case (.moveDevice, nil, nil): self = .moveDevice
    case (.redraw, nil, nil): self = .redraw
    case (.rotate, nil, nil): self = .rotate
    case (.changeTime, nil, nil): self = .changeTime
    case (.changeLocale, nil, nil): self = .changeLocale
    case (.changeSettings, nil, nil): self = .changeSettings
    case (.changeBattery, nil, nil): self = .changeBattery
    case (.warnBattery, nil, nil): self = .warnBattery
    case (.changeProximity, nil, nil): self = .changeProximity
    case (.changeICloud, nil, nil): self = .changeICloud
    case (.changeScreen, nil, nil): self = .changeScreen
    case (.connectAccessory, nil, nil): self = .connectAccessory
    case (.disconnectAccessory, nil, nil): self = .disconnectAccessory
    case (.edit, nil, nil): self = .edit
    case (.save, let app?, nil): self = .save(app)
    case (.hang, let app?, nil): self = .hang(app)
    case (.recover, let app?, nil): self = .recover(app)
    case (.beginTask, let app?, let text?): self = .beginTask(text, app)
    case (.endTask, let app?, let text?): self = .endTask(text, app)
    case (.playAudio, let app?, nil): self = .playAudio(app)
    case (.stopAudio, let app?, nil): self = .stopAudio(app)
    case (.startLocation, let app?, nil): self = .startLocation(app)
    case (.stopLocation, let app?, nil): self = .stopLocation(app)
    case (.lockFile, let app?, nil): self = .lockFile(app)
    case (.unlockFile, let app?, nil): self = .unlockFile(app)
    case (_, _, _): return nil
    }
  }

  /// A window's number: one or more.
  private static func window(_ text: String) -> Int? {
    Int(text).flatMap { $0 > 0 ? $0 : nil }
  }
}

extension SystemEvent.Kind {
  /// The words that follow this event's name in scenario files and at the prompt.
  public var form: SystemEvent.Form {
    switch self {
    case .choose: .requiredApp
    case .openURL, .continueActivity: .argument(.url)
    case .quickAction, .beginTask, .endTask, .scheduleRefresh, .scheduleProcessing, .runTask: .argument(.name)
    case .finishFetch: .argument(.result)
    case .changeRefreshStatus: .argument(.status)
    case .completeTask: .argument(.completion)
    case .closeWindow, .chooseWindow: .argument(.window)
    case .disconnectScene: .optionalArgument(.window)
    case .tapIcon, .swipeAway, .receivePush, .tapPush, .receiveLocalNotification,
      .tapLocalNotification, .receiveSilentPush, .backgroundFetch, .locationUpdate,
      .bluetoothEvent, .finishTransfer, .prewarm, .openWindow, .exceedMemory, .endProcess,
      .crash, .exit, .changePrivacy, .save, .hang, .recover, .playAudio, .stopAudio,
      .startLocation, .stopLocation, .lockFile, .unlockFile:
      .app
    case .pressHome, .openSwitcher, .closeSwitcher, .lock, .unlock, .receiveCall, .declineCall,
      .answerCall, .endCall, .receiveMessage, .tapBanner, .dismissBanner, .changeLowPowerMode,
      .openControlCenter, .closeControlCenter, .openNotificationCenter, .closeNotificationCenter,
      .showAlert, .answerAlert, .startFaceID, .finishFaceID, .invokeSiri, .dismissSiri,
      .warnMemory, .reclaimMemory, .reboot, .touch, .shake, .remoteControl, .moveDevice, .redraw,
      .rotate, .changeTime, .changeLocale, .changeSettings, .changeBattery, .warnBattery,
      .changeProximity, .changeICloud, .changeScreen, .connectAccessory, .disconnectAccessory,
      .edit:
      .bare
    }
  }

  /// Whether the event concerns one app, so that a missing name means the app in focus.
  public var takesApp: Bool {
    switch form {
    case .app, .requiredApp, .argument, .optionalArgument: true
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
    switch self {
    case .completeTask(let completion, _):
      words += " " + Self.quoted(completion.task)
        + (completion.isSuccess ? " success" : " failure")
    case _:
      if let argument { words += " " + Self.quoted(argument) }
    }
    if let app { words += " " + Self.quoted(app.name) }
    return words
  }

  /// A word as the scenario language reads it back: in quotation marks if it holds white space,
  /// a comma or a number sign, or is empty.
  public static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { $0 > 0x20 && $0 != 0x2C && $0 != 0x23 && $0 != 0x22 }
    if isPlain && !word.isEmpty { return word }
    return "\"" + word.filter { $0 != "\"" } + "\""
  }
}
