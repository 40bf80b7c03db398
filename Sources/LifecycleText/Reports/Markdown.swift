// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// Text on its way into a page of Markdown.
package enum Markdown {
  /// Text in which nothing is markup.
  package static func escaped(_ text: String) -> String {
    var result = ""
    // Behind a number at the beginning, a period makes a list.
    func escapeNumber() {
      guard let mark = result.last, mark == "." || mark == ")", result.count > 1,
        result.dropLast().allSatisfy({ "0"..."9" ~= $0 })
      else { return }
      result.removeLast()
      result.append("\\")
      result.append(mark)
    }
    for character in text {
      if character == " " { escapeNumber() }
      switch character {
      case "|", "*", "_", "`", "<", "[", "]", "\\", "#", "&", "~":
        result.append("\\")
        result.append(character)
      // At the beginning of a line they make a list, a quotation or a heading.
      case "-", "+", "=", ">":
        if result.isEmpty { result.append("\\") }
        result.append(character)
      case "\n", "\r\n", "\r": result.append("<br>")
      case _: result.append(character)
      }
    }
    escapeNumber()
    return result
  }

  /// Text in a code span inside a table: only the bar ends a cell even there.
  package static func code(_ text: String) -> String {
    var result = "`"
    for character in text {
      switch character {
      case "|": result.append("\\|")
      case "`": result.append("'")
      case "\n", "\r\n", "\r": result.append(" ")
      case _: result.append(character)
      }
    }
    return result + "`"
  }

  /// The address of a file, in a link: only what has no meaning in an address or in Markdown stays as it is.
  package static func address(_ path: String) -> String {
    var result = ""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "-", "_", "~":
        result.unicodeScalars.append(scalar)
      case _ where scalar.value > 0x9F: result.unicodeScalars.append(scalar)
      case _:
        for byte in String(scalar).utf8 {
          let digits = String(byte, radix: 16, uppercase: true)
          result += digits.utf8.count < 2 ? "%0" + digits : "%" + digits
        }
      }
    }
    return result
  }

  /// Text whose bars do not end a cell.
  package static func bars(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  /// A row of a table, without the end of its line.
  package static func row(_ cells: some Sequence<String>) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  /// The two rows a table begins with, without the end of the second.
  ///
  /// - Parameter numbers: the columns that are aligned to the right.
  package static func head(_ headings: [String], numbers: Set<Int> = []) -> String {
    row(headings) + "\n" + row(headings.indices.map { numbers.contains($0) ? "---:" : "---" })
  }

  /// A moment of a run: `+2.000`.
  package static func time(_ time: Duration) -> String {
    var buffer = TextBuffer()
    buffer.add("+")
    buffer.addThousandths(time)
    return buffer.text
  }
}
