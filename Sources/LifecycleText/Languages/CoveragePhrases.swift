// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

/// The sentences about the coverage of a session.
package struct CoveragePhrases: Sendable {
  package let title: String
  /// "states": what is counted, after a number.
  package let category: @Sendable (Coverage.Category) -> String
  /// "3 of 5 states".
  package let count: @Sendable (_ seen: Int, _ all: Int, _ category: String) -> String
  /// All categories, and the key that shows the table.
  package let summary: @Sendable (_ counts: String, _ key: String) -> String
  /// How much of a category has been seen, and the missing items.
  package let sentence: @Sendable (_ count: String, _ missing: [String]) -> String
}
