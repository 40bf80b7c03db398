// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Scenario {
  /// A scenario that has been played: what happened, from the start to the end.
  package struct Recording: Hashable, Sendable {
    package let scenario: Scenario
    /// The entries in order.
    package let entries: [Trace.Entry]
    /// The moment at which the device had settled after the last step.
    package let end: Duration
  }

  /// Plays the scenario and keeps everything that happens.
  ///
  /// Expectations are judged, since they may let time pass, but what they find is not kept: a
  /// comparison says what differs, and not what should be.
  package func recorded() -> Recording {
    var runner = Runner(self)
    var entries: [Trace.Entry] = []
    while let result = runner.next() { entries += result.entries }
    return Recording(scenario: self, entries: entries, end: runner.device.now)
  }

  /// Plays the scenario to its end; nil if more entries follow than may be kept.
  package func recorded(atMost count: Int) -> Recording? {
    var runner = Runner(self)
    var entries: [Trace.Entry] = []
    while let result = runner.next() {
      entries += result.entries
      if entries.count > count { return nil }
    }
    return Recording(scenario: self, entries: entries, end: runner.device.now)
  }
}
