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
    /// A text must follow, up to the end of the statement: `type TEXT`.
    case text(Argument)
    /// A text may follow, up to the end of the statement: `tap button [NAME]`.
    case optionalText(Argument)
  }

  /// What an event's argument is.
  public enum Argument: String, Hashable, Sendable {
    case url = "URL"
    case name = "NAME"
    case text = "TEXT"
    case result = "RESULT"
    case status = "STATUS"
    case window = "N"
    /// A name, then `success` or `failure`.
    case completion = "NAME success|failure"
    /// A name, then what is to happen if the task can't begin at once; `queue` if nothing is said.
    case submission = "NAME [queue|fail]"
  }

  /// The event of a kind, with its app and its argument as text.
  ///
  /// Nil if a word is missing, is one too many, or is not what the kind takes: a number that is no
  /// number, an unknown result.
  public init?(_ kind: Kind, app: AppReference? = nil, argument: String? = nil) {
    guard kind.takesApp == (app != nil) else { return nil }
    switch kind.form {
    case .bare, .app, .requiredApp: guard argument == nil else { return nil }
    case .argument, .text: guard argument != nil else { return nil }
    case .optionalArgument, .optionalText: break
    }
    switch kind {
    case .tapIcon: self.init(app, Self.tapIcon)
    case .pressHome: self = .pressHome
    case .openSwitcher: self = .openSwitcher
    case .closeSwitcher: self = .closeSwitcher
    case .choose: self.init(app, Self.choose)
    case .swipeAway: self.init(app, Self.swipeAway)
    case .lock: self = .lock
    case .unlock: self = .unlock
    case .receiveCall: self = .receiveCall
    case .declineCall: self = .declineCall
    case .answerCall: self = .answerCall
    case .endCall: self = .endCall
    case .receiveMessage: self = .receiveMessage
    case .tapBanner: self = .tapBanner
    case .dismissBanner: self = .dismissBanner
    case .receivePush: self.init(app, Self.receivePush)
    case .tapPush: self.init(app, Self.tapPush)
    case .receiveLocalNotification: self.init(app, Self.receiveLocalNotification)
    case .tapLocalNotification: self.init(app, Self.tapLocalNotification)
    case .receiveSilentPush: self.init(app, Self.receiveSilentPush)
    case .receiveVoIPPush: self.init(app, Self.receiveVoIPPush)
    case .reportCall: self.init(app, Self.reportCall)
    case .receiveLiveActivityPush: self.init(app, Self.receiveLiveActivityPush)
    case .startLiveActivity: self.init(app, Self.startLiveActivity)
    case .openURL: self.init(argument, app, Self.openURL)
    case .continueActivity: self.init(argument, app, Self.continueActivity)
    case .quickAction: self.init(argument, app, Self.quickAction)
    case .backgroundFetch: self.init(app, Self.backgroundFetch)
    case .finishFetch: self.init(argument.flatMap(FetchResult.init), app, Self.finishFetch)
    case .changeRefreshStatus:
      self.init(argument.flatMap(EmulatedApp.RefreshStatus.init), app, Self.changeRefreshStatus)
    case .changeLowPowerMode: self = .changeLowPowerMode
    case .locationUpdate: self.init(app, Self.locationUpdate)
    case .enterRegion: self.init(app, Self.enterRegion)
    case .exitRegion: self.init(app, Self.exitRegion)
    case .rangeBeacons: self.init(app, Self.rangeBeacons)
    case .bluetoothEvent: self.init(app, Self.bluetoothEvent)
    case .finishTransfer: self.init(app, Self.finishTransfer)
    case .prewarm: self.init(app, Self.prewarm)
    case .scheduleRefresh: self.init(argument, app, Self.scheduleRefresh)
    case .scheduleProcessing: self.init(argument, app, Self.scheduleProcessing)
    case .scheduleContinued:
      self.init(argument.flatMap(TaskSubmission.init), app, Self.scheduleContinued)
    case .cancelTask: self.init(argument, app, Self.cancelTask)
    case .runTask: self.init(argument, app, Self.runTask)
    case .reportProgress: self.init(argument, app, Self.reportProgress)
    case .stopTask: self.init(argument, app, Self.stopTask)
    case .completeTask: self.init(argument.flatMap(TaskCompletion.init), app, Self.completeTask)
    case .openControlCenter: self = .openControlCenter
    case .closeControlCenter: self = .closeControlCenter
    case .openNotificationCenter: self = .openNotificationCenter
    case .closeNotificationCenter: self = .closeNotificationCenter
    case .showAlert: self = .showAlert
    case .answerAlert: self = .answerAlert
    case .startFaceID: self = .startFaceID
    case .finishFaceID: self = .finishFaceID
    case .invokeSiri: self = .invokeSiri
    case .dismissSiri: self = .dismissSiri
    case .openWindow: self.init(app, Self.openWindow)
    case .closeWindow: self.init(argument.flatMap(Self.window), app, Self.closeWindow)
    case .chooseWindow: self.init(argument.flatMap(Self.window), app, Self.chooseWindow)
    case .disconnectScene:
      guard let app else { return nil }
      if let argument {
        guard let number = Self.window(argument) else { return nil }
        self = .disconnectScene(number, app)
      } else {
        self = .disconnectScene(nil, app)
      }
    case .connectDisplay: self.init(app, Self.connectDisplay)
    case .disconnectDisplay: self.init(app, Self.disconnectDisplay)
    case .connectCarPlay: self.init(app, Self.connectCarPlay)
    case .disconnectCarPlay: self.init(app, Self.disconnectCarPlay)
    case .warnMemory: self = .warnMemory
    case .reclaimMemory: self = .reclaimMemory
    case .exceedMemory: self.init(app, Self.exceedMemory)
    case .endProcess: self.init(app, Self.endProcess)
    case .crash: self.init(app, Self.crash)
    case .exit: self.init(app, Self.exit)
    case .changePrivacy: self.init(app, Self.changePrivacy)
    case .reboot: self = .reboot
    case .touch: self = .touch
    case .tapButton: self = .tapButton(argument)
    case .type:
      guard let argument else { return nil }
      self = .type(argument)
    case .shake: self = .shake
    case .remoteControl: self = .remoteControl
    case .moveDevice: self = .moveDevice
    case .redraw: self = .redraw
    case .rotate: self = .rotate
    case .changeTime: self = .changeTime
    case .changeLocale: self = .changeLocale
    case .changeSettings: self = .changeSettings
    case .changeBattery: self = .changeBattery
    case .warnBattery: self = .warnBattery
    case .changeProximity: self = .changeProximity
    case .changeICloud: self = .changeICloud
    case .changeScreen: self = .changeScreen
    case .connectAccessory: self = .connectAccessory
    case .disconnectAccessory: self = .disconnectAccessory
    case .edit: self = .edit
    case .save: self.init(app, Self.save)
    case .hang: self.init(app, Self.hang)
    case .recover: self.init(app, Self.recover)
    case .beginTask: self.init(argument, app, Self.beginTask)
    case .endTask: self.init(argument, app, Self.endTask)
    case .playAudio: self.init(app, Self.playAudio)
    case .stopAudio: self.init(app, Self.stopAudio)
    case .startLocation: self.init(app, Self.startLocation)
    case .stopLocation: self.init(app, Self.stopLocation)
    case .lockFile: self.init(app, Self.lockFile)
    case .unlockFile: self.init(app, Self.unlockFile)
    }
  }

  private init?(_ app: AppReference?, _ make: (AppReference) -> SystemEvent) {
    guard let app else { return nil }
    self = make(app)
  }

  private init?<Value>(
    _ value: Value?, _ app: AppReference?, _ make: (Value, AppReference) -> SystemEvent
  ) {
    guard let value, let app else { return nil }
    self = make(value, app)
  }

  /// A window's number: one or more.
  private static func window(_ text: String) -> Int? { Int(text).flatMap { $0 > 0 ? $0 : nil } }
}

extension SystemEvent: CustomStringConvertible {
  /// The event as a scenario file writes it: `open url notes://new Notes`.
  public var description: String {
    var words = kind.phrase
    if let writtenArgument { words += " " + writtenArgument }
    if let app { words += " " + Self.quoted(app.name) }
    return words
  }

  /// The argument as a scenario file writes it; nil where there is none.
  public var writtenArgument: String? {
    if case .completeTask(let completion, _) = self {
      return Self.quoted(completion.task) + (completion.isSuccess ? " success" : " failure")
    }
    if case .scheduleContinued(let submission, _) = self {
      return Self.quoted(submission.task) + " " + submission.strategy.rawValue
    }
    return argument.map(Self.quoted)
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
