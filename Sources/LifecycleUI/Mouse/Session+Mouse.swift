// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// What a click and the wheel mean where they happen: what the keys do there.
extension Session {
  /// How many rows a step of the wheel scrolls.
  private static let wheelRows = 3

  /// The mouse did something.
  mutating func take(_ mouse: Mouse, at wall: Duration) -> [Effect] {
    guard isDrawn else { return [] }
    switch mouse.action {
    case .wheelUp: return scroll(.up, at: wall)
    case .wheelDown: return scroll(.down, at: wall)
    case .press:
      let isMessage =
        message != nil && overlay?.takesMessageLine != true && layout.message.contains(mouse.point)
      message = nil
      view.refused = nil
      // The key under a message is not seen: the click only dismisses the message.
      if isMessage { return [] }
      return ask { $0.click(mouse.point, in: &$1, at: wall) } ?? click(mouse.point, at: wall)
    }
  }

  /// The wheel scrolls what lies on top, or else the log.
  private mutating func scroll(_ key: Key, at wall: Duration) -> [Effect] {
    guard overlay == nil else {
      // In a line that is typed, these keys recall others.
      if view.mode.isPrompt { return [] }
      return (0..<Self.wheelRows).flatMap { _ in press(key, at: wall) }
    }
    for _ in 0..<Self.wheelRows { moveLog(key == .up ? .up : .down) }
    return []
  }

  /// A click on the panels.
  private mutating func click(_ point: Point, at wall: Duration) -> [Effect] {
    let layout = layout
    let types = Screen.panels + Screen.bars
    guard let type = types.first(where: { $0.area(in: layout).contains(point) }) else { return [] }
    let panel = type.init(self, in: layout)
    return panel.click(point, in: type.area(in: layout), of: &self, at: wall)
  }
}

extension Rect {
  func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }
}
