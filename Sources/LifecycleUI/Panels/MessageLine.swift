// SPDX-License-Identifier: Apache-2.0

import LifecycleText

/// The message in its row. A long one takes rows above it, so that none of its words is lost.
struct MessageLine {
  let message: WordedMessage

  init(_ message: WordedMessage) { self.message = message }

  /// The columns left of the words: those of a mark, if it has one.
  private var indent: Int { message.kind == .info ? 1 : 3 }

  /// Returns its words in lines.
  func lines(width: Int) -> [String] { TextWidth.wrap(message.text, to: width - indent - 1) }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    let mark: String
    let style: Style
    switch message.kind {
    case .info:
      mark = ""
      style = .message
    case .refusal:
      mark = Mark.refusal
      style = .refusal.adding(.bold)
    case .error:
      mark = "×"
      style = .message
    }
    let lines = lines(width: rect.width)
    let top = max(0, rect.maxY - lines.count)
    let area = Rect(x: rect.x, y: top, width: rect.width, height: rect.maxY - top)
    canvas.clear(area)
    canvas.write(mark, at: Point(area.x + 1, area.y), style: style, in: area)
    for (offset, line) in lines.enumerated() {
      canvas.write(line, at: Point(area.x + indent, area.y + offset), style: style, in: area)
    }
  }
}
