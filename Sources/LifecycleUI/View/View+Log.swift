// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis

/// The rows of the log that the user looks at.
extension View {
  /// The log moves by rows, each of which takes the lines it needs at this width.
  mutating func moveLog(_ move: Command.Move, in run: Run) {
    if run.timeline.log.isEmpty { return }
    withLogPage(of: run, in: layout(of: run)) { cursor, page, height in
      cursor.move(move, in: page.log, height: height) { page.lineCount($0) }
    }
  }

  /// The form in which the panel shows the log, which the user may have chosen.
  func logForm(of run: Run) -> LogForm { kept.logForm ?? run.standardLogForm }

  /// The log is shown in its other form, and the same row stays selected. Returns what is said.
  mutating func turnLogForm(of run: Run) -> Message {
    let form = logForm(of: run).other
    kept.logForm = form == run.standardLogForm ? nil : form
    fold = LogFold()
    if let selection = cursor.selection(in: run.timeline.log) { select(selection, in: run) }
    let words = run.phrases.logRows
    return Message(.info, form == .byCause ? words.isByCause : words.isComplete)
  }

  /// Returns the log as far as it is drawn: a state that is not drawn yet is not told either.
  private func shownLog(of run: Run) -> Log {
    var log = run.timeline.log
    if let row = motion.firstWaitingRow { log.limit(to: min(row, log.end)) }
    return log
  }

  /// Returns the log as a panel of that width shows it, as far as it is known from before.
  func logPage(of run: Run, width: Int) -> LogPage {
    let form = logForm(of: run)
    let format = LogFormat(
      form: form, language: run.language,
      columns: LogPanel.textColumns(run.device, form, width: width),
      isNarrow: LogPanel.isNarrow(width: width), foldKey: start.keymap.key(of: .view(.confirm)))
    return LogPage(
      shownLog(of: run), format, fold, running: form == .byCause ? run.callsInProgress : [],
      known: knownBlocks)
  }

  /// Hands over the cursor, the log as its panel shows it, and the height of that. Rows that were broken
  /// into lines are kept: the next key, and the next frame, ask for nearly the same ones.
  private mutating func withLogPage(
    of run: Run, in layout: Layout, _ change: (inout LogCursor, inout LogPage, Int) -> Void
  ) {
    if run.timeline.log.isEmpty { return }
    let height = max(1, layout.log.height)
    var page = logPage(of: run, width: layout.log.width)
    // Taken out, so that they can be changed where they are.
    knownBlocks = KnownBlocks()
    // Nothing is folded while somebody reads.
    if cursor.follows { page.foldOlder(height: height) }
    change(&cursor, &page, height)
    knownBlocks = page.blocks
    fold = page.fold
  }

  /// Breaks the rows in sight into lines once, not for every frame. Returns the part of the log
  /// that its panel shows; nil if there is nothing to see.
  @discardableResult
  mutating func keepRowsInSight(of run: Run, in layout: Layout) -> LogCursor.Window? {
    if layout.log.isEmpty { return nil }
    var window: LogCursor.Window?
    withLogPage(of: run, in: layout) { cursor, page, height in
      window = cursor.window(in: page.log, height: height) { page.lineCount($0) }
    }
    return window
  }

  /// A row of the log is selected, and the log has the keys.
  mutating func selectRow(_ number: Int, in run: Run) {
    focus = .log
    select(number, in: run)
  }

  private mutating func select(_ number: Int, in run: Run) {
    withLogPage(of: run, in: layout(of: run)) { cursor, page, height in
      let shown = page.show(number)
      cursor.select(shown, in: page.log, height: height) { page.lineCount($0) }
    }
  }

  /// Unfolds the event of the selected row, or of the one of a number; false if it is not folded.
  mutating func unfold(_ number: Int? = nil, in run: Run) -> Bool {
    guard let row = number ?? cursor.selection(in: run.timeline.log) else { return false }
    var isUnfolded = false
    withLogPage(of: run, in: layout(of: run)) { cursor, page, height in
      isUnfolded = page.unfold(row)
      if isUnfolded {
        cursor.select(row, in: page.log, height: height) { page.lineCount($0) }
      }
    }
    return isUnfolded
  }

  // MARK: Search

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
    _ direction: TravelDirection, isNew: Bool = false, in run: Run
  ) -> Message {
    let words = run.phrases.messages
    guard !search.term.isEmpty else {
      return Message(.info, words.nothingSearched(start.keymap.key(of: .session(.search))))
    }
    let log = run.timeline.log
    let matches = search.matches(in: log, logForm(of: run), phrases: run.phrases)
    guard !matches.isEmpty else { return Message(.info, words.noMatch(search.term)) }
    let selection = cursor.selection(in: log)
    var index: Int
    switch direction {
    case .forward:
      let from = selection.map { isNew ? $0 : $0 + 1 } ?? log.first
      index = matches.lowerBound { $0 >= from }
      if index == matches.endIndex { index = matches.startIndex }
    case .backward:
      index = matches.lowerBound { $0 >= selection ?? log.end } - 1
      if index < matches.startIndex { index = matches.endIndex - 1 }
    }
    select(matches[index], in: run)
    return Message(.info, words.matches(index - matches.startIndex + 1, of: matches.count))
  }
}
