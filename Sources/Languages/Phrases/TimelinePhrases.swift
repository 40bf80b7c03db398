// SPDX-License-Identifier: Apache-2.0

/// The sentences about travel through time and about branches.
package protocol TimelinePhrases: AnyObject, Sendable {
  // MARK: The screen
  /// The screen shows the past. The first row shows this word.
  var past: String { get }
  /// The screen shows the first moment.
  var nothingBefore: String { get }
  /// The row of events in the timeline.
  var events: String { get }
  /// The number of the shown event, and how many there are.
  func event(_ number: Int, of count: Int) -> String
  /// The number of the shown branch, and how many there are.
  func branchOf(_ number: Int, count: Int) -> String
  /// The label of a key in the past. Both directions share one.
  func hint(_ command: Command) -> String
  /// The label of all other keys in the past.
  var startBranch: String { get }

  // MARK: Branches
  func branch(_ number: Int) -> String
  var title: String { get }
  /// The number of a branch's own events, its begin and its end.
  func length(_ events: Int, from: String, to: String) -> String
  /// Marks the branch in which new events happen.
  var isCurrent: String { get }

  // MARK: Messages
  var isPresent: String { get }
  var isFirst: String { get }
  /// A step through time in plain mode: the time, and which event of how many.
  func lookingAt(_ time: String, event number: Int, of count: Int) -> String
  /// The key that returns to the present, after the reason why an event is not possible.
  func returns(_ key: String) -> String
  func backInPresent(_ time: String) -> String
  func began(_ branch: String) -> String
  func switched(_ branch: String) -> String
  func named(_ name: String) -> String
  func nameTaken(_ name: String) -> String
  /// The user gives a branch a number for a name, or a name such as "branch 2".
  var ownName: String { get }
  func noBranch(_ name: String) -> String
  func badUnit(_ word: String) -> String
  var nothingToUndo: String { get }
  var undone: String { get }
  var nothingToRedo: String { get }
  var redone: String { get }
}
