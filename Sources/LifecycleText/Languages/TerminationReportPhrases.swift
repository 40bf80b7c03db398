// SPDX-License-Identifier: Apache-2.0

/// The sentences of the termination report.
package struct TerminationReportPhrases: Sendable {
  package let title: @Sendable (_ app: String) -> String
  package let reason: String
  package let code: String
  package let metricKit: String
  package let notified: String
  package let yes: String
  package let no: String
  package let time: String
  /// "5.0 s of 5.0 s allowed".
  package let elapsed: @Sendable (_ elapsed: String, _ allowance: String) -> String
  package let lastCallback: String
  package let state: String
  package let unsavedEditsLost: String
  package let nothingLost: String
  package let lostEdits: @Sendable (Int) -> String
  package let reproduce: String
  /// The heading of the rule by which the app was terminated.
  package let rule: String
  package let others: @Sendable (Int) -> String
}
