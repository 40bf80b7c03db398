// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

/// The effects of an overlay's keys, each in a word or two, for the last row.
package protocol KeyHintPhrases: AnyObject, Sendable {
  var close: String { get }
  var scroll: String { get }
  /// Leaves only the rows that contain a text.
  var filter: String { get }
  /// Shows all rows again.
  var showAll: String { get }
  /// Goes to the next part, or the one before.
  var parts: String { get }
  /// Shows the card of the start.
  var startCard: String { get }
  var select: String { get }
  var sideways: String { get }
  /// Opens the selected entry.
  var open: String { get }
  /// Chooses the entry of that number.
  var choose: String { get }
  /// The user types a text to search for.
  var typeToSearch: String { get }
  /// Shows the row of the log that is selected.
  var goToRow: String { get }
  /// Does the selected event, or what was typed.
  var doIt: String { get }
  /// Takes the selected entry into the line.
  var takeOver: String { get }
  /// Does the step that makes an event possible.
  func doStep(_ step: String) -> String
  /// Does the steps that make an event possible.
  func doSteps(_ count: Int) -> String
  /// Goes on with the selected branch.
  var switchBranch: String { get }
  var nameBranch: String { get }
  var save: String { get }
  var compare: String { get }
  var differences: String { get }
  /// Shows what changes from one version of iOS to the next.
  var versions: String { get }
  /// Shows the table of methods.
  var methods: String { get }
  /// Shows the entries of both runs.
  var entries: String { get }
  /// Stops marking what the session has seen.
  var stopMarking: String { get }
  /// Gives the answer of that number.
  var answer: String { get }
  /// Gives the answer that is selected.
  var answerSelected: String { get }
  /// The other way to answer: typing.
  func typeAnswer(_ subject: Question.Subject) -> String
  var skip: String { get }
  var nextQuestion: String { get }
  /// Closes what was read, and goes on.
  var goOn: String { get }
  /// Shows the rule behind an answer, with its grade and its sources.
  var rule: String { get }
  /// Shows the answer again.
  var answerAgain: String { get }
  /// Goes to the moment before a step of the lesson.
  func goToStep(_ number: Int) -> String
  func startLesson(_ number: Int) -> String
  var summary: String { get }
  /// Copies what the overlay shows.
  var copy: String { get }
  /// Copies the address of the first source.
  var copyLink: String { get }
  /// Copies the session as a scenario.
  var copyScenario: String { get }
}
