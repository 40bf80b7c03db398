// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// A line of commands in the last row. Above it stand all events by group, and as soon as something is
/// typed the items that fit it, the best on top.
///
/// Enter does the line if it is whole, and otherwise the item with the words that were typed, which is
/// marked. An item that fits less well is only put into the line, where a second Enter does it.
package struct PaletteOverlay: Overlay {
  package private(set) var prompt: Prompt
  /// The line as the user typed it, before an item from the list replaced it.
  private var typed: String
  /// All events: what is shown before anything is typed.
  private(set) var events: EventList
  /// The items that fit ``typed``, the best first.
  private(set) var items: [Palette.Item] = []
  /// The index of the item that replaced the line; nil if the user typed the line.
  private var chosen: Int?
  /// True if Enter does the line as it was typed, and not the best item.
  private var isWhole = false
  /// True if the best item is a guess, which Enter only puts into the line.
  private var isGuess = false
  /// The effect of the line, or what it lacks, if no item says it.
  private var sentence = ""

  /// A line can be typed. What can be opened is asked for once.
  static func open(_ line: String = "", in session: inout Session) -> [Effect] {
    session.view.overlay = PaletteOverlay(line, in: session)
    return session.view.kept.library == nil ? [.listLibrary] : []
  }

  private init(_ text: String, in session: Session) {
    prompt = Prompt(.command, text: text)
    typed = text
    events = EventList(
      session.run, session.keymap, history: Self.history(in: session))
    find(in: session)
  }

  /// The lines that were entered, the last one first, each once.
  private static func history(in session: Session) -> [String] {
    var seen: Set<String> = []
    return session.view.kept.promptHistory.reversed().filter { seen.insert($0).inserted }
  }

  package var isCard: Bool { true }
  package var takesMessageLine: Bool { true }
  package var pasteSeparator: String? { ", " }
  /// False: in a line that is typed, the arrows go through the list.
  package var isScrolledByWheel: Bool { false }
  package var outlivesRun: Bool { true }

  /// True if all events are shown.
  private var showsEvents: Bool { typed.isEmpty && chosen == nil }

  // MARK: Keys

  /// The shell's answer adds the lessons and the scenarios.
  package mutating func take(
    _ input: Input, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    events.follow(session.run)
    if case .library(let library) = input {
      session.view.kept.library = library
      if chosen == nil { find(in: session) }
      return .stays()
    }
    guard case .pasted(let text) = input, !Layout.isTooSmall(session.size) else { return .passes }
    session.run.message = nil
    session.run.refused = nil
    let paste = Prompt.Paste(text, linesEndWith: pasteSeparator ?? " ", into: prompt.text)
    for key in paste.keys { _ = prompt.edit(key) }
    // Items are looked for once, and not for each character: no key is read meanwhile.
    if prompt.text != typed { find(in: session) }
    if paste.isCut {
      items = []
      sentence = session.phrases.messages.pasteCut(Prompt.capacity)
    }
    return .stays()
  }

  package mutating func press(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    events.follow(session.run)
    if showsEvents, let response = pressInEvents(key, in: &session, at: wall) { return response }
    switch key {
    case .enter: return enter(in: &session, at: wall)
    case .escape: return .closes()
    case .backspace where prompt.text.isEmpty: return .closes()
    case .tab: choose(((chosen ?? -1) + 1) % max(1, items.count))
    case .backTab: choose(((chosen ?? 0) + items.count - 1) % max(1, items.count))
    // The best item is marked already.
    case .down: choose(min((chosen ?? (isWhole ? -1 : 0)) + 1, items.count - 1))
    case .up: choose(chosen.flatMap { $0 > 0 ? $0 - 1 : nil })
    case .character, .control, .backspace, .delete, .left, .right, .pageUp, .pageDown, .home,
      .end, .function, .mouse:
      guard prompt.edit(key) else {
        return .stays(session.keymap.command(for: key, focus: .device)?.effects ?? [])
      }
      if prompt.text != typed { find(in: session) }
    }
    return .stays()
  }

  /// A key while all events are shown; nil if it is one of the line's.
  private mutating func pressInEvents(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> OverlayResponse? {
    let move: Command.Move
    switch key {
    case .up: move = .up
    case .down: move = .down
    case .left: move = .left
    case .right: move = .right
    case .pageUp: move = .pageUp
    case .pageDown: move = .pageDown
    case .home: move = .first
    case .end: move = .last
    case .tab:
      session.view.turnFocus(by: 1, in: session.run)
      return .closes()
    case .backTab: return .closes()
    case .enter: return doSelected(in: &session, at: wall)
    case .character, .control, .escape, .backspace, .delete, .function, .mouse: return nil
    }
    events.move(move, in: session.layout)
    return .stays()
  }

  /// Does the selected event, or the line that was entered before.
  private func doSelected(in session: inout Session, at wall: Duration) -> OverlayResponse {
    guard let entry = events.selection else { return .closes() }
    if let event = entry.event {
      session.run.send(event, at: wall)
      return .closes()
    }
    return .closes(enter(entry.line, in: &session, at: wall))
  }

  private func enter(_ line: String, in session: inout Session, at wall: Duration) -> [Effect] {
    session.view.kept.remember(line)
    return TypedLine(bytes: Array(line.utf8), number: 1).enter(in: &session, at: wall)
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

  /// Lists the items that fit the line.
  private mutating func find(in session: Session) {
    typed = prompt.text
    chosen = nil
    isWhole = false
    isGuess = false
    sentence = ""
    items = []
    if typed.isEmpty { return }
    let palette = Palette(
      run: session.run, keymap: session.keymap, library: session.view.kept.library)
    let found = palette.items(for: typed)
    items = found.items
    let text = typed.trimmed
    if AskedLine(text) != nil || FrameworkLine(text) != nil {
      isWhole = true
      return
    }
    let problem: Scenario.Problem?
    switch session.run.reading(of: text) {
    case .whole(let steps):
      isWhole = true
      sentence = palette.effect(of: steps) ?? ""
      return
    case .begun(let begun):
      problem = begun
      // Items that only have the letters would hide what is missing.
      if !found.isCertain { items = [] }
    case .name(let name): problem = name
    }
    isGuess = !found.isCertain && !items.isEmpty
    sentence =
      problem.map { Printable.stripped(session.phrases.messages.typed($0, false)) }
      ?? session.phrases.palette.nothing
  }

  private mutating func enter(in session: inout Session, at wall: Duration) -> OverlayResponse {
    let text = prompt.text.trimmed
    if text.isEmpty { return .closes() }
    var line = chosen.map { items[$0].line } ?? text
    if chosen == nil, !isWhole, let best = items.first {
      if isGuess {
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
    return .closes(enter(line, in: &session, at: wall))
  }

  package mutating func click(
    _ point: Point, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    if showsEvents {
      guard let wasSelected = events.select(at: point, in: session.layout) else { return .stays() }
      return wasSelected ? doSelected(in: &session, at: wall) : .stays()
    }
    let area = list(in: session.layout).inner
    guard area.contains(point), items.indices.contains(first(in: area) + point.y - area.y) else {
      return .stays()
    }
    choose(first(in: area) + point.y - area.y)
    return enter(in: &session, at: wall)
  }

  package func keys(in session: borrowing Session) -> [KeyHint] {
    let words = session.phrases.keyHints
    if showsEvents {
      return [
        KeyHint(.enter, label: words.doIt), KeyHint(.escape, label: words.close),
        KeyHint(.up, .down, .left, .right, label: words.select),
        KeyHint(.tab, label: session.phrases.words(for: .session(.nextPanel)).label),
      ]
    }
    let close = KeyHint(.escape, label: words.close)
    if items.isEmpty { return (isWhole ? [KeyHint(.enter, label: words.doIt)] : []) + [close] }
    // Enter also puts a mere guess into the line.
    let takesOver = isGuess && chosen == nil
    return [
      KeyHint(.enter, label: takesOver ? words.takeOver : words.doIt), close,
      KeyHint(.up, .down, label: words.select),
    ] + (takesOver ? [] : [KeyHint(.tab, label: words.takeOver)])
  }

  // MARK: Drawing

  package func box(in session: borrowing Session, _ layout: Layout) -> OverlayBox? {
    showsEvents ? events.grid(in: layout).box : list(in: layout)
  }

  /// Returns the box of the list: above the line.
  private func list(in layout: Layout) -> OverlayBox {
    let most = max(1, min(12, layout.message.y / 2))
    let lines = items.isEmpty ? lines(in: layout.size.width).count : items.count
    let rows = max(1, min(lines, most)) + 2
    return OverlayBox(
      Rect(x: 0, y: layout.message.y - rows, width: layout.size.width, height: rows))
  }

  /// Returns the sentence in lines, for a box of so many columns.
  private func lines(in width: Int) -> [String] {
    let inner = OverlayBox(Rect(x: 0, y: 0, width: width, height: 3)).inner.width
    return sentence.isEmpty ? [] : TextWidth.wrap(sentence, to: inner)
  }

  /// The index of the item in the upper row: the chosen one is in sight.
  private func first(in area: Rect) -> Int {
    max(0, (chosen ?? 0) - area.height + 1)
  }

  package func draw(_ session: Session, in layout: Layout, on canvas: inout Canvas) {
    prompt.drawLine(in: layout.message, on: &canvas)
    if showsEvents { return events.draw(session, in: layout, on: &canvas) }
    let box = list(in: layout)
    let words = session.phrases.palette
    let last = first(in: box.inner) + box.inner.height
    box.draw(
      // A line that is understood is looked for nowhere.
      title: items.isEmpty && sentence != words.nothing ? "" : words.found(items.count),
      note: last < items.count ? session.phrases.rowPosition(last, of: items.count) : "",
      on: &canvas)
    if items.isEmpty {
      for (row, line) in lines(in: layout.size.width).enumerated() {
        canvas.write(line, at: Point(box.inner.x, box.inner.y + row), in: box.inner)
      }
    }
    drawList(in: box.inner, on: &canvas)
  }

  private func drawList(in area: Rect, on canvas: inout Canvas) {
    let first = first(in: area)
    let shown = items.enumerated().dropFirst(first).prefix(area.height)
    let column = min(area.width / 2, shown.reduce(0) { max($0, TextWidth.of($1.element.line)) })
    for (offset, (index, item)) in shown.enumerated() {
      let row = Rect(x: area.x, y: area.y + offset, width: area.width, height: 1)
      let style: Style = item.isPossible ? .plain : .quiet
      let line = TextWidth.cut(item.line, to: column)
      canvas.write(line, at: Point(row.x, row.y), style: style, in: row)
      canvas.write(item.key, at: Point(row.x + column + 2, row.y), style: .key, in: row)
      let x = row.x + column + 8
      canvas.write(
        TextWidth.cut(item.meaning, to: row.maxX - x), at: Point(x, row.y), style: style, in: row)
      let isMarked = chosen == nil ? index == 0 && !isWhole : index == chosen
      if isMarked { canvas.restyle(row) { $0 = .selected } }
    }
  }
}
