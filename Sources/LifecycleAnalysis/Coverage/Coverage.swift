// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The parts of the life cycle that have been seen: states, ways from one to another, callbacks,
/// notifications, ways to be terminated, and events; and which events were tried in which state.
///
/// It grows entry by entry (`add(_:)`) and never shrinks: who travels in time, or begins again,
/// has still seen what was seen. What there is to be seen is ``Items/possible(style:version:)``.
package struct Coverage: Hashable, Sendable {
  /// The things that have been seen.
  package private(set) var seen = Items()
  /// The events that were tried while an app was in a state, possible or not.
  private var tried: [EmulatedApp.State: Set<SystemEvent.Kind>] = [:]

  /// Nothing has been seen.
  package init() {}

  /// A way from one state to another.
  package struct Transition: Hashable, Sendable {
    package let from: EmulatedApp.State
    package let to: EmulatedApp.State

    package init(from: EmulatedApp.State, to: EmulatedApp.State) {
      self.from = from
      self.to = to
    }

    /// Every way that Apple's diagram has, in the order of the states.
    package static let all = EmulatedApp.State.allCases.flatMap { from in
      EmulatedApp.State.allCases.filter(from.mayBecome).map { Transition(from: from, to: $0) }
    }
  }

  /// Things of each category.
  package struct Items: Hashable, Sendable {
    package var states: Set<EmulatedApp.State> = []
    package var transitions: Set<Transition> = []
    package var callbacks: Set<Callback> = []
    package var notifications: Set<AppleNotification> = []
    package var endings: Set<Termination.Reason> = []
    package var events: Set<SystemEvent.Kind> = []

    /// No things.
    package init() {}

    /// The things of both.
    package mutating func formUnion(_ other: Items) {
      states.formUnion(other.states)
      transitions.formUnion(other.transitions)
      callbacks.formUnion(other.callbacks)
      notifications.formUnion(other.notifications)
      endings.formUnion(other.endings)
      events.formUnion(other.events)
    }
  }

  /// An app was seen in a state without having changed to it: the state it begins in.
  package mutating func add(_ state: EmulatedApp.State) { seen.states.insert(state) }

  /// Something happened.
  package mutating func add(_ entry: Trace.Entry) {
    switch entry.kind {
    case .event(let event): seen.events.insert(event.kind)
    case .call(let call): seen.callbacks.insert(call.callback)
    case .notification(let notification, _): seen.notifications.insert(notification)
    case .state(let from, let to, _):
      seen.states.insert(to)
      seen.transitions.insert(Transition(from: from, to: to))
    case .end(let ending): seen.endings.insert(ending.reason)
    case .refused, .process, .returned, .task, .deadline, .queue, .phase, .output: break
    }
  }

  /// An event is about to be tried: what it may change is still as it was. An event of the device
  /// counts for the state of every app.
  package mutating func willTry(_ event: SystemEvent, on device: Device) {
    if let app = event.app {
      tried[device.apps[app.index].state, default: []].insert(event.kind)
    } else {
      for app in device.apps { tried[app.state, default: []].insert(event.kind) }
    }
  }

  /// Returns true if an event was tried while an app was in a state.
  package func hasTried(_ kind: SystemEvent.Kind, in state: EmulatedApp.State) -> Bool {
    tried[state]?.contains(kind) == true
  }
}
