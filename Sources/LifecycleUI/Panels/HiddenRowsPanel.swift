// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleText

/// The panel below the log: a numbered row for each that a class can guess, among the events that it knows.
struct HiddenRowsPanel: WholePanel {
  private let rows: [HiddenRow]
  /// The columns left of the signs, as the log above has them.
  private let gutter: Int

  init(_ session: borrowing Session, in layout: Layout) {
    rows = session.run.hiddenRows
    gutter = LogPanel.gutter(session.device, width: layout.hiddenRows.width)
  }

  static func area(in layout: Layout) -> Rect { layout.hiddenRows }

  /// The sign for words that are hidden.
  static let placeholder = "?????"

  func draw(in rect: Rect, on canvas: inout Canvas) {
    for (offset, row) in rows.prefix(rect.height).enumerated() {
      let line = rect.row(offset)
      // The last line stands for all that have no room.
      if offset == rect.height - 1, rows.count > rect.height, let last = lastNumber {
        let first = rows.dropFirst(offset).lazy.compactMap(\.number).first ?? last
        write(first == last ? "\(last)" : "\(first)–\(last)", in: line, on: &canvas)
        return
      }
      switch row {
      case .event(let text):
        canvas.write(
          "\(Mark.event) \(text)", at: Point(line.x + gutter, line.y), style: .event, in: line)
      case .unknown(let number): write("\(number)", in: line, on: &canvas)
      }
    }
  }

  private var lastNumber: Int? { rows.reversed().lazy.compactMap(\.number).first }

  private func write(_ number: String, in line: Rect, on canvas: inout Canvas) {
    let left = max(0, gutter - 1 - TextWidth.of(number))
    let end =
      left + canvas.write(number, at: Point(line.x + left, line.y), style: .strong, in: line)
    let x = line.x + max(gutter + 2, end + 1)
    canvas.write(Self.placeholder, at: Point(x, line.y), style: .strong, in: line)
  }
}

extension HiddenRow {
  fileprivate var number: Int? { if case .unknown(let number) = self { number } else { nil } }
}
