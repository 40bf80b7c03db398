// SPDX-License-Identifier: Apache-2.0

/// The sentences about travel through time and about branches.
package struct TimelinePhrases: Sendable {
  // MARK: The screen
  /// The screen shows the past. The first row shows this word.
  package let past: String
  /// The screen shows the first moment.
  package let nothingBefore: String
  /// The row of events in the timeline.
  package let events: String
  /// The number of the shown event, and how many there are.
  package let event: @Sendable (_ number: Int, _ count: Int) -> String
  /// The number of the shown branch, and how many there are.
  package let branchOf: @Sendable (_ number: Int, _ count: Int) -> String
  /// The label of a key in the past. Both directions share one.
  package let hint: @Sendable (Command) -> String
  /// The label of all other keys in the past.
  package let startBranch: String

  // MARK: Branches
  package let branch: @Sendable (_ number: Int) -> String
  package let title: String
  /// The number of a branch's own events, its begin and its end.
  package let length: @Sendable (_ events: Int, _ from: String, _ to: String) -> String
  /// Marks the branch in which new events happen.
  package let isCurrent: String

  // MARK: Messages
  package let isPresent: String
  package let isFirst: String
  /// A step through time in plain mode: the time, and which event of how many.
  package let lookingAt: @Sendable (_ time: String, _ event: String) -> String
  /// The key that returns to the present, after the reason why an event is not possible.
  package let returns: @Sendable (_ key: String) -> String
  package let backInPresent: @Sendable (_ time: String) -> String
  package let began: @Sendable (_ branch: String) -> String
  package let switched: @Sendable (_ branch: String) -> String
  package let named: @Sendable (_ name: String) -> String
  package let nameTaken: @Sendable (_ name: String) -> String
  package let noBranch: @Sendable (_ name: String) -> String
  package let badUnit: @Sendable (_ word: String) -> String
  package let nothingToUndo: String
  package let undid: @Sendable (_ time: String) -> String
  package let nothingToRedo: String
  package let redid: @Sendable (_ time: String) -> String
}
