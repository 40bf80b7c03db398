// SPDX-License-Identifier: Apache-2.0
import HostProtocol

/// Texts as they are told to applife: a message has a longest line.
enum SavedText {
  /// Of a text no more is told than that.
  private static let longest = 200
  /// Escaped in JSON a byte takes six at most.
  private static let mostBytes = HostProtocol.longestLine / 6 - 200

  /// The text itself, or its beginning and what tells it from others that begin in the same way.
  static func shortened(_ text: String) -> String {
    guard text.utf8.count > longest else { return text }
    // FNV-1a: the same in every process, other than Swift's own.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(text.unicodeScalars.prefix(40)) + " … (" + String(hash, radix: 16) + ")"
  }

  /// The list in messages that are no longer than a line may be: at least one.
  static func parts(_ texts: [String]) -> [AppMessage.Saved] {
    var parts: [[String]] = [[]]
    var count = 0
    for text in texts.lazy.map(shortened) {
      // Quotation marks and a comma go with it.
      let length = text.utf8.count + 3
      if count + length > mostBytes {
        parts.append([])
        count = 0
      }
      parts[parts.count - 1].append(text)
      count += length
    }
    return parts.enumerated().map { place, items in
      AppMessage.Saved(items, continues: place < parts.count - 1)
    }
  }
}
