// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// A line of commands in the last row, and above it the items that fit it.
///
/// Enter does the line if it is whole, and otherwise the item with the words that were typed. An item
/// that fits less well is only put into the line, where a second Enter does it.
package struct PaletteOverlay: Overlay {
  package private(set) var prompt: Prompt
  /// The line as the user typed it, before an item from the list replaced it.
  private var typed: String
  /// The items that fit ``typed``, the best first.
  private(set) var items: [Palette.Item] = []
  /// The index of the item that replaced the line; nil if the user typed the line.
  private var chosen: Int?

  /// A line can be typed. What can be opened is asked for once.
  static func open(_ line: String = "", in session: inout Session) -> [Effect] {
    session.view.overlay = PaletteOverlay(line, in: session)
    return session.view.kept.library == nil ? [.listLibrary] : []
  }

  private init(_ text: String, in session: Session) {
    prompt = Prompt(.command, text: text)
    typed = text
    find(in: session)
  }

  package var takesMessageLine: Bool { true }
  package var pasteSeparator: String? { ", " }
  /// In a line that is typed, the arrows go through the list.
  package var isScrolledByWheel: Bool { false }
  package var outlivesRun: Bool { true }

  // MARK: Keys

  /// The shell's answer adds the lessons and the scenarios.
  package mutating func take(
    _ input: Input, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    if case .library(let library) = input {
      session.view.kept.library = library
      if chosen == nil { find(in: session) }
      return .stays()
    }
    return .passes
  }

  package mutating func press(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    switch key {
    case .enter: return enter(in: &session, at: wall)
    case .escape: return .closes()
    case .backspace where prompt.text.isEmpty: return .closes()
    case .tab: choose(((chosen ?? -1) + 1) % max(1, items.count))
    case .backTab: choose(((chosen ?? 0) + items.count - 1) % max(1, items.count))
    case .up: choose(min((chosen ?? -1) + 1, items.count - 1))
    case .down: choose(chosen.flatMap { $0 > 0 ? $0 - 1 : nil })
    case .character, .control, .backspace, .delete, .left, .right, .pageUp, .pageDown, .home,
      .end, .function, .mouse:
      guard prompt.edit(key) else {
        return .stays(session.keymap.command(for: key, focus: .device)?.effects ?? [])
      }
      if prompt.text != typed { find(in: session) }
    }
    return .stays()
  }

  /// Replaces the line with an item; nil brings back what the user typed.
  private mutating func choose(_ index: Int?) {
    guard let index, items.indices.contains(index) else {
      if index == nil {
        chosen = nil
        prompt.replace(with: typed)
      }
      return
    }
    chosen = index
    prompt.replace(with: items[index].line)
  }

  /// Lists the items that fit the line. For an empty line, the lines that were entered last come first.
  private mutating func find(in session: Session) {
    typed = prompt.text
    chosen = nil
    let kept = session.view.kept
    let palette = Palette(run: session.run, keymap: session.keymap, library: kept.library)
    items = palette.items(for: typed)
    guard typed.isEmpty else { return }
    var seen: Set<String> = []
    let last = kept.promptHistory.reversed().filter { seen.insert($0).inserted }
    items = last.map { Palette.Item(line: $0) } + items.filter { !seen.contains($0.line) }
  }

  private mutating func enter(in session: inout Session, at wall: Duration) -> OverlayResponse {
    let text = prompt.text.trimmed
    if text.isEmpty { return .closes() }
    var line = chosen.map { items[$0].line } ?? text
    if chosen == nil, AskedLine(text) == nil, !session.run.isWhole(text), !items.isEmpty {
      let palette = Palette(
        run: session.run, keymap: session.keymap, library: session.view.kept.library)
      guard let best = palette.best(for: text) else {
        choose(0)
        return .stays()
      }
      line = best.line
    }
    if line.hasSuffix(" ") {
      // The user must type the rest.
      prompt.replace(with: line)
      find(in: session)
      return .stays()
    }
    session.view.kept.remember(line)
    return .closes(TypedLine(bytes: Array(line.utf8), number: 1).enter(in: &session, at: wall))
  }

  package mutating func click(
    _ point: Point, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    let area = Self.list(of: items, in: session.layout)
    guard area.contains(point) else { return .stays() }
    choose(first(in: area) + area.maxY - 1 - point.y)
    return enter(in: &session, at: wall)
  }

  // MARK: Drawing

  /// Returns the rectangle of the list: above the line, the best at the bottom.
  private static func list(of items: [Palette.Item], in layout: Layout) -> Rect {
    let most = max(1, min(12, layout.message.y / 2))
    let rows = min(items.count, most)
    return Rect(
      x: 0, y: layout.message.y - rows, width: layout.size.width, height: rows)
  }

  /// The index of the item in the lowest row: the chosen one is in sight.
  private func first(in area: Rect) -> Int {
    max(0, (chosen ?? 0) - area.height + 1)
  }

  package func draw(_ session: Session, in layout: Layout, on canvas: inout Canvas) {
    prompt.drawLine(in: layout.message, on: &canvas)
    drawList(in: Self.list(of: items, in: layout), on: &canvas)
  }

  private func drawList(in area: Rect, on canvas: inout Canvas) {
    if area.isEmpty { return }
    canvas.clear(Rect(x: area.x, y: area.y - 1, width: area.width, height: area.height + 1))
    canvas.line(
      from: Point(-1, area.y - 1), to: Point(area.width, area.y - 1), style: .frame)
    let first = first(in: area)
    let shown = items.enumerated().dropFirst(first).prefix(area.height)
    let column = min(area.width / 2, shown.reduce(0) { max($0, TextWidth.of($1.element.line)) })
    for (offset, (index, item)) in shown.enumerated() {
      let row = Rect(x: area.x, y: area.maxY - 1 - offset, width: area.width, height: 1)
      let style: Style = item.isPossible ? .plain : .quiet
      let line = TextWidth.cut(item.line, to: column)
      canvas.write(line, at: Point(row.x + 1, row.y), style: style, in: row)
      canvas.write(item.key, at: Point(row.x + column + 3, row.y), style: .key, in: row)
      let x = row.x + column + 9
      canvas.write(
        TextWidth.cut(item.meaning, to: row.maxX - x), at: Point(x, row.y), style: style, in: row)
      if index == chosen { canvas.restyle(row) { $0 = Style(.standard, .reverse) } }
    }
  }
}
