// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis

extension WalkReport {
  /// The sheet to hand in: the facts, the counts and times, a table of the steps, and all about each
  /// step that did not pass.
  package func write(markdown out: inout TextBuffer) {
    out.add("## " + Markdown.escaped(title) + "\n\n")
    for (word, text) in head { out.add("- \(word): \(Markdown.escaped(text))\n") }
    let columns = WalkSheet.Column.allCases
    out.add("\n" + Markdown.head(columns.map(phrases.walk.column), numbers: [0, 7]) + "\n")
    for row in rows {
      out.add(Markdown.row(columns.map { markdown($0, of: row) }) + "\n")
    }
    for (row, result, verdict) in problems { write(row, result, verdict, to: &out) }
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
      let verdict = verdict(of: row)
      return verdict == Walk.Verdict.passed.rawValue || verdict == Self.open
        ? verdict : "**\(verdict)**"
    case .step, .instruction, .screen, .model, .note, .time: return Self.lines(lines)
    }
  }

  private func write(
    _ row: WalkSheet.Row, _ result: Walk.Result, _ verdict: Walk.Verdict, to out: inout TextBuffer
  ) {
    out.add("\n### Step \(row.step.number): \(verdict.rawValue)\n\n")
    out.add("- do: \(Self.lines(row.instruction))\n")
    if !row.comment.isEmpty { out.add("- scenario: \(Self.lines(row.comment))\n") }
    out.add("- phone: \(Self.lines(row.seen))\n")
    out.add("- model: \(Self.lines(row.model))\n")
    if !result.note.isEmpty { out.add("- note: \(Markdown.escaped(result.note))\n") }
    Self.list("app's log", expected(in: row).map(Markdown.code), to: &out)
    Self.list("instead", result.instead.map(Markdown.code), to: &out)
    out.add("- reproduce: \(Markdown.code(command)), then \(Markdown.code(keys(to: row)))\n")
    let trace = row.step.entries
    guard !trace.isEmpty else { return }
    let headings = ["time", "app", "kind", "expected trace"]
    out.add("\n" + Markdown.head(headings, numbers: [0]) + "\n")
    for entry in trace {
      let cells = [
        Markdown.time(entry.time), Markdown.escaped(entry.app ?? Self.none), entry.kind.name,
        Markdown.code(entry.kind.text(why: phrases.rule)),
      ]
      out.add(Markdown.row(cells) + "\n")
    }
  }

  private static func list(_ word: String, _ lines: [String], to out: inout TextBuffer) {
    guard !lines.isEmpty else { return }
    out.add("- \(word):\n")
    for line in lines { out.add("  - \(line)\n") }
  }

  private static func lines(_ lines: [String]) -> String {
    lines.map(Markdown.escaped).joined(separator: "<br>")
  }
}
