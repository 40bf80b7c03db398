// SPDX-License-Identifier: Apache-2.0

extension Session {
  enum Direction {
    case forward
    case backward
  }

  /// The log moves by rows, each of which takes the lines it needs at this width.
  mutating func moveLog(_ move: Command.Move) {
    withLineCounts { log, height, lines in log.move(move, height: height, lines: lines) }
  }

  /// Hands over the log, the lines there are for it, and how many each row takes. Rows that were
  /// broken into lines are kept: the next key, and the next frame, ask for nearly the same ones.
  private mutating func withLineCounts(_ change: (inout Log, Int, (Int) -> Int) -> Void) {
    let area = layout.log
    let panel = LogPanel(self, width: area.width)
    let columns = panel.textColumns
    var known = knownRows.width == columns ? knownRows.rows : [:]
    // Far more than a screen has.
    if known.count > 300 { known = [:] }
    change(&log, max(1, area.height)) { number in
      if let row = known[number] { return row.lines.count }
      let row = panel.row(number)
      known[number] = row
      return row.lines.count
    }
    knownRows = (columns, known)
  }

  /// The person typed what to search for: the log is shown at the first row from here that has it.
  mutating func search(for term: String) {
    log.term = term
    guard !term.isEmpty else { return }
    focus = .log
    findMatch(.forward, isNew: true)
  }

  /// The next or the previous row with what is searched for; after the last comes the first.
  mutating func findMatch(_ direction: Direction, isNew: Bool = false) {
    guard !log.term.isEmpty else {
      message = Message(.info, phrases.messages.nothingSearched)
      return
    }
    let matches = log.matches(in: phrases)
    guard let first = matches.first, let last = matches.last else {
      message = Message(.info, phrases.messages.noMatch(log.term))
      return
    }
    let row: Int
    switch direction {
    case .forward:
      let from = log.selection.map { isNew ? $0 : $0 + 1 } ?? log.first
      row = matches.first { $0 >= from } ?? first
    case .backward:
      let before = log.selection ?? log.end
      row = matches.last { $0 < before } ?? last
    }
    withLineCounts { log, height, lines in log.select(row, height: height, lines: lines) }
    let place = (matches.firstIndex(of: row) ?? 0) + 1
    message = Message(.info, phrases.messages.matches(place, matches.count))
  }
}
