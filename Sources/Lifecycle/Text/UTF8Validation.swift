// SPDX-License-Identifier: Apache-2.0

/// A check that bytes are text at all, and not too much of it, before anything else looks at them.
package enum UTF8Validation {
  /// The first thing that keeps the bytes from being a scenario's text.
  package static func problem(in bytes: [UInt8]) -> Scenario.Problem? {
    if bytes.count > Scenario.Bound.bytes.rawValue {
      return Scenario.Problem(Scenario.Position(), .tooMuch(.bytes))
    }
    return bytes.withUnsafeBufferPointer { problem(in: $0) }
  }

  private static func problem(in bytes: UnsafeBufferPointer<UInt8>) -> Scenario.Problem? {
    var at = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var line = 1
    var lineStart = at
    func problem(_ fault: Scenario.Fault) -> Scenario.Problem {
      let column = bytes[lineStart..<at].reduce(1) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
      return Scenario.Problem(Scenario.Position(line: line, column: column), fault)
    }
    while at < bytes.count {
      let byte = bytes[at]
      if byte == ASCII.newline {
        at += 1
        line += 1
        lineStart = at
        if line > Scenario.Bound.lines.rawValue, at < bytes.count {
          return problem(.tooMuch(.lines))
        }
        continue
      }
      if at - lineStart >= Scenario.Bound.lineBytes.rawValue {
        at = lineStart
        return problem(.tooMuch(.lineBytes))
      }
      if byte < 0x20, !ASCII.isBlank(byte) { return problem(.control(byte)) }
      if byte == 0x7F { return problem(.control(byte)) }
      let length = byte < 0x80 ? 1 : sequenceLength(at: at, in: bytes)
      guard length > 0 else { return problem(.notUTF8(byte)) }
      // U+0080 to U+009F are control characters of another kind.
      if byte == 0xC2, bytes[at + 1] < 0xA0 { return problem(.control(bytes[at + 1])) }
      at += length
    }
    return nil
  }

  /// Returns the number of bytes of the character that begins here. Zero if it is not well formed.
  private static func sequenceLength(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let first = bytes[start]
    let length: Int
    // The second byte is limited so that nothing is written longer than it must be, no surrogate
    // is written at all, and nothing lies beyond U+10FFFF.
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    case _: return 0
    }
    guard start + length <= bytes.count, second.contains(bytes[start + 1]) else { return 0 }
    for offset in 1..<length where bytes[start + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
