// SPDX-License-Identifier: Apache-2.0

import LifecycleText

extension Key {
  /// The key of a name, as ``name`` gives it; nil for one that no terminal sends. Case counts for a
  /// single character alone.
  package init?(name: String) {
    if name.count == 1, let character = name.first, character != " ",
      !character.unicodeScalars.contains(where: { $0.isControl })
    {
      self = .character(character)
      return
    }
    let folded = name.lowercased()
    if let found = Self.named.first(where: { $0.name.lowercased() == folded }) {
      self = found
    } else if let letter = Self.control(folded) {
      self = .control(letter)
    } else if folded.hasPrefix("f"), let number = Int(folded.dropFirst()), 1...24 ~= number {
      self = .function(number)
    } else {
      return nil
    }
  }

  /// The keys with names that stand for themselves.
  private static let named: [Key] = [
    " ", .enter, .tab, .backTab, .escape, .backspace, .delete, .up, .down, .left, .right, .pageUp,
    .pageDown, .home, .end,
  ]

  /// The letter of `^T` and of `ctrl-t`. Ctrl with H, I, J and M is what terminals send for
  /// Backspace, Tab and Enter.
  private static func control(_ name: String) -> Character? {
    let letter = name.hasPrefix("ctrl-") ? name.dropFirst(5) : name.dropFirst()
    guard name.hasPrefix("ctrl-") || name.hasPrefix("^"), letter.count == 1,
      let character = letter.first, ("a"..."z").contains(character), !"hijm".contains(character)
    else { return nil }
    return character
  }
}
