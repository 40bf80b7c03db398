// SPDX-License-Identifier: Apache-2.0

import Languages
import LifecycleText

/// A box over the panels with its title in the upper edge and its keys in the lower one.
package struct OverlayBox {
  let rect: Rect
  /// The rectangle inside the edges.
  let inner: Rect
  /// False if rules of the screen are its edges.
  private let hasEdges: Bool

  /// A box at a place.
  init(_ rect: Rect) {
    self.rect = rect
    inner = rect.inset(2, 1)
    hasEdges = true
  }

  /// A rectangle whose edges are rules of the screen, with a row above it for the title.
  init(column rect: Rect) {
    self.rect = rect
    inner = rect.inset(1, 0)
    hasEdges = false
  }

  /// Everything but the row of messages, so that what is said there stays in sight.
  init(_ layout: Layout) { self.init(layout.cardArea) }

  /// A box in the middle of an area, as high as its lines and no wider than they can be read.
  init(lines: Int, width: Int, in area: Rect) {
    let width = min(width, area.width)
    let height = min(area.height, lines + 2)
    self.init(
      Rect(
        x: area.x + (area.width - width) / 2, y: area.y + max(0, (area.height - height) / 2),
        width: width, height: height))
  }

  /// The first row in sight of a text that may have more rows than fit, if it was to be `top`.
  func first(_ top: Int, of count: Int) -> Int { max(0, min(top, count - inner.height)) }

  /// The first row in sight after a key moved the text.
  func first(_ top: Int, of count: Int, after move: Command.Move) -> Int {
    move.applied(
      to: first(top, of: count), last: first(count, of: count), page: max(1, inner.height))
  }

  /// Draws the edges and the rows in sight, each with `drawRow`; the upper edge says how far the last
  /// of them is if there are more.
  func draw<Row>(
    title: String, _ rows: [Row], from top: Int, weight: Weight = .plain,
    style: Style = .frame, _ phrases: Phrases, on canvas: inout Canvas,
    _ drawRow: (Row, Rect, inout Canvas) -> Void
  ) {
    let first = first(top, of: rows.count)
    let shown = rows.dropFirst(first).prefix(inner.height)
    let note = shown.count < rows.count ? phrases.rowPosition(shown.endIndex, of: rows.count) : ""
    draw(title: title, note: note, weight: weight, style: style, on: &canvas)
    for (offset, row) in shown.enumerated() {
      drawRow(row, inner.row(offset), &canvas)
    }
  }

  /// Blanks the area with a cell around it, as far as that lies between the first row and the last, and
  /// draws the edges. A note stands at the right end of the upper edge.
  func draw(
    title: String, note: String = "", weight: Weight = .plain, style: Style = .frame,
    on canvas: inout Canvas
  ) {
    guard hasEdges else {
      let above = rect.row(-1)
      let room = rect.width - (note.isEmpty ? 4 : TextWidth.of(note) + 7)
      canvas.write(
        " \(TextWidth.cut(title, to: room)) ", at: Point(above.x + 1, above.y), style: .title,
        in: above)
      if !note.isEmpty {
        canvas.write(trailing: " \(note) ", y: above.y, in: above)
      }
      return
    }
    clear(on: &canvas)
    canvas.box(rect, weight: weight, style: style)
    var room = rect.width - 6
    if !note.isEmpty, TextWidth.of(note) + 8 < rect.width {
      let columns = TextWidth.of(note)
      canvas.write(" \(note) ", at: Point(rect.maxX - 3 - columns, rect.y), in: rect)
      room -= columns + 3
    }
    if title.isEmpty { return }
    canvas.write(
      " \(TextWidth.cut(title, to: room)) ", at: Point(rect.x + 1, rect.y),
      style: style == .frame ? .title : style, in: rect)
  }

  /// Blanks the area and a cell around it, with the texts that would be cut there.
  func clear(on canvas: inout Canvas) {
    let top = max(1, rect.y - 1)
    let bottom = min(canvas.size.height - 1, rect.maxY + 1)
    canvas.clear(
      withTextsAcross: Rect(x: rect.x - 1, y: top, width: rect.width + 2, height: bottom - top))
  }

  // MARK: The keys

  /// Writes keys into the lower edge, as many as there is room for.
  func draw(_ hints: [KeyHint], on canvas: inout Canvas) {
    for (hint, cell) in places(of: hints) {
      canvas.clear(Rect(x: cell.x - 1, y: cell.y, width: cell.width + 2, height: 1))
      canvas.write(hint, in: cell, clippedTo: rect)
    }
  }

  /// The key that a click on the lower edge presses; nil beside the keys.
  func key(at point: Point, of hints: [KeyHint]) -> Key? {
    places(of: hints).key(at: point)
  }

  /// The keys there is room for, and where they stand.
  private func places(of hints: [KeyHint]) -> [(hint: KeyHint, cell: Rect)] {
    hints.places(from: Point(rect.x + 3, rect.maxY - 1), until: rect.maxX - 1)
  }
}
