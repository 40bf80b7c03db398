// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

import LifecycleText

/// The column beside the diagram, where a question leaves the diagram in sight that it is about.
struct QuestionColumn {
  private let rect: Rect
  private let layout: Layout
  /// The first column behind it.
  private var right: Int { rect.maxX }

  /// The fewest columns and rows in which a question can be read.
  private static let least = Size(33, 12)

  /// Nil where there is no diagram, or no room beside it.
  ///
  /// - Parameter lines: the lines of the question: where they need it, the rows of the events below are
  ///   the question's too.
  init?(_ layout: Layout, lines: Int) {
    guard layout.tier != .small, layout.tier != .tooSmall, !layout.log.isEmpty else { return nil }
    let parts = [layout.scenario, layout.stage, layout.log, layout.hiddenRows, layout.runLoop]
      .filter { !$0.isEmpty && $0.x == layout.log.x }
    let top = parts.map(\.y).min() ?? layout.log.y
    var bottom = parts.map(\.maxY).max() ?? layout.log.maxY
    if lines > bottom - top, layout.tier == .compact, !layout.actions.isEmpty {
      bottom = layout.actions.maxY
    }
    rect = Rect(x: layout.log.x, y: top, width: layout.log.width, height: bottom - top)
    self.layout = layout
    guard rect.width >= Self.least.width, rect.height >= Self.least.height else { return nil }
  }

  /// The place of the question.
  var frame: OverlayBox { OverlayBox(column: rect) }

  /// Takes away the panels below it, with the rules between them.
  func clear(on canvas: inout Canvas) {
    if rect.maxY > layout.log.maxY, rect.maxY == layout.actions.maxY {
      // The events, which can't happen before the answer, with their rule.
      let rule = layout.actions.y - 1
      canvas.clear(Rect(x: 0, y: rule, width: layout.size.width, height: rect.maxY - rule))
    }
    // Its edges, whole again.
    let left = rect.x - 1
    canvas.clear(Rect(x: left, y: rect.y, width: rect.maxX - left, height: rect.height))
    canvas.clear(rect.row(-1))
    canvas.line(
      from: Point(left, rect.y - 1), to: Point(right, rect.y - 1), style: .frame)
    let bottom = rect.maxY == layout.message.y ? rect.maxY - 1 : rect.maxY
    canvas.line(from: Point(left, rect.y - 1), to: Point(left, bottom), style: .frame)
    guard right < layout.size.width else { return }
    canvas.clear(Rect(x: right, y: rect.y, width: 1, height: rect.height))
    canvas.line(from: Point(right, rect.y - 1), to: Point(right, bottom), style: .frame)
    // The rules on its other side begin at it.
    for rule in layout.rules where rule.from.x == right && rule.from.y == rule.to.y {
      canvas.line(from: rule.from, to: Point(right + 1, rule.from.y), style: .frame)
    }
  }
}
