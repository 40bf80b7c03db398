// SPDX-License-Identifier: Apache-2.0

import LifecycleText

extension Cell {
  /// True if nothing is seen here: a blank that neither reverse video nor an underline shows.
  package var isInvisible: Bool { base == 0x20 && marks == 0 && !style.attributes.showBlanks }

  /// Returns true if the cell looks as another does.
  func looks(like other: Cell) -> Bool {
    if base != other.base || marks != other.marks { return false }
    return style == other.style || isInvisible && other.isInvisible
  }
}

extension Canvas {
  /// The number of unchanged cells between two changes that are sent again rather than jumped over:
  /// a jump costs about as many bytes.
  private static let bridge = 6

  /// The parts of rows that look different from another canvas of the same size: their places and
  /// their cells. Where there is none, each row from the first to the last cell that is seen. No
  /// part begins or ends within a wide character.
  package func forEachChange(
    since other: Canvas?, _ body: (Point, ArraySlice<Cell>) -> Void
  ) {
    guard let other, other.size == size else { return forEachSeenPart(body) }
    for (y, row) in rows.enumerated() {
      let shown = other.rows[y]
      if row == shown { continue }
      var index = 0
      while let first = Self.firstChange(in: row, from: index, since: shown) {
        var last = first
        var next = first + 1
        while next < row.count, next - last <= Self.bridge + 1 {
          if !row[next].looks(like: shown[next]) { last = next }
          next += 1
        }
        var start = first
        var stop = last + 1
        // A second half goes with its first half, here and in what is on the physical screen.
        while start > 0, row[start].isTrailing || shown[start].isTrailing { start -= 1 }
        while stop < row.count, row[stop].isTrailing || shown[stop].isTrailing { stop += 1 }
        body(Point(start, y), row[start..<stop])
        index = stop
      }
    }
  }

  private static func firstChange(in row: [Cell], from start: Int, since shown: [Cell]) -> Int? {
    var index = start
    while index < row.count, row[index].looks(like: shown[index]) { index += 1 }
    return index < row.count ? index : nil
  }

  private func forEachSeenPart(_ body: (Point, ArraySlice<Cell>) -> Void) {
    for (y, row) in rows.enumerated() {
      guard let first = row.firstIndex(where: { !$0.isInvisible }),
        let last = row.lastIndex(where: { !$0.isInvisible })
      else { continue }
      body(Point(first, y), row[first...last])
    }
  }
}
