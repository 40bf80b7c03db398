// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Rule {
  /// True if sources contradict each other about it, or none says it: what a phone does would settle it.
  package var isUnsettled: Bool {
    switch grade {
    case .disputed, .assumed: true
    case .documented, .observed, .precondition: false
    }
  }
}

extension Trace.Entry {
  /// The rule that a tester with the app and its log sees at work here; nil if it is settled, or nothing
  /// shows it.
  package var shownUnsettledRule: Rule? {
    guard rule.isUnsettled else { return nil }
    switch kind {
    case .call, .notification, .phase, .end: return rule
    case .event, .refused, .process, .returned, .state, .task, .deadline, .queue, .output:
      return nil
    }
  }
}
