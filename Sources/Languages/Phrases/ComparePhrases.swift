// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// The sentences of comparisons.
package protocol ComparePhrases: AnyObject, Sendable {
  /// The meaning of the signs before rows, with the names of both sides.
  func legend(left: String, right: String) -> [String]
  /// The other side makes a call instead of this one, at another place.
  func calledInstead(_ method: String, at time: String) -> String
  /// This side makes the call instead of another one, at another place.
  func insteadOf(_ method: String, at time: String) -> String
  /// The states of the apps that differ.
  func statesDiffer(_ app: String, left: String, right: String) -> String
  var nothingDiffers: String { get }
  /// The number of rows that are the same, and of those that are not.
  func summary(_ counts: ComparisonCounts) -> String
  /// The number of comparisons, and of those in which something differs.
  func total(_ count: Int, different: Int) -> String
  /// The title of a table of methods.
  func methodsTitle(_ scenarios: Int, left: String, right: String) -> String
  /// The heading of a part of that table.
  func outcome(_ outcome: MethodTable.Outcome, _ isMethod: Bool, _ right: String) -> String
  var method: String { get }
  var notification: String { get }
  var instead: String { get }
  var inPlaceOf: String { get }
  var whatChanges: String { get }
  /// A row that only one side has, in a word.
  var onlyHere: String { get }
  /// In a word, why two rows are not the same.
  func difference(_ difference: Comparison.Difference) -> String
  /// The number of times the other side has nothing in its place, and a scenario in which that happens.
  func nothing(_ count: Int, _ scenario: String) -> String
  /// The number of times a call is added, and a scenario in which that happens.
  func added(_ count: Int, _ scenario: String) -> String
  /// The number of times a call is missing that the other side has.
  func missing(_ count: Int, _ scenario: String) -> String
  func optionsLost(_ count: Int) -> String
  func optionsGained(_ count: Int) -> String
  /// Scenarios that one side does not allow.
  func leftOut(_ names: [String]) -> String
  func problem(_ problem: WorldProblem) -> String

  // MARK: On the screen
  /// "delegate and scene"
  func title(left: String, right: String) -> String
  /// The session has no events to compare.
  var nothingToCompare: String { get }
  /// The session has more steps than it can compare.
  func tooMany(_ most: Int) -> String
  /// The word after `compare` is not a branch; the words that are possible.
  func unknown(_ name: String) -> String
  /// The name of the present if it has no branch yet.
  var present: String { get }
  /// A branch is the current one.
  func sameBranch(_ name: String) -> String

  // MARK: Read out
  /// "At the start:" of a run, before its first event.
  var atStart: String { get }
  /// "After press home, at 2.00:"
  func after(_ event: String, at time: String) -> String
  /// "When suspension is over, at 7.00:"
  func whenOver(_ limit: TimeLimit, _ time: String) -> String
  func insteadSentence(right: String, left: String) -> String
  /// A sentence for one side.
  func onEach(_ side: String, sentence: String) -> String
  func only(_ side: String, sentence: String) -> String
  /// A sentence about what both sides do at different times.
  func timesDiffer(_ sentence: String, left: String, right: String) -> String
}
