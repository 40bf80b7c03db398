// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// All events by group in columns, one of them selected and explained below: what the line of commands
/// shows before anything is typed.
struct EventList {
  /// An event, or a line that was entered before.
  struct Entry {
    /// The line that does it, as it is typed.
    let line: String
    let label: String
    var key: Key?
    /// Nil for a line that was entered before.
    var kind: SystemEvent.Kind?
    var event: SystemEvent?
    var isPossible = true
  }

  /// A line of a column.
  fileprivate enum Line {
    case heading(String)
    /// An entry by its index.
    case entry(Int)
    case blank
  }

  private(set) var entries: [Entry] = []
  /// The headings with the indices of their entries.
  private var groups: [(heading: String, indices: Range<Int>)] = []
  private(set) var selected = 0
  private let keyColumns: Int
  private let cellWidth: Int

  init(_ run: Run, _ keymap: Keymap, history: [String]) {
    let phrases = run.phrases
    for group in Command.Group.allCases {
      let kinds = SystemEvent.Kind.allCases.filter { Command.Group($0.group) == group }
      if kinds.isEmpty { continue }
      let start = entries.count
      for kind in kinds {
        let event = run.device.event(kind, for: run.focusedReference)
        entries.append(
          Entry(
            line: event?.description ?? kind.phrase, label: phrases.words(for: kind).label,
            key: keymap.key(for: kind), kind: kind, event: event,
            isPossible: event.map { run.device.isPossible($0) } ?? false))
      }
      groups.append((phrases.group(group), start..<entries.count))
    }
    if !history.isEmpty {
      let start = entries.count
      entries += history.prefix(Self.mostLines).map { Entry(line: $0, label: $0) }
      groups.append((phrases.palette.enteredBefore, start..<entries.count))
    }
    keyColumns = 1
    cellWidth = entries.reduce(0) { widest, entry in
      if entry.kind == nil { return widest }
      let key = max(1, TextWidth.of(entry.key?.name ?? ""))
      return max(widest, key + 4 + TextWidth.of(entry.label))
    }
    let suggested = run.actions(keymap).suggested
    selected = entries.firstIndex { $0.kind == suggested } ?? 0
  }

  /// The list as things are now, with the same selection.
  mutating func follow(_ run: Run) {
    for index in entries.indices {
      guard let kind = entries[index].kind else { continue }
      let event = run.device.event(kind, for: run.focusedReference)
      entries[index].event = event
      entries[index].isPossible = event.map { run.device.isPossible($0) } ?? false
    }
  }

  /// The most lines that were entered before.
  private static let mostLines = 5

  /// The number of events that are possible now.
  var possible: Int { entries.count { $0.kind != nil && $0.isPossible } }

  // MARK: Columns

  /// The list on a screen: its columns, and the rows of them that are in sight.
  struct Grid {
    fileprivate let columns: [[Line]]
    fileprivate let cellWidth: Int
    /// The rows of the longest column.
    let rows: Int
    /// The rows that are in sight.
    let seen: Range<Int>
    let box: OverlayBox

    /// The place of the list.
    var area: Rect {
      Rect(x: box.inner.x, y: box.inner.y, width: box.inner.width, height: seen.count)
    }

    /// The column and the row of an entry.
    fileprivate func place(of index: Int) -> (column: Int, row: Int)? {
      for (column, lines) in columns.enumerated() {
        for (row, line) in lines.enumerated() {
          if case .entry(index) = line { return (column, row) }
        }
      }
      return nil
    }
  }

  /// Returns the list as it stands above the line of commands.
  func grid(in layout: Layout) -> Grid {
    let width = layout.size.width
    let inner = width - 4
    let most = max(1, inner / cellWidth)
    let columns = packed(into: most)
    let rows = columns.reduce(0) { max($0, $1.count) }
    let explained = Self.explanationRows(in: layout) + 1
    let highest = layout.message.y - 1
    let height = min(highest, rows + explained + 2)
    let visible = max(1, height - 2 - explained)
    let box = OverlayBox(Rect(x: 0, y: layout.message.y - height, width: width, height: height))
    let grid = Grid(
      columns: columns, cellWidth: inner / max(1, columns.count), rows: rows, seen: 0..<visible,
      box: box)
    let row = grid.place(of: selected)?.row ?? 0
    // The selected row stays in the middle, as far as the ends allow.
    let first = max(0, min(row - visible / 2, rows - visible))
    return Grid(
      columns: columns, cellWidth: grid.cellWidth, rows: rows,
      seen: first..<min(rows, first + visible), box: box)
  }

