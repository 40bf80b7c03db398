// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle

/// The boxes and lines of the state diagram, counted from its top left corner.
///
/// The figure follows Apple's: not running on top, the two foreground states side by side, the
/// background below them, suspended at the bottom. A lane runs between neighbors in each
/// direction; the rail on the left is the launch in the background, the rail on the right is how
/// a process ends.
///
/// It is four numbers, from which all else follows: every layout has three figures.
struct DiagramGeometry: Hashable, Sendable {
  /// The columns of the whole figure, rails included.
  private let width: Int
  /// The rows between boxes.
  private let gap: Int
  /// The rows of text in a box.
  private let lines: Int
  /// The columns of the box on the left.
  private let inactiveWidth: Int

  /// A way from one state to another: a line through these corners, and the head at its end.
  struct Path: Hashable, Sendable {
    let corners: [Point]
    let head: Point
    let glyph: String
  }

  /// - Parameters:
  ///   - width: The columns of the whole figure, rails included.
  ///   - gap: The rows between boxes.
  ///   - lines: The rows of text in a box.
  ///   - inactive: The columns of the box on the left; nil for about half of them.
  init(width: Int, gap: Int, lines: Int, inactive: Int? = nil) {
    self.width = width
    self.gap = gap
    self.lines = lines
    inactiveWidth = inactive ?? (width - 4 - Self.between(gap)) / 2 + 1
  }

  /// The columns between the two boxes that stand side by side.
  private static func between(_ gap: Int) -> Int { gap == 1 ? 3 : 5 }

  var size: Size { Size(width, suspended.maxY) }
  var notRunning: Rect { box(inRow: 0) }
  var background: Rect { box(inRow: 2) }
  var suspended: Rect { box(inRow: 3) }

  var inactive: Rect {
    var box = box(inRow: 1)
    box.width = inactiveWidth
    return box
  }

  var active: Rect {
    var box = box(inRow: 1)
    let taken = inactiveWidth + Self.between(gap)
    box.x += taken
    box.width -= taken
    return box
  }

  /// The box that fills a row of boxes.
  private func box(inRow row: Int) -> Rect {
    Rect(x: 2, y: row * (lines + 2 + gap), width: width - 4, height: lines + 2)
  }

  /// The column of the lanes down.
  private var down: Int { 2 + inactiveWidth / 3 }
  /// The column of the lanes up.
  private var up: Int { 2 + 2 * inactiveWidth / 3 }

  func box(of state: EmulatedApp.State) -> Rect {
    switch state {
    case .notRunning: notRunning
    case .inactive: inactive
    case .active: active
    case .background: background
    case .suspended: suspended
    }
  }

  /// Every line of the figure, as the states it joins.
  static let transitions: [(from: EmulatedApp.State, to: EmulatedApp.State)] = [
    (.notRunning, .inactive), (.notRunning, .background),
    (.inactive, .active), (.active, .inactive),
    (.inactive, .background), (.background, .inactive),
    (.background, .suspended), (.suspended, .background),
    (.inactive, .notRunning), (.active, .notRunning), (.background, .notRunning),
    (.suspended, .notRunning),
  ]

  /// True if a transition leads to a neighbor, and not along a side of the figure.
  static func isBetweenNeighbors(_ way: (from: EmulatedApp.State, to: EmulatedApp.State)) -> Bool {
    switch way {
    case (.notRunning, .background), (.active, .notRunning), (.background, .notRunning),
      (.suspended, .notRunning):
      false
    case (.notRunning, _), (.inactive, _), (.active, _), (.background, _), (.suspended, _): true
    }
  }

