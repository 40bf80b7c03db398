// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// A session as a screen.
package enum Screen {
  /// Draws every panel the size has room for. The same session gives the same screen.
  package static func draw(_ session: Session) -> Canvas {
    var canvas = Canvas(session.size, isASCII: session.isASCII)
    let layout = Layout(session.size)
    if layout.tier == .tooSmall {
      drawTooSmall(session, on: &canvas)
      return canvas
    }
    for rule in layout.rules { canvas.line(from: rule.from, to: rule.to, style: .frame) }
    drawPanels(session, layout, on: &canvas)
    session.overlay?.draw(session, in: layout, on: &canvas)
    if session.overlay?.takesMessageLine != true {
      MessageLine(session).draw(in: layout.message, on: &canvas)
    }
    return canvas
  }

  private static func drawPanels(
    _ session: Session, _ layout: Layout, on canvas: inout Canvas
  ) {
    let log = LogPanel(session)
    let isCompact = layout.tier == .compact
    let note = isCompact ? TextWidth.of(DiagramPanel(session).note) : 0
    let diagram = DiagramPanel(session, titleWidth: layout.diagram.width - note - 4)
    show(diagram, in: layout.diagram, isFocused: false, on: &canvas)
    if isCompact { write(note: diagram.note, above: layout.diagram, on: &canvas) }
    show(log, in: layout.log, isFocused: session.focus == .log, on: &canvas)
    write(note: log.position, above: layout.log, on: &canvas)
    if layout.apps.height > 1 {
      show(AppsPanel(session), in: layout.apps, isFocused: session.focus == .apps, on: &canvas)
    } else {
      AppsPanel(session).draw(in: layout.apps, on: &canvas)
    }
    if layout.tier == .compact {
      TimersPanel(session).draw(in: layout.timers, on: &canvas)
    } else {
      show(TimersPanel(session), in: layout.timers, isFocused: false, on: &canvas)
    }
    let isActions = session.focus == .actions
    show(ActionsPanel(session), in: layout.actions, isFocused: isActions, on: &canvas)
    write(
      note: nextStep(of: session, width: layout.actions.width), above: layout.actions, on: &canvas)
    show(RunLoopPanel(session), in: layout.runLoop, isFocused: false, on: &canvas)
    show(ObjectsPanel(session), in: layout.objects, isFocused: false, on: &canvas)
    let status = StatusBar(session)
    let isLastRowFree = session.message == nil && session.overlay?.takesMessageLine != true
    if layout.status != layout.message || isLastRowFree {
      status.draw(in: layout.status, on: &canvas)
    }
  }

  /// The step a scenario is at, with the key that takes it; empty where none is loaded.
  private static func nextStep(of session: Session, width: Int) -> String {
    guard let story = session.walkthrough, let step = story.upcoming else { return "" }
    let key = Keymap.bindings.first { $0.command == .step }?.key.name ?? ""
    let place = "\(story.taken + 1)/\(story.count)"
    return "\(key) \(TextWidth.cut(step.text, to: width / 2))  \(place)"
  }

  /// Draws a panel, with its title in the rule above it.
  private static func show(
    _ panel: some Panel, in rect: Rect, isFocused: Bool, on canvas: inout Canvas
  ) {
    guard !rect.isEmpty else { return }
    panel.draw(in: rect, on: &canvas)
    let title = " \(TextWidth.cut(panel.title, to: rect.width - 4)) "
    let above = Rect(x: rect.x, y: rect.y - 1, width: rect.width, height: 1)
    canvas.write(
      title, at: Point(rect.x + 1, above.y), style: isFocused ? .focusedTitle : .title, in: above)
  }

  /// Writes at the right end of the rule above a panel.
  private static func write(note: String, above rect: Rect, on canvas: inout Canvas) {
    guard !note.isEmpty, rect.width > 24 else { return }
    let text = " \(note) "
    let x = rect.maxX - TextWidth.of(text)
    canvas.write(text, at: Point(x, rect.y - 1), style: .quiet)
  }

  private static func drawTooSmall(_ session: Session, on canvas: inout Canvas) {
    let text = session.phrases.tooSmall(Layout.minimum)
    canvas.write(paragraph: text, in: canvas.bounds)
  }
}
