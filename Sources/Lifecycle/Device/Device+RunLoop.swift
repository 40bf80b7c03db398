// SPDX-License-Identifier: Apache-2.0

/// The main run loop's events, and changes of the device that are announced to every app.
extension Device {
  /// An event for what is in front; without an app there is nobody to receive it.
  mutating func send(_ kind: SystemEvent.Kind) {
    guard case .app(let index) = front, !isLocked else {
      context.record(.queue(.dropped, kind), nil, .touchesActiveOnly)
      return
    }
    apps[index].send(kind, &context)
  }

  /// A change is announced to every app that runs, and queued for every suspended one.
  mutating func change(_ kind: SystemEvent.Kind) {
    for index in apps.indices { apps[index].change(kind, &context) }
  }
}

extension SystemEvent.Kind {
  /// The method of a responder, or the handler, that takes an event of the main run loop; nil for
  /// every other kind of event.
  public var responderMethod: Callback? {
    if case .responder(let callback) = handling { callback } else { nil }
  }

  /// The objects an event of the main run loop goes through until one handles it, in order; empty
  /// for every other kind of event.
  ///
  /// - SeeAlso: https://developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events
  public var responders: [String] {
    switch responderMethod {
    case .touchesBegan, .motionBegan, .remoteControlReceived:
      // To the hit view or the first responder, and from there up the chain.
      [
        "UIApplication", "UIWindow", "UIView", "UIViewController", "UIWindow", "UIApplication",
        "UIApplicationDelegate",
      ]
    // A control sends its action to the first object of the chain that has the method.
    case .buttonTapped:
      [
        "UIApplication", "UIWindow", "UIControl", "UIViewController", "UIWindow", "UIApplication",
        "UIApplicationDelegate",
      ]
    case .draw: ["UIView"]
    case .accelerometerUpdate: ["CMMotionManager"]
    // Every other method is called by the life cycle, not by an event of the run loop.
    case nil, _?: []
    }
  }

  /// The notification a change of the device posts; nil for events that are no change.
  public var changeNotification: AppleNotification? {
    if case .change(let notification) = handling { notification } else { nil }
  }

  /// How an event is handed to an app.
  private enum Handling {
    /// To a responder or a handler of the main run loop.
    case responder(Callback)
    /// By posting a notification: a change of the device.
    case change(AppleNotification)
    /// By the life cycle.
    case lifeCycle
  }

  private var handling: Handling {
    switch self {
    case .touch: .responder(.touchesBegan)
    case .tapButton: .responder(.buttonTapped)
    case .shake: .responder(.motionBegan)
    case .remoteControl: .responder(.remoteControlReceived)
    case .moveDevice: .responder(.accelerometerUpdate)
    case .redraw: .responder(.draw)
    case .rotate: .change(.orientationDidChange)
    case .changeTime: .change(.significantTimeChange)
    case .changeLocale: .change(.currentLocaleDidChange)
    case .changeSettings: .change(.userDefaultsDidChange)
    case .changeBattery: .change(.batteryLevelDidChange)
    case .changeProximity: .change(.proximityStateDidChange)
    case .changeICloud: .change(.ubiquityIdentityDidChange)
    case .changeScreen: .change(.screenModeDidChange)
    case .connectAccessory: .change(.accessoryDidConnect)
    case .disconnectAccessory: .change(.accessoryDidDisconnect)
    case .tapIcon, .pressHome, .openSwitcher, .closeSwitcher, .choose, .swipeAway, .lock,
      .unlock, .receiveCall, .declineCall, .answerCall, .endCall, .receiveMessage, .tapBanner,
      .dismissBanner, .receivePush, .tapPush, .receiveLocalNotification, .tapLocalNotification,
      .receiveSilentPush, .openURL, .continueActivity, .quickAction, .backgroundFetch,
      .finishFetch, .changeRefreshStatus, .changeLowPowerMode, .locationUpdate, .bluetoothEvent,
      .finishTransfer, .prewarm, .scheduleRefresh, .scheduleProcessing, .runTask, .completeTask,
      .openControlCenter, .closeControlCenter, .openNotificationCenter, .closeNotificationCenter,
      .showAlert, .answerAlert, .startFaceID, .finishFaceID, .invokeSiri, .dismissSiri,
      .openWindow, .closeWindow, .chooseWindow, .disconnectScene, .warnMemory, .reclaimMemory,
      .exceedMemory, .endProcess, .crash, .exit, .changePrivacy, .reboot, .warnBattery, .edit,
      .save, .hang, .recover, .beginTask, .endTask, .playAudio, .stopAudio, .startLocation,
      .stopLocation, .lockFile, .unlockFile:
      .lifeCycle
    }
  }
}
