// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

/// The sentences about the coverage of a session.
package protocol CoveragePhrases: AnyObject, Sendable {
  var title: String { get }
  /// "3 of 5 states".
  func count(_ seen: Int, of all: Int, _ category: Coverage.Category) -> String
  /// The heading of a category in a report: "Coverage: states 3 of 5".
  func heading(_ seen: Int, of all: Int, _ category: Coverage.Category) -> String
  /// An item was seen, or was not: a word before it in a report.
  var seen: String { get }
  var unseen: String { get }
  /// All categories, and the key that shows the table.
  func summary(_ counts: String, key: String) -> String
  /// The seen part of a category, and the missing items.
  func sentence(_ count: String, _ missing: [String]) -> String
}
