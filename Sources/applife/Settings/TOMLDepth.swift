// SPDX-License-Identifier: Apache-2.0

/// The depth of a text in TOML, counted before the library reads it: a dotted key of 64 KB would take it half a
/// minute, and open brackets its stack.
enum TOMLDepth {
  /// The most parts that a key may have, and the most brackets that may be open.
  static let most = 16

  /// Returns the place where a text is too deep; nil if it never is. Strings and comments have no depth.
  static func excess(in text: some Sequence<UInt8>) -> TOMLDocument.Place? {
    var counter = Counter()
    for byte in text where counter.isTooDeep(behind: byte) {
      return TOMLDocument.Place(line: counter.line, column: counter.column)
    }
    return nil
  }

  private struct Counter {
    var line = 1
    var column = 0
    private var dots = 0
    private var brackets = 0
    /// The quotation mark of the string that is open; 0 outside of one.
    private var quote: UInt8 = 0
    /// True if the string has three quotation marks.
    private var isLong = false
    /// True behind its first quotation mark, while it may be one of three or an empty string.
    private var isBeginning = false
    /// The number of equal quotation marks in a row.
    private var marks = 0
    private var isEscaped = false
    private var isComment = false

    mutating func isTooDeep(behind byte: UInt8) -> Bool {
      // Continuation bytes belong to the character before.
      if byte & 0xC0 != 0x80 { column += 1 }
      let isNewline = byte == UInt8(ascii: "\n")
      defer {
        if isNewline { (line, column) = (line + 1, 0) }
      }
      if isNewline {
        (isComment, dots) = (false, 0)
        // A short string never goes on in the next line.
        if !isLong { (quote, marks, isBeginning) = (0, 0, false) }
        isEscaped = false
        return false
      }
      if isComment { return false }
      if isBeginning, readBeginning(byte) { return false }
      if quote == 0 { return readCode(byte) }
      readString(byte)
      return false
    }

    /// Returns true if a byte belongs to the quotation marks that a string begins with.
    private mutating func readBeginning(_ byte: UInt8) -> Bool {
      if byte == quote {
        marks += 1
        if marks == 3 { (isLong, isBeginning, marks) = (true, false, 0) }
        return true
      }
      isBeginning = false
      if marks == 2 { quote = 0 }
      marks = 0
      return false
    }

    private mutating func readString(_ byte: UInt8) {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        (isEscaped, marks) = (true, 0)
      } else if byte == quote {
        marks += 1
        if marks == (isLong ? 3 : 1) { (quote, isLong, marks) = (0, false, 0) }
      } else {
        marks = 0
      }
    }

    private mutating func readCode(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "#"): isComment = true
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        (quote, isBeginning, marks) = (byte, true, 1)
      case UInt8(ascii: "."): dots += 1
      case UInt8(ascii: "="), UInt8(ascii: ","): dots = 0
      case UInt8(ascii: "["), UInt8(ascii: "{"): (brackets, dots) = (brackets + 1, 0)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): (brackets, dots) = (max(0, brackets - 1), 0)
      case _: break
      }
      return dots >= TOMLDepth.most || brackets > TOMLDepth.most
    }
  }
}
