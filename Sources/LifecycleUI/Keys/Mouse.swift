// SPDX-License-Identifier: Apache-2.0

/// An act of the mouse: a key that has a place.
package struct Mouse: Hashable, Sendable {
  /// The cell it points at, from the top left corner.
  package let point: Point
  package let action: Action

  package init(_ point: Point, _ action: Action) {
    self.point = point
    self.action = action
  }

  /// The acts that are told apart. Other buttons belong to the terminal.
  package enum Action: Hashable, Sendable {
    /// The left button was pressed.
    case press
    case wheelUp
    case wheelDown
  }
}
