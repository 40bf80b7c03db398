// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle

/// The mouse: a click and the wheel mean what the keys do where they happen.
extension Screen {
  /// The mouse was pressed, or its wheel was turned.
  static func take(_ mouse: Mouse, in session: inout Session, at wall: Duration) -> [Effect] {
    if Layout.isTooSmall(session.size) { return [] }
    switch mouse.action {
    case .wheelUp: return scroll(.up, in: &session, at: wall)
    case .wheelDown: return scroll(.down, in: &session, at: wall)
    case .press: return click(mouse.point, in: &session, at: wall)
    }
  }

  /// A step of the wheel scrolls three rows.
  private static func scroll(
    _ move: Command.Move, in session: inout Session, at wall: Duration
  ) -> [Effect] {
    if session.overlay?.isScrolledByWheel == false { return [] }
    if session.overlay != nil {
      return (0..<3).flatMap { _ in session.press(move == .up ? .up : .down, at: wall) }
    }
    for _ in 0..<3 { session.view.moveLog(move, in: session.run) }
    return []
  }

  /// A click on the last row presses the key that is shown there. What lies over the panels comes next, then
  /// the panels; between them a click does nothing.
  private static func click(
    _ point: Point, in session: inout Session, at wall: Duration
  ) -> [Effect] {
    let layout = session.layout
    let isInLastRow =
      session.overlay?.takesMessageLine != true && layout.message.contains(point)
    session.run.message = nil
    session.run.refused = nil
    if let overlay = session.overlay, overlay.isCard,
      let key = overlay.box(in: session, layout)?.key(at: point, of: overlay.keys(in: session))
    {
      return session.press(key, at: wall)
    }
    if isInLastRow {
      let key = KeyBar(session, in: layout).key(at: point, in: layout.message)
      return key.map { session.press($0, at: wall) } ?? []
    }
    let (effects, passes) = session.ask { $0.click(point, in: &$1, at: wall) }
    if !passes { return effects }
    return effects + clickPanel(point, in: &session, at: wall)
  }

  private static func clickPanel(
    _ point: Point, in session: inout Session, at wall: Duration
  ) -> [Effect] {
    let layout = session.layout
    let types = panels + bars
    guard let type = types.first(where: { $0.area(in: layout).contains(point) }) else { return [] }
    let panel = type.made(of: session, in: layout)
    return panel.click(point, in: type.area(in: layout), of: &session, at: wall)
  }
}
