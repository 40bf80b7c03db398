// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

/// The events of the main screen in a grid: each has a cell of its own, whatever is possible now.
///
/// The cells depend on the size, the keys and the language alone, so that a hand and an eye find an
/// event where it was. An event that has no cell is in the list of all events.
struct ActionGrid {
  /// An event in its cell.
  struct Cell {
    /// The action's index among all actions.
    let index: Int
    /// The column of its first character.
    let x: Int
    let width: Int
    /// The columns for the key: those of the whole column of cells, or more for a key with a long name.
    let keyColumns: Int
  }

  /// A row with its heading, which is empty without one.
  struct Row {
    let heading: String
    var cells: [Cell] = []
  }

  private(set) var rows: [Row] = []

  init(in rect: Rect, _ keymap: Keymap, _ labels: [String], _ phrases: Phrases) {
    let parts = Self.parts(in: rect, keymap)
    let headings = parts.map { $0.section.map { phrases.actionSection($0) } ?? "" }
    let indent = headings.reduce(0) { max($0, TextWidth.of($1)) }
    let left = indent == 0 ? 0 : indent + 2
    var columns = max(1, (rect.width - left) / Self.narrowest)
    var grid = Columns(parts, count: columns, keymap, labels)
    while columns > 1, grid.width > rect.width - left {
      columns -= 1
      grid = Columns(parts, count: columns, keymap, labels)
    }
    // Columns that are left over go between the columns of cells.
    let gap = min(3, max(0, (rect.width - left - grid.width) / columns))
    for (part, heading) in zip(parts, headings) {
      for offset in 0..<part.height {
        var row = Row(heading: offset == 0 ? heading : "")
        var x = left
        for column in 0..<columns {
          let place = offset * columns + column
          let width = grid.widths[column] + gap
          if part.indices.indices.contains(place) {
            row.cells.append(
              Cell(
                index: part.indices[place], x: x, width: min(width, rect.width - x),
                keyColumns: max(
                  grid.shortKeys[column], Columns.key(part.indices[place], keymap))))
          }
          x += width
        }
        rows.append(row)
      }
    }
  }

  /// The fewest columns of a cell: a key in parentheses and a short word.
  private static let narrowest = 8

  /// The widths of the columns, each as wide as its widest cell with a blank behind it.
  private struct Columns {
    var widths: [Int]
    private var keys: [Int]
    /// The columns for keys, without those with a long name.
    private(set) var shortKeys: [Int]

    /// The most columns of a key for which all labels of its column of cells stand further right.
    private static let widestKey = 3

    var width: Int { widths.reduce(0, +) }

    /// The columns of an event's key.
    static func key(_ index: Int, _ keymap: Keymap) -> Int {
      max(1, keymap.keyColumns(at: index) - 1)
    }

    init(_ parts: [Part], count: Int, _ keymap: Keymap, _ labels: [String]) {
      widths = Array(repeating: 0, count: count)
      keys = Array(repeating: 1, count: count)
      shortKeys = keys
      for part in parts {
        for (place, index) in part.indices.prefix(count * part.height).enumerated() {
          let key = Self.key(index, keymap)
          keys[place % count] = max(keys[place % count], key)
          if key <= Self.widestKey {
            shortKeys[place % count] = max(shortKeys[place % count], key)
          }
        }
      }
      for part in parts {
        for (place, index) in part.indices.prefix(count * part.height).enumerated() {
          let width = keys[place % count] + 4 + TextWidth.of(labels[index])
          widths[place % count] = max(widths[place % count], width)
        }
      }
    }
  }

  /// A section of the grid: its events in their order, and its rows.
  private struct Part {
    let section: ActionSection?
    let indices: [Int]
    var height = 1
  }

  /// Returns the sections that a grid has room for: the smaller it is, the more of them are one.
  private static func parts(in rect: Rect, _ keymap: Keymap) -> [Part] {
    func order(_ first: [SystemEvent.Kind], _ rest: [Int] = []) -> [Int] {
      var indices: [Int] = []
      for kind in first {
        if let index = keymap.index(of: kind), !indices.contains(index) { indices.append(index) }
      }
      return indices + rest.filter { !indices.contains($0) }
    }
    func rest(_ section: ActionSection) -> [Int] { keymap.sections[section.rawValue] }
    switch max(1, rect.height) {
    case 1: return [Part(section: nil, indices: order(fewest))]
    case 2:
      return [
        Part(section: nil, indices: order(useAndInterrupt)),
        Part(section: nil, indices: order(appAndTrouble)),
      ]
    case 3:
      return [
        Part(section: .use, indices: order(useAndInterrupt)),
        Part(section: .app, indices: order(appAndPush)),
        Part(section: .trouble, indices: order(trouble, rest(.trouble))),
      ]
    case let height:
      // The events of the app are the most.
      return [
        Part(section: .use, indices: order(use, rest(.use))),
        Part(section: .interrupt, indices: order(interrupt, rest(.interrupt))),
        Part(section: .app, indices: order(app, rest(.app)), height: height - 3),
        Part(section: .trouble, indices: order(trouble, rest(.trouble))),
      ]
    }
  }

  // The most used stand first, because a narrow screen shows only these.

  private static let use: [SystemEvent.Kind] = [
    .tapIcon, .pressHome, .openSwitcher, .lock, .openURL, .continueActivity, .quickAction,
    .swipeAway, .choose,
  ]
  private static let interrupt: [SystemEvent.Kind] = [
    .receiveCall, .declineCall, .answerCall, .endCall, .receiveMessage, .tapBanner, .receivePush,
    .tapPush, .openControlCenter,
  ]
  private static let app: [SystemEvent.Kind] = [
    .edit, .save, .slowSave, .beginTask, .endTask, .touch, .rotate, .shake, .locationUpdate,
  ]
  private static let trouble: [SystemEvent.Kind] = [
    .hang, .crash, .reclaimMemory, .endProcess, .exceedMemory, .reboot, .warnMemory,
  ]
  private static let useAndInterrupt: [SystemEvent.Kind] = [
    .tapIcon, .pressHome, .openSwitcher, .lock, .receiveCall, .receiveMessage, .declineCall,
    .answerCall,
  ]
  private static let appAndPush: [SystemEvent.Kind] = [
    .edit, .save, .slowSave, .beginTask, .receivePush, .touch, .endTask,
  ]
  private static let appAndTrouble: [SystemEvent.Kind] = [
    .edit, .slowSave, .hang, .crash, .reclaimMemory, .beginTask, .receivePush, .exceedMemory,
  ]
  private static let fewest: [SystemEvent.Kind] = [
    .tapIcon, .pressHome, .slowSave, .receiveCall, .hang, .lock, .edit, .crash, .openSwitcher,
  ]
}
