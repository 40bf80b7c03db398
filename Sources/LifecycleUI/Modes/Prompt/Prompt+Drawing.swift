// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

import LifecycleText

extension Prompt {
  /// Draws the line in a row of its own, behind its mark.
  func drawLine(in rect: Rect, on canvas: inout Canvas) {
    canvas.clear(rect)
    let start = canvas.write(
      String(purpose.mark), at: Point(rect.x, rect.y), style: .key, in: rect)
    draw(
      in: Rect(x: rect.x + start, y: rect.y, width: rect.width - start, height: 1), on: &canvas)
  }

  /// Draws the line with its cursor. A long one is shown around the cursor.
  func draw(in field: Rect, on canvas: inout Canvas) {
    let before = String(text.prefix(cursor))
    let atCursor = text.dropFirst(cursor).first.map { String($0) } ?? " "
    let after = String(text.dropFirst(cursor + 1))
    let needed = TextWidth.of(before) + max(1, TextWidth.of(atCursor))
    var x = field.x - max(0, needed - field.width)
    x += written(before, at: x, in: field, on: &canvas)
    let mark = Rect(x: x, y: field.y, width: max(1, TextWidth.of(atCursor)), height: 1)
    x += written(atCursor, at: x, in: field, on: &canvas)
    canvas.add(.reverse, to: mark)
    canvas.write(after, at: Point(x, field.y), in: field)
  }

  /// Writes a text that may begin left of the field, and returns all its columns.
  private func written(_ text: String, at x: Int, in field: Rect, on canvas: inout Canvas) -> Int {
    canvas.write(text, at: Point(x, field.y), in: field)
    return TextWidth.of(text)
  }
}
