// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

/// What the keys of an overlay do, each in a word or two: the last row shows them.
package struct KeyHintPhrases: Sendable {
  package let close: String
  package let scroll: String
  package let select: String
  package let sideways: String
  /// Opens what is selected.
  package let open: String
  /// What is typed is searched for.
  package let typeToSearch: String
  /// Shows the row of the log that is selected.
  package let goToRow: String
  /// Does the one step that makes something possible.
  package let doStep: @Sendable (_ step: String) -> String
  /// Does the steps that make something possible.
  package let doSteps: @Sendable (_ count: Int) -> String
  /// Goes on with the selected branch.
  package let switchBranch: String
  package let nameBranch: String
  package let save: String
  package let compare: String
  package let differences: String
  /// Shows what becomes of each method.
  package let methods: String
  /// Shows the entries of both runs.
  package let entries: String
  /// Stops marking what has been seen.
  package let stopMarking: String
  /// Gives the answer of that number.
  package let answer: String
  /// Gives the answer that is selected.
  package let answerSelected: String
  /// What else can be typed as an answer.
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
