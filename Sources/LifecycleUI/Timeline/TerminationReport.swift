// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleText

/// What is known about a process that has ended.
package struct TerminationReport: Hashable, Sendable {
  package let app: String
  package let ending: Termination
  package let time: Duration
  /// The rule that ended it.
  package let rule: Rule
  /// What a hosted app's process said of its end, with the person's own line: `AppDelegate.swift:13: Fatal error`.
  package var said: String?
  /// The keys and waits since the app was launched, as people press them.
  package let keys: [String]
  /// How many other processes ended in the same moment.
  package internal(set) var others = 0
}

extension Timeline {
  /// How many events a termination report names at most.
  private static let reportedEvents = 40

  /// The keys and the waits between them since an event, as the report gives them.
  func keys(since number: Int, until end: Duration, _ keymap: Keymap) -> [String] {
    var keys: [String] = []
    let events = recent(since: number, atMost: Self.reportedEvents)
    var focus = events.first?.event.app?.name
    var last = events.first?.time ?? end
    func wait(until instant: Duration) {
      let tenths = (instant - last).milliseconds / 100
      if tenths >= 10 { keys.append(Keymap.written(wait: .milliseconds(tenths * 100))) }
      last = instant
    }
    for recorded in events {
      wait(until: recorded.time)
      keys.append(keymap.written(for: recorded.event, focus: &focus))
    }
    wait(until: end)
    return keys
  }
}
