// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The last row: what was just said to the person, or what the person types. A long message takes
/// rows above it, so that none of its words is lost.
struct MessageLine: Panel {
  let session: Session

  init(_ session: Session) { self.session = session }

  var title: String { "" }

  /// Whether there is anything to draw.
  var isEmpty: Bool {
    if case .prompt? = session.overlay { return false }
    return session.message == nil
  }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    if case .prompt(let prompt)? = session.overlay {
      draw(prompt, in: rect, on: &canvas)
    } else if let message = session.message {
      draw(message, in: rect, on: &canvas)
    }
  }

  private func draw(_ message: Message, in rect: Rect, on canvas: inout Canvas) {
    let mark: String
    let style: Style
    switch message.kind {
    case .info:
      mark = " "
      style = .message
    case .refusal:
      mark = Mark.refusal
      style = .refusal.adding(.bold)
    case .error:
      mark = "×"
      style = .ending
    }
    let lines = TextWidth.wrap(message.text, to: rect.width - 2)
    let top = max(0, rect.maxY - lines.count)
    let area = Rect(x: rect.x, y: top, width: rect.width, height: rect.maxY - top)
    canvas.clear(area)
    canvas.write(mark, at: Point(area.x, area.y), style: style, in: area)
    for (offset, line) in lines.enumerated() {
      canvas.write(line, at: Point(area.x + 2, area.y + offset), style: style, in: area)
    }
  }

  private func draw(_ prompt: Prompt, in rect: Rect, on canvas: inout Canvas) {
    canvas.clear(rect)
    let sign =
      switch prompt.purpose {
      case .command: ":"
      case .search: "/"
      }
    let before = String(prompt.text.prefix(prompt.cursor))
    let atCursor = prompt.text.dropFirst(prompt.cursor).first.map { String($0) } ?? " "
    let after = String(prompt.text.dropFirst(prompt.cursor + 1))
    let start = canvas.write(sign, at: Point(rect.x, rect.y), style: .key, in: rect)
    let field = Rect(x: rect.x + start, y: rect.y, width: rect.width - start, height: 1)
    // A long line is shown around the cursor.
    let needed = TextWidth.of(before) + max(1, TextWidth.of(atCursor))
    var x = field.x - max(0, needed - field.width)
    x += written(before, at: x, in: field, style: .plain, on: &canvas)
    let cursor = Rect(x: x, y: rect.y, width: max(1, TextWidth.of(atCursor)), height: 1)
    x += written(atCursor, at: x, in: field, style: .plain, on: &canvas)
    canvas.add(.reverse, to: cursor)
    canvas.write(after, at: Point(x, rect.y), in: field)
    draw(completions: prompt, above: rect, on: &canvas)
  }

  /// Writes a text that may begin left of the field, and returns all its columns.
  private func written(
    _ text: String, at x: Int, in field: Rect, style: Style, on canvas: inout Canvas
  ) -> Int {
    canvas.write(text, at: Point(x, field.y), style: style, in: field)
    return TextWidth.of(text)
  }

  private func draw(completions prompt: Prompt, above rect: Rect, on canvas: inout Canvas) {
    guard !prompt.completions.isEmpty, rect.y > 0 else { return }
    let row = Rect(x: rect.x, y: rect.y - 1, width: rect.width, height: 1)
    canvas.clear(row)
    var x = row.x + 1
    // The chosen one is in sight, whatever comes before it.
    let first = max(0, (prompt.chosen ?? 0) - 3)
    for (index, word) in prompt.completions.enumerated().dropFirst(first) {
      if x >= row.maxX { break }
      let style: Style = index == prompt.chosen ? Style(.standard, .reverse) : .quiet
      x += canvas.write(word, at: Point(x, row.y), style: style, in: row) + 2
    }
  }
}
