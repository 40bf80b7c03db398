// SPDX-License-Identifier: Apache-2.0

extension Log {
  /// How many columns one step to the side shifts a long text.
  static let shiftStep = 8
  static let longestShift = 400

  /// The newest row is kept in sight again.
  mutating func follow() {
    selection = nil
    shift = 0
  }

  /// A row is selected and in sight of a panel of that height; beyond the newest, it follows.
  mutating func select(_ number: Int, height: Int) {
    guard !isEmpty else { return }
    let shown = window(height: height)
    guard number < end else {
      selection = nil
      return
    }
    let number = max(first, number)
    let height = max(1, height)
    top = min(max(shown.lowerBound, number - height + 1), number)
    selection = number
  }

  /// A key of the log was pressed.
  mutating func move(_ move: Command.Move, height: Int) {
    guard !isEmpty else { return }
    let page = max(1, height - 1)
    // While it follows, nothing is selected: going up begins at the newest row.
    let place = selection ?? end - 1
    switch move {
    case .up: select(place - 1, height: height)
    case .pageUp: select(place - page, height: height)
    case .first: select(first, height: height)
    case .down: if selection != nil { select(place + 1, height: height) }
    case .pageDown: if selection != nil { select(place + page, height: height) }
    case .last: follow()
    case .left: shift = max(0, shift - Self.shiftStep)
    case .right: shift = min(Self.longestShift, shift + Self.shiftStep)
    }
  }
}
