// SPDX-License-Identifier: Apache-2.0
import LifecycleUI

/// Tells what a terminal sends from keys: a sequence that terminfo does not name begins with the byte of Esc, and its
/// other bytes look like letters that somebody has pressed.
///
/// - SeeAlso: ECMA-48, 5.4 and 5.6, and https://invisible-island.net/xterm/ctlseqs/ctlseqs.html
struct EscapeReader {
  /// The meaning of a byte.
  enum Result: Equatable {
    /// It belongs to a sequence that is not at its end.
    case more
    /// A sequence is at its end; nil if no key is meant.
    case done(Key?)
    /// Bytes that are no sequence: keys were pressed.
    case foreign([UInt8])
  }

  private static let escape = UInt8(ascii: "\u{1B}")
  /// The bytes that begin a text. It ends with ST, one of xterm also with BEL.
  private static let texts = "P]X^_".utf8
  /// A sequence of more bytes is none.
  private static let most = 4096

  private var bytes: [UInt8] = []

  mutating func add(_ byte: UInt8) -> Result {
    if bytes.isEmpty {
      if byte != Self.escape { return .foreign([byte]) }
      bytes = [byte]
      return .more
    }
    bytes.append(byte)
    if bytes.count == 2 {
      let begins =
        byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") || Self.texts.contains(byte)
      if begins { return .more }
      // Esc was pressed; another one may begin a sequence.
      guard byte == Self.escape else { return .foreign(end()) }
      bytes = [byte]
      return .foreign([byte])
    }
    if bytes.count > Self.most { return .foreign(end()) }
    if Self.texts.contains(bytes[1]) { return addToText(byte) }
    if bytes[1] == UInt8(ascii: "O") { return finish(Self.key(end: byte)) }
    switch byte {
    case 0x20..<0x40: return .more
    case 0x40..<0x7F: return finish(key(end: byte))
    case _: return .foreign(end())
    }
  }

  /// Ends a sequence that has begun, if the terminal sends nothing more: its bytes were pressed.
  mutating func end() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  private mutating func finish(_ key: Key?) -> Result {
    bytes = []
    return .done(key)
  }

  private mutating func addToText(_ byte: UInt8) -> Result {
    let isEnd = byte == UInt8(ascii: "\\") && bytes[bytes.count - 2] == Self.escape
    let isBell = byte == 0x07 && bytes[1] == UInt8(ascii: "]")
    return isEnd || isBell ? finish(nil) : .more
  }

  /// The key of a control sequence that has begun and ends with a byte.
  private func key(end byte: UInt8) -> Key? {
    let parameters = bytes.dropFirst(2).dropLast()
    if byte != UInt8(ascii: "~") { return parameters.isEmpty ? Self.key(end: byte) : nil }
    return switch String(decoding: parameters, as: UTF8.self) {
    case "1", "7": .home
    case "4", "8": .end
    case "3": .delete
    case "5": .pageUp
    case "6": .pageDown
    case _: nil
    }
  }

  /// The key of a sequence without parameters.
  private static func key(end byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "Z"): .backTab
    case _: nil
    }
  }
}
