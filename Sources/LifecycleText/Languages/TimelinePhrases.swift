// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// What is said about travel through time and about branches.
package struct TimelinePhrases: Sendable {
  // MARK: The screen
  /// A moment of the past is shown: a word on the first row.
  package let past: String
  /// The first moment of the past is shown.
  package let nothingBefore: String
  /// The row of events in the timeline.
  package let events: String
  /// Which event is shown, of how many.
  package let event: @Sendable (_ number: Int, _ count: Int) -> String
  /// Which branch is shown, of how many.
  package let branchOf: @Sendable (_ number: Int, _ count: Int) -> String
  /// What keys do while the past is shown, in a word or two; both directions share one.
  package let hint: @Sendable (Command) -> String
  /// What any other key does in the past.
  package let startBranch: String

  // MARK: Branches
  package let branch: @Sendable (_ number: Int) -> String
  package let title: String
  package let close: String
  /// A branch: how many events it has of its own, when it begins, and when it ends.
  package let length: @Sendable (_ events: Int, _ from: String, _ to: String) -> String
  /// The branch that is continued.
  package let isCurrent: String

  // MARK: Messages
  package let isPresent: String
  package let isFirst: String
  /// A step through time in plain mode: the time, and which event of how many.
  package let lookingAt: @Sendable (_ time: String, _ event: String) -> String
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
