// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The words of the log's rows. They are short enough for a narrow panel.
package struct LogPhrases: Sendable {
  package let refused: @Sendable (_ event: String) -> String
  package let prewarmed: String
  package let runLoop: String
  package let snapshot: String
  package let stateSaved: String
  package let completed: @Sendable (_ wake: String) -> String
  /// "returned true after 0.4 s".
  package let returned: @Sendable (_ value: Bool?, _ time: String?) -> String
  package let task: @Sendable (_ name: String, _ what: Trace.TaskChange) -> String
  /// "watchdog: 10 s for this transition (until 12.60 s)".
  package let deadline: @Sendable (_ limit: TimeLimit, _ time: String, _ due: String) -> String
  /// What became of an event, and by which rule; without an app, nothing is in front.
  package let queue:
    @Sendable (_ what: Trace.QueueChange, _ event: String, _ app: String?, _ rule: Rule) -> String
  /// Whether the app was notified of its termination, in a word or two.
  package let notified: String
  package let notNotified: String
}
