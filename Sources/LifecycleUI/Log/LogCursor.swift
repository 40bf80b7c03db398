// SPDX-License-Identifier: Apache-2.0

import Languages

/// The user's position in the log: at the newest rows, or at a selected one.
package struct LogCursor: Hashable, Sendable {
  /// The selected row's number; nil while the newest is followed.
  private var chosen: Int?
  /// The first row on the screen while the newest is not followed.
  private var top = 0
  /// The rows at the top while the newest is followed and the moment that is shown changes.
  private var held: Window?
  /// The rows that a panel shows.
  struct Window: Hashable, Sendable {
    /// The numbers of the rows that are whole.
    let rows: Range<Int>
    /// The number of lines of the row before them that are seen above.
    var linesAbove = 0
  }

  /// True if the newest row is kept in sight.
  package var follows: Bool { chosen == nil }

  /// The selected row, if it is still in the log; else the oldest that is.
  package func selection(in log: Log) -> Int? {
    guard let chosen, !log.isEmpty else { return nil }
    return min(max(log.first, chosen), log.end - 1)
  }

  /// The newest row is kept in sight again. Where a window is given, its rows stay where they are
  /// while the newest fits below them and the panel is half full: a step through time then changes
  /// few lines.
  mutating func follow(holding window: Window? = nil) {
    chosen = nil
    held = window
  }

  /// Returns the rows of a panel of that height, where a row may take several lines: the newest
  /// rows while they are followed, and such that the selected one is among them otherwise. A row
  /// without lines is told by another one, or folded.
  func window(
    in log: Log, height: Int, lines: (Int) -> Int = { _ in 1 }
  ) -> Window {
    let (first, end) = (log.first, log.end)
    guard height > 0, !log.isEmpty else { return Window(rows: end..<end) }
    if let held = heldWindow(in: log, height: height, lines: lines) { return held }
    let selected = selection(in: log)
    let last = selected ?? end - 1
    // From the selected row, or the newest, back to where the view begins; no further than fits.
    let highest = selected == nil ? first : min(max(top, first), last)
    var start = last
    var used = lines(last)
    func extendBack(to limit: Int) {
      while start > limit {
        let more = lines(start - 1)
        if used + more > height { return }
        used += more
        start -= 1
      }
    }
    extendBack(to: highest)
    var stop = last + 1
    while stop < end {
      let more = lines(stop)
      if used + more > height { return Window(rows: start..<stop) }
      used += more
      stop += 1
    }
    // The newest row is in sight: nothing is left empty below it.
    extendBack(to: first)
    return Window(rows: start..<stop, linesAbove: start > first ? height - used : 0)
  }

  /// Returns the rows below the one that stands at the top; nil if it does not stay there.
  private func heldWindow(in log: Log, height: Int, lines: (Int) -> Int) -> Window? {
    guard follows, let held else { return nil }
    let first = held.rows.lowerBound
    guard first < log.end, first > log.first || first == log.first && held.linesAbove == 0 else {
      return nil
    }
    let rows = first..<log.end
    var used = held.linesAbove
    for row in rows {
      used += lines(row)
      if used > height { return nil }
    }
    return used * 2 >= height ? Window(rows: rows, linesAbove: held.linesAbove) : nil
  }

  /// A row is selected and in sight of a panel of that height; beyond the newest, it follows.
  mutating func select(
    _ number: Int, in log: Log, height: Int, lines: (Int) -> Int = { _ in 1 }
  ) {
    guard !log.isEmpty else { return }
    guard number < log.end else {
      chosen = nil
      return
    }
    let shown = window(in: log, height: height, lines: lines).rows
    let number = max(log.first, number)
    chosen = number
    // The view moves no more than it must.
    top = log.first
    if number < shown.upperBound {
      top = min(shown.lowerBound, number)
    } else {
      top = number
      var used = lines(number)
      while top > shown.lowerBound {
        used += lines(top - 1)
        if used > height { break }
        top -= 1
      }
    }
  }

  /// A key of the log was pressed.
  mutating func move(
    _ move: Command.Move, in log: Log, height: Int, lines: (Int) -> Int = { _ in 1 }
  ) {
    guard !log.isEmpty else { return }
    // While it follows, nothing is selected: going up begins at the newest row that has lines.
    let index = selection(in: log) ?? Self.above(log.end, by: 1, log.first, lines) ?? log.first
    var page: Int {
      max(1, window(in: log, height: height, lines: lines).rows.count { lines($0) > 0 } - 1)
    }
    func select(_ number: Int) { self.select(number, in: log, height: height, lines: lines) }
    func selectAbove(by count: Int) {
      select(Self.above(index, by: count, log.first, lines) ?? index)
    }
    func selectBelow(by count: Int) {
      if !follows { select(Self.below(index, by: count, log.end, lines)) }
    }
    switch move {
    case .up: selectAbove(by: 1)
    case .pageUp: selectAbove(by: page)
    case .first: select(Self.below(log.first - 1, by: 1, log.end, lines))
    case .down: selectBelow(by: 1)
    case .pageDown: selectBelow(by: page)
    case .last: follow()
    case .left, .right: break
    }
  }
  /// Returns the row so many rows above one, among those that have lines; the first of them if there
  /// are not so many, and nil if there is none.
  private static func above(
    _ row: Int, by count: Int, _ first: Int, _ lines: (Int) -> Int
  ) -> Int? {
    var (found, rest, index) = (Int?.none, count, row - 1)
    while rest > 0, index >= first {
      if lines(index) > 0 {
        found = index
        rest -= 1
      }
      index -= 1
    }
    return found
  }

  /// Returns the row so many rows below one, among those that have lines; the end if there are not so
  /// many.
  private static func below(
    _ row: Int, by count: Int, _ end: Int, _ lines: (Int) -> Int
  ) -> Int {
    var (rest, index) = (count, row)
    while rest > 0, index < end {
      index += 1
      if index < end, lines(index) > 0 { rest -= 1 }
    }
    return index
  }
}
