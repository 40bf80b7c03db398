// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Languages
import Lifecycle
import LifecycleAnalysis

/// A scenario on several versions of iOS: a column for each, the rows that differ, and the rules.
package struct VersionReport {
  private let table: VersionTable
  private let name: String
  private let title: String
  private let phrases: Phrases

  package init(_ table: VersionTable, name: String, title: String, _ phrases: Phrases) {
    self.table = table
    self.name = name
    self.title = title
    self.phrases = phrases
  }

  /// True if nothing differs.
  package var isSame: Bool { table.rows.isEmpty }

  /// Writes the table as text: below each row, what came with which rule, and its sources.
  package func writeText(to out: inout TextBuffer, on page: ReportPage) {
    out.add("# \(name): \(title)", on: page, .strong, hanging: 2)
    guard !isSame else { return out.add(phrases.compare.nothingDiffers, on: page, .good) }
    let widths = columnWidths
    out.add(line(table.versions.map { "iOS \($0)" }, widths, ""), line: true)
    for row in table.rows {
      guard let entry = row.entry else { continue }
      out.add(line(row.cells.map(cell), widths, Self.label(entry, phrases)), line: true)
      for change in row.changes {
        out.add(
          "iOS \(change.version): \(change.rule.rawValue). \(phrases.rule(change.rule))", on: page,
          indent: 4, hanging: 2)
        for source in change.rule.origin.sources {
          out.add(source.text, on: page, .quiet, indent: 6)
        }
      }
    }
  }

  /// Writes the table in Markdown.
  package func writeMarkdown(to out: inout TextBuffer) {
    out.add("## " + Markdown.escaped(title.isEmpty ? name : title) + "\n\n")
    guard !isSame else { return out.add(Markdown.escaped(phrases.compare.nothingDiffers) + "\n") }
    out.add(Markdown.row(table.versions.map { "iOS \($0)" } + ["", ""]) + "\n")
    out.add(Markdown.row([String](repeating: "---", count: table.versions.count + 2)) + "\n")
    for row in table.rows {
      guard let entry = row.entry else { continue }
      let rules = row.changes.map { "iOS \($0.version): \($0.rule.rawValue)" }
      let cells = row.cells.map { Markdown.escaped(cell($0)) }
      out.add(
        Markdown.row(
          cells + [Markdown.code(Self.label(entry, phrases)), rules.joined(separator: ", ")]) + "\n"
      )
    }
  }

  /// Writes the table as JSON Lines: the versions, then an object for each row.
  package func writeJSON(to out: inout TextBuffer) {
    out.add(line: [
      "kind": "versions", "schema": .number(1), "file": .text(name), "title": .text(title),
      "versions": .list(table.versions.map { $0.json }), "same": .truth(isSame),
    ])
    for row in table.rows {
      out.add(line: [
        "kind": "version-row", "text": .text(row.entry.map { Self.label($0, phrases) } ?? ""),
        "on": .list(
          zip(table.versions, row.cells).compactMap { version, entry -> JSON? in
            entry.map { ["version": version.json, "entry": .entry($0, phrases)] }
          }),
        "changes": .list(
          row.changes.map { change in
            [
              "version": change.version.json, "change": .text(change.kind.rawValue),
              "rule": .text(change.rule.rawValue), "sentence": .text(phrases.rule(change.rule)),
              "sources": .texts(change.rule.origin.sources.map(\.text)),
            ]
          }),
      ])
    }
  }

  /// The content of an entry, whatever the version.
  package static func label(_ entry: Trace.Entry, _ phrases: Phrases) -> String {
    let app = entry.app.map { $0 + " " } ?? ""
    // The states in which methods are called stand in the columns.
    let text =
      switch entry.kind {
      case .call(let call): call.callback.rawValue
      case .notification(let name, _): name.rawValue
      case .event, .refused, .process, .returned, .state, .task, .deadline, .queue, .phase, .end,
        .output:
        phrases.record.text(entry)
      }
    return app + phrases.record.kind(entry.kind) + " " + text
  }

  /// The moment of an entry, and the state read in it; a dash where it is missing.
  private func cell(_ entry: Trace.Entry?) -> String {
    guard let entry else { return "–" }
    let time = "+" + TimeText.seconds(entry.time)
    switch entry.kind {
    case .call(let call): return "\(time) \(call.state.rawValue)"
    case .notification(_, let state): return "\(time) \(state.rawValue)"
    case .refused: return time + " " + phrases.record.kind(entry.kind)
    case .event, .process, .returned, .state, .task, .deadline, .queue, .phase, .end, .output:
      return time
    }
  }

  private var columnWidths: [Int] {
    table.versions.indices.map { column in
      table.rows.reduce(TextWidth.of("iOS \(table.versions[column])")) {
        max($0, TextWidth.of(cell($1.cells[column])))
      }
    }
  }

  private func line(_ cells: [String], _ widths: [Int], _ label: String) -> String {
    var text = ""
    for (cell, width) in zip(cells, widths) {
      text += TextWidth.padded(cell, to: width + 2)
    }
    return label.isEmpty ? text : text + label
  }
}
