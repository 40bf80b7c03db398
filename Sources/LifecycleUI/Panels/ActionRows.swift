// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

/// The events in rows, as the panel shows them: in sections, each with the possible events first.
struct ActionRows {
  /// An event in its row.
  struct Cell {
    /// Its index among all actions.
    let index: Int
    let kind: SystemEvent.Kind
    let isPossible: Bool
    /// Nil if the event must be typed.
    let key: Key?
    let x: Int
    let width: Int
  }

  /// A section with its heading and its rows.
  struct Section {
    let heading: String
    /// The panel's rows that it has.
    let height: Int
    /// The first row that is seen.
    var first = 0
    var rows: [[Cell]]

    var seen: ArraySlice<[Cell]> { rows.dropFirst(first).prefix(height) }
  }

  private(set) var sections: [Section] = []
  /// The number of events that are not seen.
  private(set) var hidden = 0

  /// - Parameter selected: The index of an event that must be in sight. If it is nil, only the rows in
  ///   sight are made.
  init(_ actions: Actions, in rect: Rect, selected: Int?, _ phrases: Phrases) {
    let all = Area.all(in: rect, actions.keymap)
    let headings = all.map { all.count > 1 ? phrases.actionSection($0.section) : "" }
    let indent = headings.reduce(0) { max($0, TextWidth.of($1)) }
    let suggested = actions.suggested
    var seen = 0
    for (section, heading) in zip(all, headings) {
      let writer = Writer(
        actions: actions, phrases: phrases, x: indent == 0 ? 0 : indent + 2, width: rect.width)
      let rows = writer.rows(
        of: section.indices, first: suggested, most: selected == nil ? section.height : nil)
      var section = Section(heading: heading, height: section.height, rows: rows)
      if let row = rows.firstIndex(where: { $0.contains { $0.index == selected } }) {
        section.first = max(0, row - section.height + 1)
      }
      seen += section.seen.reduce(0) { $0 + $1.count }
      sections.append(section)
    }
    hidden = actions.count - seen
  }

  /// The rows of the panel, each with its heading.
  var seen: [(heading: String, cells: [Cell])] {
    sections.flatMap { section in
      (0..<section.height).map { offset in
        let rows = section.seen
        let row = rows.startIndex + offset
        return (offset == 0 ? section.heading : "", row < rows.endIndex ? rows[row] : [])
      }
    }
  }

  /// Returns the index to which a selection moves: a row down is the nearest event below.
  func moved(_ index: Int, _ move: Command.Move) -> Int {
    let rows = sections.flatMap(\.rows).filter { !$0.isEmpty }
    guard let row = rows.firstIndex(where: { $0.contains { $0.index == index } }),
      let cell = rows[row].first(where: { $0.index == index })
    else { return rows.first?.first?.index ?? index }
    func nearest(_ row: Int) -> Int {
      let row = max(0, min(row, rows.count - 1))
      return rows[row].min { abs($0.x - cell.x) < abs($1.x - cell.x) }?.index ?? index
    }
    let order = rows.joined().map(\.index)
    let rank = order.firstIndex(of: index) ?? 0
    let page = max(1, sections.reduce(0) { $0 + $1.height } - 1)
    switch move {
    case .left: return order[max(0, rank - 1)]
    case .right: return order[min(order.count - 1, rank + 1)]
    case .up: return nearest(row - 1)
    case .down: return nearest(row + 1)
    case .pageUp: return nearest(row - page)
    case .pageDown: return nearest(row + page)
    case .first: return order.first ?? index
    case .last: return order.last ?? index
    }
  }

  /// Puts events into rows.
  private struct Writer {
    let actions: Actions
    let phrases: Phrases
    /// The column at which the first event of a row stands.
    let x: Int
    let width: Int

    /// The rows of some events, the possible ones first.
    ///
    /// - Parameters:
    ///   - suggested: The likeliest event, which comes before all others.
    ///   - most: How many rows are wanted; nil for all.
    func rows(of indices: [Int], first suggested: Int?, most: Int?) -> [[Cell]] {
      var rows: [[Cell]] = [[]]
      var end = x
      let keymap = actions.keymap
      /// False: there is no room for it.
      func add(_ kind: SystemEvent.Kind, at index: Int, isPossible: Bool) -> Bool {
        let columns =
          keymap.keyColumns(at: index) + TextWidth.of(phrases.words(for: kind).label) + 2
        if end + columns > width, !rows[rows.count - 1].isEmpty {
          if rows.count == most { return false }
          rows.append([])
          end = x
        }
        rows[rows.count - 1].append(
          Cell(
            index: index, kind: kind, isPossible: isPossible, key: keymap.actionKey(at: index),
            x: end, width: min(columns, width - end)))
        end += columns
        return true
      }
      var others: [(kind: SystemEvent.Kind, index: Int)] = []
      var indices = indices
      if let suggested, let rank = indices.firstIndex(of: suggested) {
        indices.insert(indices.remove(at: rank), at: 0)
      }
      for index in indices {
        let action = actions[index]
        if !action.isPossible {
          others.append((action.kind, index))
        } else if !add(action.kind, at: index, isPossible: true) {
          return rows
        }
      }
      for (kind, index) in others where !add(kind, at: index, isPossible: false) { return rows }
      return rows
    }
  }
}

extension ActionRows {
  /// A part of the panel: which events, and how many rows it has.
  struct Area {
    let section: ActionSection
    let height: Int
    /// The indices of its events among all actions.
    let indices: [Int]

    /// The sections of a panel, from the top: the smaller it is, the more of them are one.
    static func all(in rect: Rect, _ keymap: Keymap) -> [Area] {
      let rows = max(1, rect.height)
      if rows == 1 || rect.width < 60 {
        return [Area(section: .use, height: rows, indices: Array(0..<keymap.actionCount))]
      }
      if rows < 4 {
        return [
          Area(section: .use, height: rows - 1, indices: keymap.withoutTrouble),
          Area(
            section: .trouble, height: 1, indices: keymap.sections[ActionSection.trouble.rawValue]),
        ]
      }
      // The events of the app are the most.
      return ActionSection.allCases.map { section in
        let height = section == .app ? rows - 3 : 1
        return Area(section: section, height: height, indices: keymap.sections[section.rawValue])
      }
    }
  }
}
