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
    if layout.message.contains(point) {
      guard let command = KeyBar(self).command(at: point, in: layout.message) else {
        return []
      }
      return perform(command, at: wall)
    }
    if layout.timeline.contains(point) {
      clickTimeline(point, in: layout.timeline, at: wall)
    } else if layout.actions.contains(point) {
      if let place = ActionsPanel(self, in: layout.actions).action(at: point, in: layout.actions) {
        send(action(at: place).event, at: wall)
      }
    } else if layout.log.contains(point) {
      clickLog(point, in: layout.log)
    } else if layout.diagram.contains(point) {
      guard let state = DiagramPanel(self).state(at: point, in: layout.diagram) else { return [] }
      focus = .diagram
      selectedState = state
      explain()
    } else if layout.timers.contains(point) {
      guard let place = TimersPanel(self).timer(at: point, in: layout.timers) else { return [] }
      focus = .timers
      selectedTimer = place
      explain()
    } else if layout.apps.contains(point),
      let place = AppsPanel(self).app(at: point, in: layout.apps)
    {
      focusedApp = place
    }
    return []
  }

  /// A click on a moment goes there.
  private mutating func clickTimeline(_ point: Point, in rect: Rect, at wall: Duration) {
    guard let place = TimelinePanel(self).moment(at: point, in: rect) else { return }
    let window = timeline.window
    if place == window.shown { return }
    travel(to: window.stops[place], at: wall)
  }

  /// The first click selects a row, the second explains it.
  private mutating func clickLog(_ point: Point, in rect: Rect) {
    guard let row = LogPanel(self, width: rect.width).row(at: point, in: rect) else { return }
    if focus == .log, view.cursor.selection(in: log) == row {
      explain()
    } else {
      selectRow(row)
    }
  }
}

extension Rect {
  func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }
}
