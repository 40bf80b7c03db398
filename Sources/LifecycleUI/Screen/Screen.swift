// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// A session as a screen.
package enum Screen {
  /// The panels, in the order in which they are drawn. Each has an area of its own.
  static let panels: [any Panel.Type] = [
    DiagramPanel.self, NowLine.self, ScenarioPanel.self, LogPanel.self, AppsPanel.self,
    ActionsPanel.self, TimelinePanel.self, RunLoopPanel.self, ObjectsPanel.self, StagePanel.self,
    HiddenRowsPanel.self,
  ]
  /// The first row and the last, which are also seen around an overlay that covers the panels.
  static let bars: [any Panel.Type] = [KeyBar.self, StatusBar.self]

  /// Draws every panel the size has room for. The same session gives the same screen.
  package static func draw(_ session: Session) -> Canvas {
    let layout = session.layout
    var canvas = Canvas(session.size, isASCII: session.isASCII)
    if layout.tier == .tooSmall {
      let isAsking = session.view.isAskingToQuit
      let asked = isAsking ? session.message?.text : nil
      let text = session.phrases.tooSmall(
        columns: Layout.minimum.width, rows: Layout.minimum.height,
        quitKey: session.keymap.key(of: .session(.close)))
      canvas.write(paragraph: asked ?? text, in: canvas.bounds)
      return canvas
    }
    if session.overlay?.coversPanels != true {
      drawRules(layout, on: &canvas)
      for panel in panels { draw(panel, session, layout, on: &canvas) }
    }
    for bar in bars { draw(bar, session, layout, on: &canvas) }
    drawOverlay(session, layout, on: &canvas)
    return canvas
  }

  /// Draws the overlay and the message. Beside a card everything is dim.
  static func drawOverlay(_ session: Session, _ layout: Layout, on canvas: inout Canvas) {
    if let overlay = session.overlay {
      if overlay.isCard, !overlay.coversPanels { canvas.restyle(canvas.bounds) { $0 = .quiet } }
      overlay.draw(session, in: layout, on: &canvas)
      if overlay.isCard {
        overlay.box(in: session, layout)?.draw(overlay.keys(in: session), on: &canvas)
      }
    }
    if let message = session.message, session.overlay?.takesMessageLine != true {
      let line = MessageLine(message)
      line.draw(in: messageRow(of: line, session, layout), on: &canvas)
    }
  }

  /// The row of the message: not that of keys that can be pressed, unless it would cover what is read.
  private static func messageRow(
    of line: MessageLine, _ session: Session, _ layout: Layout
  ) -> Rect {
    guard let overlay = session.overlay else { return layout.notice }
    // The keys of a card are in its edge. In any other overlay, only the edge is above the last row.
    if overlay.isCard || line.lines(width: layout.message.width).count > 1 { return layout.message }
    var row = layout.message
    row.y -= 1
    return row
  }

  /// The lines between the panels.
  static func drawRules(_ layout: Layout, on canvas: inout Canvas) {
    for rule in layout.rules { canvas.line(from: rule.from, to: rule.to, style: .frame) }
  }

  /// Draws one panel, and its title in the rule above it.
  private static func draw<Drawn: Panel>(
    _ type: Drawn.Type, _ session: Session, _ layout: Layout, on canvas: inout Canvas
  ) {
    if Drawn.area(in: layout).isEmpty { return }
    let panel = Drawn.made(of: session, in: layout)
    let rect = Drawn.area(in: layout)
    panel.draw(in: rect, on: &canvas)
    if layout.hasRule(above: rect) { label(panel, above: rect, on: &canvas) }
  }

  /// A panel's title and its note in the rule above it.
  static func label(_ panel: some Panel, above rect: Rect, on canvas: inout Canvas) {
    let above = rect.row(-1)
    var room = rect.width - 4
    let note = panel.note
    if !note.isEmpty, rect.width > 24 {
      let text = " \(note) "
      let columns = TextWidth.of(text)
      canvas.write(text, at: Point(rect.maxX - columns, above.y), in: above)
      room -= columns + 1
    }
    guard room > 0, !panel.title.isEmpty else { return }
    canvas.write(
      " \(TextWidth.cut(panel.title, to: room)) ", at: Point(rect.x + 1, above.y),
      style: panel.isFocused ? .focusedTitle : .title, in: above)
  }
}
