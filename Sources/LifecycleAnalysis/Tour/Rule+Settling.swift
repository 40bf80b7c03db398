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
  /// The rule that a tester with the app's log sees at work here; nil if it is settled, or nothing shows it.
  /// A walk asks for calls and phases alone: neither notifications nor ends stand in that log.
  package var shownUnsettledRule: Rule? {
    guard rule.isUnsettled else { return nil }
    switch kind {
    case .call, .phase: return rule
    case .event, .refused, .process, .returned, .notification, .state, .task, .deadline, .queue,
      .end, .output:
      return nil
    }
  }
}
