// SPDX-License-Identifier: Apache-2.0

import LifecycleText

/// Keys that belong together, and in a word or two their effect: an entry of the last row.
package struct KeyHint: Hashable, Sendable {
  /// The keys from left to right; empty if the user types a text instead.
  package let keys: [Key]
  package let label: String
  /// Whether the user types a text instead.
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

  package init(_ keymap: Keymap, _ commands: [Command], label: String) {
    self.init(commands.compactMap { keymap.firstKey(of: $0) }, label: label)
  }

  /// The names of the keys.
  var name: String { keys.map(\.sign).joined() }

  /// How many columns it takes.
  var columns: Int {
    keys.isEmpty ? TextWidth.of(label) : TextWidth.of(name) + 1 + TextWidth.of(label)
  }

  /// The key in a column of the hint. The label belongs to the last key.
  func key(at column: Int) -> Key? {
    var end = 0
    for key in keys {
      end += TextWidth.of(key.sign)
      if column < end { return key }
    }
    return keys.last
  }
}

extension Key {
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
