// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Turns a log that comes in pieces into UTF-8: what begins with the byte order mark of UTF-16, as PowerShell writes
/// it, is decoded, and the mark of UTF-8 is left out. Anything else stays as it is.
struct LogDecoder {
  private enum Encoding {
    /// Too few bytes have come to tell.
    case unknown
    case plain
    case utf16(isLittleEndian: Bool)
  }

  private static let marks: [(bytes: [UInt8], encoding: Encoding)] = [
    ([0xEF, 0xBB, 0xBF], .plain),
    ([0xFF, 0xFE], .utf16(isLittleEndian: true)),
    ([0xFE, 0xFF], .utf16(isLittleEndian: false)),
  ]

  private static let carriageReturn = UInt8(ascii: "\r")

  private var encoding = Encoding.unknown
  /// Bytes that say nothing without those that follow them.
  private var pending: [UInt8] = []

  /// Returns a whole text as UTF-8, with newlines as the only ends of lines and without the sequences of terminals.
  static func plain(_ text: [UInt8]) -> [UInt8] {
    var decoder = LogDecoder()
    let decoded = decoder.decode(text[...]) + decoder.takeRest()
    let plain = EscapeSequences.removed(from: decoded)
    guard plain.contains(carriageReturn) else { return Array(plain) }
    var lines: [UInt8] = []
    lines.reserveCapacity(plain.count)
    var isAfterReturn = false
    for byte in plain where byte != carriageReturn || !isAfterReturn {
      if byte == carriageReturn {
        lines.append(ASCII.newline)
      } else if byte != ASCII.newline || !isAfterReturn {
        lines.append(byte)
      }
      isAfterReturn = byte == carriageReturn
    }
    return lines
  }

  /// The next piece as UTF-8.
  mutating func decode(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    switch encoding {
    case .plain: return bytes
    case .utf16(let isLittleEndian): return decode(bytes, isLittleEndian: isLittleEndian)
    case .unknown:
      pending += bytes
      let start = pending
      let isOpen = Self.marks.contains {
        $0.bytes.count > start.count && $0.bytes.starts(with: start)
      }
      if isOpen { return [] }
      let mark = Self.marks.first { start.starts(with: $0.bytes) }
      encoding = mark?.encoding ?? .plain
      pending = []
      return decode(start.dropFirst(mark?.bytes.count ?? 0))
    }
  }

  /// Returns the bytes that have come and were not decoded: the log ends in the middle of a character.
  mutating func takeRest() -> ArraySlice<UInt8> {
    defer { pending = [] }
    return pending[...]
  }

  private mutating func decode(
    _ bytes: ArraySlice<UInt8>, isLittleEndian: Bool
  ) -> ArraySlice<UInt8> {
    pending += bytes
    var units: [UInt16] = []
    units.reserveCapacity(pending.count / 2)
    for at in stride(from: 0, to: pending.count - 1, by: 2) {
      let (low, high) =
        isLittleEndian ? (pending[at], pending[at + 1]) : (pending[at + 1], pending[at])
      units.append(UInt16(high) << 8 | UInt16(low))
    }
    // The other half of a character above U+FFFF comes with the next piece.
    if let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
    pending.removeFirst(units.count * 2)
    return Array(String(decoding: units, as: UTF16.self).utf8)[...]
  }
}
