// SPDX-License-Identifier: Apache-2.0

/// Events of the main run loop, and changes of the device that are announced to every app.
extension EmulatedApp {
  /// An event arrives through the app's port and queues up behind what its main thread is doing.
  mutating func send(_ kind: SystemEvent.Kind, _ context: inout EngineContext) {
    guard receives(kind, in: projectedState) else {
      context.record(.queue(.dropped, kind), name, .touchesActiveOnly)
      return
    }
    if process?.thread.isBusy == true || process?.thread.isHung == true {
      context.record(.queue(.queued, kind), name, .mainThreadOrder)
    }
    plan(.delivery, [.deliver(kind)], &context)
  }

  /// The event is handled, in its turn.
  mutating func deliver(_ kind: SystemEvent.Kind, _ context: inout EngineContext) {
    guard receives(kind, in: state), let callback = kind.responderMethod else {
      context.record(.queue(.dropped, kind), name, .touchesActiveOnly)
      return
    }
    if !traits.missingMethods.isEmpty, traits.missingMethods.contains(callback) {
      // It went up the responder chain, and no object implements the method.
      context.record(.process(.unhandled(kind.responders)), name, .eventUnhandled)
      context.record(.queue(.dropped, kind), name, .eventUnhandled)
      return
    }
    context.record(.queue(.delivered, kind), name, .responderChain)
    guard kind == .tapButton else {
      begin(callback, .responderChain, nil, &context)
      return
    }
    // A control handles the touch, and sends an action message to its target.
    context.record(
      .process(.actionSent(callback, target: Self.viewController)), name, .actionMessage)
    begin(callback, .actionMessage, object: Self.viewController, nil, &context)
  }

  /// Touches reach an active app only; motion data reaches an inactive one too.
  private func receives(_ kind: SystemEvent.Kind, in state: State) -> Bool {
    state == .active || (kind == .moveDevice && state == .inactive)
  }

  /// A change of the device: announced if the app runs, queued if it is suspended, one net event
  /// per kind.
  mutating func change(_ kind: SystemEvent.Kind, _ context: inout EngineContext) {
    switch projectedState {
    case .notRunning: break
    case .suspended:
      let isCoalesced = process?.queuedChanges.add(kind) == true
      context.record(.queue(isCoalesced ? .coalesced : .queued, kind), name, .suspendedQueue)
    case .inactive, .active, .background:
      plan(.delivery, [.postChange(kind, wasQueued: false)], &context)
    }
  }

  /// Posts what a change of the device posts.
  mutating func postChange(
    _ kind: SystemEvent.Kind, wasQueued: Bool, _ context: inout EngineContext
  ) {
    let rule: Rule = wasQueued ? .suspendedQueue : .changeDelivered
    if wasQueued { context.record(.queue(.delivered, kind), name, rule) }
    if let notification = kind.changeNotification { post(notification, rule, &context) }
    // Apple: the notification comes before the method.
    guard kind == .changeTime else { return }
    if process?.thread.isInCall == true {
      // Once the observers have returned.
      process?.thread.jobs[0].putFirst(.call(.significantTimeChange, rule))
    } else {
      begin(.significantTimeChange, rule, nil, &context)
    }
  }
}
