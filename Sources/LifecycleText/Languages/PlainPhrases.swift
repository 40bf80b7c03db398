// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// What plain mode says beside what happens.
package struct PlainPhrases: Sendable {
  package let greeting: @Sendable (_ title: String, _ version: String) -> String
  /// What to type first; the number of steps if a scenario is loaded.
  package let advice: @Sendable (_ steps: Int) -> String
  /// What the phone shows.
  package let onScreen: @Sendable (_ screen: String) -> String
  package let app: @Sendable (_ name: String, _ state: String) -> String
  package let limit: @Sendable (_ app: String, _ limit: String, _ left: String) -> String
  /// How far a scenario is, and what comes next; nil at its end.
  package let progress: @Sendable (_ taken: Int, _ count: Int, _ next: String?) -> String
  package let help: [String]
}
