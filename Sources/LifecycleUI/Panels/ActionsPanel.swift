// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// Every event with its key, each at a place of its own; what is not possible now is dim and in
/// parentheses.
struct ActionsPanel: Panel {
  let content: Content
  private let all: Actions
  private let coverage: Coverage
  /// The state of the app in focus; nil without one.
  private let state: EmulatedApp.State?

  /// What is seen of the actions. What the device says of them is known by its revision.
  struct Content: Equatable {
    fileprivate let language: Language
    fileprivate let revision: Int
    /// The device's time, as long as what is possible depends on it.
    fileprivate let now: Duration?
    fileprivate let focusedApp: Int
    fileprivate let selected: Int?
    /// Whether events that were never tried are marked.
    fileprivate let showsCoverage: Bool
    fileprivate let grid: ActionsGrid
  }

  /// What is seen of an action.
  private struct Shown {
    let place: Int
    let kind: SystemEvent.Kind
    let isPossible: Bool

    init(_ place: Int, of actions: Actions) {
      let action = actions[place]
      self.place = place
      kind = action.kind
      isPossible = action.isPossible
    }

    var key: String { Keymap.actionKey(at: place)?.name ?? ":" }
  }

  init(_ session: borrowing Session, in layout: Layout) {
    all = session.run.actions
    coverage = session.run.coverage
    let app = session.focused
    if let app { state = session.timeline.state(of: app) } else { state = nil }
    content = Content(
      language: session.language, revision: session.timeline.revision,
      now: session.device.changesWithTime ? session.device.now : nil,
      focusedApp: session.focusedApp,
      selected: session.focus == .actions ? session.view.selectedAction : nil,
      showsCoverage: session.view.kept.showsCoverage,
      grid: session.view.grid(of: session.run, in: layout))
  }

  private var grid: ActionsGrid { content.grid }
  private var selected: Int? { content.selected }
  /// The places of the events there is room for.
  private var visible: Range<Int> { grid.visible(selected: selected) }
  /// The likeliest event, if there is no room for it.
  private var suggested: Shown? {
    guard let place = all.suggested, !visible.contains(place) else { return nil }
    return Shown(place, of: all)
  }

  static func area(in layout: Layout) -> Rect { layout.actions }

  var title: String { phrases.actions }
  var isFocused: Bool { selected != nil }
  private var phrases: Phrases { _read { yield content.language.phrases } }

  /// What stands at the right end of the rule above: the likeliest event where it is not seen, and
  /// how many others are not.
  var note: String {
    guard grid.hidden > 0 else { return "" }
    if let selected { return phrases.rowPosition(selected + 1, grid.count) }
    let more = "+\(grid.hidden), \(Keymap.key(of: .nextPanel))"
    guard let suggested else { return more }
    return "\(suggested.key) \(phrases.eventLabel(suggested.kind)) ─ \(more)"
  }

  /// A click on an event causes it.
  func click(
    _ point: Point, in rect: Rect, of session: inout Session, at wall: Duration
  ) -> [Effect] {
    if let place = action(at: point, in: rect) {
      session.run.send(session.run.actions[place].event, at: wall)
    }
    return []
  }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    guard !rect.isEmpty else { return }
    var x = rect.x
    let visible = visible
    for index in visible {
      let action = Shown(index, of: all)
      let column = index % grid.perRow
      if column == 0 { x = rect.x }
      let y = rect.y + (index - visible.lowerBound) / grid.perRow
      let cell = Rect(x: x, y: y, width: min(grid.widths[column], rect.maxX - x), height: 1)
      draw(action, in: cell, on: &canvas)
      if action.isPossible, content.showsCoverage, isUntried(action.kind) {
        canvas.write(Sign.untried.rawValue, at: Point(cell.x, cell.y), style: .strong, in: cell)
      }
      if index == selected {
        canvas.restyle(cell) { $0 = .selected }
      }
      x += grid.widths[column]
    }
  }

  /// Whether an event was never tried while an app was in the state of the one in focus.
  private func isUntried(_ kind: SystemEvent.Kind) -> Bool {
    state.map { !coverage.hasTried(kind, in: $0) } ?? false
  }

  /// The place of the action at a point, among all actions.
  func action(at point: Point, in rect: Rect) -> Int? {
    var x = rect.x
    var column = 0
    while column < grid.perRow - 1, point.x >= x + grid.widths[column] {
      x += grid.widths[column]
      column += 1
    }
    guard point.x < x + grid.widths[column] else { return nil }
    let place = visible.lowerBound + (point.y - rect.y) * grid.perRow + column
    return visible.contains(place) ? place : nil
  }

  private func draw(_ action: Shown, in cell: Rect, on canvas: inout Canvas) {
    let key = action.key
    let kind = action.kind
    let place = Point(cell.x + 1, cell.y)
    if grid.hasSentences {
      let text = Point(cell.x + 8, cell.y)
      let sentence = TextWidth.cut(phrases.event(kind), to: cell.width - 9)
      if action.isPossible {
        canvas.write(key, at: place, style: .key, in: cell)
        canvas.write(sentence, at: text, in: cell)
      } else {
        canvas.write("(\(key))", at: Point(cell.x, cell.y), style: .quiet, in: cell)
        canvas.write(sentence, at: text, style: .quiet, in: cell)
      }
      return
    }
    let label = phrases.eventLabel(kind)
    if action.isPossible {
      let used = canvas.write(key, at: place, style: .key, in: cell)
      canvas.write(label, at: Point(place.x + used + 1, cell.y), in: cell)
    } else {
      canvas.write("(\(key) \(label))", at: Point(cell.x, cell.y), style: .quiet, in: cell)
    }
  }
}
