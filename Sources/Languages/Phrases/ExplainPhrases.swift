// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// The sentences of `applife explain`.
package protocol ExplainPhrases: AnyObject, Sendable {
  /// The cause of the termination, in a sentence.
  func cause(_ cause: CrashLog.Cause) -> String
  /// The meaning of a published code.
  func code(_ terminationCode: TerminationCode) -> String
  var unknownCode: String { get }
  /// The exits that MetricKit counts in a category.
  func category(_ exitCategory: ExitCategory) -> String
  /// The category of a termination: the app was in the foreground or not; nil if the report does not say.
  func counted(_ category: ExitCategory, _ isForeground: Bool?) -> String
  var nothingFound: String { get }

  // MARK: Headings
  var whatHappened: String { get }
  var codeHeading: String { get }
  var metricKit: String { get }
  var foregroundExits: String { get }
  var backgroundExits: String { get }
  var rule: String { get }
  /// The heading of the grade and sources of a fact.
  var source: String { get }
  var time: String { get }
  /// The heading of the words that the report has for the reason.
  var said: String { get }
  var memory: String { get }
  var state: String { get }
  var notified: String { get }
  var lost: String { get }
  /// The heading of the scenario, which may be only one of many that end an app like that.
  func reproduce(_ isExample: Bool) -> String

  // MARK: What stands behind them
  /// The time that the report allows, and the time that the model allows.
  func allowed(_ time: String, standard: String?) -> String
  func standard(_ time: String, _ limit: TimeLimit) -> String
  func processorTime(_ time: String, _ share: Int?, waits: Bool) -> String
  /// The time from the launch to the end, or to the report if the process went on.
  func lifetime(_ time: String, hasEnded: Bool) -> String
  /// A rule: its id, its grade and what it says.
  func ruleText(_ id: String, grade: String, text: String) -> String
  /// The processor time that the report allows, and what the app used of it.
  func processorAllowance(_ time: String, used: String?) -> String
  /// Megabytes used and allowed, and the size of a page.
  func memoryUse(used: String?, limit: String?, page: String?) -> String
  func shownState(_ state: CrashLog.ShownState) -> String
  /// The text holds several reports, of which the first one is explained.
  func firstOf(_ count: Int) -> String
  /// The process was an extension of an app.
  var isExtension: String { get }
  /// The process was a daemon, which an extension may be too.
  var isDaemon: String { get }
  /// Other processes were killed in the same event: some names, and the number of those that are not named.
  func alsoKilled(_ names: String, more: Int) -> String
  /// The process ran on another system than iOS, by its name.
  func otherSystem(_ name: String) -> String
  /// iOS killed the process for its use of a resource, or only took note.
  func resourceEnd(_ isKilled: Bool) -> String
  var wasNotified: String { get }
  var wasNotNotified: String { get }
  var unsavedLost: String { get }
  var nothingToLose: String { get }
  /// The title of the scenario that ends an app as a report says.
  func scenarioTitle(_ report: String) -> String
  /// A shipped scenario shows it: its command.
  func shownBy(_ command: String) -> String
  /// The model has no scenario for it.
  var noScenario: String { get }
}
