// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

extension WalkReport {
  /// The sheet to hand in: the facts, the counts and times, a table of the steps, and all about each
  /// step that did not pass.
  package func write(markdown out: inout TextBuffer) {
    out.add("## " + Markdown.escaped(title) + "\n\n")
    for (word, text) in head {
      out.add("- \(phrases.labeled(word, text: Markdown.escaped(text)))\n")
    }
    let columns = WalkSheet.Column.allCases
    out.add("\n" + Markdown.head(columns.map(phrases.walk.column), numbers: [0, 7]) + "\n")
    for row in rows {
      out.add(Markdown.row(columns.map { markdown($0, of: row) }) + "\n")
    }
    for (row, result, verdict) in problems { write(row, result, verdict, to: &out) }
    write(evidenceAsMarkdown: &out)
    if !walk.followUps.isEmpty {
      out.add("\n### \(phrases.walk.followUpHeading)\n\n")
      for note in walk.followUps { out.add("- \(Markdown.escaped(note))\n") }
    }
  }

  /// A cell; what passed or is open is not emphasized.
  private func markdown(_ column: WalkSheet.Column, of row: WalkSheet.Row) -> String {
    let lines = cell(column, of: row)
    if lines.isEmpty { return Self.none }
    switch column {
    case .log:
      return expected(in: row).isEmpty
        ? Self.lines(lines) : lines.map(Markdown.code).joined(separator: "<br>")
    case .verdict:
      let verdict = result(of: row)?.verdict
      return verdict == .passed || verdict == nil
        ? verdictText(of: row) : "**\(verdictText(of: row))**"
    case .step, .instruction, .screen, .model, .note, .time: return Self.lines(lines)
    }
  }

  private func write(
    _ row: WalkSheet.Row, _ result: Walk.Result, _ verdict: Walk.Verdict, to out: inout TextBuffer
  ) {
    let words = phrases.walk
    func item(_ label: WalkSheet.Label, _ text: String) {
      if !text.isEmpty { out.add("- \(phrases.labeled(words.label(label), text: text))\n") }
    }
    func list(_ label: WalkSheet.Label, _ lines: [String]) {
      guard !lines.isEmpty else { return }
      out.add("- \(phrases.heading(words.label(label)))\n")
      for line in lines { out.add("  - \(Markdown.code(line))\n") }
    }
    out.add("\n### \(words.stepHeading(row.step.number, verdict))\n\n")
    item(.toDo, Self.lines(row.instruction))
    item(.comment, Self.lines(row.comment))
    item(.screen, Self.lines(row.seen))
    item(.model, Self.lines(row.model))
    item(.note, Markdown.escaped(result.note))
    list(.log, expected(in: row))
    list(.instead, result.instead)
    if let keys = keys(to: row) {
      item(.reproduce, words.thenKeys(Markdown.code(command), keys: Markdown.code(keys)))
    }
    let trace = row.step.entries
    guard !trace.isEmpty else { return }
    out.add("\n" + Markdown.head(words.traceColumns, numbers: [0]) + "\n")
    for entry in trace {
      let cells = [
        Markdown.time(entry.time), Markdown.escaped(entry.app ?? Self.none),
        phrases.record.kind(entry.kind),
        Markdown.code(phrases.record.text(entry)),
      ]
      out.add(Markdown.row(cells) + "\n")
    }
  }

  private static func lines(_ lines: [String]) -> String {
    lines.map(Markdown.escaped).joined(separator: "<br>")
  }
}
