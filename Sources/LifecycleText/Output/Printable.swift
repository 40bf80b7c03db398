// SPDX-License-Identifier: Apache-2.0

/// A filter for the program's output: everything that is written to the terminal, to a stream or to a
/// report passes here, so that no name and no text from outside can act on whoever shows it.
///
/// - SeeAlso: docs/reference/security.md
package enum Printable {
  /// Returns true if a character does nothing but show itself: no control character (C0, DEL, C1), none
  /// that turns the direction of text around it, none that ends a line for some programs, and no
  /// byte of a file's name that is no text (``FileName``).
  package static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isControl && scalar.value < FileName.firstByte
  }

  /// A text without the characters that might do harm, for the screen.
  package static func stripped(_ text: String) -> String {
    // Nearly every text is as it should be, and is given back.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isControl }))
  }

  /// A text on one line, with a question mark for each character that might do harm.
  package static func line(_ text: String) -> String {
    if text.unicodeScalars.allSatisfy(isHarmless) { return text }
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      line.append(isHarmless(scalar) ? scalar : scalar == "\t" ? " " : "?")
    }
    return String(line)
  }

  /// The reader of a report.
  package enum Encoding: Equatable {
    /// By people, and by programs that take lines: a question mark stands for what does harm.
    case text
    /// As JSON: what does harm is escaped.
    case json
    /// By people, on a terminal: the report has looked at every text itself, and escapes are its own.
    case styled(hasLinks: Bool)
    /// By people, on a terminal that has links: as text, and each address of a web page is one.
    case linked
    /// As comma-separated values, in which a carriage return ends a record.
    case csv
    /// As tab-separated values, in which a tab ends a cell.
    case tsv
    /// As a patch, which keeps tabs and carriage returns.
    case patch
  }

  /// The same lines without anything that might do harm.
  package static func lines(_ bytes: [UInt8], as encoding: Encoding) -> [UInt8] {
    switch encoding {
    case .linked: return Hyperlink.marked(lines(bytes, as: .text))
    case .styled(hasLinks: true):
      return Hyperlink.marked(lines(bytes, as: .styled(hasLinks: false)))
    case .text, .json, .styled(hasLinks: false), .csv, .tsv, .patch: break
    }
    guard needsLook(bytes) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if isHarmless(scalar) || scalar == "\n" {
        result.append(contentsOf: scalar.utf8)
      } else {
        switch encoding {
        case .styled where scalar == "\u{1B}": result.append(0x1B)
        case .csv where scalar == "\r": result.append(0x0D)
        case .tsv where scalar == "\t": result.append(0x09)
        case .patch where scalar == "\t" || scalar == "\r":
          result.append(contentsOf: scalar.utf8)
        case .text, .styled, .linked, .csv, .tsv, .patch:
          result.append(UInt8(ascii: scalar == "\t" ? " " : "?"))
        case .json: result.append(contentsOf: escape(scalar).utf8)
        }
      }
    }
    return result
  }

  /// Returns true if bytes hold one that may begin a harmful character. It sees every byte of every
  /// report, and so decides without a branch.
  private static func needsLook(_ bytes: [UInt8]) -> Bool {
    var isFound: UInt8 = 0
    for byte in bytes {
      let isControl = (byte < 0x20 && byte != 0x0A) || byte == 0x7F
      let isLead = byte == 0xC2 || byte == 0xD8 || byte == 0xE2 || byte == 0xEF || byte == 0xF4
      isFound |= isControl || isLead ? 1 : 0
    }
    return isFound != 0
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    // A byte of a name that is no text has no character JSON could name.
    let value = scalar.value < FileName.firstByte ? scalar.value : 0xFFFD
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension Unicode.Scalar {
  /// True if it is a C0 or C1 control, changes the direction of what follows, or ends a line.
  package var isControl: Bool {
    switch value {
    case 0x20..<0x7F: false
    case ..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFFF9...0xFFFB: true
    default: false
    }
  }
}
