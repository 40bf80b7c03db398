// SPDX-License-Identifier: Apache-2.0

/// A screen as a value: a grid of cells that panels write into and the terminal reads from.
package struct Canvas: Hashable, Sendable {
  package let size: Size
  /// Whether only ASCII may reach the terminal: lines, arrows and bars have plain stand-ins.
  package let isASCII: Bool
  /// The cells, row by row.
  package private(set) var cells: [Cell]

  package init(_ size: Size, isASCII: Bool = false) {
    self.size = Size(max(0, size.width), max(0, size.height))
    self.isASCII = isASCII
    cells = Array(repeating: .blank, count: self.size.width * self.size.height)
  }

  /// The whole canvas.
  package var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  /// The cell at a place; blank outside the canvas.
  package subscript(point: Point) -> Cell {
    guard let index = index(of: point) else { return .blank }
    return cells[index]
  }

  /// The cells of a row.
  package func row(_ y: Int) -> ArraySlice<Cell> {
    cells[y * size.width..<(y + 1) * size.width]
  }

  /// The rows, from the top.
  package var rows: some Sequence<ArraySlice<Cell>> {
    (0..<size.height).lazy.map { row($0) }
  }

  /// The screen as text, without blanks at the ends of lines.
  package var lines: [String] {
    rows.map { row in
      var scalars = String.UnicodeScalarView()
      for cell in row { cell.forEachScalar { scalars.append($0) } }
      while scalars.last == " " { scalars.removeLast() }
      return String(scalars)
    }
  }

  private func index(of point: Point) -> Int? {
    guard point.x >= 0, point.x < size.width, point.y >= 0, point.y < size.height else {
      return nil
    }
    return point.y * size.width + point.x
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
    let row = point.y * size.width
    // Most of what is written is ASCII: one byte is one column.
    let run = text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      guard bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
      let first = max(point.x, left)
      let end = min(point.x + bytes.count, right)
      if first < end {
        joinEdges(of: row + first..<row + end)
        for x in first..<end {
          cells[row + x] = Cell(base: UInt32(bytes[x - point.x]), style: style)
        }
      }
      return max(0, min(bytes.count, right - point.x))
    }
    if let run, let columns = run { return columns }
    return writeScalars(of: text, at: point.x, row: row, style: style, from: left, to: right)
  }

  /// Writes any text at all: marks join, wide characters take two cells, controls become dots.
  private mutating func writeScalars(
    of text: String, at column: Int, row: Int, style: Style, from left: Int, to right: Int
  ) -> Int {
    var x = column
    var last = -1
    for scalar in text.unicodeScalars {
      if x >= right { break }
      var shown = scalar
      var isWide = false
      switch TextWidth.classify(scalar) {
      case .narrow: break
      case .wide: isWide = true
      case .control: shown = "·"
      case .ignored: continue
      case .joining:
        if last >= 0, !isASCII { cells[last].join(scalar) }
        continue
      }
      if isASCII, shown.value > 0x7E { shown = ASCIISubstitute.standIn(for: shown) }
      let width = isWide ? 2 : 1
      last = -1
      if x >= left, x + width <= right {
        last = row + x
        joinEdges(of: last..<last + width)
        cells[last] = Cell(base: shown.value, style: style)
        if isWide {
          cells[last + 1] = Cell(base: isASCII ? shown.value : 0, style: style)
        }
      } else if isWide {
        // Half of it is outside: the other half is blank.
        for half in x..<x + 2 where half >= left && half < right {
          joinEdges(of: row + half..<row + half + 1)
          cells[row + half] = Cell(style: style)
        }
      }
      x += width
    }
    return x - column
  }

  /// Blanks the halves of wide characters that new cells in this range would leave alone.
  @inline(__always)
  private mutating func joinEdges(of range: Range<Int>) {
    if cells[range.lowerBound].isTrailing {
      cells[range.lowerBound - 1].base = 0x20
      cells[range.lowerBound - 1].marks = 0
    }
    // The first cell of a row is never the second half of anything.
    if range.upperBound < cells.count, cells[range.upperBound].isTrailing {
      cells[range.upperBound].base = 0x20
    }
  }

  /// Draws the arms of a line into a cell; they join those that are there.
  mutating func addArms(_ arms: Arms, at point: Point, style: Style) {
    guard let index = index(of: point) else { return }
    let merged = cells[index].arms.union(arms)
    let glyph = isASCII ? merged.ascii : merged.glyph
    joinEdges(of: index..<index + 1)
    cells[index] = Cell(base: glyph, arms: merged, style: style)
  }

  // MARK: Areas

  /// Copies another canvas into this one, its top left corner at a place.
  package mutating func stamp(_ other: Canvas, at origin: Point) {
    let left = max(0, -origin.x)
    let right = min(other.size.width, size.width - origin.x)
    guard left < right else { return }
    for y in 0..<other.size.height where y + origin.y >= 0 && y + origin.y < size.height {
      let target = (y + origin.y) * size.width + origin.x
      let source = y * other.size.width
      joinEdges(of: target + left..<target + right)
      for x in left..<right { cells[target + x] = other.cells[source + x] }
    }
  }

  /// Puts cells that were on this row back where they were.
  mutating func put(_ row: [Cell], at point: Point) {
    let start = point.y * size.width + point.x
    cells.replaceSubrange(start..<start + row.count, with: row)
  }

  /// Blanks a rectangle.
  package mutating func clear(_ rect: Rect, style: Style = .plain) {
    forEachRun(in: rect) { canvas, run in
      canvas.joinEdges(of: run)
      for index in run { canvas.cells[index] = Cell(style: style) }
    }
  }

  /// Changes how the cells of a rectangle look and leaves what they show.
  package mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    forEachRun(in: rect) { canvas, run in
      for index in run { change(&canvas.cells[index].style) }
    }
  }

  /// Adds attributes to the cells of a rectangle.
  package mutating func add(_ attributes: Style.Attributes, to rect: Rect) {
    restyle(rect) { $0.attributes.formUnion(attributes) }
  }

  /// The cells of each row of a rectangle, as far as it lies on the canvas.
  private mutating func forEachRun(in rect: Rect, _ body: (inout Canvas, Range<Int>) -> Void) {
    let left = max(0, rect.x)
    let right = min(size.width, rect.maxX)
    guard left < right else { return }
    for y in max(0, rect.y)..<max(0, rect.y, min(size.height, rect.maxY)) {
      body(&self, y * size.width + left..<y * size.width + right)
    }
  }
}
