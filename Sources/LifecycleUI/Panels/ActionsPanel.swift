// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// What can happen now, with its keys: the most sensible first, what is not possible last and in
/// parentheses.
struct ActionsPanel: Panel {
  let session: Session
  private let actions: [Session.Action]

  init(_ session: Session) {
    self.session = session
    actions = session.actions
  }

  var title: String { session.phrases.actions }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    guard !rect.isEmpty, !actions.isEmpty else { return }
    if rect.height >= 8, rect.width >= 150 {
      drawSentences(in: rect, on: &canvas)
    } else {
      drawLabels(in: rect, on: &canvas)
    }
  }

  /// One action as it is written.
  private struct Item {
    let key: String
    let label: String
    let isPossible: Bool
    let columns: Int
  }

  private func item(_ action: Session.Action, label: String) -> Item {
    let key = action.key?.name ?? ":"
    let columns = TextWidth.of(key) + 1 + TextWidth.of(label) + (action.isPossible ? 0 : 2)
    return Item(key: key, label: label, isPossible: action.isPossible, columns: columns)
  }

  private func write(_ item: Item, at point: Point, in rect: Rect, on canvas: inout Canvas) {
    if item.isPossible {
      let x = point.x + canvas.write(item.key, at: point, style: .key, in: rect)
      canvas.write(" \(item.label)", at: Point(x, point.y), in: rect)
    } else {
      canvas.write("(\(item.key) \(item.label))", at: point, style: .quiet, in: rect)
    }
  }

  private func isSelected(_ index: Int) -> Bool {
    session.focus == .actions && index == session.selectedAction
  }

  // MARK: A word each, in aligned columns

  private func drawLabels(in rect: Rect, on canvas: inout Canvas) {
    let inner = Rect(x: rect.x + 1, y: rect.y, width: rect.width - 1, height: rect.height)
    let gap = 2
    // No item with its gap takes less than five columns.
    let most = inner.height * max(1, inner.width / 5)
    let label = session.phrases.eventLabel
    let items = actions.prefix(most).map { item($0, label: label($0.event.kind)) }
    var widths: [Int] = []
    var perRow = 1
    // As many columns as fit; each as wide as its widest item.
    for count in stride(from: max(1, inner.width / 5), through: 1, by: -1) {
      let shown = min(items.count, count * inner.height)
      var columns = Array(repeating: 0, count: count)
      for index in 0..<shown {
        columns[index % count] = max(columns[index % count], items[index].columns)
      }
      if columns.reduce(0, +) + gap * (count - 1) <= inner.width {
        widths = columns
        perRow = count
        break
      }
    }
    let places = perRow * inner.height
    var x = inner.x
    var last = Point(inner.x, inner.y)
    for index in items.indices.prefix(places) {
      let column = index % perRow
      if column == 0 { x = inner.x }
      last = Point(x, inner.y + index / perRow)
      write(items[index], at: last, in: inner, on: &canvas)
      let width = widths.isEmpty ? inner.width : widths[column]
      if isSelected(index) {
        canvas.add(.reverse, to: Rect(x: x, y: last.y, width: width, height: 1))
      }
      x += width + gap
    }
  }

  // MARK: A sentence each, in columns from top to bottom

  private func drawSentences(in rect: Rect, on canvas: inout Canvas) {
    let perColumn = rect.height
    let wanted = (actions.count + perColumn - 1) / perColumn
    let count = max(1, min(wanted, rect.width / 48))
    let width = rect.width / count
    for (index, action) in actions.prefix(count * perColumn).enumerated() {
      let area = Rect(
        x: rect.x + index / perColumn * width + 1, y: rect.y + index % perColumn,
        width: width - 2, height: 1)
      let key = action.key?.name ?? ":"
      let room = area.width - 8
      let sentence = TextWidth.cut(session.phrases.event(action.event.kind), to: room)
      if action.isPossible {
        canvas.write(key, at: Point(area.x + 1, area.y), style: .key, in: area)
        canvas.write(sentence, at: Point(area.x + 8, area.y), in: area)
      } else {
        canvas.write("(\(key))", at: Point(area.x, area.y), style: .quiet, in: area)
        canvas.write(sentence, at: Point(area.x + 8, area.y), style: .quiet, in: area)
      }
      if isSelected(index) { canvas.add(.reverse, to: area) }
    }
  }
}
