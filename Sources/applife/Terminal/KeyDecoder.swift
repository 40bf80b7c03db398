// SPDX-License-Identifier: Apache-2.0
import CNcurses
import LifecycleUI

/// Makes keys of the bytes a terminal sends. A byte that belongs to no character is dropped by
/// itself: the keys behind it are never lost with it.
struct KeyDecoder {
  /// True if characters are UTF-8; otherwise each byte is one, as the locale says.
  private let isUTF8: Bool
  /// The bits of a character that has begun, and how many of its bytes are missing.
  private var bits: UInt32 = 0
  private var missing = 0
  /// The least value that a character of this length may have.
  private var least: UInt32 = 0

  init(isUTF8: Bool) { self.isUTF8 = isUTF8 }

  /// Takes the next byte, and adds the key it completes, if it does.
  mutating func add(_ byte: UInt8, to keys: inout [Key]) {
    if byte < 0x80 {
      missing = 0
      append(UInt32(byte), to: &keys)
    } else if !isUTF8 {
      append(cn_character(Int32(byte)), to: &keys)
    } else if byte < 0xC0 {
      guard missing > 0 else { return }
      bits = bits << 6 | UInt32(byte & 0x3F)
      missing -= 1
      if missing == 0, bits >= least { append(bits, to: &keys) }
    } else {
      switch byte {
      case 0xC2..<0xE0: (bits, missing, least) = (UInt32(byte & 0x1F), 1, 0x80)
      case 0xE0..<0xF0: (bits, missing, least) = (UInt32(byte & 0x0F), 2, 0x800)
      case 0xF0..<0xF5: (bits, missing, least) = (UInt32(byte & 0x07), 3, 0x1_0000)
      default: missing = 0
      }
    }
  }

  /// Surrogates, and what lies beyond Unicode, are no characters.
  private func append(_ value: UInt32, to keys: inout [Key]) {
    if let scalar = Unicode.Scalar(value), let key = Key(character: scalar) { keys.append(key) }
  }
}
