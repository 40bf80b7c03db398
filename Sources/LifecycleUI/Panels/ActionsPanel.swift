// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// Every event with its key, each at a place of its own; what is not possible now is dim and in
/// parentheses.
struct ActionsPanel: Panel, Equatable {
  private let language: Language
  /// The events there is room for.
  private let actions: [Action]
  /// The likeliest event, if there is no room for it.
  private let suggested: Action?
  /// The places of the events to be marked as never tried.
  private let untried: Set<Int>
  private let selected: Int?
  private let grid: ActionsGrid
  private let visible: Range<Int>

  init(_ session: Session, in layout: Layout) {
    language = session.language
    selected = session.focus == .actions ? session.view.selectedAction : nil
    grid = ActionsGrid(layout.actions, phrases: session.phrases)
    visible = grid.visible(selected: selected)
    let all = session.run.actions
    actions = visible.map { all[$0] }
    let likeliest = grid.hidden > 0 ? all.suggested : nil
    suggested = likeliest.flatMap { [visible] in visible.contains($0) ? nil : all[$0] }
    untried =
      session.view.kept.showsCoverage
      ? Set(visible.filter { session.run.isUntried(all[$0].kind) }) : []
  }

  static func area(in layout: Layout) -> Rect { layout.actions }

  var title: String { phrases.actions }
  var isFocused: Bool { selected != nil }
  private var phrases: Phrases { _read { yield language.phrases } }

  /// What stands at the right end of the rule above: the likeliest event where it is not seen, and
  /// how many others are not.
  var note: String {
    guard grid.hidden > 0 else { return "" }
    if let selected { return phrases.rowPosition(selected + 1, grid.count) }
    let more = "+\(grid.hidden), \(Keymap.key(of: .nextPanel))"
    guard let suggested else { return more }
    return "\(suggested.key?.name ?? ":") \(phrases.eventLabel(suggested.kind)) ─ \(more)"
  }

  /// A click on an event causes it.
  func click(
    _ point: Point, in rect: Rect, of session: inout Session, at wall: Duration
  ) -> [Effect] {
    if let place = action(at: point, in: rect) {
      session.run.send(actions[place - visible.lowerBound].event, at: wall)
    }
    return []
  }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    guard !rect.isEmpty else { return }
    var x = rect.x
    for (index, action) in zip(visible, actions) {
      let column = index % grid.perRow
      if column == 0 { x = rect.x }
      let y = rect.y + (index - visible.lowerBound) / grid.perRow
      let cell = Rect(x: x, y: y, width: min(grid.widths[column], rect.maxX - x), height: 1)
      draw(action, in: cell, on: &canvas)
      if action.isPossible, untried.contains(index) {
        canvas.write(Sign.untried.rawValue, at: Point(cell.x, cell.y), style: .strong, in: cell)
      }
      if index == selected {
        canvas.restyle(cell) { $0 = .selected }
      }
      x += grid.widths[column]
    }
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

  private func draw(_ action: Action, in cell: Rect, on canvas: inout Canvas) {
    let key = action.key?.name ?? ":"
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
