// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The facts about an app that the device does not keep and a timeline does.
package struct AppFacts: Hashable, Sendable {
  /// The app's state, as far as the log shows it.
  package private(set) var state: EmulatedApp.State
  /// The moment at which the app came into that state.
  package private(set) var since: Duration
  /// The last changes of its state: all those on the way that one event sent it, or one deadline.
  package private(set) var route: [Transition] = []
  /// The last change of its state.
  package var lastTransition: Transition? { route.last }
  /// The number of the event that launched its process.
  package private(set) var launchEvent = 0

  package struct Transition: Hashable, Sendable {
    package let from: EmulatedApp.State
    package let to: EmulatedApp.State
    package let because: TransitionReason
    package let rule: Rule
    package let time: Duration
    /// The number of the event before it.
    fileprivate let event: Int

    /// True if a change that comes next belongs to the same way.
    fileprivate func goesOn(with next: Transition) -> Bool {
      to == next.from && because == next.because && event == next.event
    }
  }

  /// Something happened to the app, after the event of that number.
  mutating func learn(_ entry: Trace.Entry, event: Int) {
    switch entry.kind {
    case .process(.main): launchEvent = event
    case .state(let from, let to, let cause):
      state = to
      since = entry.time
      let change = Transition(
        from: from, to: to, because: cause, rule: entry.rule, time: entry.time, event: event)
      if route.last?.goesOn(with: change) != true { route.removeAll(keepingCapacity: true) }
      route.append(change)
    case .event, .refused, .process, .call, .returned, .notification, .task, .deadline, .queue,
      .phase, .end, .output:
      break
    }
  }
}
