// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The panels as they were drawn last: one is drawn again only if what it shows has changed.
struct KnownPanels: Sendable {
  private let layout: Layout
  /// The rules between the panels, with no panel drawn.
  private let rules: Canvas
  private var panels: [any KnownPanel]
  private(set) var canvas: Canvas

  /// No panel is drawn yet.
  init(_ session: Session, _ layout: Layout) {
    self.layout = layout
    var rules = Canvas(session.size, isASCII: session.isASCII)
    Screen.drawRules(layout, on: &rules)
    rules.shareEqualRows()
    self.rules = rules
    canvas = rules
    panels = (Screen.panels + Screen.bars).filter { !$0.area(in: layout).isEmpty }
      .map { Self.known($0) }
  }

  private static func known<Drawn: Panel>(_ type: Drawn.Type) -> any KnownPanel {
    Known<Drawn>()
  }

  /// Whether the panels are where the layout has them.
  func fit(_ layout: Layout) -> Bool { self.layout == layout }

  /// Draws what has changed.
  mutating func follow(_ session: borrowing Session) {
    for place in panels.indices { panels[place].follow(session, layout, rules, on: &canvas) }
  }
}

/// A panel of any type as it was drawn last.
private protocol KnownPanel: Sendable {
  /// Draws the panel if what it shows has changed.
  mutating func follow(
    _ session: borrowing Session, _ layout: Layout, _ rules: Canvas, on canvas: inout Canvas)
}

private struct Known<Drawn: Panel>: KnownPanel {
  /// What the panel showed; nil if it has not been drawn.
  private var content: Drawn.Content?

  mutating func follow(
    _ session: borrowing Session, _ layout: Layout, _ rules: Canvas, on canvas: inout Canvas
  ) {
    let panel = Drawn(session, in: layout)
    let content = panel.content
    if self.content == content { return }
    self.content = content
    let area = Drawn.area(in: layout)
    // Its title stands in the rule above.
    let top = layout.hasRule(above: area) ? area.y - 1 : area.y
    for y in top..<area.maxY {
      canvas.put(rules.rows[y][area.x..<area.maxX], at: Point(area.x, y))
    }
    Screen.draw(panel, layout, on: &canvas)
  }
}

extension Session {
  /// The screen of the session, the same as ``Screen/draw(_:)`` draws. The panels are drawn only if
  /// something they show has changed.
  package mutating func frame() -> Canvas {
    let layout = layout
    guard layout.tier != .tooSmall, overlay?.coversPanels != true else { return Screen.draw(self) }
    view.keepRowsInSight(of: run)
    run.timeline.prepareWindow(reach: layout.timeline.width)
    // Taken out, so that they can be changed where they are.
    var known = view.knownPanels.take()
    if known?.wrappedValue.fit(layout) != true {
      known = Boxed(wrappedValue: KnownPanels(self, layout))
    }
    known?.wrappedValue.follow(self)
    var canvas = known?.wrappedValue.canvas ?? Canvas(size)
    Screen.drawOverlay(self, layout, on: &canvas)
    view.knownPanels = known
    return canvas
  }
}
