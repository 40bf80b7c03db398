// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// The words of the log's rows, short enough for a narrow panel.
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
  /// "until 12.000".
  package let until: @Sendable (_ time: String) -> String
  package let queue: @Sendable (_ what: Trace.QueueChange, _ event: String) -> String
  /// Whether the app heard of its end, in a word or two.
  package let notified: String
  package let notNotified: String
}
