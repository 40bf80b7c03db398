// SPDX-License-Identifier: Apache-2.0

/// The sentences of reports about runs.
package protocol ReportPhrases: AnyObject, Sendable {
  /// The columns of a table of what happened: time, app, kind and what.
  var columns: [String] { get }
  /// An expectation passed, or failed: a word in such a table.
  var pass: String { get }
  var fail: String { get }
  /// The numbers of expectations that passed and failed, in a sentence.
  func result(passed: Int, failed: Int) -> String
  /// "Expectations: 3 passed, 1 failed": a line without a full stop.
  func expectations(passed: Int, failed: Int) -> String
  /// "Scenarios: 3 passed, 1 failed": a line without a full stop.
  func scenarios(passed: Int, failed: Int) -> String
}