  /// The rows of the explanation.
  private static func explanationRows(in layout: Layout) -> Int { layout.size.height >= 20 ? 3 : 2 }

  /// The groups one below the other, in columns of about the same height. A heading is never the last
  /// of its column.
  private func packed(into count: Int) -> [[Line]] {
    var lines: [Line] = []
    for group in groups {
      if !lines.isEmpty { lines.append(.blank) }
      lines.append(.heading(group.heading))
      lines += group.indices.map { Line.entry($0) }
    }
    var rows = (lines.count + count - 1) / count
    while true {
      let columns = Self.broken(lines, at: rows)
      if columns.count <= count { return columns }
      rows += 1
    }
  }

  private static func broken(_ lines: [Line], at rows: Int) -> [[Line]] {
    var columns: [[Line]] = [[]]
    for line in lines {
      var isHeading = false
      var isBlank = false
      switch line {
      case .heading: isHeading = true
      case .blank: isBlank = true
      case .entry: break
      }
      let last = columns.count - 1
      let isFull = columns[last].count >= rows || isHeading && columns[last].count == rows - 1
      if isFull { columns.append([]) }
      // A column doesn't begin with a blank.
      if isBlank, columns[columns.count - 1].isEmpty { continue }
      columns[columns.count - 1].append(line)
    }
    return columns
  }

  // MARK: The selection

  var selection: Entry? { entries.indices.contains(selected) ? entries[selected] : nil }

  /// Moves the selection: up and down in its column, to the side to the nearest entry.
  mutating func move(_ move: Command.Move, in layout: Layout) {
    let grid = grid(in: layout)
    guard let (column, row) = grid.place(of: selected) else { return }
    switch move {
    case .up: selected = max(0, selected - 1)
    case .down: selected = min(entries.count - 1, selected + 1)
    case .left: select(nearest: row, in: grid, column: column - 1)
    case .right: select(nearest: row, in: grid, column: column + 1)
    case .pageUp: select(nearest: row - grid.seen.count, in: grid, column: column)
    case .pageDown: select(nearest: row + grid.seen.count, in: grid, column: column)
    case .first: selected = 0
    case .last: selected = entries.count - 1
    }
  }

  private mutating func select(nearest row: Int, in grid: Grid, column: Int) {
    guard grid.columns.indices.contains(column) else { return }
    var best: (distance: Int, index: Int)?
    for (other, line) in grid.columns[column].enumerated() {
      guard case .entry(let index) = line else { continue }
      let distance = abs(other - row)
      if best.map({ distance < $0.distance }) ?? true { best = (distance, index) }
    }
    if let best { selected = best.index }
  }

  /// Selects the entry at a point. Returns true if it was selected before; nil beside the entries.
  mutating func select(at point: Point, in layout: Layout) -> Bool? {
    let grid = grid(in: layout)
    guard grid.area.contains(point) else { return nil }
    let column = (point.x - grid.area.x) / max(1, grid.cellWidth)
    let row = grid.seen.lowerBound + point.y - grid.area.y
    guard grid.columns.indices.contains(column), grid.columns[column].indices.contains(row),
      case .entry(let index) = grid.columns[column][row]
    else { return nil }
    if index == selected { return true }
    selected = index
    return false
  }

  // MARK: Drawing

