// SPDX-License-Identifier: Apache-2.0

extension Log {
  /// The newest row is kept in sight again.
  mutating func follow() {
    selection = nil
  }

  /// The numbers of the rows that are whole in a panel of that height, where a row may take
  /// several lines: the newest while they are followed, and such that the selected one is among
  /// them otherwise.
  func window(height: Int, lines: (Int) -> Int = { _ in 1 }) -> Range<Int> {
    guard height > 0, !isEmpty else { return end..<end }
    let last = selection.map { max(first, $0) } ?? end - 1
    // From the selected row, or the newest, back to where the view begins; no further than fits.
    let highest = selection == nil ? first : min(max(top, first), last)
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
      if used + more > height { return start..<stop }
      used += more
      stop += 1
    }
    // The newest row is in sight: nothing is left empty below it.
    extendBack(to: first)
    return start..<stop
  }

  /// A row is selected and in sight of a panel of that height; beyond the newest, it follows.
  mutating func select(_ number: Int, height: Int, lines: (Int) -> Int = { _ in 1 }) {
    guard !isEmpty else { return }
    guard number < end else {
      selection = nil
      return
    }
    let shown = window(height: height, lines: lines)
    let number = max(first, number)
    selection = number
    // The view moves no more than it must.
    top = first
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
  mutating func move(_ move: Command.Move, height: Int, lines: (Int) -> Int = { _ in 1 }) {
    guard !isEmpty else { return }
    // While it follows, nothing is selected: going up begins at the newest row.
    let place = selection ?? end - 1
    var page: Int { max(1, window(height: height, lines: lines).count - 1) }
    switch move {
    case .up: select(place - 1, height: height, lines: lines)
    case .pageUp: select(place - page, height: height, lines: lines)
    case .first: select(first, height: height, lines: lines)
    case .down: if selection != nil { select(place + 1, height: height, lines: lines) }
    case .pageDown: if selection != nil { select(place + page, height: height, lines: lines) }
    case .last: follow()
    case .left, .right: break
    }
  }
}
