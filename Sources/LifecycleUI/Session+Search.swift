// SPDX-License-Identifier: Apache-2.0

extension Session {
  enum Direction {
    case forward
    case backward
  }

  /// How many lines the log has.
  var logHeight: Int { max(1, Layout(size).log.height) }

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
    let panel = LogPanel(self)
    log.select(row, height: logHeight) { panel.lineCount($0) }
    let place = (matches.firstIndex(of: row) ?? 0) + 1
    message = Message(.info, phrases.messages.matches(place, matches.count))
  }
}
