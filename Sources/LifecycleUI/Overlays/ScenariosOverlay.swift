// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The lessons and the scenarios that come with the program, by topic: letters search, arrows select,
/// Enter opens.
package struct ScenariosOverlay: FullCard {
  /// Everything there is, by topic; nil until the shell has answered.
  private var all: [(topic: String, entries: [Library.Entry])]?
  /// The text that is searched for.
  private var search: String
  /// The entries that contain it, in order.
  private var found: [(topic: String, entry: Library.Entry)] = []
  /// The selected one, by its index in ``found``.
  private var selected = 0

  /// True if the lessons stand behind the scenarios.
  private let beginsWithScenarios: Bool

  package init(searching text: String = "", beginsWithScenarios: Bool = false) {
    search = text
    self.beginsWithScenarios = beginsWithScenarios
  }

  /// The shell's answer fills it.
  package mutating func take(
    _ input: Input, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    guard case .library(let library) = input else { return .passes }
    let topics = library.topics(session.phrases.scenarios)
    let lessons = library.lessons.isEmpty ? 0 : 1
    all =
      beginsWithScenarios
      ? Array(topics.dropFirst(lessons)) + Array(topics.prefix(lessons)) : topics
    find()
    return .passes
  }

  package var pasteSeparator: String? { " " }
  package var typedText: String { search }

  package mutating func press(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    switch key {
    case .escape: return .closes()
    case .enter:
      guard found.indices.contains(selected) else { return .stays() }
      return .closes([found[selected].entry.effect])
    case .backspace:
      search = String(search.dropLast())
      find()
    case .character(let character)
    where search.count < Prompt.capacity
      && !character.unicodeScalars.contains(where: \.isControl):
      search.append(character)
      find()
    case .character, .control, .tab, .backTab, .delete, .up, .down, .left, .right, .pageUp,
      .pageDown, .home, .end, .function, .mouse:
      let command = session.keymap.command(for: key, focus: .device)
      guard case .view(.move(let move))? = command else { return .stays(command?.effects ?? []) }
      let page = max(1, OverlayBox(session.layout).inner.height - 3)
      selected = move.applied(to: selected, last: max(0, found.count - 1), page: page)
    }
    return .stays()
  }

  /// A click selects a scenario, a second one opens it.
  package mutating func click(
    _ point: Point, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    let inner = OverlayBox(session.layout).inner
    let list = Rect(x: inner.x, y: inner.y + 1, width: inner.width, height: inner.height - 2)
    guard list.contains(point) else { return .stays() }
    let (rows, first) = visibleRows(height: list.height)
    let index = first + point.y - list.y
    guard rows.indices.contains(index), case .scenario(let scenario) = rows[index] else {
      return .stays()
    }
    if scenario == selected { return .closes([found[scenario].entry.effect]) }
    selected = scenario
    return .stays()
  }

  private mutating func find() {
    found = (all ?? []).flatMap { topic, entries in
      entries.filter { $0.matches(search) }.map { (topic, $0) }
    }
    selected = 0
  }

  package func keys(in session: borrowing Session) -> [KeyHint] {
    let words = session.phrases.keyHints
    return [
      KeyHint(.enter, label: words.open),
      KeyHint(.escape, label: words.close),
      KeyHint(session.keymap, .move(.up), .move(.down), label: words.select),
      KeyHint(typing: words.typeToSearch),
    ] + (found.isEmpty ? [] : [KeyHint(Self.copyKey, label: words.copy)])
  }

  /// Letters are typed into the search.
  private static let copyKey = Key.control("y")

  /// The shell command that opens the selected one, as the last row shows it.
  package func copied(by key: Key, in session: borrowing Session) -> String? {
    guard key == Self.copyKey, found.indices.contains(selected) else { return nil }
    return found[selected].entry.commandLine
  }

  package func draw(_ session: Session, in layout: Layout, on canvas: inout Canvas) {
    let box = OverlayBox(layout)
    let words = session.phrases.scenarios
    let place = found.isEmpty ? "" : session.phrases.rowPosition(selected + 1, of: found.count)
    box.draw(title: words.title, note: place, on: &canvas)
    let inner = box.inner
    guard inner.width > 10, inner.height > 2 else { return }
    let used = canvas.write("\(words.search) ", at: Point(inner.x, inner.y), in: inner)
    let typed = canvas.write(
      search, at: Point(inner.x + used, inner.y), style: .strong, in: inner)
    canvas.add(.reverse, to: Rect(x: inner.x + used + typed, y: inner.y, width: 1, height: 1))
    let list = Rect(x: inner.x, y: inner.y + 1, width: inner.width, height: inner.height - 2)
    if found.isEmpty {
      let text = all == nil ? words.loading : words.nothingFound
      canvas.write(text, at: Point(list.x, list.y + 1), in: list)
      return
    }
    drawList(in: list, on: &canvas)
    canvas.write(
      found[selected].entry.commandLine, at: Point(inner.x, list.maxY), style: .key,
      in: inner)
  }

  /// A row: a topic, or a scenario by its index in ``found``.
  private enum Row {
    case topic(String)
    case scenario(Int)
  }

  /// All rows, and which of them is the first in a list of that height.
  private func visibleRows(height: Int) -> (rows: [Row], first: Int) {
    var rows: [Row] = []
    var selectedRow = 0
    for (index, entry) in found.enumerated() {
      if index == 0 || entry.topic != found[index - 1].topic {
        rows.append(.topic(entry.topic))
      }
      if index == selected { selectedRow = rows.count }
      rows.append(.scenario(index))
    }
    // The selected row stays in the middle, as far as the ends allow.
    return (rows, max(0, min(selectedRow - height / 2, rows.count - height)))
  }

  private func drawList(in list: Rect, on canvas: inout Canvas) {
    let (rows, first) = visibleRows(height: list.height)
    for (offset, row) in rows.dropFirst(first).prefix(list.height).enumerated() {
      let area = list.row(offset)
      switch row {
      case .topic(let text):
        canvas.write(text, at: Point(area.x, area.y), style: .title, in: area)
      case .scenario(let index):
        let entry = found[index].entry
        if case .lesson(_, isDone: true) = entry {
          canvas.write(Sign.pass.rawValue, at: Point(area.x, area.y), style: .held, in: area)
        }
        let title = TextWidth.cut(entry.title, to: area.width - 2)
        canvas.write(title, at: Point(area.x + 2, area.y), in: area)
        if index == selected { canvas.restyle(area) { $0 = Style(.standard, .reverse) } }
      }
    }
  }
}
