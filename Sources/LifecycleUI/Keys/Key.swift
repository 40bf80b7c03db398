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
