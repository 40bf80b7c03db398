// SPDX-License-Identifier: Apache-2.0

/// A width and a height in cells.
package struct Size: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }
}

/// A cell's place: column and row, from the top left corner.
package struct Point: Hashable, Sendable {
  package var x: Int
  package var y: Int

  package init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }
}

/// A rectangle of cells.
package struct Rect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  package var isEmpty: Bool { width == 0 || height == 0 }
  /// The first column to the right of the rectangle.
  package var maxX: Int { x + width }
  /// The first row below the rectangle.
  package var maxY: Int { y + height }

  /// Returns a row of the rectangle, counted from its top; beyond it, a row as wide as it is.
  func row(_ offset: Int) -> Rect { Rect(x: x, y: y + offset, width: width, height: 1) }

  /// Returns the rectangle without its first rows.
  func droppingRows(_ count: Int) -> Rect {
    Rect(x: x, y: y + count, width: width, height: height - count)
  }

  package func inset(_ dx: Int, _ dy: Int) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
