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
  public var responderMethod: Callback? { Self.responderMethods[self] }

  /// The notification a change of the device posts; nil for events that are no change.
  public var changeNotification: AppleNotification? { Self.changeNotifications[self] }

  /// The kind under which a change is coalesced: an accessory that comes and goes is one matter.
  var netKind: SystemEvent.Kind { self == .disconnectAccessory ? .connectAccessory : self }

  private static let responderMethods: [SystemEvent.Kind: Callback] = [
    .touch: .touchesBegan,
    .tapButton: .buttonTapped,
    .shake: .motionBegan,
    .remoteControl: .remoteControlReceived,
    .moveDevice: .accelerometerUpdate,
    .redraw: .draw,
  ]

  private static let changeNotifications: [SystemEvent.Kind: AppleNotification] = [
    .rotate: .orientationDidChange,
    .changeTime: .significantTimeChange,
    .changeLocale: .currentLocaleDidChange,
    .changeSettings: .userDefaultsDidChange,
    .changeBattery: .batteryLevelDidChange,
    .changeProximity: .proximityStateDidChange,
    .changeICloud: .ubiquityIdentityDidChange,
    .changeScreen: .screenModeDidChange,
    .connectAccessory: .accessoryDidConnect,
    .disconnectAccessory: .accessoryDidDisconnect,
  ]
}
