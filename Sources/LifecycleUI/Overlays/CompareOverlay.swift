// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// Two runs beside each other, row by row, with what the selected row says in full and the states of
/// the apps on both sides there; or what becomes of each method, in one table.
package struct CompareOverlay: FullCard {
  let named: NamedComparison
  private let table: MethodTableText
  /// The selected row, by its index among all.
  private var selected: Int
  /// The number of columns of each row's text that are out of sight at the left.
  private var hidden = 0
  /// True if the table is shown.
  private var showsTable = false
  /// The first line of the table that is shown.
  private var top = 0

  private var comparison: Comparison { named.comparison }

  init(_ named: NamedComparison, phrases: Phrases) {
    self.named = named
    var table = MethodTable()
    table.add(named.comparison, name: "")
    self.table = MethodTableText(table, names: (named.left, named.right), phrases: phrases)
    selected = named.comparison.rows.firstIndex { $0.match != .same } ?? 0
  }

  // MARK: Keys

  package mutating func press(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    if key == "m" {
      showsTable.toggle()
      return .stays()
    }
    if key == "v" {
      session.run.message = session.view.compareVersions(session.run)
      return session.run.message == nil ? .closes() : .stays()
    }
    let command = session.keymap.command(for: key, focus: .log)
    if [.view(.leave), .session(.close), .session(.compare)].contains(command) { return .closes() }
    if case .view(.move(let move)) = command { self.move(move, in: session) }
    if command == .session(.nextMatch) {
      select(comparison.rows.dropFirst(selected + 1).firstIndex { $0.match != .same })
    }
    if command == .session(.previousMatch) {
      select(comparison.rows.prefix(selected).lastIndex { $0.match != .same })
    }
    return .stays(command?.effects ?? [])
  }

  private mutating func select(_ row: Int?) {
    if let row, !showsTable { selected = row }
  }

  /// The number of columns that a row goes sideways with one key.
  private static let sideways = 8

  private mutating func move(_ move: Command.Move, in session: Session) {
    if showsTable {
      let height = OverlayBox(session.layout).inner.height
      let count = table.lines(width: OverlayBox(session.layout).inner.width).count
      top = move.applied(to: top, last: max(0, count - height), page: max(1, height - 1))
      return
    }
    switch move {
    case .left: hidden = max(0, hidden - Self.sideways)
    case .right: hidden = min(hidden + Self.sideways, Self.sideways * 20)
    case .up, .down, .pageUp, .pageDown, .first, .last:
      let page = max(
        1, Areas(OverlayBox(session.layout).inner, appCount, session.language).rows.height - 1)
      selected = move.applied(to: selected, last: max(0, comparison.rows.count - 1), page: page)
    }
  }

  private var appCount: Int {
    max(comparison.left.scenario.apps.count, comparison.right.scenario.apps.count)
  }

  // MARK: Drawing

  /// The rectangles inside the box.
  private struct Areas {
    let heading: Rect
    let rows: Rect
    /// The rectangle of the selected row's full text; empty if there is no room.
    let detail: Rect
    /// The states of the apps.
    let states: Rect
    let form: ComparedStates.Form
    /// The columns of one side.
    let column: Int

    init(_ inner: Rect, _ appCount: Int, _ language: Language) {
      column = max(1, (inner.width - 3) / 2)
      form = ComparedStates.Form(
        column: column, height: inner.height - 1, appCount: appCount, language)
      let stateHeight = form.height
      let detailHeight = inner.height < 12 ? 0 : inner.height < 24 ? 3 : 4
      func area(_ y: Int, _ height: Int) -> Rect {
        Rect(x: inner.x, y: y, width: inner.width, height: max(0, height))
      }
      heading = area(inner.y, 1)
      let below = stateHeight + detailHeight + (detailHeight > 0 ? 1 : 0)
      rows = area(inner.y + 1, inner.height - 1 - below)
      detail = area(rows.maxY + 1, detailHeight)
      states = area(inner.maxY - stateHeight, stateHeight)
    }

    /// The part of an area that belongs to one side.
    func part(_ area: Rect, _ side: Comparison.Side) -> Rect {
      Rect(
        x: side == .left ? area.x : area.maxX - column, y: area.y, width: column,
        height: area.height)
    }
  }

  package func keys(in session: borrowing Session) -> [KeyHint] {
    let words = session.phrases.keyHints
    if showsTable {
      return [
        KeyHint(session.keymap, .move(.up), .move(.down), label: words.scroll),
        KeyHint(session.keymap, .view(.leave), label: words.close),
        KeyHint("m", label: words.entries),
        KeyHint("y", label: words.copy),
      ]
    }
    var hints = [
      KeyHint(session.keymap, .view(.leave), label: words.close),
      KeyHint("n", "N", label: words.differences),
      KeyHint(session.keymap, .move(.up), .move(.down), label: words.select),
      KeyHint("m", label: words.methods),
      KeyHint("v", label: words.versions),
    ]
    if !comparison.rows.isEmpty { hints.append(KeyHint("y", label: words.copy)) }
    hints.append(KeyHint(session.keymap, .move(.left), .move(.right), label: words.sideways))
    if address != nil { hints.append(KeyHint("Y", label: words.copyLink)) }
    return hints
  }

  /// The selected row, as each side says it, or the table.
  package func copied(by key: Key, in session: borrowing Session) -> String? {
    if showsTable {
      guard key == "y" else { return nil }
      return table.lines(width: nil).joined(separator: "\n") + "\n"
    }
    if key == "Y" { return address }
    guard key == "y", let row else { return nil }
    let phrases = session.phrases
    if row.match == .same { return text(of: row, .left, phrases).map { $0 + "\n" } }
    return Comparison.Side.allCases.compactMap { side in
      text(of: row, side, phrases).map { phrases.labeled(named.name(side), text: $0) + "\n" }
    }.joined()
  }

  /// The selected row; nil if there is none.
  private var row: Comparison.Row? {
    comparison.rows.indices.contains(selected) ? comparison.rows[selected] : nil
  }

  /// The first address among the sources of the selected row's rule.
  private var address: String? {
    guard let row, !showsTable else { return nil }
    let entry = comparison.entry(of: row, .right) ?? comparison.entry(of: row, .left)
    return entry?.rule.origin.sources.lazy.compactMap { $0.place.address }.first
  }

  /// Returns one side of a row, in one line; nil if that side has nothing.
  private func text(
    of row: Comparison.Row, _ side: Comparison.Side, _ phrases: Phrases
  ) -> String? {
    guard let entry = comparison.entry(of: row, side) else { return nil }
    let time = phrases.moment(TimeText.stamp(entry.time))
    let app = appCount > 1 ? entry.app : nil
    let line = LogLine(entry, phrases: phrases)
    return ([time, app, line.mark, line.wholeText, note(on: row, side, phrases)] as [String?])
      .compactMap { $0 }.joined(separator: " ")
  }

  /// Returns the method that is called instead at another place, or instead of this one; nil for
  /// none.
  private func note(
    on row: Comparison.Row, _ side: Comparison.Side, _ phrases: Phrases
  ) -> String? {
    guard let index = row.counterpart else { return nil }
    let other = comparison[side.other].entries[index]
    let time = phrases.moment(TimeText.stamp(other.time))
    let subject = phrases.record.subject(of: other)
    let words = phrases.compare
    return side == .left
      ? "(\(words.calledInstead(subject, at: time)))" : "(\(words.insteadOf(subject, at: time)))"
  }

  package func draw(_ session: Session, in layout: Layout, on canvas: inout Canvas) {
    let box = OverlayBox(layout)
    let words = session.phrases.compare
    let inner = box.inner
    let count = comparison.rows.count
    box.draw(
      title: words.title(left: named.left, right: named.right),
      note: showsTable || count == 0 ? "" : session.phrases.rowPosition(selected + 1, of: count),
      on: &canvas)
    guard inner.width > 20, inner.height > 2 else { return }
    if showsTable { return drawTable(in: inner, on: &canvas) }
    let areas = Areas(inner, appCount, session.language)
    let states = ComparedStates(
      comparison: comparison, row: selected, form: areas.form, phrases: session.phrases)
    for side in Comparison.Side.allCases {
      let part = areas.part(areas.heading, side)
      canvas.write(
        TextWidth.cut(named.name(side), to: part.width), at: Point(part.x, part.y), style: .strong,
        in: part)
      drawDetail(side, in: areas.part(areas.detail, side), session, on: &canvas)
      states.draw(side, in: areas.part(areas.states, side), on: &canvas)
    }
    drawRows(areas, session, on: &canvas)
    if comparison.isSame {
      let place = Point(areas.rows.x, areas.heading.y)
      canvas.write(
        " \(words.nothingDiffers) ", at: place.moved(by: Point(areas.column / 2, 0)),
        in: areas.heading)
    }
  }

  private func drawTable(in area: Rect, on canvas: inout Canvas) {
    let lines = table.lines(width: area.width)
    let first = max(0, min(top, lines.count - area.height))
    for (offset, line) in lines.dropFirst(first).prefix(area.height).enumerated() {
      // The titles of parts begin at the left edge.
      let isTitle = !line.hasPrefix(" ")
      canvas.write(
        line, at: Point(area.x, area.y + offset), style: isTitle ? .title : .plain, in: area)
    }
  }

  private func drawRows(_ areas: Areas, _ session: Session, on canvas: inout Canvas) {
    let height = areas.rows.height
    // The selected row stays in the middle, as far as the ends allow.
    let first = max(0, min(selected - height / 2, comparison.rows.count - height))
    for (offset, row) in comparison.rows.dropFirst(first).prefix(height).enumerated() {
      let area = areas.rows.row(offset)
      for side in Comparison.Side.allCases {
        guard let entry = comparison.entry(of: row, side) else { continue }
        let other = comparison.entry(of: row, side.other)
        draw(
          entry, of: side, besides: other, in: areas.part(area, side), session, on: &canvas)
      }
      canvas.write(
        row.match.sign, at: Point(area.x + areas.column + 1, area.y), style: .strong, in: area)
      if first + offset == selected { canvas.restyle(area) { $0 = Style(.standard, .reverse) } }
    }
  }

  /// One side of a row: time, app, sign, and as much of its text as there is room for.
  ///
  /// - Parameter other: what the other side says instead, from which the text must look different.
  private func draw(
    _ entry: Trace.Entry, of side: Comparison.Side, besides other: Trace.Entry?, in area: Rect,
    _ session: Session, on canvas: inout Canvas
  ) {
    let line = LogLine(entry, phrases: session.phrases)
    let stamp = session.phrases.moment(TimeText.stamp(entry.time))
    let timeWidth = 6
    canvas.write(
      stamp, at: Point(area.x + max(0, timeWidth - TextWidth.of(stamp)), area.y), in: area)
    var x = area.x + timeWidth + 1
    let apps = comparison[side].scenario.apps
    if apps.count > 1 {
      if let index = apps.firstIndex(where: { $0.name == entry.app }) {
        canvas.write("\(index + 1)", at: Point(x, area.y), in: area)
      }
      x += place(of: apps.count)
    }
    canvas.write(line.mark, at: Point(x, area.y), style: line.style, in: area)
    x += 2
    let room = area.maxX - x
    let text: String
    if hidden == 0, let other {
      let otherLine = LogLine(other, phrases: session.phrases)
      let isWide = max(TextWidth.of(line.wholeText), TextWidth.of(otherLine.wholeText)) > room
      text = TextWidth.cut(
        isWide ? line.distinctText : line.wholeText, to: room,
        differingFrom: isWide ? otherLine.distinctText : otherLine.wholeText)
    } else {
      text = TextWidth.cut(Self.text(line.wholeText, from: hidden), to: room)
    }
    canvas.write(text, at: Point(x, area.y), style: line.style, in: area)
  }

  /// The columns that the number of an app takes.
  private func place(of count: Int) -> Int { count < 10 ? 1 : 2 }

  /// A text without its first columns.
  private static func text(_ text: String, from column: Int) -> String {
    var scalars = text.unicodeScalars[...]
    var left = column
    while left > 0, let first = scalars.popFirst() { left -= TextWidth.columnsOf(first) }
    return String(scalars)
  }

  /// Draws the selected row's full text.
  private func drawDetail(
    _ side: Comparison.Side, in area: Rect, _ session: Session, on canvas: inout Canvas
  ) {
    guard area.height > 0, let row, let entry = comparison.entry(of: row, side) else { return }
    var lines = LogLine(entry, phrases: session.phrases).lines(columns: area.width)
      .map { $0.tail.isEmpty ? $0.text : $0.text + " " + $0.tail }
    if let note = note(on: row, side, session.phrases) {
      lines += TextWidth.wrap(note, to: area.width)
    }
    for (offset, line) in lines.prefix(area.height).enumerated() {
      canvas.write(line, at: Point(area.x, area.y + offset), in: area)
    }
  }
}
