// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The sentences on the line of messages.
package protocol MessagePhrases: AnyObject, Sendable {
  func unknownKey(_ key: String, helpKey: String) -> String
  /// An event that is not possible now, the reason, and how to make it possible.
  func refusal(_ event: String, why: String, remedy: String?) -> String
  /// Enter has nothing to do: the keys that open the app switcher and the scenarios.
  func nothingForEnter(switcherKey: String, scenariosKey: String) -> String
  /// An app's next save takes a given time; the key that leaves the app, if it is in front.
  func saveIsSlow(_ app: String, takes time: String, key: String?) -> String
  /// "Press c, then a".
  func press(_ keys: [String]) -> String
  func saved(_ path: String) -> String
  func notSaved(_ why: String) -> String
  var nothingDue: String { get }
  var skipped: String { get }
  func noApp(_ number: Int) -> String
  /// An app that UIKit stops at launch: its name, and why.
  func stoppedAtLaunch(_ app: String) -> String
  func notOpened(_ why: String) -> String
  /// A session starts again, and its earlier events are gone.
  var begun: String { get }
  /// A session starts again: the key that returns to the earlier events.
  func restarted(_ key: String) -> String
  /// A session starts again, in plain mode.
  var restartedPlain: String { get }
  /// No scenario is open: the key that opens one.
  func noScenario(_ key: String) -> String
  /// No scenario is open, in plain mode.
  var noScenarioPlain: String { get }
  var scenarioDone: String { get }
  /// "Next step (3 of 4): +2s receive call".
  func nextStep(_ number: Int, of count: Int, _ step: String) -> String
  /// "End of the scenario. 4 of 4 passed."
  func scenarioResult(passed: Int, failed: Int) -> String
  func step(_ number: Int, of count: Int, _ text: String) -> String
  func held(_ expectation: String) -> String
  func failed(_ expectation: String, found: String?) -> String
  func noMatch(_ term: String) -> String
  func matches(_ place: Int, of count: Int) -> String
  func nothingSearched(_ searchKey: String) -> String
  /// The user chose this language.
  var language: String { get }
  /// No language has the tag that was typed; the tags that there are.
  func unknownLanguage(_ tag: String, _ tags: [String]) -> String
  /// A text went to the clipboard, if the terminal lets it.
  var copied: String { get }
  /// A text is too long for the clipboard of terminals.
  var tooLongToCopy: String { get }
  /// A text was pasted where nothing is typed; the key that opens a line to type in.
  func pasted(_ promptKey: String) -> String
  /// A text was pasted that is longer than a line, which may have so many characters.
  func pasteCut(_ most: Int) -> String
  func badSpeed(_ text: String) -> String
  /// A file exists, and is not overwritten.
  func fileExists(_ path: String, command: String) -> String
  /// A scenario is about to replace a session whose events are not saved.
  var unsavedReplace: String { get }
  /// The user wants to quit, and the session has events that no file has: the key that quits all the
  /// same, and the key that saves.
  func unsaved(quitKey: String, saveKey: String) -> String
  /// The same for the events of a branch other than the current one: the key that quits all the same, and the
  /// key that lists the branches.
  func unsaved(branch: String, quitKey: String, listKey: String) -> String
  func missingName(_ command: String) -> String
  /// A problem in a line that the user typed.
  func typed(_ problem: Scenario.Problem, _ isPlain: Bool) -> String
  /// The session has as many events as it can keep.
  func full(_ count: Int) -> String
}
