// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The sequences with which a program colors text on a terminal, as consoles and build servers keep
/// them in logs: `ESC[0;37m`, `ESC]8;;…` and its end.
enum EscapeSequences {
  private static let escape: UInt8 = 0x1B
  private static let bell: UInt8 = 0x07

  /// Returns a line without them. One that never ends is removed as far as the line goes.
  static func removed(from line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard line.contains(escape) else { return line }
    var kept: [UInt8] = []
    kept.reserveCapacity(line.count)
    var rest = line
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
      let end = rest.dropFirst().drop { $0 < 0x40 || $0 > 0x7E }
      return end.dropFirst()
    case UInt8(ascii: "]")?:
      // A text up to a bell, or to the escape of `ESC \`.
      guard let end = rest.firstIndex(where: { $0 == bell || $0 == escape }) else { return [] }
      return rest[end] == bell ? rest[(end + 1)...] : rest[(end + 1)...].dropFirst()
    case _: return rest.dropFirst()
    }
  }
}
