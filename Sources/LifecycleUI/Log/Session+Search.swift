// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

extension Session {
  enum Direction {
    case forward
    case backward
  }

  /// The log moves by rows, each of which takes the lines it needs at this width.
  mutating func moveLog(_ move: Command.Move) {
    if log.isEmpty { return }
    withLineCounts { cursor, log, height, lines in
      cursor.move(move, in: log, height: height, lines: lines)
    }
  }

  /// Hands over the cursor, the log, the lines there are for it, and how many each row takes. Rows
  /// that were broken into lines are kept: the next key, and the next frame, ask for nearly the
  /// same ones.
  private mutating func withLineCounts(
    _ change: (inout LogCursor, Log, Int, (Int) -> Int) -> Void
  ) {
    let area = layout.log
    let columns = LogPanel.textColumns(self, width: area.width)
    let (log, start) = (self.log, start)
    // Taken out, so that they can be changed where they are.
    var rows = view.knownRows.take(of: log, columns: columns)
    change(&view.cursor, log, max(1, area.height)) { number in
      if let row = rows[number] { return row.lines.count }
      let row = LogPanel.row(number, of: log, columns: columns, start.language.phrases)
      rows[number] = row
      return row.lines.count
    }
    view.knownRows = KnownRows(rows, of: log, columns: columns)
  }

  /// What the log's panel shows; the rows in sight are broken into lines once, not for every frame.
  /// Nil where there is nothing to see.
  @discardableResult
  mutating func keepRowsInSight() -> LogCursor.Window? {
    if log.isEmpty || layout.log.isEmpty { return nil }
    var window: LogCursor.Window?
    withLineCounts { cursor, log, height, lines in
      window = cursor.window(in: log, height: height, lines: lines)
    }
    return window
  }

  /// A row of the log is selected, and the log has the keys.
  mutating func selectRow(_ number: Int) {
    focus = .log
    withLineCounts { cursor, log, height, lines in
      cursor.select(number, in: log, height: height, lines: lines)
    }
  }

  /// The user typed what to search for: the log is shown at the first row from here that has it.
  mutating func search(for term: String) {
    view.search = LogSearch(term)
    guard !term.isEmpty else { return }
    focus = .log
    findMatch(.forward, isNew: true)
  }

  /// The next or the previous row with what is searched for; after the last comes the first.
  mutating func findMatch(_ direction: Direction, isNew: Bool = false) {
    guard !view.search.term.isEmpty else {
      message = Message(.info, phrases.messages.nothingSearched)
      return
    }
    let matches = view.search.matches(in: log, phrases: phrases)
    guard !matches.isEmpty else {
      message = Message(.info, phrases.messages.noMatch(view.search.term))
      return
    }
    let selection = view.cursor.selection(in: log)
    var place: Int
    switch direction {
    case .forward:
      let from = selection.map { isNew ? $0 : $0 + 1 } ?? log.first
      place = LogSearch.place(of: from, in: matches)
      if place == matches.endIndex { place = matches.startIndex }
    case .backward:
      place = LogSearch.place(of: selection ?? log.end, in: matches) - 1
      if place < matches.startIndex { place = matches.endIndex - 1 }
    }
    withLineCounts { cursor, log, height, lines in
      cursor.select(matches[place], in: log, height: height, lines: lines)
    }
    message = Message(
      .info, phrases.messages.matches(place - matches.startIndex + 1, matches.count))
  }

  /// Rows of the log broken into lines, by their numbers, and what they depend on.
  struct KnownRows: Sendable {
    private var columns = 0
    private var generation = 0
    private var rows: [Int: LogPanel.Shown] = [:]

    init() {}

    init(_ rows: [Int: LogPanel.Shown], of log: Log, columns: Int) {
      self.columns = columns
      generation = log.generation
      // Far more than a screen has.
      self.rows = rows.count > 300 ? [:] : rows
    }

    /// The rows, as far as they are still right.
    func rows(of log: Log, columns: Int) -> [Int: LogPanel.Shown] {
      self.columns == columns && generation == log.generation ? rows : [:]
    }

    /// The same, and none are left here.
    mutating func take(of log: Log, columns: Int) -> [Int: LogPanel.Shown] {
      defer { rows = [:] }
      return rows(of: log, columns: columns)
    }
  }
}
