// SPDX-License-Identifier: Apache-2.0

import LifecycleText

/// What is pasted, and what is copied.
extension Session {
  /// What a terminal takes for its clipboard at most, in bytes.
  private static let longestCopy = 32_768
  /// The longest text that is typed; a line has room for fewer.
  private static let longestPaste = 400

  /// A pasted text is typed where the user types: the end of a line becomes a comma where statements are
  /// typed, else a blank. It presses no keys.
  mutating func paste(_ text: String, at wall: Duration) -> [Effect] {
    guard let separator = overlay?.pasteSeparator, layout.tier != .tooSmall else {
      tell(.info, phrases.messages.pasted(keymap.key(of: .prompt)))
      return []
    }
    let lines = text.split(whereSeparator: \.isNewline).map { String($0).trimmed }.filter {
      !$0.isEmpty
    }
    let typed = lines.joined(separator: separator).map { $0 == "\t" ? " " : $0 }
    var effects: [Effect] = []
    for character in typed.prefix(Self.longestPaste) {
      // What a character opens instead takes no more of the text.
      guard overlay?.pasteSeparator != nil else { break }
      effects += update(.key(.character(character)), at: wall)
    }
    return effects
  }

  /// Asks for a text on the clipboard.
  mutating func copy(_ text: String) -> [Effect] {
    guard text.utf8.count <= Self.longestCopy else {
      tell(.info, phrases.messages.tooLongToCopy)
      return []
    }
    tell(.info, phrases.messages.copied)
    return [.copy(text)]
  }
}
