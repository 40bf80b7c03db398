// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleText

/// Where the actions stand in their panel: in rows of columns that depend on the panel's size and
/// on the words alone, so that an action keeps its place whatever happens.
struct ActionsGrid: Equatable {
  /// The panel, and the language of the words.
  private let rect: Rect
  private let language: Language
  /// How many actions there are.
  let count: Int
  /// The rows of the panel.
  let rows: Int
  /// The columns of cells.
  let perRow: Int
  /// The terminal columns of each column of cells.
  let widths: [Int]
  /// Whether there is room for a sentence each.
  let hasSentences: Bool

  /// The narrowest column that holds a sentence.
  private static let sentenceWidth = 48

  init(_ rect: Rect, in language: Language, _ keymap: Keymap = .standard) {
    self.rect = rect
    self.language = language
    count = keymap.actionCount
    rows = max(1, rect.height)
    hasSentences = rect.height >= 8 && rect.width >= 150
    if hasSentences {
      perRow = max(1, rect.width / Self.sentenceWidth)
      widths = Array(repeating: rect.width / perRow, count: perRow)
      return
    }
    func columns(_ kind: SystemEvent.Kind) -> Int {
      TextWidth.of(language.phrases.eventLabel(kind))
    }
    var items: [Int] = []
    items.reserveCapacity(count)
    for event in keymap.eventKeys {
      let label = max(columns(event.first), event.second.map(columns) ?? 0)
      items.append(event.columns + label + 3)
    }
    for kind in keymap.typedKinds { items.append(columns(kind) + 4) }
    (perRow, widths) = Self.columns(for: items, width: rect.width)
  }

  /// Whether it is the grid of a panel in a language.
  func fits(_ rect: Rect, in language: Language) -> Bool {
    self.rect == rect && self.language == language
  }

  /// As many columns as fit; each as wide as its widest item.
  private static func columns(for items: [Int], width: Int) -> (Int, [Int]) {
    let narrowest = items.min() ?? 1
    for count in stride(from: min(items.count, width / max(1, narrowest)), to: 1, by: -1) {
      var columns = Array(repeating: 0, count: count)
      for index in items.indices {
        columns[index % count] = max(columns[index % count], items[index])
      }
      let needed = columns.reduce(0, +)
      if needed <= width {
        // What is over widens all of them alike.
        let more = min(2, (width - needed) / count)
        return (count, columns.map { $0 + more })
      }
    }
    return (1, [width])
  }

  /// The rows of cells, seen or not.
  var allRows: Int { (count + perRow - 1) / perRow }

  /// The actions that are seen while one is selected, or none.
  func visible(selected: Int?) -> Range<Int> {
    let row = selected.map { $0 / perRow } ?? 0
    let first = max(0, min(row - rows + 1, allRows - rows))
    return first * perRow..<min(count, (first + rows) * perRow)
  }

  /// How many actions there is no room for.
  var hidden: Int { max(0, count - rows * perRow) }

  /// Where a selection moves to: a row down is the action below.
  func moved(_ place: Int, _ move: Command.Move) -> Int {
    let page = max(1, rows - 1) * perRow
    switch move {
    case .left: return max(0, place - 1)
    case .right: return min(count - 1, place + 1)
    case .up: return place >= perRow ? place - perRow : place
    case .down: return place + perRow < count ? place + perRow : place
    case .pageUp: return place >= page ? place - page : place % perRow
    case .pageDown: return min(count - 1, place + page)
    case .first: return 0
    case .last: return count - 1
    }
  }
}
