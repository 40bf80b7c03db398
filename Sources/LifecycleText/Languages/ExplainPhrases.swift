// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

/// The sentences of `applife explain`.
package struct ExplainPhrases: Sendable {
  /// The cause of the termination, in a sentence.
  package let cause: @Sendable (CrashLog.Cause) -> String
  /// The meaning of a published code.
  package let code: @Sendable (TerminationCode) -> String
  package let unknownCode: String
  /// What MetricKit counts in a category.
  package let category: @Sendable (ExitCategory) -> String
  /// The category of a termination: the app was in the foreground or not.
  package let counted: @Sendable (_ category: ExitCategory, _ isForeground: Bool) -> String
  package let nothingFound: String

  // MARK: Headings
  package let whatHappened: String
  package let codeHeading: String
  package let metricKit: String
  package let foregroundExits: String
  package let backgroundExits: String
  package let rule: String
  package let time: String
  package let state: String
  package let notified: String
  package let lost: String
  /// The heading of the scenario, which may be only one of many that end an app like that.
  package let reproduce: @Sendable (_ isExample: Bool) -> String

  // MARK: What stands behind them
  /// The time that the report allows, and the time that the model allows.
  package let allowed:
    @Sendable (_ time: String, _ isProcessorTime: Bool, _ standard: String?) -> String
  package let standard: @Sendable (_ time: String, _ limit: String) -> String
  package let processorTime: @Sendable (_ time: String, _ share: Int?) -> String
  package let lifetime: @Sendable (_ time: String) -> String
  package let lastCallback: @Sendable (_ state: String, _ callback: String) -> String
  package let wasNotified: String
  package let wasNotNotified: String
  package let editsLost: String
  package let nothingToLose: String
  /// The model has no scenario for it.
  package let noScenario: String
}
