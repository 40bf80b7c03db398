// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleText

/// A part of the screen: it takes what it shows from a session, and draws it.
///
/// To add a panel, write its file, give it an area in ``Layout``, and add it to ``Screen/panels`` and
/// ``KnownPanels``.
protocol Panel: Sendable {
  /// The visible facts of the panel: while they stay the same, so does the drawing.
  associatedtype Content: Equatable & Sendable
  /// Returns the visible facts of the panel in a session. Every key asks for them, so they are
  /// cheap to make: numbers and revisions, no copies of apps and no texts.
  static func content(of session: borrowing Session, in layout: Layout) -> Content

  /// Returns the rectangle of the panel; empty if there is no room for it.
  static func area(in layout: Layout) -> Rect
  /// The panel as a session has it, of which that is seen.
  init(_ content: Content, of session: borrowing Session, in layout: Layout)
  /// The title in the rule above the panel.
  var title: String { get }
  /// The note at the right end of that rule.
  var note: String { get }
  /// True if the panel has the keys.
  var isFocused: Bool { get }
  /// Draws into the rectangle and never outside it.
  func draw(in rect: Rect, on canvas: inout Canvas)
  /// A click in the panel does what the keys do there.
  func click(
    _ point: Point, in rect: Rect, of session: inout Session, at wall: Duration
  ) -> [Effect]
}

/// A panel that holds nothing but its visible facts.
protocol WholePanel: Panel, Equatable where Content == Self {
  /// The panel as a session has it.
  init(_ session: borrowing Session, in layout: Layout)
}

extension WholePanel {
  static func content(of session: borrowing Session, in layout: Layout) -> Self {
    Self(session, in: layout)
  }
  init(_ content: Self, of session: borrowing Session, in layout: Layout) { self = content }
}

extension Panel {
  /// Returns the panel as a session has it.
  static func made(of session: borrowing Session, in layout: Layout) -> Self {
    Self(content(of: session, in: layout), of: session, in: layout)
  }

  var title: String { "" }
  var note: String { "" }
  var isFocused: Bool { false }

  func click(
    _ point: Point, in rect: Rect, of session: inout Session, at wall: Duration
  ) -> [Effect] { [] }
}

extension Canvas {
  /// Writes a text broken into lines at blanks, and returns how many rows it took.
  @discardableResult
  mutating func write(paragraph text: String, in rect: Rect, style: Style = .plain) -> Int {
    let lines = TextWidth.wrap(text, to: rect.width)
    for (offset, line) in lines.prefix(rect.height).enumerated() {
      let isLast = offset == rect.height - 1 && lines.count > rect.height
      let shown = isLast ? TextWidth.cut(line + "…", to: rect.width) : line
      write(shown, at: Point(rect.x, rect.y + offset), style: style, in: rect)
    }
    return min(lines.count, rect.height)
  }

  /// Writes a text so that it ends at the right edge of a rectangle.
  mutating func write(trailing text: String, y: Int, in rect: Rect, style: Style = .plain) {
    write(text, at: Point(rect.maxX - TextWidth.of(text), y), style: style, in: rect)
  }

  /// Writes a text in the middle of a rectangle's row.
  mutating func write(centered text: String, y: Int, in rect: Rect, style: Style = .plain) {
    let columns = TextWidth.of(text)
    let shown = columns > rect.width ? TextWidth.cut(text, to: rect.width) : text
    let x = rect.x + max(0, (rect.width - columns) / 2)
    write(shown, at: Point(x, y), style: style, in: rect)
  }

  /// A bar that shows how much of a whole is left.
  mutating func bar(
    left part: Duration, of whole: Duration, at point: Point, width: Int, style: Style
  ) {
    guard width > 0 else { return }
    let total = max(1, Int(whole.milliseconds))
    let filled = min(width, max(0, (Int(part.milliseconds) * width + total - 1) / total))
    for x in 0..<width {
      write(
        x < filled ? "█" : "░", at: Point(point.x + x, point.y),
        style: x < filled ? style : .quiet)
    }
  }
}
