// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

/// The effects of an overlay's keys, each in a word or two, for the last row.
package struct KeyHintPhrases: Sendable {
  package let close: String
  package let scroll: String
  /// Leaves only the rows that contain a text.
  package let filter: String
  /// Shows all rows again.
  package let showAll: String
  /// Goes to the next part, or the one before.
  package let parts: String
  /// Shows the card of the start.
  package let startCard: String
  package let select: String
  package let sideways: String
  /// Opens the selected entry.
  package let open: String
  /// Chooses the entry of that number.
  package let choose: String
  /// The user types a text to search for.
  package let typeToSearch: String
  /// Shows the row of the log that is selected.
  package let goToRow: String
  /// Does the step that makes an event possible.
  package let doStep: @Sendable (_ step: String) -> String
  /// Does the steps that make an event possible.
  package let doSteps: @Sendable (_ count: Int) -> String
  /// Goes on with the selected branch.
  package let switchBranch: String
  package let nameBranch: String
  package let save: String
  package let compare: String
  package let differences: String
  /// Shows the table of methods.
  package let methods: String
  /// Shows the entries of both runs.
  package let entries: String
  /// Stops marking what the session has seen.
  package let stopMarking: String
  /// Gives the answer of that number.
  package let answer: String
  /// Gives the answer that is selected.
  package let answerSelected: String
  /// The other way to answer: typing.
  package let typeAnswer: @Sendable (Question.Subject) -> String
  package let skip: String
  package let nextQuestion: String
  /// Closes what was read, and goes on.
  package let goOn: String
  /// Shows the rule behind an answer, with its grade and its sources.
  package let rule: String
  /// Shows the answer again.
  package let answerAgain: String
  /// Goes to the moment before a step of the lesson.
  package let goToStep: @Sendable (_ number: Int) -> String
  package let startLesson: @Sendable (_ number: Int) -> String
  package let summary: String
}
