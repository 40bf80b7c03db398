// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// Rows of text under headings: aligned for people, or as objects for programs.
package struct Table {
  private let headings: [String]
  private let keys: [String]
  /// The number of columns that only programs get; the first of them parts the rows into groups.
  private let hidden: Int
  private var rows: [[String]] = []

  /// A table without rows.
  ///
  /// - Parameters:
  ///   - headings: of the columns that people see.
  ///   - keys: what JSON calls the columns, with the hidden ones in front.
  ///   - hidden: how many columns at the beginning of each row people do not see.
  package init(_ headings: [String], keys: [String], hidden: Int = 0) {
    self.headings = headings
    self.keys = keys
    self.hidden = hidden
  }

  package mutating func add(_ row: [String]) { rows.append(row) }

  package var isEmpty: Bool { rows.isEmpty }

  /// The table as text.
  ///
  /// - Parameter columns: the width that aligned text is fitted into; nil for any.
  package func text(_ format: ListFormat, columns: Int? = nil) -> String {
    switch format {
    case .text: aligned(columns)
    case .tsv: tabSeparated
    case .jsonl: jsonLines
    case .markdown: markdown
    }
  }

  /// Adds the table as aligned text, with its head in bold.
  package func write(to out: inout TextBuffer, on page: ReportPage) {
    let lines = aligned(page.columns).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.dropLast().enumerated() {
      if line.isEmpty {
        out.newline()
      } else {
        out.add(copied: String(line), on: page, index == 0 ? .strong : .plain)
      }
    }
  }

  /// Aligned columns, two spaces between them, nothing behind the last one, which is broken into
  /// lines where the table would be too wide.
  private func aligned(_ columns: Int?) -> String {
    let shown = rows.map { Array($0[hidden...]) }
    let head = headings.map { $0.uppercased() }
    let last = headings.count - 1
    let widths = (0..<last).map { column in
      ([head] + shown).map { TextWidth.of($0[column]) }.max() ?? 0
    }
    let margin = widths.reduce(0) { $0 + $1 + 2 }
    // A column of a few letters is worse than lines that the terminal breaks.
    let room = columns.map { max(24, $0 - margin) }
    var text = ""
    var group: String?
    for (index, row) in ([head] + shown).enumerated() {
      if hidden > 0, index > 0 {
        let own = rows[index - 1][0]
        if let group, group != own { text += "\n" }
        group = own
      }
      var line = ""
      for column in 0..<last {
        line += TextWidth.padded(row[column], to: widths[column] + 2)
      }
      let pieces = room.map { TextWidth.wrap(row[last], to: $0) } ?? [row[last]]
      line += pieces.first ?? ""
      while line.hasSuffix(" ") { line.removeLast() }
      text += line + "\n"
      for piece in pieces.dropFirst() {
        text += TextWidth.blanks(margin) + piece + "\n"
      }
    }
    return text
  }

  /// One row a line under the keys, a tab between two cells; a tab within a cell is a blank.
  private var tabSeparated: String {
    ([keys] + rows).map { row in
      row.map { $0.replacing("\t", with: " ").replacing("\n", with: " ") }
        .joined(separator: "\t") + "\n"
    }.joined()
  }

  /// One object per row; a cell without text has no key.
  private var jsonLines: String {
    var buffer = TextBuffer()
    for row in rows {
      buffer.add(line: .object(zip(keys, row).map { ($0, $1.isEmpty ? nil : .text($1)) }))
    }
    return buffer.text
  }

  private var markdown: String {
    let lines = rows.map { Markdown.row($0[hidden...].map(Markdown.bars)) }
    return ([Markdown.head(headings)] + lines).map { $0 + "\n" }.joined()
  }
}

/// A format of lists; the raw value is what `--format` takes.
package enum ListFormat: String, CaseIterable {
  case text
  case tsv
  case jsonl
  case markdown

  /// The encoding for the reader of the list.
  package var encoding: Printable.Encoding {
    switch self {
    case .text, .markdown: .text
    case .tsv: .tsv
    case .jsonl: .json
    }
  }
}
