// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// A session as a screen.
package enum Screen {
  /// Draws every panel the size has room for. The same session gives the same screen.
  package static func draw(_ session: Session) -> Canvas {
    let layout = session.layout
    var canvas = Canvas(session.size, isASCII: session.isASCII)
    if layout.tier == .tooSmall {
      canvas.write(
        paragraph: session.phrases.tooSmall(Layout.minimum.width, Layout.minimum.height),
        in: canvas.bounds)
      return canvas
    }
    if session.overlay?.coversPanels == true {
      KeyBar(session).draw(in: layout.message, on: &canvas)
    } else {
      drawRules(layout, on: &canvas)
      drawPanels(session, layout, on: &canvas)
    }
    drawRest(session, layout, on: &canvas)
    return canvas
  }

  /// What lies around and over the panels.
  static func drawRest(_ session: Session, _ layout: Layout, on canvas: inout Canvas) {
    StatusBar(session, hasTimers: !layout.timers.isEmpty).draw(in: layout.status, on: &canvas)
    session.overlay?.draw(session, in: layout, on: &canvas)
    if let message = session.message, session.overlay?.takesMessageLine != true {
      MessageLine(message).draw(in: layout.message, on: &canvas)
    }
  }

  /// The panels, each in an area of its own.
  enum Part: CaseIterable, Hashable, Sendable {
    case diagram, timers, scenario, log, apps, actions, timeline, runLoop, objects, keyBar
  }

  static func drawPanels(
    _ session: Session, _ layout: Layout, on canvas: inout Canvas
  ) {
    for part in Part.allCases { draw(part, session, layout, on: &canvas) }
  }

  /// Draws one panel, if the layout has room for it.
  static func draw(
    _ part: Part, _ session: Session, _ layout: Layout, on canvas: inout Canvas
  ) {
    let rect = layout.area(of: part)
    guard !rect.isEmpty else { return }
    let focus = session.focus
    func show(_ panel: some Panel, isFocused: Bool = false, note: String = "") {
      draw(panel, in: rect, layout, isFocused: isFocused, note: note, on: &canvas)
    }
    switch part {
    case .diagram:
      let diagram = DiagramPanel(session, in: layout)
      show(diagram, isFocused: focus == .diagram, note: diagram.note)
    case .timers: show(TimersPanel(session), isFocused: focus == .timers)
    case .scenario:
      guard let playback = session.playback else { return }
      show(ScenarioPanel(session, playback, width: rect.width))
    case .log:
      let log = LogPanel(session, width: rect.width)
      show(log, isFocused: focus == .log, note: log.position)
    case .apps: show(AppsPanel(session), isFocused: focus == .apps)
    case .actions:
      let actions = ActionsPanel(session, in: rect)
      show(actions, isFocused: focus == .actions, note: actions.note)
    case .timeline: show(TimelinePanel(session))
    case .runLoop: show(RunLoopPanel(session))
    case .objects: show(ObjectsPanel(session))
    case .keyBar: show(KeyBar(session))
    }
  }

  /// The lines between the panels.
  static func drawRules(_ layout: Layout, on canvas: inout Canvas) {
    for rule in layout.rules { canvas.line(from: rule.from, to: rule.to, style: .frame) }
  }

  private static func draw(
    _ panel: some Panel, in rect: Rect, _ layout: Layout, isFocused: Bool, note: String,
    on canvas: inout Canvas
  ) {
    panel.draw(in: rect, on: &canvas)
    guard layout.hasRule(above: rect) else { return }
    label(panel, above: rect, isFocused: isFocused, note: note, on: &canvas)
  }

  /// A panel's title and its note in the rule above it.
  private static func label(
    _ panel: some Panel, above rect: Rect, isFocused: Bool, note: String,
    on canvas: inout Canvas
  ) {
    let above = Rect(x: rect.x, y: rect.y - 1, width: rect.width, height: 1)
    var room = rect.width - 4
    if !note.isEmpty, rect.width > 24 {
      let text = " \(note) "
      let columns = TextWidth.of(text)
      canvas.write(text, at: Point(rect.maxX - columns, above.y), in: above)
      room -= columns + 1
    }
    guard room > 0, !panel.title.isEmpty else { return }
    canvas.write(
      " \(TextWidth.cut(panel.title, to: room)) ", at: Point(rect.x + 1, above.y),
      style: isFocused ? .focusedTitle : .title, in: above)
  }
}

extension Layout {
  /// Where a panel is; empty where there is no room for it.
  func area(of part: Screen.Part) -> Rect {
    switch part {
    case .diagram: diagram
    case .timers: timers
    case .scenario: scenario
    case .log: log
    case .apps: apps
    case .actions: actions
    case .timeline: timeline
    case .runLoop: runLoop
    case .objects: objects
    case .keyBar: message
    }
  }
}
