// SPDX-License-Identifier: Apache-2.0

import LifecycleText

/// A screen as a value: a grid of cells that panels write into and the terminal reads from.
package struct Canvas: Hashable, Sendable {
  package let size: Size
  /// True if only ASCII may reach the terminal: lines, arrows and bars have plain stand-ins.
  package let isASCII: Bool
  /// The rows, from the top. A copy of a canvas shares those that neither changes: they are known
  /// to be the same without looking at their cells.
  package private(set) var rows: [[Cell]]

  package init(_ size: Size, isASCII: Bool = false) {
    self.size = Size(max(0, size.width), max(0, size.height))
    self.isASCII = isASCII
    rows = Array(
      repeating: Array(repeating: .blank, count: self.size.width), count: self.size.height)
  }

  /// The whole canvas.
  package var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  /// The cell at a place; blank outside the canvas.
  package subscript(point: Point) -> Cell { contains(point) ? rows[point.y][point.x] : .blank }

  /// The screen as text, without blanks at the ends of lines.
  package var lines: [String] {
    rows.map { row in
      var scalars = String.UnicodeScalarView()
      for cell in row { cell.forEachScalar { scalars.append($0) } }
      while scalars.last == " " { scalars.removeLast() }
      return String(scalars)
    }
  }

  private func contains(_ point: Point) -> Bool {
    point.x >= 0 && point.x < size.width && point.y >= 0 && point.y < size.height
  }

  // MARK: Text

  /// Writes a text on one row, from a place to the right, and returns the columns it used.
  ///
  /// What lies outside the rectangle is left out. A wide character at its edge becomes a blank.
  @discardableResult
  package mutating func write(
    _ text: String, at point: Point, style: Style = .plain, in clip: Rect? = nil
  ) -> Int {
    let area = clip ?? bounds
    let top = max(0, area.y)
    let bottom = min(size.height, area.maxY)
    let left = max(0, area.x)
    let right = min(size.width, area.maxX)
    guard point.y >= top, point.y < bottom, left < right else { return 0 }
    // Most of what is written is ASCII: one byte is one column.
    let run = text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      guard bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
      let first = max(point.x, left)
      let end = min(point.x + bytes.count, right)
      if first < end {
        Self.write(bytes, from: point.x, style: style, to: first..<end, of: &rows[point.y])
      }
      return max(0, min(bytes.count, right - point.x))
    }
    if let run, let columns = run { return columns }
    return Self.writeScalars(
      text.unicodeScalars, at: point.x, style: style, from: left, to: right, of: &rows[point.y],
      isASCII: isASCII)
  }

  /// Writes characters on one row, from a place to the right: as if they were a text, without
  /// making one.
  mutating func write(
    _ scalars: [Unicode.Scalar], at point: Point, style: Style = .plain, in clip: Rect
  ) {
    let left = max(0, clip.x)
    let right = min(size.width, clip.maxX)
    guard point.y >= max(0, clip.y), point.y < min(size.height, clip.maxY), left < right else {
      return
    }
    _ = Self.writeScalars(
      scalars, at: point.x, style: style, from: left, to: right, of: &rows[point.y],
      isASCII: isASCII)
  }

  /// Writes ASCII whose first byte belongs to a column into some cells of a row.
  private static func write(
    _ bytes: UnsafeBufferPointer<UInt8>, from column: Int, style: Style, to range: Range<Int>,
    of row: inout [Cell]
  ) {
    joinEdges(of: range, in: &row)
    for x in range { row[x] = Cell(base: UInt32(bytes[x - column]), style: style) }
  }

  /// Writes any text at all: marks join, wide characters take two cells, controls become dots.
  private static func writeScalars(
    _ scalars: some Sequence<Unicode.Scalar>, at column: Int, style: Style, from left: Int,
    to right: Int, of row: inout [Cell], isASCII: Bool
  ) -> Int {
    var x = column
    var last = -1
    for scalar in scalars {
      if x >= right { break }
      var shown = scalar
      var isWide = false
      switch TextWidth.classify(scalar) {
      case .narrow: break
      case .wide: isWide = true
      case .control: shown = "·"
      case .ignored: continue
      case .joining:
        if last >= 0, !isASCII { row[last].join(scalar) }
        continue
      }
      if isASCII, shown.value > 0x7E { shown = ASCIISubstitute.standIn(for: shown) }
      let width = isWide ? 2 : 1
      last = -1
      if x >= left, x + width <= right {
        last = x
        joinEdges(of: x..<x + width, in: &row)
        row[x] = Cell(base: shown.value, style: style)
        if isWide { row[x + 1] = Cell(base: isASCII ? shown.value : 0, style: style) }
      } else if isWide {
        // Half of it is outside: the other half is blank.
        for half in x..<x + 2 where half >= left && half < right {
          joinEdges(of: half..<half + 1, in: &row)
          row[half] = Cell(style: style)
        }
      }
      x += width
    }
    return x - column
  }

  /// Blanks the halves of wide characters that new cells in this range would leave alone.
  @inline(__always)
  private static func joinEdges(of range: Range<Int>, in row: inout [Cell]) {
    if row[range.lowerBound].isTrailing {
      row[range.lowerBound - 1].base = 0x20
      row[range.lowerBound - 1].marks = 0
    }
    if range.upperBound < row.count, row[range.upperBound].isTrailing {
      row[range.upperBound].base = 0x20
    }
  }

  /// Draws the arms of a line into a cell; they join those that are there.
  mutating func addArms(_ arms: Arms, at point: Point, style: Style) {
    guard contains(point) else { return }
    addArms(to: point.x..<point.x + 1, ofRow: point.y, style: style) { _ in arms }
  }

  /// Draws the arms of a line into cells of a row, which must lie on the canvas.
  @inline(__always)
  mutating func addArms(
    to columns: Range<Int>, ofRow y: Int, style: Style, _ arms: (_ x: Int) -> Arms
  ) {
    guard rows.indices.contains(y) else { return }
    for x in columns {
      let merged = rows[y][x].arms.union(arms(x))
      Self.joinEdges(of: x..<x + 1, in: &rows[y])
      rows[y][x] = Cell(base: isASCII ? merged.ascii : merged.glyph, arms: merged, style: style)
    }
  }

  // MARK: Areas

  /// Copies another canvas into this one, its top left corner at a place.
  package mutating func stamp(_ other: Canvas, at origin: Point) {
    let left = max(0, -origin.x)
    let right = min(other.size.width, size.width - origin.x)
    guard left < right else { return }
    for y in 0..<other.size.height where y + origin.y >= 0 && y + origin.y < size.height {
      let range = origin.x + left..<origin.x + right
      Self.joinEdges(of: range, in: &rows[y + origin.y])
      rows[y + origin.y].replaceSubrange(range, with: other.rows[y][left..<right])
    }
  }

  /// Puts cells that were on this row back where they were.
  mutating func put(_ row: ArraySlice<Cell>, at point: Point) {
    rows[point.y].replaceSubrange(point.x..<point.x + row.count, with: row)
  }

  /// Blanks a rectangle.
  package mutating func clear(_ rect: Rect, style: Style = .plain) {
    forEachRun(in: rect) { row, run in
      Self.joinEdges(of: run, in: &row)
      for x in run { row[x] = Cell(style: style) }
    }
  }

  /// Blanks a rectangle, and the texts that it would cut on its rows: no word is seen in part beside it. A
  /// text ends at two blanks or at a line.
  mutating func clear(withTextsAcross rect: Rect) {
    let left = max(0, rect.x)
    let right = min(size.width, rect.maxX)
    guard left < right else { return }
    for y in max(0, rect.y)..<max(0, rect.y, min(size.height, rect.maxY)) {
      let row = rows[y]
      func isText(_ x: Int, _ step: Int) -> Bool {
        guard row.indices.contains(x), row[x].arms == .none else { return false }
        return !row[x].isBlank || row.indices.contains(x + step) && !row[x + step].isBlank
      }
      var (start, end) = (left, right)
      if isText(start, -1) { while isText(start - 1, -1) { start -= 1 } }
      if isText(end - 1, 1) { while isText(end, 1) { end += 1 } }
      clear(Rect(x: start, y: y, width: end - start, height: 1))
    }
  }

  /// Changes how the cells of a rectangle look and leaves what they show.
  package mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    forEachRun(in: rect) { row, run in for x in run { change(&row[x].style) } }
  }

  /// Adds attributes to the cells of a rectangle.
  package mutating func add(_ attributes: Style.Attributes, to rect: Rect) {
    restyle(rect) { $0.attributes.formUnion(attributes) }
  }

  /// The cells of each row of a rectangle, as far as it lies on the canvas.
  private mutating func forEachRun(in rect: Rect, _ body: (inout [Cell], Range<Int>) -> Void) {
    let left = max(0, rect.x)
    let right = min(size.width, rect.maxX)
    guard left < right else { return }
    for y in max(0, rect.y)..<max(0, rect.y, min(size.height, rect.maxY)) {
      body(&rows[y], left..<right)
    }
  }
}
