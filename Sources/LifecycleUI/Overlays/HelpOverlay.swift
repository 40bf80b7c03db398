// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// Every key in groups, then the signs of the log. The key table is the only source of the keys.
///
/// `/` leaves only the rows that contain the typed text.
package struct HelpOverlay: FullCard {
  /// The first row shown.
  package private(set) var top = 0
  /// The text that a row must contain.
  private var filter: Prompt
  /// True if the filter is being typed.
  private var isTyping = false

  /// - Parameter text: The text that a row must contain; empty for all rows.
  package init(_ text: String = "") { filter = Prompt(.search, text: text) }

  package var outlivesRun: Bool { true }
  package var pasteSeparator: String? { isTyping ? " " : nil }
  package var typedText: String { filter.text }
  package var takesMessageLine: Bool { isTyping }

  // MARK: Keys

  package mutating func press(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    if isTyping { return type(key, in: session) }
    if key == "s" {
      session.view.overlay = StartOverlay()
      return .closes([.readCourse])
    }
    let command = session.keymap.command(for: key, focus: .log)
    switch command {
    case .view(.move(let move)): scroll(move, in: session)
    case .view(.confirm): scroll(.down, in: session)
    case .session(.search): isTyping = true
    case .session(.nextMatch): goToHeading(true, in: session)
    case .session(.previousMatch): goToHeading(false, in: session)
    case .view(.leave) where !filter.text.isEmpty: setFilter("")
    case .view(.leave), .session(.close), .session(.help): return .closes()
    case .some(let command): return .stays(command.effects)
    case nil: break
    }
    return .stays()
  }

  private mutating func type(_ key: Key, in session: Session) -> OverlayResponse {
    switch key {
    case .enter: isTyping = false
    case .escape: setFilter("")
    case .character, .control, .tab, .backTab, .backspace, .delete, .up, .down, .left, .right,
      .pageUp, .pageDown, .home, .end, .function, .mouse:
      if filter.edit(key) {
        top = 0
      } else {
        return .stays(session.keymap.command(for: key, focus: .device)?.effects ?? [])
      }
    }
    return .stays()
  }

  private mutating func setFilter(_ text: String) {
    filter.replace(with: text)
    isTyping = false
    top = 0
  }

  private mutating func scroll(_ move: Command.Move, in session: Session) {
    let (rows, page) = scrolling(session)
    top = move.applied(to: top, last: max(0, rows.count - page), page: page)
  }

  /// The next part comes up, or the one before.
  private mutating func goToHeading(_ isForward: Bool, in session: Session) {
    let (rows, page) = scrolling(session)
    let headings = rows.indices.filter { rows[$0].isHeading }
    let next =
      isForward ? headings.first { $0 > top } : headings.last { $0 < top }
    if let next { top = min(next, max(0, rows.count - page)) }
  }

  package func keys(in session: borrowing Session) -> [KeyHint] {
    let words = session.phrases.keyHints
    return [
      KeyHint(
        session.keymap, .view(.leave), label: filter.text.isEmpty ? words.close : words.showAll),
      KeyHint(session.keymap, .move(.up), .move(.down), label: words.scroll),
      KeyHint(session.keymap, .session(.search), label: words.filter),
      KeyHint("n", "N", label: words.parts),
      KeyHint("s", label: words.startCard),
    ]
  }

  // MARK: Rows

  private enum Row {
    case heading(String)
    /// A key or a sign in a gutter, and its meaning.
    case key(String, String, gutter: Int)
    case blank

    var isHeading: Bool { if case .heading = self { true } else { false } }
    var isBlank: Bool { if case .blank = self { true } else { false } }
  }

  /// A part of the help: its heading, and words with their meanings.
  private typealias Part = (heading: String, items: [(word: String, meaning: String)])

  private static func parts(_ keymap: Keymap, _ phrases: Phrases) -> [Part] {
    var parts: [Part] = []
    for group in Command.Group.allCases {
      // Keys that ask for the same thing share a row.
      var items: [(command: Command, keys: [String], meaning: String)] = []
      for binding in keymap.bindings where binding.group == group {
        let isApp = if case .run(.focusApp) = binding.command { true } else { false }
        let command = isApp ? .run(.focusApp(1)) : binding.command
        if let index = items.firstIndex(where: { $0.command == command }) {
          items[index].keys.append(binding.key.name)
        } else {
          items.append((command, [binding.key.name], binding.help(in: phrases)))
        }
      }
      parts.append(
        (phrases.group(group), items.map { (Self.names($0.keys), $0.meaning) }))
    }
    parts.append((phrases.mouse, phrases.clicks))
    parts.append((phrases.signs, Sign.allCases.map { ($0.rawValue, phrases.sign($0)) }))
    parts.append((phrases.clock, phrases.clockStates))
    return parts
  }

  /// The names of keys; the first and the last of many.
  private static func names(_ keys: [String]) -> String {
    keys.count > 4 ? "\(keys[0])-\(keys[keys.count - 1])" : keys.joined(separator: " ")
  }

  /// The rows that contain the filter, or whose heading does.
  private func rows(_ keymap: Keymap, _ phrases: Phrases, width: Int) -> [Row] {
    let wanted = filter.text.lowercased().trimmed
    func has(_ text: String) -> Bool { wanted.isEmpty || text.lowercased().contains(wanted) }
    var rows: [Row] = []
    for part in Self.parts(keymap, phrases) {
      let items =
        has(part.heading) ? part.items : part.items.filter { has($0.word) || has($0.meaning) }
      if items.isEmpty { continue }
      if !rows.isEmpty { rows.append(.blank) }
      rows.append(.heading(part.heading))
      let gutter = min(Self.widestGutter, items.reduce(0) { max($0, TextWidth.of($1.word)) })
      for (word, meaning) in items { rows += Self.row(word, meaning, gutter, width: width) }
    }
    return rows
  }

  private static let widestGutter = 16

  private static func row(_ key: String, _ text: String, _ gutter: Int, width: Int) -> [Row] {
    TextWidth.wrap(text, to: max(10, width - gutter - 3)).enumerated().map { offset, line in
      .key(offset == 0 ? key : "", line, gutter: gutter)
    }
  }

  /// The rows as they are broken on the session's screen, and how many of them are seen.
  private func scrolling(_ session: Session) -> (rows: [Row], page: Int) {
    let inner = OverlayBox(session.layout).inner
    let columns = Self.columns(inner)
    let rows = rows(session.keymap, session.phrases, width: inner.width / columns - 1)
    // A column may end a row early, before a heading.
    return (rows, max(1, inner.height) * columns - (columns - 1))
  }

  /// The places of rows in columns of a height, counted from the top of the first one. No column after that
  /// begins with a blank row, which has the place of the row behind it, and none ends with a heading.
  private static func places(of rows: ArraySlice<Row>, height: Int, count: Int) -> [Int] {
    var places: [Int] = []
    var place = 0
    for row in rows {
      if row.isHeading, height > 1, place % height == height - 1 { place += 1 }
      guard place < count else { break }
      places.append(place)
      let isTop = place > 0 && place % height == 0
      if !row.isBlank || !isTop { place += 1 }
    }
    return places
  }

  private static func columns(_ inner: Rect) -> Int {
    max(1, inner.width / 46)
  }

  // MARK: Drawing

  package func draw(_ session: Session, in layout: Layout, on canvas: inout Canvas) {
    let box = OverlayBox(layout)
    let inner = box.inner
    guard inner.width >= 16, inner.height >= 1 else { return }
    let width = inner.width / Self.columns(inner)
    let (rows, page) = scrolling(session)
    let first = max(0, min(top, rows.count - page))
    let places = Self.places(
      of: rows[first...], height: inner.height, count: inner.height * Self.columns(inner))
    let shown = first + places.count
    let phrases = session.phrases
    box.draw(
      title: filter.text.isEmpty ? phrases.help : phrases.labeled(phrases.help, text: filter.text),
      note: rows.count > page ? phrases.rowPosition(shown, of: rows.count) : "", on: &canvas)
    for (place, row) in zip(places, rows[first...]) {
      let area = Rect(
        x: inner.x + place / inner.height * width, y: inner.y + place % inner.height,
        width: width - 1, height: 1)
      switch row {
      case .blank: break
      case .heading(let text):
        canvas.write(text, at: Point(area.x, area.y), style: .title, in: area)
      case .key(let key, let text, let gutter):
        canvas.write(
          TextWidth.cut(key, to: gutter), at: Point(area.x + 1, area.y), style: .key, in: area)
        let x = area.x + gutter + 3
        canvas.write(TextWidth.cut(text, to: area.maxX - x), at: Point(x, area.y), in: area)
      }
    }
    if rows.isEmpty {
      canvas.write(phrases.scenarios.nothingFound, at: Point(inner.x, inner.y), in: inner)
    }
    if isTyping { filter.drawLine(in: layout.message, on: &canvas) }
  }
}
