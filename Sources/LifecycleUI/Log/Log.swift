// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleText

/// The rows of a session, the newest last. The oldest ones are forgotten beyond ``capacity``. A row
/// keeps its number for ever, so that a user who looks back stays there.
package struct Log: Sendable {
  /// The most rows that are kept.
  package static let capacity = 20_000

  /// The rows that are kept: a slice, from whose beginning a row is taken in no time.
  private var rows: ArraySlice<LogRow> = []
  /// The number of the oldest row that is kept.
  package private(set) var first = 0
  /// Changes when rows are taken back: what is kept by a row's number is then wrong. Logs of the same
  /// generation have the same rows under the same numbers.
  package private(set) var generation = 0
  /// The number of the newest rows that are not shown.
  private var hidden = 0

  package init() {}

  /// A log that begins with a row of that number.
  init(first: Int, generation: Int) {
    self.first = first
    self.generation = generation
  }

  /// The number after the newest row's.
  package var end: Int { first + count }
  package var count: Int { rows.count - hidden }
  package var isEmpty: Bool { count == 0 }

  /// The row of a number in `first..<end`.
  package subscript(number: Int) -> LogRow {
    precondition(number >= first && number < end, "row \(number) is not in \(first)..<\(end)")
    return rows[rows.startIndex + number - first]
  }

  /// The number of an entry's row; nil if the row is not kept.
  func row(ofEntry wanted: Int) -> Int? {
    var (low, high) = (first, end)
    while low < high {
      let middle = (low + high) / 2
      // A note has no number: the entry before it stands for it.
      var index = middle
      while index >= low, self[index].entry == nil { index -= 1 }
      guard index >= low, let number = self[index].entry?.number else {
        low = middle + 1
        continue
      }
      if number == wanted { return index }
      if number < wanted { low = middle + 1 } else { high = index }
    }
    return nil
  }

  /// The newest entry; nil if no row has one.
  var newestEntry: Trace.Entry? {
    (first..<end).reversed().lazy.compactMap { self[$0].entry }.first
  }

  /// The entry of that number; nil if its row is not kept.
  func entry(_ number: Int) -> Trace.Entry? { row(ofEntry: number).flatMap { self[$0].entry } }

  package mutating func append(_ row: LogRow) {
    precondition(hidden == 0, "a log of the past does not grow")
    rows.append(row)
    if rows.count > Self.capacity {
      rows.removeFirst()
      first += 1
    }
  }

  /// Says the rows beside the trace in other words.
  mutating func mapNotes(generation: Int, _ change: (LogNote) -> LogNote) {
    self.generation = generation
    for index in rows.indices { rows[index] = rows[index].mapNote(change) }
  }

  /// Hides the rows from a number on, and shows those before it.
  mutating func limit(to number: Int) {
    hidden = rows.count - max(0, min(number - first, rows.count))
  }

  /// Takes back the rows from a number on.
  mutating func removeRows(from number: Int, generation: Int) {
    hidden = 0
    self.generation = generation
    guard number < end else { return }
    rows.removeLast(end - max(number, first))
    // Nothing of what is forgotten comes back: the next row has the number that was asked for.
    if rows.isEmpty { first = number }
  }
}
