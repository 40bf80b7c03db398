// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// What happened, newest last, and where the person looks. The oldest rows are forgotten beyond
/// ``capacity``. A row keeps its number for ever, so that looking back stays where it was.
package struct Log: Sendable {
  /// How many rows are kept.
  package static let capacity = 20_000

  /// One row.
  package enum Row: Hashable, Sendable {
    case entry(Trace.Entry)
    /// A word beside the trace, at a device time: the presenter's note, an expectation's result.
    case note(Note, time: Duration)
  }

  /// What a row beside the trace says.
  package struct Note: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case presenter
      case held
      case failed
    }
    package let kind: Kind
    package let text: String

    package init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }
  }

  private var rows: [Row] = []
  /// Where the oldest row is in ``rows`` once they are full.
  private var oldest = 0
  /// The number of the oldest row that is kept.
  package private(set) var first = 0
  /// The selected row's number; nil while the newest is followed.
  package internal(set) var selection: Int?
  /// The first row on the screen while the newest is not followed.
  package internal(set) var top = 0
  /// What is searched for; empty for nothing.
  package internal(set) var term = ""

  package init() {}

  /// The number after the newest row's.
  package var end: Int { first + rows.count }
  package var count: Int { rows.count }
  package var isEmpty: Bool { rows.isEmpty }
  /// Whether the newest row is kept in sight.
  package var follows: Bool { selection == nil }

  /// The row of a number in `first..<end`.
  package subscript(number: Int) -> Row {
    precondition(number >= first && number < end, "row \(number) is not in \(first)..<\(end)")
    return rows[(oldest + number - first) % rows.count]
  }

  package mutating func append(_ row: Row) {
    if rows.count < Self.capacity {
      rows.append(row)
      return
    }
    rows[oldest] = row
    oldest = (oldest + 1) % rows.count
    first += 1
    if let selection, selection < first { self.selection = first }
  }
}
