// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis

/// The rows of the log that the user looks at.
extension View {
  /// The log moves by rows, each of which takes the lines it needs at this width.
  mutating func moveLog(_ move: Command.Move, in run: Run) {
    if run.timeline.log.isEmpty { return }
    withLineCounts(of: run, in: layout(of: run)) { cursor, log, height, lines in
      cursor.move(move, in: log, height: height, lines: lines)
    }
  }

  /// Hands over the cursor, the log, the lines there are for it, and how many each row takes. Rows
  /// that were broken into lines are kept: the next key, and the next frame, ask for nearly the
  /// same ones.
  private mutating func withLineCounts(
    of run: Run, in layout: Layout, _ change: (inout LogCursor, Log, Int, (Int) -> Int) -> Void
  ) {
    let log = run.timeline.log
    if log.isEmpty { return }
    let area = layout.log
    let columns = LogPanel.textColumns(run.device, width: area.width)
    // Taken out, so that they can be changed where they are.
    var rows = knownRows.take(of: log, columns: columns)
    change(&cursor, log, max(1, area.height)) { number in
      if let row = rows[number] { return row.lines.count }
      let row = LogPanel.row(number, of: log, columns: columns, run.phrases)
      rows[number] = row
      return row.lines.count
    }
    knownRows = KnownRows(rows, of: log, columns: columns)
  }

  /// Breaks the rows in sight into lines once, not for every frame. Returns the part of the log
  /// that its panel shows; nil if there is nothing to see.
  @discardableResult
  mutating func keepRowsInSight(of run: Run, in layout: Layout) -> LogCursor.Window? {
    if layout.log.isEmpty { return nil }
    var window: LogCursor.Window?
    withLineCounts(of: run, in: layout) { cursor, log, height, lines in
      window = cursor.window(in: log, height: height, lines: lines)
    }
    return window
  }

  /// A row of the log is selected, and the log has the keys.
  mutating func selectRow(_ number: Int, in run: Run) {
    focus = .log
    select(number, in: run)
  }

  private mutating func select(_ number: Int, in run: Run) {
    withLineCounts(of: run, in: layout(of: run)) { cursor, log, height, lines in
      cursor.select(number, in: log, height: height, lines: lines)
    }
  }

  // MARK: Search

  enum Direction {
    case forward
    case backward
  }

  /// The user typed what to search for: the log is shown at the first row from here that has it.
  mutating func search(for term: String, in run: Run) -> Message? {
    search = LogSearch(term)
    guard !term.isEmpty else { return run.message }
    focus = .log
    return findMatch(.forward, isNew: true, in: run)
  }

  /// The next or the previous row with what is searched for; after the last comes the first.
  ///
  /// - Returns: what is said of it.
  mutating func findMatch(
    _ direction: Direction, isNew: Bool = false, in run: Run
  ) -> Message {
    let words = run.phrases.messages
    guard !search.term.isEmpty else {
      return Message(.info, words.nothingSearched(start.keymap.key(of: .session(.search))))
    }
    let log = run.timeline.log
    let matches = search.matches(in: log, phrases: run.phrases)
    guard !matches.isEmpty else { return Message(.info, words.noMatch(search.term)) }
    let selection = cursor.selection(in: log)
    var index: Int
    switch direction {
    case .forward:
      let from = selection.map { isNew ? $0 : $0 + 1 } ?? log.first
      index = LogSearch.index(of: from, in: matches)
      if index == matches.endIndex { index = matches.startIndex }
    case .backward:
      index = LogSearch.index(of: selection ?? log.end, in: matches) - 1
      if index < matches.startIndex { index = matches.endIndex - 1 }
    }
    select(matches[index], in: run)
    return Message(.info, words.matches(index - matches.startIndex + 1, of: matches.count))
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
