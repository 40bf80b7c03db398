// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

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
    var result = ""
    for character in text {
      switch character {
      case "|": result.append("\\|")
      case "`": result.append("'")
      case _: result.append(character)
      }
    }
    return "`" + result + "`"
  }
}
