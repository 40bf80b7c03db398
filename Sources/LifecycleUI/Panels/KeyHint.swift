// SPDX-License-Identifier: Apache-2.0

import Languages
import LifecycleText

/// Keys that belong together, and in a word or two their effect: an entry of the last row.
package struct KeyHint: Hashable, Sendable {
  /// The keys from left to right; empty if the user types a text instead.
  package let keys: [Key]
  package let label: String
  /// True if the user types a text instead.
  let isTyped: Bool

  package init(_ keys: Key..., label: String) { self.init(keys, label: label) }

  package init(_ keys: [Key], label: String) {
    self.keys = keys
    self.label = label
    isTyped = false
  }

  /// A hint that the user can type a text.
  package init(typing label: String) {
    keys = []
    self.label = label
    isTyped = true
  }

  /// The keys that a key table has for commands; empty if it has none.
  package init(_ keymap: Keymap, _ commands: Command..., label: String) {
    self.init(keymap, commands, label: label)
  }

  /// The keys of a command, with its own label.
  init(_ keymap: Keymap, _ command: Command, in phrases: Phrases) {
    self.init(keymap, [command], label: phrases.words(for: command).label)
  }

  /// The key that pauses, while the clock is paused.
  init(continuing keymap: Keymap, in phrases: Phrases) {
    self.init(keymap, [.run(.pause)], label: phrases.keyHints.goOn)
  }

  package init(_ keymap: Keymap, _ commands: [Command], label: String) {
    self.init(commands.compactMap { keymap.firstKey(of: $0) }, label: label)
  }

  /// The key that a command has in a context, or else anywhere; no key if it has none.
  init(_ keymap: Keymap, _ command: Command, in context: Binding.Context, label: String) {
    let key = keymap.firstKey(of: command, in: context) ?? keymap.firstKey(of: command)
    self.init([key].compactMap { $0 }, label: label)
  }

  /// The names of the keys; the first and the last of more than two digits in a row.
  var name: String {
    isRange ? "\(keys[0].sign)-\(keys[keys.count - 1].sign)" : keys.map(\.sign).joined()
  }

  /// True if the keys are more than two digits, one after the other.
  private var isRange: Bool {
    guard keys.count > 2 else { return false }
    let digits = keys.compactMap(\.digit)
    return digits.count == keys.count && zip(digits, digits.dropFirst()).allSatisfy { $0 + 1 == $1 }
  }

  /// The number of columns it takes.
  var columns: Int {
    keys.isEmpty ? TextWidth.of(label) : TextWidth.of(name) + 1 + TextWidth.of(label)
  }

  /// The key in a column of the hint. The label belongs to the last key; that of many digits to none.
  func key(at column: Int) -> Key? {
    if isRange { return column == 0 ? keys[0] : column == 2 ? keys[keys.count - 1] : nil }
    var end = 0
    for key in keys {
      end += TextWidth.of(key.sign)
      if column < end { return key }
    }
    return keys.last
  }
}

extension [KeyHint] {
  /// Returns those that have keys and room before a column, from left to right in one row, with
  /// their cells.
  func places(from start: Point, until end: Int) -> [(hint: KeyHint, cell: Rect)] {
    var x = start.x
    var places: [(hint: KeyHint, cell: Rect)] = []
    for hint in self where hint.isTyped || !hint.keys.isEmpty {
      guard x + hint.columns < end else { break }
      places.append((hint, Rect(x: x, y: start.y, width: hint.columns, height: 1)))
      x += hint.columns + 2
    }
    return places
  }
}

extension [(hint: KeyHint, cell: Rect)] {
  /// Returns the key that a click presses; nil beside the keys.
  func key(at point: Point) -> Key? {
    first { $0.cell.contains(point) }.flatMap { $0.hint.key(at: point.x - $0.cell.x) }
  }
}

extension Canvas {
  /// Writes keys with their label into a cell.
  mutating func write(_ hint: KeyHint, in cell: Rect, clippedTo rect: Rect) {
    var x = cell.x
    if !hint.keys.isEmpty {
      x += write(hint.name, at: Point(x, cell.y), style: .key, in: rect) + 1
    }
    write(hint.label, at: Point(x, cell.y), in: rect)
  }
}

extension Key {
  /// The digit that the key types.
  fileprivate var digit: Int? {
    if case .character(let character) = self { character.wholeNumberValue } else { nil }
  }

  /// The key in few columns: an arrow, or its name.
  fileprivate var sign: String {
    switch self {
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .character, .control, .enter, .tab, .backTab, .escape, .backspace, .delete, .pageUp,
      .pageDown, .home, .end, .function, .mouse:
      name
    }
  }
}
