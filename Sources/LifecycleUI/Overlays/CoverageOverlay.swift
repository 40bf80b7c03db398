// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The parts of the life cycle that the session has seen, and those it has not: a table by
/// category.
package struct CoverageOverlay: FullCard {
  /// The first row shown.
  private var top = 0

  package mutating func press(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    let command = session.command(for: key)
    if case .view(.move(let move)) = command {
      let box = OverlayBox(session.layout)
      top = box.first(top, of: Self.rows(session, width: box.inner.width).count, after: move)
      return .stays()
    }
    if command == .session(.coverage) { session.view.kept.showsCoverage = false }
    return [.session(.coverage), .view(.leave), .session(.close), .view(.confirm)].contains(command)
      ? .closes() : .stays(command?.effects ?? [])
  }

  private enum Row {
    case heading(String)
    /// Things side by side, in columns of that width.
    case items([(text: String, isSeen: Bool)], width: Int)
    case blank
  }

  /// The fewest columns of an item: more of them stand side by side where there is room.
  private static let itemWidth = 38

  private static func rows(_ session: borrowing Session, width: Int) -> [Row] {
    let coverage = session.run.coverageWords
    let possible = coverage.possible
    var rows: [Row] = []
    for category in Coverage.Category.allCases {
      let items = possible.items(of: category)
      let seen = session.run.coverage.seen.count(of: items)
      if !rows.isEmpty { rows.append(.blank) }
      let words = session.phrases.coverage
      rows.append(.heading(words.count(seen, of: items.count, category)))
      let texts = items.map { (coverage.words($0), session.run.coverage.seen.contains($0)) }
      let longest = texts.reduce(itemWidth) { max($0, TextWidth.of($1.0) + 4) }
      let columns = max(1, width / longest)
      for start in stride(from: 0, to: texts.count, by: columns) {
        rows.append(
          .items(
            Array(texts[start..<min(start + columns, texts.count)]), width: width / columns))
      }
    }
    return rows
  }

  package func keys(in session: borrowing Session) -> [KeyHint] {
    let words = session.phrases.keyHints
    return [
      KeyHint(session.keymap, .move(.up), .move(.down), label: words.scroll),
      KeyHint(session.keymap, .view(.leave), label: words.close),
      KeyHint(session.keymap, .session(.coverage), label: words.stopMarking),
      KeyHint("y", label: words.copy),
    ]
  }

  /// The whole table, a line for each thing.
  package func copied(by key: Key, in session: borrowing Session) -> String? {
    guard key == "y" else { return nil }
    return Self.rows(session, width: 1).reduce(into: "") { text, row in
      switch row {
      case .blank: break
      case .heading(let heading): text += heading
      case .items(let items, _):
        for item in items { text += "  \(Self.mark(item.isSeen)) \(item.text)" }
      }
      text += "\n"
    }
  }

  /// The sign of what was seen, and of what was not.
  private static func mark(_ isSeen: Bool) -> String {
    isSeen ? Sign.pass.rawValue : Sign.unseen.rawValue
  }

  package func draw(_ session: Session, in layout: Layout, on canvas: inout Canvas) {
    let box = OverlayBox(layout)
    let inner = box.inner
    guard inner.width >= 16, inner.height >= 1 else { return }
    let rows = Self.rows(session, width: inner.width)
    box.draw(
      title: session.phrases.coverage.title, rows, from: top, session.phrases, on: &canvas
    ) { row, line, canvas in
      switch row {
      case .blank: break
      case .heading(let text):
        canvas.write(text, at: Point(line.x, line.y), style: .strong, in: line)
      case .items(let items, let width): draw(items, width: width, in: line, on: &canvas)
      }
    }
  }

  private func draw(
    _ items: [(text: String, isSeen: Bool)], width: Int, in line: Rect, on canvas: inout Canvas
  ) {
    for (index, item) in items.enumerated() {
      let cell = Rect(x: line.x + index * width, y: line.y, width: width, height: 1)
      canvas.write(
        Self.mark(item.isSeen), at: Point(cell.x + 1, cell.y),
        style: item.isSeen ? .held : .quiet, in: cell)
      canvas.write(
        TextWidth.cut(item.text, to: cell.width - 4), at: Point(cell.x + 3, cell.y), in: cell)
    }
  }
}
