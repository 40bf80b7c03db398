// SPDX-License-Identifier: Apache-2.0

import Languages
import LifecycleText

/// A box over the panels with its title above. The last row shows the way out.
struct OverlayBox {
  let rect: Rect
  /// The rectangle inside the edges.
  let inner: Rect
  /// False if rules of the screen are its edges.
  private let hasEdges: Bool

  /// A rectangle whose edges are rules of the screen, with a row above it for the title.
  init(column rect: Rect) {
    self.rect = rect
    inner = rect.inset(1, 0)
    hasEdges = false
  }

  /// Everything but the row of messages, so that what is said there stays in sight.
  init(_ layout: Layout) {
    rect = Rect(x: 0, y: 1, width: layout.size.width, height: layout.size.height - 2)
    inner = rect.inset(2, 1)
    hasEdges = true
  }

  /// A box in the middle of an area, as high as its lines and no wider than they can be read.
  init(lines: Int, width: Int, in area: Rect) {
    let width = min(width, area.width)
    let height = min(area.height, lines + 2)
    rect = Rect(
      x: area.x + (area.width - width) / 2, y: area.y + max(0, (area.height - height) / 2),
      width: width, height: height)
    inner = rect.inset(2, 1)
    hasEdges = true
  }

  /// The first row in sight of a text that may have more rows than fit, if it was to be `top`.
  func first(_ top: Int, of count: Int) -> Int { max(0, min(top, count - inner.height)) }

  /// The first row in sight after a key moved the text.
  func first(_ top: Int, of count: Int, after move: Command.Move) -> Int {
    move.applied(
      to: first(top, of: count), last: first(count, of: count), page: max(1, inner.height))
  }

  /// Draws the edges and the rows in sight, each with `drawRow`; the lower edge says how far the last
  /// of them is if there are more.
  func draw<Row>(
    title: String, _ rows: [Row], from top: Int, _ phrases: Phrases, on canvas: inout Canvas,
    _ drawRow: (Row, Rect, inout Canvas) -> Void
  ) {
    let first = first(top, of: rows.count)
    let shown = rows.dropFirst(first).prefix(inner.height)
    let note = shown.count < rows.count ? phrases.rowPosition(shown.endIndex, of: rows.count) : ""
    draw(title: title, note: note, on: &canvas)
    for (offset, row) in shown.enumerated() {
      drawRow(row, Rect(x: inner.x, y: inner.y + offset, width: inner.width, height: 1), &canvas)
    }
  }

  /// Blanks the area and draws the edges.
  func draw(
    title: String, note: String = "", on canvas: inout Canvas
  ) {
    guard hasEdges else {
      let above = Rect(x: rect.x, y: rect.y - 1, width: rect.width, height: 1)
      let room = rect.width - (note.isEmpty ? 4 : TextWidth.of(note) + 7)
      canvas.write(
        " \(TextWidth.cut(title, to: room)) ", at: Point(above.x + 1, above.y), style: .title,
        in: above)
      if !note.isEmpty {
        canvas.write(trailing: " \(note) ", y: above.y, in: above)
      }
      return
    }
    canvas.clear(rect)
    canvas.box(rect, weight: .plain, style: .frame)
    canvas.write(
      " \(TextWidth.cut(title, to: rect.width - 6)) ", at: Point(rect.x + 1, rect.y),
      style: .title, in: rect)
    guard !note.isEmpty, TextWidth.of(note) + 4 < rect.width else { return }
    canvas.write(
      " \(note) ", at: Point(rect.maxX - 3 - TextWidth.of(note), rect.maxY - 1), in: rect)
  }
}
