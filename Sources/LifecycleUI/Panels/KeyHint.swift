// SPDX-License-Identifier: Apache-2.0

import LifecycleText

/// A place in the last row: keys that belong together, and in a word or two what they do.
package struct KeyHint: Hashable, Sendable {
  /// The keys, in the order in which they stand; none for something that is typed.
  package let keys: [Key]
  package let label: String

  package init(_ keys: Key..., label: String) { self.init(keys, label: label) }

  package init(_ keys: [Key], label: String) {
    self.keys = keys
    self.label = label
  }

  /// What else can be done than to press a key.
  package init(typing label: String) {
    keys = []
    self.label = label
  }

  /// The keys that the key table has for commands.
  package init(_ commands: Command..., label: String) { self.init(commands, label: label) }

  package init(_ commands: [Command], label: String) {
    self.init(
      commands.compactMap { command in Keymap.bindings.first { $0.command == command }?.key },
      label: label)
  }

  /// The names of the keys.
  var name: String { keys.map(\.sign).joined() }

  /// How many columns it takes.
  var columns: Int {
    keys.isEmpty ? TextWidth.of(label) : TextWidth.of(name) + 1 + TextWidth.of(label)
  }

  /// The key in a column of the hint: keys of one column each have their own.
  func key(at column: Int) -> Key? {
    keys.isEmpty ? nil : keys[max(0, min(column, keys.count - 1))]
  }
}

extension Key {
  /// The key where there is room for a sign: an arrow, or its name.
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
