// SPDX-License-Identifier: Apache-2.0

/// The bytes of UTF-8 text that are ASCII.
package enum ASCII {
  package static let newline = UInt8(ascii: "\n")
  package static let space = UInt8(ascii: " ")
  package static let comma = UInt8(ascii: ",")
  package static let number = UInt8(ascii: "#")
  package static let quote = UInt8(ascii: "\"")
  package static let hyphen = UInt8(ascii: "-")
  package static let equals = UInt8(ascii: "=")
  package static let plus = UInt8(ascii: "+")
  package static let openBracket = UInt8(ascii: "[")
  package static let closeBracket = UInt8(ascii: "]")

  /// The byte in lower case, if it is one of the 26 letters.
  @inline(__always) package static func lower(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }

  /// A space, a tab or a carriage return: what separates words within a line.
  @inline(__always) package static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }

  @inline(__always) package static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Returns a text without the blanks at both ends.
  package static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text.drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    return text
  }

  /// Returns true if a word ends before this byte.
  @inline(__always) package static func endsWord(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == newline || byte == comma
  }
}
