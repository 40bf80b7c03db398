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
    for (y, row) in rows.enumerated() {
      let shown = other?.rows[y]
      if let shown, row.isIdentical(to: shown) { continue }
      var index = 0
      while let first = Self.firstChange(in: row, from: index, since: shown) {
        var last = first
        var next = first + 1
        while next < row.count, next - last <= Self.bridge + 1 {
          if Self.differs(next, in: row, from: shown) { last = next }
          next += 1
        }
        var start = first
        var stop = last + 1
        // A second half goes with its first half, here and in what is on the physical screen.
        while start > 0, Self.isTrailing(start, in: row, or: shown) { start -= 1 }
        while stop < row.count, Self.isTrailing(stop, in: row, or: shown) { stop += 1 }
        body(Point(start, y), row[start..<stop])
        index = stop
      }
    }
  }

  private static func firstChange(in row: [Cell], from start: Int, since shown: [Cell]?) -> Int? {
    var index = start
    if let shown {
      while index < row.count, row[index].looks(like: shown[index]) { index += 1 }
    } else {
      while index < row.count, row[index].isInvisible { index += 1 }
    }
    return index < row.count ? index : nil
  }

  private static func differs(_ index: Int, in row: [Cell], from shown: [Cell]?) -> Bool {
    guard let shown else { return !row[index].isInvisible }
    return !row[index].looks(like: shown[index])
  }

  private static func isTrailing(_ index: Int, in row: [Cell], or shown: [Cell]?) -> Bool {
    row[index].isTrailing || shown?[index].isTrailing == true
  }
}

extension [Cell] {
  /// Whether it is the same row, bit for bit: most rows of a frame are. Rows that are not may still
  /// look alike.
  func isIdentical(to other: [Cell]) -> Bool {
    withUnsafeBytes { mine in
      other.withUnsafeBytes { theirs in
        guard mine.count == theirs.count else { return false }
        if mine.baseAddress == theirs.baseAddress { return true }
        var difference: UInt64 = 0
        for offset in stride(from: 0, to: mine.count, by: 8) {
          difference |=
            mine.load(fromByteOffset: offset, as: UInt64.self)
            ^ theirs.load(fromByteOffset: offset, as: UInt64.self)
        }
        return difference == 0
      }
    }
  }
}
