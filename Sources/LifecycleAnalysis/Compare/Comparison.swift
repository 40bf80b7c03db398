// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Two runs beside each other, aligned by cause: what is the same, what differs, and what is called instead of what.
///
/// Entries are counterparts if they say the same and go back to the same input, or to a deadline of the same kind after
/// it. Every entry of each side is in exactly one ``Row``, in its order.
///
///     let comparison = Comparison(asDelegate.recorded(), asScene.recorded())
///     comparison.rows.filter { $0.match != .same }
package struct Comparison: Hashable, Sendable {
  package let left: Scenario.Recording
  package let right: Scenario.Recording
  /// The groups in order. Each follows from one cause; the rows of all groups are all rows.
  package let groups: [Group]
  /// Entries beside each other.
  package let rows: [Row]

  /// Compares two runs. Exchanging them exchanges the sides of every row and changes nothing else.
  package init(_ left: Scenario.Recording, _ right: Scenario.Recording) {
    self.left = left
    self.right = right
    var builder = ComparisonBuilder(left, right)
    builder.build()
    groups = builder.groups
    rows = builder.rows
  }

  /// True if nothing differs.
  package var isSame: Bool { rows.allSatisfy { $0.match == .same } }

  /// One of the two runs.
  package enum Side: String, CaseIterable, Hashable, Sendable {
    case left
    case right

    package var other: Side { self == .left ? .right : .left }
  }

  /// The run of one side.
  package subscript(side: Side) -> Scenario.Recording { side == .left ? left : right }

  /// The entry of a row on one side; nil where that side has none.
  package func entry(of row: Row, _ side: Side) -> Trace.Entry? {
    row[side].map { self[side].entries[$0] }
  }

  /// The state of each app on one side after a row, in the order of its apps.
  package func states(_ side: Side, after row: Int) -> [EmulatedApp.State] {
    let apps = self[side].scenario.apps
    // The first group that ends behind the row.
    let group = groups.lowerBound { $0.rows.upperBound > row }
    var states =
      group > 0
      ? groups[group - 1].states(side)
      : [EmulatedApp.State](repeating: .notRunning, count: apps.count)
    guard group < groups.count else { return states }
    for index in groups[group].rows where index <= row {
      guard let entry = entry(of: rows[index], side), case .state(_, let to, _) = entry.kind,
        let appIndex = apps.firstIndex(where: { $0.name == entry.app })
      else { continue }
      states[appIndex] = to
    }
    return states
  }

  /// Rows that follow from one cause.
  package struct Group: Hashable, Sendable {
    package let cause: Cause
    /// The places of the group's rows in ``Comparison/rows``.
    package let rows: Range<Int>
    /// The state of each app of the left run after these rows, in the order of its apps.
    package let leftStates: [EmulatedApp.State]
    /// The states of the right run.
    package let rightStates: [EmulatedApp.State]

    /// The states on one side.
    package func states(_ side: Side) -> [EmulatedApp.State] {
      side == .left ? leftStates : rightStates
    }
  }

  /// The cause from which the rows of a group follow.
  package enum Cause: Hashable, Sendable {
    /// Nothing: what happens before the first event.
    case start
    /// An event, accepted or refused.
    case input(SystemEvent)
    /// A deadline that passed.
    case deadline(TimeLimit, app: String?)
    /// An event before the last one: calls that took time held up what it led to.
    case continued(SystemEvent)
  }

  /// An entry of each side, or of one.
  package struct Row: Hashable, Sendable {
    /// The index of the entry in the left run; nil if the left run has none here.
    package let left: Int?
    /// The index of the entry in the right run; nil if the row has none.
    package let right: Int?
    package let match: Match
    /// The index, in the other run, of the call that is made instead for the same event; nil for a row with two
    /// sides, and if there is none.
    package let counterpart: Int?

    /// Returns the index of the entry in the run of one side.
    package subscript(side: Side) -> Int? { side == .left ? left : right }
  }

  /// The relation of the two sides of a row.
  package enum Match: Hashable, Sendable {
    case same
    /// The same thing happened, but not in the same way.
    case differs(Set<Difference>)
    /// Another method is called, or another value changes, for the same transition.
    case instead
    /// Only the left run has it.
    case onlyLeft
    /// Only the right run has it.
    case onlyRight
  }

  /// A respect in which an entry differs from its counterpart.
  package enum Difference: String, CaseIterable, Hashable, Sendable {
    /// The event is accepted on one side, and refused on the other.
    case refused
    /// It happens sooner or later after its cause.
    case time
    /// `UIApplication.State` read inside.
    case state
    /// Anything else it says: its options, its value, its reason.
    case details
  }
}
