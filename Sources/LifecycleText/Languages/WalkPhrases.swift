// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

/// The sentences of a walk through a scenario with a phone.
package struct WalkPhrases: Sendable {
  /// A question at the start.
  package let question: @Sendable (_ fact: Walk.Fact) -> String
  /// The label of such a fact.
  package let fact: @Sendable (_ fact: Walk.Fact) -> String
  package let verdict: @Sendable (_ verdict: Walk.Verdict) -> String
  package let activity: @Sendable (_ activity: Walk.Activity) -> String
  package let paused: String

  // MARK: A step
  package let step: @Sendable (_ number: Int, _ count: Int) -> String
  /// Steps that only lead to this one.
  package let preparation: String
  /// The same if there are too many to show them.
  package let preparationList: @Sendable (_ first: Int, _ last: Int) -> String
  package let toDo: String
  package let toSee: String
  package let callbacks: String
  package let noCallbacks: String
  /// What neither the phone nor the app's log shows.
  package let model: String
  /// The comment before the step in the scenario.
  package let comment: String
  /// The event is not possible, so nothing must happen.
  package let refused: String
  package let result: String
  package let instead: String
  package let note: String
  /// The tester waits for that time.
  package let wait: @Sendable (_ time: Duration) -> String
  package let nothing: String
  /// The state that an app must be in.
  package let appState: @Sendable (_ app: String, _ state: String) -> String
  /// The title of the diagram with the state of an app after the step.
  package let after: @Sendable (_ app: String) -> String
  /// The steps from the start to this one.
  package let way: String
  package let wayIsEmpty: String

  /// The heading of a column in the sheet.
  package let column: @Sendable (WalkSheet.Column) -> String

  // MARK: The whole walk
  /// How many steps need a verdict.
  package let length: @Sendable (_ count: Int) -> String
  package let tally:
    @Sendable (_ passed: Int, _ failed: Int, _ blocked: Int, _ skipped: Int) -> String
  package let end: @Sendable (_ count: Int) -> String
  package let open: @Sendable (_ numbers: String) -> String
  package let times: String
  package let minutes: @Sendable (_ minutes: Int) -> String
  /// How to get reports, for a session file.
  package let report: @Sendable (_ file: String) -> String
  package let resumed: @Sendable (_ number: Int, _ count: Int) -> String
  package let begun: @Sendable (_ file: String) -> String
  /// The lines at the end of the program.
  package let farewell: @Sendable (_ judged: Int, _ count: Int, _ file: String) -> [String]
  /// A note was written.
  package let saved: String
  /// The verdict could not be written.
  package let notKept: @Sendable (_ why: String) -> String
  /// Quitting would lose the times.
  package let leaveAnyway: @Sendable (_ why: String) -> String
  package let isFirst: String
  package let isLast: String

  // MARK: Keys and words
  /// The keys, and whether they work only at a step.
  package let keys: [(key: String, label: String, isForStep: Bool)]
  package let pickerKeys: String
  package let lineKeys: String
  package let help: [(key: String, meaning: String)]
  package let plainHelp: [String]
  package let plainAdvice: String
  package let unknownWord: @Sendable (_ word: String, _ nearest: String?) -> String
  package let unknownStep: @Sendable (_ count: Int) -> String
  /// What is wrong with a session file, without the place.
  package let fileProblem: @Sendable (WalkFile.Problem) -> String
}
