// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// What a walk says: a scenario walked through with a phone in the hand.
package struct WalkPhrases: Sendable {
  /// What is asked at the start.
  package let question: @Sendable (_ fact: Walk.Fact) -> String
  /// What stands before such a fact.
  package let fact: @Sendable (_ fact: Walk.Fact) -> String
  package let verdict: @Sendable (_ verdict: Walk.Verdict) -> String
  package let activity: @Sendable (_ activity: Walk.Activity) -> String
  package let paused: String

  // MARK: A step
  package let step: @Sendable (_ number: Int, _ count: Int) -> String
  /// Steps that only lead to this one.
  package let preparation: String
  /// The same where there are too many to show them.
  package let preparationList: @Sendable (_ first: Int, _ last: Int) -> String
  package let toDo: String
  package let toSee: String
  package let callbacks: String
  package let noCallbacks: String
  /// The event is not possible: nothing must happen.
  package let refused: String
  package let result: String
  package let instead: String
  package let note: String
  /// What to do for a statement without a note.
  package let wait: @Sendable (_ time: String) -> String
  /// What to do until a moment, and then.
  package let waitThen: @Sendable (_ time: String, _ instruction: String) -> String
  package let nothing: String
  /// Where an app must be.
  package let appState: @Sendable (_ app: String, _ state: String) -> String
  package let screen: @Sendable (_ what: String) -> String
  /// The title of the diagram: where an app must be once the step was done.
  package let after: @Sendable (_ app: String) -> String
  /// The steps from the start to this one.
  package let way: String
  package let wayIsEmpty: String

  // MARK: The whole walk
  /// How many steps want a verdict.
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
  /// What is said when the program ends.
  package let farewell: @Sendable (_ judged: Int, _ count: Int, _ file: String) -> [String]
  /// A note was written.
  package let saved: String
  /// The verdict could not be written.
  package let notKept: @Sendable (_ why: String) -> String
  /// Leaving would lose the times.
  package let leaveAnyway: @Sendable (_ why: String) -> String
  package let isFirst: String
  package let isLast: String

  // MARK: Keys and words
  /// Keys, and whether they mean something only at a step.
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