  func draw(_ session: Session, in layout: Layout, on canvas: inout Canvas) {
    let grid = grid(in: layout)
    let phrases = session.phrases
    let words = phrases.palette
    let count = SystemEvent.Kind.allCases.count
    let title = words.events(possible: possible, of: count)
    var note = words.typeToFind
    if grid.seen.count < grid.rows {
      note = words.rows(grid.seen.lowerBound + 1, to: grid.seen.upperBound, of: grid.rows)
      // The title has two numbers too: neither is cut.
      if TextWidth.of(title) + TextWidth.of(note) > grid.box.rect.width - 9 {
        note = phrases.rowPosition(grid.seen.upperBound, of: grid.rows)
      }
    }
    grid.box.draw(title: title, note: note, on: &canvas)
    for (index, lines) in grid.columns.enumerated() {
      for row in grid.seen where lines.indices.contains(row) {
        let cell = Rect(
          x: grid.area.x + index * grid.cellWidth, y: grid.area.y + row - grid.seen.lowerBound,
          width: grid.cellWidth - 1, height: 1)
        draw(lines[row], in: cell, on: &canvas)
      }
    }
    let y = grid.area.maxY
    canvas.line(
      from: Point(grid.box.rect.x, y), to: Point(grid.box.rect.maxX - 1, y), style: .frame)
    let inner = grid.box.inner
    let rest = Rect(x: inner.x, y: y + 1, width: inner.width, height: inner.maxY - y - 1)
    drawExplanation(session, in: rest, on: &canvas)
  }

  private func draw(_ line: Line, in cell: Rect, on canvas: inout Canvas) {
    switch line {
    case .blank: break
    case .heading(let text):
      canvas.write(
        TextWidth.cut(text, to: cell.width), at: Point(cell.x, cell.y), style: .title, in: cell)
    case .entry(let index):
      let entry = entries[index]
      if entry.kind == nil {
        canvas.write(
          TextWidth.cut(entry.line, to: cell.width - 1), at: Point(cell.x + 1, cell.y), in: cell)
      } else {
        canvas.write(
          event: entry.label, key: entry.key, keyColumns: keyColumns,
          isPossible: entry.isPossible, in: cell)
      }
      if index == selected { canvas.restyle(cell) { $0 = .selected } }
    }
  }

  private func drawExplanation(_ session: Session, in rect: Rect, on canvas: inout Canvas) {
    guard let selection, !rect.isEmpty else { return }
    let phrases = session.phrases
    let line = ":" + selection.line
    let lineColumns = TextWidth.of(line)
    let name = selection.kind.map { phrases.sentence(phrases.words(for: $0).name) } ?? ""
    let fits = TextWidth.of(name) + lineColumns + 3 <= rect.width
    canvas.write(
      TextWidth.cut(name, to: rect.width), at: Point(rect.x, rect.y), style: .strong, in: rect)
    if fits { canvas.write(trailing: line, y: rect.y, in: rect, style: .quiet) }
    guard let event = selection.event else { return }
    let below = Rect(x: rect.x, y: rect.y + 1, width: rect.width, height: rect.height - 1)
    canvas.write(paragraph: explanation(of: event, in: session), in: below)
  }

  /// Says what an event would do now, or why it is not possible and what would make it so.
  private func explanation(of event: SystemEvent, in session: Session) -> String {
    let run = session.run
    if let refusal = run.device.refusal(of: event) {
      return run.refusalReason(refusal, in: session.view.voice(for: run))
    }
    // A user who is to predict the next event is not told.
    if run.start.predictsFirst || run.isAsking || run.timeline.isConcealed || run.lesson != nil {
      return ""
    }
    // The consequences depend on a hosted app's own code: in a copy, which no process answers, each of its
    // calls would run into the watchdog.
    if run.hosting != nil { return "" }
    let phrases = session.phrases
    var copy = run.device
    var states: [(app: String, names: [String])] = []
    for entry in copy.doAndSettle(event) {
      guard case .state(_, let state, _) = entry.kind, let app = entry.app else { continue }
      if states.last?.app != app { states.append((app, [])) }
      states[states.count - 1].names.append(phrases.state(state))
    }
    if states.isEmpty { return phrases.palette.noChange }
    return phrases.palette.next(
      states.map { app, names in
        let list = names.joined(separator: " → ")
        return app == run.focused?.name ? list : phrases.labeled(app, text: list)
      }.joined(separator: "; "))
  }
}
