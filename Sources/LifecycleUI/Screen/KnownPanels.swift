// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The panels as they were drawn last: one is drawn again only if what it shows has changed.
struct KnownPanels: Sendable {
  private let layout: Layout
  /// The rules between the panels, with no panel drawn.
  private let rules: Canvas
  /// What each of ``types`` showed; nil for one that has not been drawn.
  private var contents: [(any Sendable)?]
  private(set) var canvas: Canvas

  private static let types = Screen.panels + Screen.bars

  /// No panel is drawn yet.
  init(_ session: Session, _ layout: Layout) {
    self.layout = layout
    var rules = Canvas(session.size, isASCII: session.isASCII)
    Screen.drawRules(layout, on: &rules)
    rules.shareEqualRows()
    self.rules = rules
    canvas = rules
    contents = Array(repeating: nil, count: Self.types.count)
  }

  /// Whether the panels are where the layout has them.
  func fit(_ layout: Layout) -> Bool { self.layout == layout }

  /// Draws what has changed.
  mutating func follow(_ session: Session) {
    for (place, type) in Self.types.enumerated() { follow(session, with: type, at: place) }
  }

  private mutating func follow<Drawn: Panel>(
    _ session: Session, with type: Drawn.Type, at place: Int
  ) {
    let area = Drawn.area(in: layout)
    if area.isEmpty { return }
    let panel = Drawn(session, in: layout)
    let content = panel.content
    if let known = contents[place] as? Drawn.Content, known == content { return }
    contents[place] = content
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
