// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// What comparisons say.
package struct ComparePhrases: Sendable {
  /// What the signs before rows mean, with the names of both sides.
  package let legend: @Sendable (_ left: String, _ right: String) -> [String]
  /// A call that is made instead of this one, at another place.
  package let calledInstead: @Sendable (_ method: String, _ time: String) -> String
  /// The call that this one is made instead of, at another place.
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
  /// How often nothing is there in place of something, and a scenario where that is so.
  package let nothing: @Sendable (_ count: Int, _ scenario: String) -> String
  /// How often something is there in addition, and a scenario where that is so.
  package let added: @Sendable (_ count: Int, _ scenario: String) -> String
  /// How often it is missing where the other side has it.
  package let missing: @Sendable (_ count: Int, _ scenario: String) -> String
  package let optionsLost: @Sendable (_ count: Int) -> String
  package let optionsGained: @Sendable (_ count: Int) -> String
  /// Scenarios that one of the worlds does not allow.
  package let leftOut: @Sendable (_ names: [String]) -> String
  package let problem: @Sendable (_ problem: WorldProblem) -> String

  // MARK: On the screen
  /// "delegate and scene"
  package let title: @Sendable (_ left: String, _ right: String) -> String
  package let closeRows: String
  package let closeTable: String
  /// Nothing has happened that could be compared.
  package let nothingToCompare: String
  /// More steps than can be compared here.
  package let tooMany: @Sendable (_ most: Int) -> String
  /// What stands behind `compare` is no branch; what can stand there.
  package let unknown: @Sendable (_ name: String) -> String
  /// What has happened, where that is no branch yet.
  package let present: String
  /// A branch is the current one.
  package let sameBranch: @Sendable (_ name: String) -> String

  // MARK: Read out
  /// "After press home, at 2.00:"
  package let after: @Sendable (_ event: String, _ time: String) -> String
  /// "When suspension is over, at 7.00:"
  package let whenOver: @Sendable (_ limit: String, _ time: String) -> String
  package let insteadSentence: @Sendable (_ right: String, _ left: String) -> String
  /// What each side says.
  package let onEach: @Sendable (_ side: String, _ sentence: String) -> String
  package let only: @Sendable (_ side: String, _ sentence: String) -> String
  /// The same at another time.
  package let timesDiffer: @Sendable (_ sentence: String, _ left: String, _ right: String) -> String
}
