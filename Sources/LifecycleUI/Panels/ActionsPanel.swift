// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The events that are used most, each with its key in a cell of its own. Those that are not possible
/// now keep their place: they are dim, with the key in parentheses.
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
      showsCoverage: session.view.kept.showsCoverage)
  }

  static func area(in layout: Layout) -> Rect { layout.actions }

  var title: String { phrases.actions }
  private var phrases: Phrases { content.language.phrases }

  private func rows(in rect: Rect) -> [ActionGrid.Row] {
    let labels = (0..<all.count).map { label(of: all.keymap.kind(at: $0)) }
    return ActionGrid(in: rect, all.keymap, labels, phrases).rows
  }

  /// The word for an event, or for either of two that take turns.
  private func label(of kinds: (first: SystemEvent.Kind, second: SystemEvent.Kind?)) -> String {
    let first = phrases.words(for: kinds.first).label
    guard let second = kinds.second.map({ phrases.words(for: $0).label }) else { return first }
    return TextWidth.of(second) > TextWidth.of(first) ? second : first
  }

  /// The number of events, and the key that leads to the list of all.
  var note: String {
    phrases.allEvents(
      all.keymap.key(of: .session(.nextPanel)), SystemEvent.Kind.allCases.count)
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
    for (offset, row) in rows(in: rect).enumerated() {
      let y = rect.y + offset
      canvas.write(row.heading, at: Point(rect.x + 1, y), style: .title, in: rect)
      for cell in row.cells {
        let area = Rect(x: rect.x + cell.x, y: y, width: cell.width, height: 1)
        let action = all[cell.index]
        draw(action, keyColumns: cell.keyColumns, in: area, on: &canvas)
        if action.isPossible, content.showsCoverage, isUntried(action.kind) {
          canvas.write(Sign.untried.rawValue, at: Point(area.x, y), style: .strong, in: area)
        }
      }
    }
  }

  /// Returns true if an event was never tried while an app was in the state of the one in focus.
  private func isUntried(_ kind: SystemEvent.Kind) -> Bool {
    state.map { !coverage.hasTried(kind, in: $0) } ?? false
  }

  /// The index of the action at a point, among all actions.
  func action(at point: Point, in rect: Rect) -> Int? {
    let rows = rows(in: rect)
    let row = point.y - rect.y
    guard rows.indices.contains(row) else { return nil }
    let x = point.x - rect.x
    return rows[row].cells.first { ($0.x..<$0.x + $0.width).contains(x) }?.index
  }

  private func draw(
    _ action: Action, keyColumns: Int, in area: Rect, on canvas: inout Canvas
  ) {
    canvas.write(
      event: phrases.words(for: action.kind).label, key: action.key, keyColumns: keyColumns,
      isPossible: action.isPossible, in: area)
  }
}

extension Canvas {
  /// Writes an event in its cell: its key, and a word for it. If it is not possible, both are dim and
  /// the key stands in parentheses.
  mutating func write(
    event label: String, key: Key?, keyColumns: Int, isPossible: Bool, in cell: Rect
  ) {
    let (keyStyle, style): (Style, Style) = isPossible ? (.key, .plain) : (.quiet, .quiet)
    let name = key?.name ?? ":"
    let columns = TextWidth.of(name)
    if !isPossible {
      write("(", at: Point(cell.x, cell.y), style: style, in: cell)
      write(")", at: Point(cell.x + 1 + columns, cell.y), style: style, in: cell)
    }
    write(name, at: Point(cell.x + 1, cell.y), style: keyStyle, in: cell)
    let x = cell.x + max(keyColumns, columns) + 3
    write(TextWidth.cut(label, to: cell.maxX - x), at: Point(x, cell.y), style: style, in: cell)
  }
}
