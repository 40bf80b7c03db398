// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// Rows of text under headings: aligned for people, or as objects for programs.
struct Table {
  private let headings: [String]
  private let keys: [String]
  private var rows: [[String]] = []

  /// A table without rows.
  ///
  /// - Parameter keys: what JSON calls the columns.
  init(_ headings: [String], keys: [String]) {
    self.headings = headings
    self.keys = keys
  }

  mutating func add(_ row: [String]) { rows.append(row) }

  func text(_ format: ListFormat) -> String {
    switch format {
    case .text: aligned
    case .jsonl: jsonLines
    case .markdown: markdown
    }
  }

  /// Aligned columns, two spaces between them, nothing behind the last one.
  private var aligned: String {
    let all = [headings.map { $0.uppercased() }] + rows
    let widths = headings.indices.map { column in
      all.map { $0[column].unicodeScalars.count }.max() ?? 0
    }
    var text = ""
    for row in all {
      let last = row.lastIndex { !$0.isEmpty } ?? 0
      for column in 0...last {
        text += row[column]
        guard column < last else { break }
        let blanks = widths[column] - row[column].unicodeScalars.count + 2
        text += String(repeating: " ", count: blanks)
      }
      text += "\n"
    }
    return text
  }

  /// One object a row; a cell without text has no key.
  private var jsonLines: String {
    var buffer = TextBuffer()
    for row in rows {
      buffer.add("{")
      var isFirst = true
      for (key, cell) in zip(keys, row) where !cell.isEmpty {
        if !isFirst { buffer.add(",") }
        isFirst = false
        buffer.addJSON(key)
        buffer.add(":")
        buffer.addJSON(cell)
      }
      buffer.add("}\n")
    }
    return buffer.text
  }

  private var markdown: String {
    func line(_ cells: [String]) -> String {
      "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }
    return line(headings) + line(headings.map { _ in "---" }) + rows.map(line).joined()
  }
}
