// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// A session as a screen.
package enum Screen {
  /// Draws every panel the size has room for. The same session gives the same screen.
  package static func draw(_ session: Session) -> Canvas {
    let layout = session.layout
    var canvas = Canvas(session.size, isASCII: session.isASCII)
    if layout.tier == .tooSmall {
      canvas.write(paragraph: session.phrases.tooSmall(Layout.minimum), in: canvas.bounds)
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

  static func drawPanels(
    _ session: Session, _ layout: Layout, on canvas: inout Canvas
  ) {
    let focus = session.focus
    func show(_ panel: some Panel, in rect: Rect, isFocused: Bool = false, note: String = "") {
      draw(panel, in: rect, layout, isFocused: isFocused, note: note, on: &canvas)
    }
    let since = layout.tier == .compact ? DiagramPanel(session).note : ""
    let titleWidth = layout.diagram.width - (since.isEmpty ? 4 : TextWidth.of(since) + 7)
    let diagram = DiagramPanel(session, titleWidth: titleWidth)
    show(diagram, in: layout.diagram, isFocused: focus == .diagram, note: since)
    show(TimersPanel(session), in: layout.timers, isFocused: focus == .timers)
    if let playback = session.playback, !layout.scenario.isEmpty {
      let width = layout.scenario.width
      show(ScenarioPanel(session, playback, width: width), in: layout.scenario)
    }
    drawLog(session, layout, on: &canvas)
    show(AppsPanel(session), in: layout.apps, isFocused: focus == .apps)
    let actions = ActionsPanel(session, in: layout.actions)
    show(actions, in: layout.actions, isFocused: focus == .actions, note: actions.note)
    show(TimelinePanel(session), in: layout.timeline)
    show(RunLoopPanel(session), in: layout.runLoop)
    show(ObjectsPanel(session), in: layout.objects)
    show(KeyBar(session), in: layout.message)
  }

  /// The lines between the panels.
  static func drawRules(_ layout: Layout, on canvas: inout Canvas) {
    for rule in layout.rules { canvas.line(from: rule.from, to: rule.to, style: .frame) }
  }

  /// The log, which alone changes with what is selected in it.
  static func drawLog(_ session: Session, _ layout: Layout, on canvas: inout Canvas) {
    let log = LogPanel(session, width: layout.log.width)
    draw(
      log, in: layout.log, layout, isFocused: session.focus == .log, note: log.position,
      on: &canvas)
  }

  private static func draw(
    _ panel: some Panel, in rect: Rect, _ layout: Layout, isFocused: Bool, note: String,
    on canvas: inout Canvas
  ) {
    guard !rect.isEmpty else { return }
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
