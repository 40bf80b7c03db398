// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The sentences of the termination report.
package protocol TerminationReportPhrases: AnyObject, Sendable {
  func title(_ app: String) -> String
  var reason: String { get }
  var code: String { get }
  var metricKit: String { get }
  var notified: String { get }
  var yes: String { get }
  var no: String { get }
  var time: String { get }
  /// "5.0 s of 5.0 s allowed, enter background".
  func elapsed(_ elapsed: String, allowance: String, _ limit: TimeLimit?) -> String
  var lastCallback: String { get }
  var state: String { get }
  var unsavedEditsLost: String { get }
  var nothingLost: String { get }
  func lostEdits(_ number: Int) -> String
  /// "1 edit lost", at the end of a process.
  func editsLost(_ number: Int) -> String
  /// The reason why a process ended in a word or two, beside what was lost: "the watchdog".
  func endedBy(_ reason: Termination.Reason) -> String
  var reproduce: String { get }
  /// The heading of the rule by which the app was terminated.
  var rule: String { get }
  func others(_ number: Int) -> String
}
