// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// Comma-separated values as RFC 4180 has them.
package enum CSV {
  /// A record, with the end of its line.
  ///
  /// A cell that a spreadsheet would take for a formula begins with an apostrophe.
  package static func add(_ cells: some Sequence<String>, to out: inout TextBuffer) {
    out.add(cells.map(cell).joined(separator: ","))
    out.add("\r\n")
  }

  private static func cell(_ text: String) -> String {
    var text = text.replacing("\r", with: " ")
    if let first = text.first, "=+-@".contains(first) { text = "'" + text }
    let isPlain = text.unicodeScalars.allSatisfy { $0 != "," && $0 != "\"" && $0 != "\n" }
    return isPlain ? text : "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
