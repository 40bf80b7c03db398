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
    let start = point.y * size.width
    var x = point.x
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
      if isASCII, shown.value > 0x7E { shown = ASCII.standIn(for: shown) }
      let width = isWide ? 2 : 1
      last = -1
      if x >= left, x + width <= right {
        last = start + x
        put(Cell(base: shown.value, style: style), at: last)
        if isWide {
          put(.trailing(style), at: last + 1)
          // Placing the second half has blanked the first, as it does for any wide character.
          cells[last] = Cell(base: shown.value, style: style)
          if isASCII { cells[last + 1].base = shown.value }
        }
      } else if isWide {
        if x >= left, x < right { put(Cell(style: style), at: start + x) }
        if x + 1 >= left, x + 1 < right { put(Cell(style: style), at: start + x + 1) }
      }
      x += width
    }
    return x - point.x
  }

  /// Replaces one cell, and blanks the other half of a wide character it cuts.
  @inline(__always)
  private mutating func put(_ cell: Cell, at index: Int) {
    if cells[index].isTrailing, index > 0 {
      cells[index - 1].base = 0x20
      cells[index - 1].marks = 0
    }
    cells[index] = cell
    let next = index + 1
    if next < cells.count, next % size.width != 0, cells[next].isTrailing {
      cells[next].base = 0x20
    }
  }

  /// Draws the arms of a line into a cell; they join those that are there.
  mutating func addArms(_ arms: Arms, at point: Point, style: Style) {
    guard let index = index(of: point) else { return }
    let merged = cells[index].arms.union(arms)
    let glyph = isASCII ? merged.ascii : merged.glyph
    put(Cell(base: glyph, arms: merged, style: style), at: index)
  }

  // MARK: Areas

  /// Blanks a rectangle.
  package mutating func clear(_ rect: Rect, style: Style = .plain) {
    forEachIndex(in: rect) { canvas, index in
      canvas.put(Cell(style: style), at: index)
    }
  }

  /// Changes how the cells of a rectangle look and leaves what they show.
  package mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    forEachIndex(in: rect) { canvas, index in change(&canvas.cells[index].style) }
  }

  /// Adds attributes to the cells of a rectangle.
  package mutating func add(_ attributes: Style.Attributes, to rect: Rect) {
    restyle(rect) { $0.attributes.formUnion(attributes) }
  }

  private mutating func forEachIndex(in rect: Rect, _ body: (inout Canvas, Int) -> Void) {
    let columns = max(0, rect.x)..<max(0, rect.x, min(size.width, rect.maxX))
    for y in max(0, rect.y)..<max(0, rect.y, min(size.height, rect.maxY)) {
      for x in columns { body(&self, y * size.width + x) }
    }
  }
}
