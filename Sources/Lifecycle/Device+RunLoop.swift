// SPDX-License-Identifier: Apache-2.0

/// The main run loop's events, and changes of the device that are announced to every app.
extension Device {
  /// An event arrives through the port of the app in front and queues up behind what its main
  /// thread is doing; without an active app there is nobody to take it.
  mutating func send(_ kind: SystemEvent.Kind) {
    guard case .app(let index) = front, apps[index].process != nil else {
      say(.queue(.dropped, kind), nil, .touchesActiveOnly)
      return
    }
    guard takes(kind, apps[index].projectedState) else {
      say(.queue(.dropped, kind), index, .touchesActiveOnly)
      return
    }
    if let thread = apps[index].process?.thread, thread.isBusy || thread.isHung {
      say(.queue(.queued, kind), index, .mainThreadOrder)
    }
    plan(index, [.deliver(kind)])
  }

  /// Touches reach an active app only; motion data reaches an inactive one too.
  private func takes(_ kind: SystemEvent.Kind, _ state: App.State) -> Bool {
    state == .active || (kind == .moveDevice && state == .inactive)
  }

  /// The event's turn on the main thread has come.
  mutating func deliver(_ kind: SystemEvent.Kind, _ index: Int) {
    guard takes(kind, apps[index].state), let callback = kind.responderMethod else {
      say(.queue(.dropped, kind), index, .touchesActiveOnly)
      return
    }
    say(.queue(.delivered, kind), index, .responderChain)
    begin(callback, index, .responderChain, nil)
  }

  // MARK: Changes of the device

  /// A change is announced to every app that runs; for a suspended one it is queued, one net
  /// event a kind.
  mutating func change(_ kind: SystemEvent.Kind) {
    for index in apps.indices {
      switch apps[index].projectedState {
      case .notRunning:
        continue
      case .suspended:
        queue(kind, index)
      case .inactive, .active, .background:
        plan(index, [.postChange(kind, wasQueued: false)])
      }
    }
  }

  private mutating func queue(_ kind: SystemEvent.Kind, _ index: Int) {
    let pending = apps[index].process?.pendingChanges ?? []
    let isNet = pending.contains { $0.netKind == kind.netKind }
    apps[index].process?.pendingChanges.removeAll { $0.netKind == kind.netKind }
    apps[index].process?.pendingChanges.append(kind)
    say(.queue(isNet ? .coalesced : .queued, kind), index, .suspendedQueue)
  }

  mutating func postChange(_ kind: SystemEvent.Kind, _ index: Int, wasQueued: Bool) {
    let rule: Rule = wasQueued ? .suspendedQueue : .changeDelivered
    if wasQueued { say(.queue(.delivered, kind), index, rule) }
    if let notification = kind.changeNotification { post(notification, index, rule) }
    // Apple: the notification comes before the method.
    if kind == .changeTime { begin(.significantTimeChange, index, rule, nil) }
  }
}

extension SystemEvent.Kind {
  /// The method of a responder, or the handler, that takes an event of the main run loop; nil for
  /// every other kind of event.
  package var responderMethod: Callback? { Self.responderMethods[self] }

  /// The notification a change of the device posts; nil for events that are no change.
  package var changeNotification: AppleNotification? { Self.changeNotifications[self] }

  /// The kind under which a change is coalesced: an accessory that comes and goes is one matter.
  var netKind: SystemEvent.Kind { self == .disconnectAccessory ? .connectAccessory : self }

  private static let responderMethods: [SystemEvent.Kind: Callback] = [
    .touch: .touchesBegan,
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
