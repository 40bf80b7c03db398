// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

/// The sentences about what people paste: messages of a console, and frames of a report.
package protocol FieldPhrases: AnyObject, Sendable {
  func fact(_ fact: FieldFact) -> String
  func nextStep(_ step: NextStep) -> String

  // MARK: Headings
  var meaning: String { get }
  var next: String { get }
  /// The heading of the other messages in a report.
  var alsoFound: String { get }
  /// The line of a message, and how often it occurs.
  func place(_ line: Int, count: Int) -> String
}
