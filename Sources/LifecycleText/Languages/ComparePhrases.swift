// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

/// The sentences of comparisons.
package struct ComparePhrases: Sendable {
  /// The meaning of the signs before rows, with the names of both sides.
  package let legend: @Sendable (_ left: String, _ right: String) -> [String]
  /// The other side makes a call instead of this one, at another place.
  package let calledInstead: @Sendable (_ method: String, _ time: String) -> String
  /// This side makes the call instead of another one, at another place.
  package let insteadOf: @Sendable (_ method: String, _ time: String) -> String
  /// The states of the apps that differ.
  package let statesDiffer: @Sendable (_ app: String, _ left: String, _ right: String) -> String
  package let nothingDiffers: String
  /// How many rows are the same and how many are not.
  package let summary: @Sendable (_ counts: ComparisonCounts) -> String
  /// How many comparisons were made, and in how many something differs.
  package let total: @Sendable (_ count: Int, _ different: Int) -> String
  /// The title of a table of methods.
  package let methodsTitle: @Sendable (_ scenarios: Int, _ left: String, _ right: String) -> String
  /// The heading of a part of that table.
  package let outcome:
    @Sendable (_ outcome: MethodTable.Outcome, _ isMethod: Bool, _ right: String) -> String
  package let method: String
  package let notification: String
  package let instead: String
  package let inPlaceOf: String
  package let whatChanges: String
  /// How often the other side has nothing in its place, and a scenario in which that happens.
  package let nothing: @Sendable (_ count: Int, _ scenario: String) -> String
  /// How often a call is added, and a scenario in which that happens.
  package let added: @Sendable (_ count: Int, _ scenario: String) -> String
  /// How often a call is missing that the other side has.
  package let missing: @Sendable (_ count: Int, _ scenario: String) -> String
  package let optionsLost: @Sendable (_ count: Int) -> String
  package let optionsGained: @Sendable (_ count: Int) -> String
  /// Scenarios that one side does not allow.
  package let leftOut: @Sendable (_ names: [String]) -> String
  package let problem: @Sendable (_ problem: WorldProblem) -> String

  // MARK: On the screen
  /// "delegate and scene"
  package let title: @Sendable (_ left: String, _ right: String) -> String
  /// The session has no events to compare.
  package let nothingToCompare: String
  /// The session has more steps than it can compare.
  package let tooMany: @Sendable (_ most: Int) -> String
  /// The word after `compare` is not a branch; the words that are possible.
  package let unknown: @Sendable (_ name: String) -> String
  /// The name of the present if it has no branch yet.
  package let present: String
  /// A branch is the current one.
  package let sameBranch: @Sendable (_ name: String) -> String

  // MARK: Read out
  /// "After press home, at 2.00:"
  package let after: @Sendable (_ event: String, _ time: String) -> String
  /// "When suspension is over, at 7.00:"
  package let whenOver: @Sendable (_ limit: String, _ time: String) -> String
  package let insteadSentence: @Sendable (_ right: String, _ left: String) -> String
  /// A sentence for one side.
  package let onEach: @Sendable (_ side: String, _ sentence: String) -> String
  package let only: @Sendable (_ side: String, _ sentence: String) -> String
  /// The same at another time.
  package let timesDiffer: @Sendable (_ sentence: String, _ left: String, _ right: String) -> String
}
