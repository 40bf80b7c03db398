// SPDX-License-Identifier: Apache-2.0

extension Cell {
  /// Whether nothing is seen here: a blank that neither reverse video nor an underline shows.
  package var isInvisible: Bool {
    base == 0x20 && marks == 0 && !style.attributes.showBlanks
  }

  /// Whether the cell looks as another does.
  func looks(like other: Cell) -> Bool {
    if base != other.base || marks != other.marks { return false }
    if style.color.rawValue == other.style.color.rawValue,
      style.attributes.rawValue == other.style.attributes.rawValue
    {
      return true
    }
    return isInvisible && other.isInvisible
  }
}

extension Canvas {
  /// How many unchanged cells between two changes are sent again rather than jumped over: a jump
  /// costs about as many bytes.
  private static let bridge = 6

  /// The parts of rows that look different from another canvas of the same size, or from a blank
  /// screen where there is none: their places and their cells. No part begins or ends within a
  /// wide character.
  package func forEachChange(
    since other: Canvas?, _ body: (Point, ArraySlice<Cell>) -> Void
  ) {
    let other = other.flatMap { $0.size == size ? $0 : nil }
    for y in 0..<size.height {
      let row = y * size.width
      let end = row + size.width
      var index = row
      while let first = firstChange(from: index, to: end, since: other) {
        var last = first
        var next = first + 1
        while next < end, next - last <= Self.bridge + 1 {
          if differs(next, from: other) { last = next }
          next += 1
        }
        var start = first
        var stop = last + 1
        // A second half goes with its first half, here and in what is on the physical screen.
        while start > row, isTrailing(start, in: other) { start -= 1 }
        while stop < end, isTrailing(stop, in: other) { stop += 1 }
        body(Point(start - row, y), cells[start..<stop])
        index = stop
      }
    }
  }

  private func firstChange(from start: Int, to end: Int, since other: Canvas?) -> Int? {
    guard let other else { return (start..<end).first { !cells[$0].isInvisible } }
    // Runs for every cell of every frame, and nearly all are as they were.
    return cells.withUnsafeBufferPointer { mine in
      other.cells.withUnsafeBufferPointer { theirs in
        var index = start
        while index < end, mine[index].looks(like: theirs[index]) { index += 1 }
        return index < end ? index : nil
      }
    }
  }

  private func differs(_ index: Int, from other: Canvas?) -> Bool {
    guard let other else { return !cells[index].isInvisible }
    return !cells[index].looks(like: other.cells[index])
  }

  private func isTrailing(_ index: Int, in other: Canvas?) -> Bool {
    cells[index].isTrailing || other?.cells[index].isTrailing == true
  }
}
