// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The way to lose an edit in the fewest events, or the number of events in which there is none.
///
/// The search is breadth first over what a finger and iOS can do. It begins where a scenario ends, with
/// an edit that is not saved. Each event may also happen in the middle of a call, and time that passes
/// is no event. A situation that was reached before, and one in which everything is saved, is not looked
/// at again.
package struct Loss: Sendable {
  /// The scenario, and the steps until an edit is not saved.
  package let start: Scenario
  /// The most events that are tried.
  package let bound: Int
  /// True if ends that no app is asked about are tried too (``suddenKinds``).
  package let isSudden: Bool
  /// The shortest way; nil: none was found.
  package private(set) var way: Way?
  /// The number of events in which there is no way, if none was found.
  package private(set) var searchedEvents = 0
  /// True if every situation was looked at: there is no way, however many events.
  package private(set) var isComplete = false
  /// The number of situations that were looked at.
  package private(set) var situations = 0

  /// A way to lose an edit.
  package struct Way: Hashable, Sendable {
    /// The events and waits, in order.
    package let edges: [StateSpace.Edge]
    /// The entry that says how the process ended and what was lost.
    package let end: Trace.Entry

    /// The number of events.
    package var eventCount: Int {
      edges.count { edge in
        switch edge {
        case .event: true
        case .wait: false
        }
      }
    }
  }

  /// Searches for the shortest way.
  ///
  /// - Parameters:
  ///   - scenario: The apps, and the steps before the search. If these leave no edit that is not saved,
  ///     the user edits in the first app.
  ///   - bound: The most events.
  ///   - isSudden: True if sudden ends are tried too.
  ///   - kinds: The events that are tried; nil: what a finger and iOS can do.
  ///   - limit: The most situations that are looked at.
  /// - Returns: nil if no edit can be made after these steps.
  package init?(
    _ scenario: Scenario, events bound: Int = 8, sudden isSudden: Bool = false,
    kinds: [SystemEvent.Kind]? = nil, limit: Int = 100_000
  ) {
    var start = scenario
    var runner = Scenario.Runner(scenario)
    while runner.next() != nil {}
    var device = runner.device
    if !device.hasUnsavedEdit {
      guard let path = device.path(to: .edit), let there = device.following(path) else {
        return nil
      }
      start.steps += path.map { edge in
        switch edge {
        case .event(let event): Scenario.Step(action: .event(event))
        case .wait: Scenario.Step(action: .skip)
        }
      }
      start.steps.append(Scenario.Step(action: .event(.edit)))
      device = there
      device.doAndSettle(.edit)
    }
    self.start = start
    self.bound = bound
    self.isSudden = isSudden
    let kinds = kinds ?? Self.kinds + (isSudden ? Self.suddenKinds : [])
    var walk = LossWalk(
      from: device, kinds: kinds.filter { $0.minimumVersion <= device.version }, limit: limit)
    way = walk.run(events: bound)
    searchedEvents = walk.searchedEvents
    isComplete = walk.isComplete
    situations = walk.situations
  }

  /// The events that a finger and iOS can cause, without edits, input and what an app asks for. What ends a process
  /// without a chance to save is not among them (``suddenKinds``).
  package static let kinds: [SystemEvent.Kind] = SystemEvent.Kind.allCases.filter { kind in
    guard kind.means == nil || kind.means == .patience, !suddenKinds.contains(kind) else {
      return false
    }
    return kind.tourGroup != .data && kind.tourGroup != .input
  }

  /// The ends that come whatever the app does: only what was saved before is not lost.
  package static let suddenKinds: [SystemEvent.Kind] = [
    .endProcess, .reboot, .crash, .exceedMemory, .changePrivacy,
  ]
}

extension Loss {
  /// The scenario of the way: the steps before, the edit, the events, and the expectation that the edit
  /// is lost. Nil if there is no way.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - notes: What stands below it, one a line.
  ///   - instruction: The sentence for a step.
  package func scenario(
    title: String, notes: [String], instruction: (Tour.Instruction) -> String
  ) -> Scenario? {
    guard let way else { return nil }
    var scenario = start
    scenario.title = title
    scenario.notes = notes
    var runner = Scenario.Runner(start)
    while runner.next() != nil {}
    var device = runner.device
    // The moment at which the event before began; nil: the device has settled.
    var began: Duration?
    var waited = Duration.zero
    for edge in way.edges {
      guard let (reached, _) = device.following(edge) else { break }
      switch edge {
      case .wait: waited += reached.now - device.now
      case .event(let event):
        var time = Scenario.Time.settled
        if let began {
          if waited > .zero || !device.isSettled { time = .after(device.now - began) }
        } else if waited > .zero {
          scenario.steps.append(
            Scenario.Step(action: .wait(waited), note: instruction(.wait(waited))))
        }
        scenario.steps.append(
          Scenario.Step(time: time, action: .event(event), note: instruction(.event(event))))
        began = device.now
        waited = .zero
      }
      device = reached
    }
    scenario.steps.append(
      Scenario.Step(action: .expect(.dataLost, within: waited > .zero ? waited : nil)))
    return scenario
  }
}

extension Device {
  /// True if an app has an edit that is not saved.
  var hasUnsavedEdit: Bool { apps.contains { $0.unsavedEdits > 0 } }
}
