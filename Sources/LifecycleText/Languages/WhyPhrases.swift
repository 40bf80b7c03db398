// SPDX-License-Identifier: Apache-2.0

/// The sentences in the cards that explain something.
package struct WhyPhrases: Sendable {
  /// "2.00 s, Notes": when, and to which app.
  package let happened: @Sendable (_ time: String, _ app: String?) -> String
  /// The heading of the role of a method.
  package let role: String
  package let meaning: String
  package let leadsTo: String
  package let rule: String
  package let grade: String
  package let sources: String
  /// The heading of the sources the program follows in a dispute, and of the others.
  package let followed: String
  package let opposing: String
  /// The heading of the steps from the input to the explained entry.
  package let chain: String
  /// The first steps are no longer in the log.
  package let forgotten: String
  /// "time limit reached: suspension", between two steps.
  package let reached: @Sendable (_ limit: String) -> String
  /// The heading of the rule that forbids an event.
  package let forbidden: String
  package let possibleNow: String
  package let toMakePossible: String
  /// The heading of why an app is not in a state.
  package let notThere: @Sendable (_ app: String) -> String
  package let toGetThere: String
  package let lastTime: String
  package let noWay: String
  /// The heading of the same event for an app that could receive it.
  package let forOtherApp: String
  /// A step that waits until the next deadline.
  package let wait: String
  /// When a limit started, when it runs out, and whether that terminates the app.
  package let timer: @Sendable (_ since: String, _ due: String, _ isFatal: Bool) -> String
  /// The offered steps were done.
  package let isPossible: @Sendable (_ event: String, _ key: String) -> String
  package let isThere: @Sendable (_ app: String, _ state: String) -> String
  /// How to do the offered steps in plain mode.
  package let choose: String
  package let nothing: String
  /// The title of a card that explains nothing.
  package let nothingTitle: String
  package let noRow: @Sendable (_ number: Int) -> String
  package let usage: String
  /// The key that explains a refusal, after its sentence.
  package let hint: @Sendable (_ key: String) -> String
}
