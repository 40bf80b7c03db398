// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The events with their keys, the possible ones first. The others are dim and in parentheses.
struct ActionsPanel: Panel {
  let content: Content
  private let all: Actions
  private let coverage: Coverage
  /// The state of the app in focus; nil without one.
  private let state: EmulatedApp.State?

  /// The visible facts about the actions. The device's part of them is known by its revision.
  struct Content: Equatable {
    fileprivate let language: Language
    fileprivate let revision: Int
    /// The device's time, as long as what is possible depends on it.
    fileprivate let now: Duration?
    fileprivate let focusedApp: Int
    fileprivate let selected: Int?
    /// True if events that were never tried are marked.
    fileprivate let showsCoverage: Bool
  }

  init(_ content: Content, of session: borrowing Session, in layout: Layout) {
    self.content = content
    all = session.actions
    coverage = session.run.coverage
    let app = session.focused
    if let app { state = session.timeline.state(of: app) } else { state = nil }
  }

  static func content(of session: borrowing Session, in layout: Layout) -> Content {
    Content(
      language: session.language, revision: session.timeline.revision,
      now: session.device.changesWithTime ? session.device.now : nil,
      focusedApp: session.focusedApp,
      selected: session.focus == .actions ? session.view.selectedAction : nil,
      showsCoverage: session.view.kept.showsCoverage)
  }

  private var selected: Int? { content.selected }

  static func area(in layout: Layout) -> Rect { layout.actions }

  var title: String { phrases.actions }
  var isFocused: Bool { selected != nil }
  private var phrases: Phrases { content.language.phrases }

  private func rows(in rect: Rect) -> ActionRows {
    ActionRows(all, in: rect, selected: selected, phrases)
  }

  /// The number of events, and the key that leads to those that are not seen.
  var note: String {
    selected == nil ? phrases.allEvents(all.keymap.key(of: .session(.nextPanel)), all.count) : ""
  }

  /// A click on an event causes it.
  func click(
    _ point: Point, in rect: Rect, of session: inout Session, at wall: Duration
  ) -> [Effect] {
    if let index = action(at: point, in: rect) {
      session.run.send(session.actions[index].event, at: wall)
    }
    return []
  }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    guard !rect.isEmpty else { return }
    for (offset, row) in rows(in: rect).seen.enumerated() {
      let y = rect.y + offset
      canvas.write(row.heading, at: Point(rect.x + 1, y), style: .title, in: rect)
      for cell in row.cells {
        let area = Rect(x: rect.x + cell.x, y: y, width: cell.width, height: 1)
        draw(cell, in: area, on: &canvas)
        if cell.isPossible, content.showsCoverage, isUntried(cell.kind) {
          canvas.write(Sign.untried.rawValue, at: Point(area.x, y), style: .strong, in: area)
        }
        if cell.index == selected { canvas.restyle(area) { $0 = .selected } }
      }
    }
  }

  /// Returns true if an event was never tried while an app was in the state of the one in focus.
  private func isUntried(_ kind: SystemEvent.Kind) -> Bool {
    state.map { !coverage.hasTried(kind, in: $0) } ?? false
  }

  /// The index of the action at a point, among all actions.
  func action(at point: Point, in rect: Rect) -> Int? {
    let seen = rows(in: rect).seen
    let row = point.y - rect.y
    guard seen.indices.contains(row) else { return nil }
    let x = point.x - rect.x
    return seen[row].cells.first { ($0.x..<$0.x + $0.width).contains(x) }?.index
  }

  private func draw(_ cell: ActionRows.Cell, in area: Rect, on canvas: inout Canvas) {
    var x = area.x
    func write(_ text: String, _ style: Style) {
      x += canvas.write(text, at: Point(x, area.y), style: style, in: area)
    }
    let (keyStyle, style): (Style, Style) = cell.isPossible ? (.key, .plain) : (.quiet, .quiet)
    if cell.isPossible { x += 1 } else { write("(", style) }
    write(cell.key?.name ?? ":", keyStyle)
    if cell.key != nil { x += 1 }
    write(phrases.words(for: cell.kind).label, style)
    if !cell.isPossible { write(")", style) }
  }
}
