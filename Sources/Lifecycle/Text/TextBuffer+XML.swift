// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The text as it stands in XML, between tags or in quotation marks, on one line.
  package var xml: String {
    var out = TextBuffer()
    out.addXML(self)
    return out.text
  }
}

extension TextBuffer {
  /// The text as it stands in XML, between tags or in quotation marks.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - keepsLines: whether it may have several lines, as between tags.
  public mutating func addXML(_ text: String, keepsLines: Bool = false) {
    for character in text.unicodeScalars {
      switch character {
      case "&": add("&amp;")
      case "<": add("&lt;")
      case ">": add("&gt;")
      case "\"": add("&quot;")
      case "\n" where keepsLines: newline()
      case "\n", "\r", "\t": add(" ")
      // XML 1.0 has no place for these, escaped or not.
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": add("?")
      case _: add(String(character))
      }
    }
  }
}
