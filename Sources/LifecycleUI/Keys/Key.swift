// SPDX-License-Identifier: Apache-2.0

/// A key as a value; the shell translates what the terminal sends.
package enum Key: Hashable, Sendable {
  case character(Character)
  case control(Character)
  case enter
  case tab
  case backTab
  case escape
  case backspace
  case delete
  case up
  case down
  case left
  case right
  case pageUp
  case pageDown
  case home
  case end
  case function(Int)
  case mouse(Mouse)
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  package init(extendedGraphemeClusterLiteral value: Character) { self = .character(value) }

  /// The key as people write it: `h`, `Enter`, `^L`, `F1`.
  package var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let character): "^" + character.uppercased()
    case .enter: "Enter"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .home: "Home"
    case .end: "End"
    case .function(let number): "F\(number)"
    case .mouse: ""
    }
  }
}
