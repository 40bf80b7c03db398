// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

import LifecycleText

/// A line the user types into: `:` for commands, `/` for a search.
package struct Prompt: Hashable, Sendable {
  /// The most characters that can be typed into a line.
  package static let capacity = 400

  package enum Purpose: Hashable, Sendable {
    case command
    case search

    /// The character before the line.
    package var mark: Character {
      switch self {
      case .command: ":"
      case .search: "/"
      }
    }
  }

  package let purpose: Purpose
  private var characters: [Character]
  /// The number of characters before the cursor.
  package private(set) var cursor: Int
  /// Whole lines that Tab offers, in its order.
  package internal(set) var completions: [String] = []
  /// The index of the one of ``completions`` that stands in the line; nil before Tab.
  package internal(set) var chosen: Int?

  package init(_ purpose: Purpose, text: String = "") {
    self.purpose = purpose
    characters = Array(text)
    cursor = characters.count
  }

  package var text: String { String(characters) }

  /// Puts another text in place of what is typed, with the cursor behind it.
  mutating func replace(with text: String) {
    characters = Array(text)
    cursor = characters.count
  }

  /// A text that is pasted into a line. For what has no room, it ends with an ellipsis.
  struct Paste {
    private let line: String
    private let room: Int

    /// - Parameters:
    ///   - separator: what stands between the lines of the text.
    ///   - typed: the text in the line.
    init(_ text: String, linesEndWith separator: String, into typed: String) {
      let lines = text.split(whereSeparator: \.isNewline).map { String($0).trimmed }
      line = lines.filter { !$0.isEmpty }.joined(separator: separator)
      room = max(0, Prompt.capacity - typed.count)
    }

    var isCut: Bool { line.count > room }

    /// The keys that type it.
    var keys: [Key] {
      (isCut ? line.prefix(max(0, room - 1)) + "…" : line[...])
        .map { .character($0 == "\t" ? " " : $0) }
    }
  }

  /// An editing key; false where the key does not edit.
  mutating func edit(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(character)
    case .backspace, .control("h"): remove(max(0, cursor - 1)..<cursor)
    case .delete: remove(cursor..<min(cursor + 1, characters.count))
    case .left, .control("b"): cursor = max(0, cursor - 1)
    case .right, .control("f"): cursor = min(characters.count, cursor + 1)
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = characters.count
    case .control("u"): remove(0..<cursor)
    case .control("k"): remove(cursor..<characters.count)
    case .control("w"): remove(startOfWord..<cursor)
    case .control, .enter, .tab, .backTab, .escape, .up, .down, .pageUp, .pageDown, .function,
      .mouse:
      return false
    }
    return true
  }

  private mutating func insert(_ character: Character) {
    guard characters.count < Self.capacity,
      !character.unicodeScalars.contains(where: \.isControl)
    else { return }
    characters.insert(character, at: cursor)
    cursor += 1
  }

  private mutating func remove(_ range: Range<Int>) {
    characters.removeSubrange(range)
    cursor = range.lowerBound
  }

  /// The index at which the word before the cursor begins.
  private var startOfWord: Int {
    var start = cursor
    while start > 0, characters[start - 1] == " " { start -= 1 }
    while start > 0, characters[start - 1] != " " { start -= 1 }
    return start
  }
}
