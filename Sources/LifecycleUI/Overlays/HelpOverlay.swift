// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Every key and what it does, in groups: made from the key table, so that it cannot be wrong.
package struct HelpOverlay: Overlay {
  /// The first row shown.
  package private(set) var top = 0

  package init() {}

  package mutating func press(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    let command = session.command(for: key)
    switch command {
    case .move(let move):
      let (last, page) = Self.scrolling(session)
      top = move.applied(to: top, last: last, page: page)
      return .stays()
    case .leave, .close, .help:
      return .closes()
    case _:
      return .stays(command?.effects ?? [])
    }
  }

  private enum Row {
    case heading(String)
    case key(String, String)
    case blank
  }

  private static func rows(_ phrases: Phrases, width: Int) -> [Row] {
    var rows: [Row] = []
    for group in Binding.Group.allCases {
      if !rows.isEmpty { rows.append(.blank) }
      rows.append(.heading(phrases.group(group)))
      // Keys that ask for the same thing share a row.
      var seen: [Command] = []
      for binding in Keymap.bindings where binding.group == group {
        if seen.contains(binding.command) { continue }
        seen.append(binding.command)
        let keys = Keymap.bindings.filter {
          $0.group == group && $0.command == binding.command
        }.map(\.key.name)
        let lines = TextWidth.wrap(binding.help(in: phrases), to: max(10, width - 17))
        rows.append(.key(keys.joined(separator: " "), lines[0]))
        rows += lines.dropFirst().map { .key("", $0) }
      }
    }
    return rows
  }

  /// How far the help can be scrolled, and by how much a page is, on the session's screen.
  private static func scrolling(_ session: Session) -> (last: Int, page: Int) {
    // The edges of the box take two rows and four columns.
    let inner = area(session.size).inset(2, 1)
    let columns = columns(inner)
    let page = max(1, inner.height) * columns
    let rows = rows(session.phrases, width: inner.width / columns - 1)
    return (max(0, rows.count - page), page)
  }

  /// The box takes all rows but the last.
  private static func area(_ size: Size) -> Rect {
    Rect(x: 0, y: 0, width: size.width, height: size.height - 1)
  }

  private static func columns(_ inner: Rect) -> Int {
    max(1, inner.width / 62)
  }

  package func draw(_ session: Session, in layout: Layout, on canvas: inout Canvas) {
    let rect = Self.area(layout.size)
    guard rect.width >= 20, rect.height >= 3 else { return }
    canvas.clear(rect)
    canvas.box(rect, style: .frame)
    canvas.write(
      " \(session.phrases.help) ", at: Point(rect.x + 2, rect.y), style: .title, in: rect)
    let inner = rect.inset(2, 1)
    let columns = Self.columns(inner)
    let width = inner.width / columns
    let rows = Self.rows(session.phrases, width: width - 1)
    let pageRows = inner.height * columns
    let first = max(0, min(top, rows.count - pageRows))
    for (offset, row) in rows.dropFirst(first).prefix(pageRows).enumerated() {
      let area = Rect(
        x: inner.x + offset / inner.height * width, y: inner.y + offset % inner.height,
        width: width - 1, height: 1)
      switch row {
      case .blank: break
      case .heading(let text):
        canvas.write(text, at: Point(area.x, area.y), style: .title, in: area)
      case .key(let key, let text):
        canvas.write(
          TextWidth.cut(key, to: 15), at: Point(area.x + 1, area.y), style: .key, in: area)
        canvas.write(
          TextWidth.cut(text, to: area.width - 17), at: Point(area.x + 17, area.y), in: area)
      }
    }
    let shown = min(rows.count, first + pageRows)
    let place = " \(session.phrases.rowPosition(shown, rows.count)) "
    canvas.write(
      " \(session.phrases.helpClose) ", at: Point(rect.x + 2, rect.maxY - 1), style: .strong,
      in: rect)
    if rows.count > pageRows {
      canvas.write(
        place, at: Point(rect.maxX - 2 - TextWidth.of(place), rect.maxY - 1), style: .quiet,
        in: rect)
    }
  }
}
