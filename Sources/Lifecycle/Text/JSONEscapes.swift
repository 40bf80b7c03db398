// SPDX-License-Identifier: Apache-2.0

/// The content between the quotation marks of a JSON string, without its escapes.
package enum JSONEscapes {
  private static let backslash = UInt8(ascii: "\\")
  private static let unknown = UInt8(ascii: "?")

  /// The text as UTF-8. What is escaped and begins a line or stands for a tab becomes a blank; any
  /// other control character, and what is no character, a question mark.
  package static func resolved(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.contains(backslash) else { return text }
    var result: [UInt8] = []
    var at = text.startIndex
    while at < text.endIndex {
      guard text[at] == backslash, at + 1 < text.endIndex else {
        result.append(text[at])
        at += 1
        continue
      }
      let letter = text[at + 1]
      at += 2
      switch letter {
      case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"): result.append(ASCII.space)
      case UInt8(ascii: "b"), UInt8(ascii: "f"): result.append(unknown)
      case UInt8(ascii: "u"):
        if let scalar = scalar(in: text, &at), !isControl(scalar) {
          result += String(Character(scalar)).utf8
        } else {
          result.append(unknown)
        }
      case _: result.append(letter)
      }
    }
    return result[...]
  }

  /// The character whose digits stand there: of two surrogates, both are read.
  private static func scalar(in text: ArraySlice<UInt8>, _ at: inout Int) -> Unicode.Scalar? {
    guard let unit = unit(in: text, &at) else { return nil }
    var next = at + 2
    if (0xD800..<0xDC00).contains(unit), text[at...].starts(with: [backslash, UInt8(ascii: "u")]),
      let low = Self.unit(in: text, &next), (0xDC00..<0xE000).contains(low)
    {
      at = next
      return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    }
    return Unicode.Scalar(unit)
  }

  /// Four hexadecimal digits; nil, and those passed over, where there are fewer.
  private static func unit(in text: ArraySlice<UInt8>, _ at: inout Int) -> UInt32? {
    var unit: UInt32 = 0
    var count = 0
    while count < 4, at < text.endIndex,
      let digit = Character(Unicode.Scalar(text[at])).hexDigitValue
    {
      unit = unit << 4 | UInt32(digit)
      count += 1
      at += 1
    }
    return count == 4 ? unit : nil
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
  }
}
