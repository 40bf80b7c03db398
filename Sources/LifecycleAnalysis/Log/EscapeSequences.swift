// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The sequences with which a program colors text on a terminal, as consoles and build servers keep
/// them in logs: `ESC[0;37m`, `ESC]8;;…` and its end.
enum EscapeSequences {
  private static let escape: UInt8 = 0x1B
  private static let bell: UInt8 = 0x07

  /// Returns a text without them. One that never ends is removed as far as its line goes.
  static func removed(from text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.contains(escape) else { return text }
    var kept: [UInt8] = []
    kept.reserveCapacity(text.count)
    var rest = text
    while let at = rest.firstIndex(of: escape) {
      kept += rest[..<at]
      rest = afterSequence(rest[(at + 1)...])
    }
    return (kept + rest)[...]
  }

  /// Returns what follows a sequence, whose first byte was taken.
  private static func afterSequence(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    switch rest.first {
    case UInt8(ascii: "[")?:
      // Parameters, and a letter that ends them.
      let end = rest.dropFirst().drop { $0 != ASCII.newline && ($0 < 0x40 || $0 > 0x7E) }
      return end.first == ASCII.newline ? end : end.dropFirst()
    case UInt8(ascii: "]")?:
      // A text up to a bell, or to the escape of `ESC \`.
      guard let end = rest.firstIndex(where: { $0 == bell || $0 == escape || $0 == ASCII.newline })
      else { return [] }
      if rest[end] == ASCII.newline { return rest[end...] }
      return rest[end] == bell ? rest[(end + 1)...] : rest[(end + 1)...].dropFirst()
    case ASCII.newline?: return rest
    case _: return rest.dropFirst()
    }
  }
}
