// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// Every key and what it does, in groups: made from the key table, so that it cannot be wrong;
/// then every sign.
package struct HelpOverlay: Overlay {
  /// The first row shown.
  package private(set) var top = 0

  package init() {}

  package var coversPanels: Bool { true }
  package var outlivesRun: Bool { true }

  package mutating func press(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    let command = session.command(for: key)
    if case .move(let move) = command {
      let (last, page) = Self.scrolling(session)
      top = move.applied(to: top, last: last, page: page)
      return .stays()
    }
    return [.leave, .close, .help].contains(command)
      ? .closes() : .stays(command?.effects ?? [])
  }

  private enum Row {
    case heading(String)
    case key(String, String)
    case blank
  }

  private static func rows(_ keymap: Keymap, _ phrases: Phrases, width: Int) -> [Row] {
    var rows: [Row] = []
    for group in Command.Group.allCases {
      if !rows.isEmpty { rows.append(.blank) }
      rows.append(.heading(phrases.group(group)))
      // Keys that ask for the same thing share a row.
      var seen: [Command] = []
      for binding in keymap.bindings where binding.group == group {
        if seen.contains(binding.command) { continue }
        seen.append(binding.command)
        let keys = keymap.keys(of: binding.command, in: group)
        rows += row(keys, binding.help(in: phrases), width: width)
      }
    }
    rows += [.blank, .heading(phrases.mouse)]
    for (word, meaning) in phrases.clicks { rows += row(word, meaning, width: width) }
    rows += [.blank, .heading(phrases.signs)]
    for sign in Sign.allCases { rows += row(sign.rawValue, phrases.sign(sign), width: width) }
    rows += [.blank, .heading(phrases.clock)]
    for (word, meaning) in phrases.clockStates { rows += row(word, meaning, width: width) }
    return rows
  }

  private static func row(_ key: String, _ text: String, width: Int) -> [Row] {
    TextWidth.wrap(text, to: max(10, width - 17)).enumerated().map { offset, line in
      .key(offset == 0 ? key : "", line)
    }
  }

  /// How far the help can be scrolled, and by how much a page is, on the session's screen.
  private static func scrolling(_ session: Session) -> (last: Int, page: Int) {
    let inner = OverlayBox(session.layout).inner
    let columns = columns(inner)
    let page = max(1, inner.height) * columns
    let rows = rows(session.keymap, session.phrases, width: inner.width / columns - 1)
    return (max(0, rows.count - page), page)
  }

  private static func columns(_ inner: Rect) -> Int {
    max(1, inner.width / 62)
  }

  package func draw(_ session: Session, in layout: Layout, on canvas: inout Canvas) {
    let box = OverlayBox(layout)
    let inner = box.inner
    guard inner.width >= 16, inner.height >= 1 else { return }
    let columns = Self.columns(inner)
    let width = inner.width / columns
    let rows = Self.rows(session.keymap, session.phrases, width: width - 1)
    let pageRows = inner.height * columns
    let first = max(0, min(top, rows.count - pageRows))
    let shown = min(rows.count, first + pageRows)
    box.draw(
      title: session.phrases.help, close: session.phrases.helpClose,
      note: rows.count > pageRows ? session.phrases.rowPosition(shown, rows.count) : "",
      on: &canvas)
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
  }
}
