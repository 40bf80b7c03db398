// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The panels as they were drawn last: one is drawn again only if what it shows has changed.
///
/// Without them each key draws every panel, and an arrow takes about twice the processor time.
///
/// Each has a field with its type, and no list of any panels: comparing what a panel of an unknown
/// type shows costs a key more than drawing it. A test draws random sessions from the list in
/// ``Screen`` as well.
struct KnownPanels: Sendable {
  let layout: Layout
  /// The rules between the panels, with no panel drawn.
  private let rules: Canvas
  private(set) var canvas: Canvas

  private var diagram = Known<DiagramPanel>()
  private var nowLine = Known<NowLine>()
  private var scenario = Known<ScenarioPanel>()
  private var log = Known<LogPanel>()
  private var apps = Known<AppsPanel>()
  private var actions = Known<ActionsPanel>()
  private var timeline = Known<TimelinePanel>()
  private var runLoop = Known<RunLoopPanel>()
  private var objects = Known<ObjectsPanel>()
  private var stage = Known<StagePanel>()
  private var hiddenRows = Known<HiddenRowsPanel>()
  private var keyBar = Known<KeyBar>()
  private var statusBar = Known<StatusBar>()

  /// No panel is drawn yet.
  init(_ session: Session, _ layout: Layout) {
    self.layout = layout
    var rules = Canvas(session.size, isASCII: session.isASCII)
    Screen.drawRules(layout, on: &rules)
    self.rules = rules
    canvas = rules
  }

  /// Draws what has changed.
  mutating func follow(_ session: borrowing Session) {
    diagram.follow(session, layout, rules, on: &canvas)
    nowLine.follow(session, layout, rules, on: &canvas)
    scenario.follow(session, layout, rules, on: &canvas)
    log.follow(session, layout, rules, on: &canvas)
    apps.follow(session, layout, rules, on: &canvas)
    actions.follow(session, layout, rules, on: &canvas)
    timeline.follow(session, layout, rules, on: &canvas)
    runLoop.follow(session, layout, rules, on: &canvas)
    objects.follow(session, layout, rules, on: &canvas)
    stage.follow(session, layout, rules, on: &canvas)
    hiddenRows.follow(session, layout, rules, on: &canvas)
    keyBar.follow(session, layout, rules, on: &canvas)
    statusBar.follow(session, layout, rules, on: &canvas)
  }
}

/// A panel as it was drawn last.
private struct Known<Drawn: Panel>: Sendable {
  /// The content that the panel showed; nil if it has not been drawn.
  private var content: Drawn.Content?

  /// Draws the panel if what it shows has changed.
  mutating func follow(
    _ session: borrowing Session, _ layout: Layout, _ rules: Canvas, on canvas: inout Canvas
  ) {
    let area = Drawn.area(in: layout)
    if area.isEmpty { return }
    let content = Drawn.content(of: session, in: layout)
    if self.content == content { return }
    self.content = content
    let hasRule = layout.hasRule(above: area)
    // Its title stands in the rule above.
    for y in (hasRule ? area.y - 1 : area.y)..<area.maxY {
      canvas.put(rules.rows[y][area.x..<area.maxX], at: Point(area.x, y))
    }
    let panel = Drawn(content, of: session, in: layout)
    panel.draw(in: area, on: &canvas)
    if hasRule { Screen.label(panel, above: area, on: &canvas) }
  }
}

extension Session {
  /// The screen of the session, the same as ``Screen/draw(_:)`` draws. The panels are drawn only if
  /// something they show has changed.
  package mutating func frame() -> Canvas {
    if Layout.isTooSmall(size) || overlay?.coversPanels == true { return Screen.draw(self) }
    let needs = view.needs(of: run)
    func anew() -> Boxed<KnownPanels> { Boxed(wrappedValue: KnownPanels(self, Layout(needs))) }
    // Taken out, so that they can be changed where they are.
    var known = view.knownPanels.take() ?? anew()
    if known.wrappedValue.layout.needs != needs { known = anew() }
    let layout = known.wrappedValue.layout
    view.keepRowsInSight(of: run, in: layout)
    run.timeline.prepareWindow(reach: layout.timeline.width)
    known.wrappedValue.follow(self)
    var canvas = known.wrappedValue.canvas
    view.knownPanels = known
    Screen.drawOverlay(self, layout, on: &canvas)
    return canvas
  }
}
