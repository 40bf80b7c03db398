// SPDX-License-Identifier: Apache-2.0

/// Where each panel is on a screen of some size; an empty rectangle for one that is not shown.
///
/// Three sizes are drawn up on purpose, 80×24, 120×40 and 200×50; those between take the largest
/// that fits and give what is over to the log. A smaller screen loses panels, and one below
/// ``minimum`` shows only what it would need.
package struct Layout: Hashable, Sendable {
  /// The smallest screen with panels on it.
  package static let minimum = Size(40, 10)

  /// Which of the drawings is used.
  package enum Tier: Hashable, Sendable {
    case tooSmall
    case small
    case compact
    case roomy
    case wide
  }

  package let size: Size
  package let tier: Tier
  package private(set) var diagram = Rect.none
  package private(set) var log = Rect.none
  package private(set) var apps = Rect.none
  package private(set) var timers = Rect.none
  package private(set) var actions = Rect.none
  package private(set) var runLoop = Rect.none
  package private(set) var objects = Rect.none
  /// The device's clock and what rules hold.
  package private(set) var status = Rect.none
  /// The last row: messages and what is typed.
  package private(set) var message = Rect.none
  /// The lines between the panels.
  package private(set) var rules: [Line] = []

  /// A line between panels, across or down.
  package struct Line: Hashable, Sendable {
    package let from: Point
    package let to: Point
  }

  package init(_ size: Size) {
    self.size = size
    switch size {
    case _ where size.width >= 180 && size.height >= 46:
      tier = .wide
      arrangeWide()
    case _ where size.width >= 110 && size.height >= 36:
      tier = .roomy
      arrangeRoomy()
    case _ where size.width >= 78 && size.height >= 24:
      tier = .compact
      arrangeCompact()
    case _ where size.width >= Self.minimum.width && size.height >= Self.minimum.height:
      tier = .small
      arrangeSmall()
    default:
      tier = .tooSmall
    }
  }

  private mutating func rule(x: Int = 0, y: Int, width: Int) {
    // A rule runs past the edges of the screen, so that its ends are whole.
    let left = x == 0 ? -1 : x
    let right = x + width == size.width ? x + width : x + width - 1
    rules.append(Line(from: Point(left, y), to: Point(right, y)))
  }

  private mutating func column(x: Int, from top: Int, to bottom: Int) {
    rules.append(Line(from: Point(x, top), to: Point(x, bottom)))
  }

  private mutating func lastRow() {
    message = Rect(x: 0, y: size.height - 1, width: size.width, height: 1)
  }

  /// The states as a list, the log beside it; one row for the apps and one for the keys.
  private mutating func arrangeSmall() {
    let width = size.width
    let height = size.height
    let keys = height >= 16 ? 2 : 1
    let bottom = height - 2 - keys
    let left = 16
    apps = Rect(x: 0, y: 0, width: width, height: 1)
    rule(y: 1, width: width)
    diagram = Rect(x: 0, y: 2, width: left, height: bottom - 2)
    column(x: left, from: 1, to: bottom)
    log = Rect(x: left + 1, y: 2, width: width - left - 1, height: bottom - 2)
    rule(y: bottom, width: width)
    actions = Rect(x: 0, y: bottom + 1, width: width, height: keys)
    lastRow()
    status = message
  }

  /// The diagram on the left, the log on the right, three rows of keys.
  private mutating func arrangeCompact() {
    let width = size.width
    let keys = size.height >= 30 ? 4 : 3
    let bottom = size.height - 2 - keys
    let left = DiagramPanel.compactSize.width
    apps = Rect(x: 0, y: 0, width: width, height: 1)
    rule(y: 1, width: width)
    diagram = Rect(x: 0, y: 2, width: left, height: DiagramPanel.compactSize.height + 1)
    timers = Rect(x: 0, y: diagram.maxY, width: left, height: bottom - diagram.maxY)
    column(x: left + 1, from: 1, to: bottom)
    log = Rect(x: left + 2, y: 2, width: width - left - 2, height: bottom - 2)
    rule(y: bottom, width: width)
    actions = Rect(x: 0, y: bottom + 1, width: width, height: keys)
    lastRow()
    status = message
  }

  /// The roomy diagram with the timers below it; the log with the apps below it; five rows of keys.
  private mutating func arrangeRoomy() {
    let width = size.width
    let keys = 5
    let bottom = size.height - 2 - keys
    let left = DiagramPanel.roomySize.width + 2
    let middle = bottom - 7
    status = Rect(x: 0, y: 0, width: width, height: 1)
    rule(y: 1, width: width)
    diagram = Rect(x: 1, y: 2, width: left - 2, height: middle - 2)
    timers = Rect(x: 0, y: middle + 1, width: left, height: bottom - middle - 1)
    column(x: left, from: 1, to: bottom)
    log = Rect(x: left + 1, y: 2, width: width - left - 1, height: middle - 2)
    rule(y: middle, width: width)
    apps = Rect(
      x: left + 1, y: middle + 1, width: width - left - 1, height: bottom - middle - 1)
    rule(y: bottom, width: width)
    actions = Rect(x: 0, y: bottom + 1, width: width, height: keys)
    lastRow()
  }

  /// Three columns: the diagram and the timers; the log and the apps; the run loop and the objects.
  private mutating func arrangeWide() {
    let width = size.width
    let keys = 11
    let bottom = size.height - 2 - keys
    let left = DiagramPanel.roomySize.width + 12
    let right = 56
    let rightEdge = width - right
    let middle = bottom - 6
    status = Rect(x: 0, y: 0, width: width, height: 1)
    rule(y: 1, width: width)
    diagram = Rect(x: 1, y: 2, width: left - 2, height: middle - 2)
    timers = Rect(x: 0, y: middle + 1, width: left, height: bottom - middle - 1)
    column(x: left, from: 1, to: bottom)
    log = Rect(x: left + 1, y: 2, width: rightEdge - left - 3, height: middle - 2)
    apps = Rect(
      x: left + 1, y: middle + 1, width: log.width, height: bottom - middle - 1)
    column(x: rightEdge - 1, from: 1, to: bottom)
    rule(y: middle, width: rightEdge)
    runLoop = Rect(x: rightEdge, y: 2, width: right, height: 11)
    rule(x: rightEdge - 1, y: runLoop.maxY, width: right + 1)
    objects = Rect(
      x: rightEdge, y: runLoop.maxY + 1, width: right, height: bottom - runLoop.maxY - 1)
    rule(y: bottom, width: width)
    actions = Rect(x: 0, y: bottom + 1, width: width, height: keys)
    lastRow()
  }
}

extension Rect {
  /// No cells.
  package static let none = Rect(x: 0, y: 0, width: 0, height: 0)
}
