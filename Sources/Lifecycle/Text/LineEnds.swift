// SPDX-License-Identifier: Apache-2.0

/// The ends of lines in texts of other systems: a newline, a carriage return, or both.
package enum LineEnds {
  private static let carriageReturn = UInt8(ascii: "\r")

  /// Returns a text with newlines as the only ends of lines. Each line keeps its number.
  package static func unified(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(carriageReturn) else { return text }
    var unified: [UInt8] = []
    unified.reserveCapacity(text.count)
    var isAfterReturn = false
    for byte in text {
      if byte == carriageReturn {
        unified.append(ASCII.newline)
      } else if byte != ASCII.newline || !isAfterReturn {
        unified.append(byte)
      }
      isAfterReturn = byte == carriageReturn
    }
    return unified
  }
}
