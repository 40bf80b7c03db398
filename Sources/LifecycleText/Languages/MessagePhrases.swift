// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The sentences on the line of messages.
package struct MessagePhrases: Sendable {
  package let unknownKey: @Sendable (_ key: String, _ helpKey: String) -> String
  /// An event that is not possible now, the reason, and how to make it possible.
  package let refusal: @Sendable (_ event: String, _ why: String, _ remedy: String?) -> String
  /// "Press c, then a".
  package let press: @Sendable (_ keys: [String]) -> String
  package let saved: @Sendable (_ path: String) -> String
  package let notSaved: @Sendable (_ why: String) -> String
  package let nothingDue: String
  package let skipped: @Sendable (_ time: String) -> String
  package let noApp: @Sendable (_ number: Int) -> String
  /// A scenario is loaded: its number of steps, and the key that takes one.
  package let ready: @Sendable (_ count: Int, _ key: String) -> String
  /// An app that UIKit stops at launch: its name, and why.
  package let stoppedAtLaunch: @Sendable (_ app: String) -> String
  package let notOpened: @Sendable (_ why: String) -> String
  /// A session starts again, and its earlier events are gone.
  package let begun: String
  /// A session starts again: the key that returns to the earlier events.
  package let restarted: @Sendable (_ key: String) -> String
  /// The same in plain mode.
  package let restartedPlain: String
  package let noScenario: @Sendable (_ key: String) -> String
  /// The same in plain mode.
  package let noScenarioPlain: String
  package let scenarioDone: String
  /// "Next step (3 of 4): +2s receive call".
  package let nextStep: @Sendable (_ number: Int, _ count: Int, _ step: String) -> String
  /// "End of the scenario. 4 of 4 passed."
  package let scenarioResult: @Sendable (_ passed: Int, _ failed: Int) -> String
  package let step: @Sendable (_ number: Int, _ count: Int, _ text: String) -> String
  package let held: @Sendable (_ expectation: String) -> String
  package let failed: @Sendable (_ expectation: String, _ found: String?) -> String
  package let noMatch: @Sendable (_ term: String) -> String
  package let matches: @Sendable (_ place: Int, _ count: Int) -> String
  package let nothingSearched: @Sendable (_ searchKey: String) -> String
  package let badSpeed: @Sendable (_ text: String) -> String
  /// A file exists, and is not overwritten.
  package let fileExists: @Sendable (_ path: String, _ command: String) -> String
  /// The user wants to quit, and the session has events that no file has: the key that quits all the
  /// same, and the key that saves.
  /// A scenario is about to replace a session whose events are not saved.
  package let unsavedReplace: String
  package let unsaved: @Sendable (_ quitKey: String, _ saveKey: String) -> String
  package let missingFile: @Sendable (_ command: String) -> String
  /// What is wrong with a line that the user typed.
  package let typed: @Sendable (_ problem: Scenario.Problem, _ isPlain: Bool) -> String
  /// The session has as many events as it can keep.
  package let full: @Sendable (_ count: Int) -> String
}
