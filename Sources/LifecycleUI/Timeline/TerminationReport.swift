// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleText

/// The facts about a process that has ended.
package struct TerminationReport: Hashable, Sendable {
  package let app: String
  package let ending: Termination
  package let time: Duration
  /// The rule that ended it.
  package let rule: Rule
  /// The words of a hosted app's process about its end, with the person's own line:
  /// `AppDelegate.swift:13: Fatal error`.
  package var said: String?
  /// True if a followed log tells the end: nothing but its words is known of the reason.
  package var isInferred = false
  /// The events and waits since the app was launched.
  let way: [Doing]
  /// The number of other processes that ended in the same moment.
  package internal(set) var others = 0

  /// An event that the user caused, or the time before it.
  enum Doing: Hashable, Sendable {
    case event(SystemEvent)
    case wait(Duration)
  }

  /// The keys and waits that led to the end, as people press them.
  func keys(_ keymap: Keymap) -> [String] {
    var focus: String?
    if case .event(let first)? = way.first { focus = first.app?.name }
    return way.map { doing in
      switch doing {
      case .event(let event): keymap.written(for: event, focus: &focus)
      case .wait(let time): Keymap.written(wait: time)
      }
    }
  }
}

extension Timeline {
  /// The most events that a termination report names.
  private static let reportedEvents = 40

  /// The events since one of them, with the waits between them, as the report gives them.
  func way(since number: Int, until end: Duration) -> [TerminationReport.Doing] {
    var way: [TerminationReport.Doing] = []
    let events = recent(since: number, atMost: Self.reportedEvents)
    var last = events.first?.time ?? end
    func wait(until instant: Duration) {
      let tenths = (instant - last).milliseconds / 100
      if tenths >= 10 { way.append(.wait(.milliseconds(tenths * 100))) }
      last = instant
    }
    for recorded in events {
      wait(until: recorded.time)
      way.append(.event(recorded.event))
    }
    wait(until: end)
    return way
  }
}
