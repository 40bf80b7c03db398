// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// Text on its way into a page of Markdown.
package enum Markdown {
  /// Text in which nothing is markup.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "|", "*", "_", "`", "<", "[", "]", "\\", "#":
        result.append("\\")
        result.append(character)
      case "\n": result.append("<br>")
      case _: result.append(character)
      }
    }
    return result
  }

  /// Text in a code span inside a table: only the bar ends a cell even there.
  package static func code(_ text: String) -> String {
    var result = "`"
    for character in text {
      switch character {
      case "|": result.append("\\|")
      case "`": result.append("'")
      case _: result.append(character)
      }
    }
    return result + "`"
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