  /// The state beside another in the figure.
  static func neighbor(
    of state: EmulatedApp.State, _ move: Command.Move
  ) -> EmulatedApp.State {
    switch (move, state) {
    case (.first, _), (.pageUp, _), (.up, .notRunning), (.up, .inactive), (.up, .active):
      .notRunning
    case (.up, .background), (.left, .active), (.left, .inactive): .inactive
    case (.up, .suspended), (.down, .inactive), (.down, .active): .background
    case (.down, .notRunning): .inactive
    case (.right, .inactive), (.right, .active): .active
    case (.down, .background), (.down, .suspended), (.last, _), (.pageDown, _): .suspended
    case (.left, _), (.right, _): state
    }
  }

  /// The line of a transition; nil for one the figure does not have.
  func path(from: EmulatedApp.State, to: EmulatedApp.State) -> Path? {
    switch (from, to) {
    case (.notRunning, .inactive): descent(from: notRunning, to: inactive)
    case (.inactive, .background): descent(from: inactive, to: background)
    case (.background, .suspended): descent(from: background, to: suspended)
    case (.inactive, .notRunning): ascent(from: inactive, to: notRunning)
    case (.background, .inactive): ascent(from: background, to: inactive)
    case (.suspended, .background): ascent(from: suspended, to: background)
    case (.inactive, .active), (.active, .inactive): across(toActive: to == .active)
    case (.notRunning, .background): leftRail
    case (.active, .notRunning), (.background, .notRunning), (.suspended, .notRunning):
      rightRail(from: box(of: from))
    case (.notRunning, _), (.inactive, _), (.active, _), (.background, _), (.suspended, _): nil
    }
  }

  /// The line of a transition if only one state has a box: beside a state without one, a line down or up is
  /// longer, and one across begins beside the words.
  func path(
    from: EmulatedApp.State, to: EmulatedApp.State, boxed: EmulatedApp.State?
  ) -> Path? {
    guard let path = path(from: from, to: to), Self.isBetweenNeighbors((from, to)) else {
      return path(from: from, to: to)
    }
    var (start, end) = (path.corners[0], path.head)
    let step = Point((end.x - start.x).signum(), (end.y - start.y).signum())
    if step.x == 0, to != boxed {
      end.y += step.y
    } else if step.x != 0, inactive.height > 3, from != boxed {
      start.x += step.x
    }
    return Path(corners: [start, end], head: end, glyph: path.glyph)
  }

  private func descent(from: Rect, to: Rect) -> Path {
    Path(
      corners: [Point(down, from.maxY - 1), Point(down, to.y - 1)],
      head: Point(down, to.y - 1), glyph: "▼")
  }

  private func ascent(from: Rect, to: Rect) -> Path {
    Path(
      corners: [Point(up, from.y), Point(up, to.maxY)], head: Point(up, to.maxY), glyph: "▲")
  }

  private func across(toActive: Bool) -> Path {
    let isOneRow = inactive.height == 3
    let y = inactive.y + (toActive || isOneRow ? 1 : inactive.height - 2)
    let left = isOneRow ? inactive.maxX : inactive.maxX - 1
    let right = isOneRow ? active.x - 1 : active.x
    if toActive {
      return Path(
        corners: [Point(left, y), Point(active.x - 1, y)],
        head: Point(active.x - 1, y), glyph: "►")
    }
    return Path(
      corners: [Point(right, y), Point(inactive.maxX, y)],
      head: Point(inactive.maxX, y), glyph: "◄")
  }

  private var leftRail: Path {
    let start = notRunning.y + 1
    let end = background.y + 1
    return Path(
      corners: [
        Point(notRunning.x, start), Point(0, start), Point(0, end), Point(background.x - 1, end),
      ],
      head: Point(background.x - 1, end), glyph: "►")
  }

  private func rightRail(from box: Rect) -> Path {
    let start = box.y + 1
    let end = notRunning.y + 1
    let rail = size.width - 1
    return Path(
      corners: [
        Point(box.maxX - 1, start), Point(rail, start), Point(rail, end),
        Point(notRunning.maxX, end),
      ],
      head: Point(notRunning.maxX, end), glyph: "◄")
  }
}
