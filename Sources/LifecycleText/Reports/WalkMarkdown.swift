// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis

extension WalkReport {
  /// The sheet to hand in: the facts, the counts and times, a table of the steps, and what is to be
  /// known of each that did not pass.
  package func write(markdown out: inout TextBuffer) {
    out.add("## " + Markdown.escaped(title) + "\n\n")
    var facts = facts.map { ($0.word, $0.text) }
    facts.append(("scenario", walk.source.name))
    if let started = walk.started { facts.append(("started", WalkDate.text(started))) }
    facts.append(
      ("verdicts", counts.map { "\($0.count) \($0.word)" }.joined(separator: ", ")))
    facts += times.map { ($0.word, Self.minutes($0.time) + " min") }
    for (word, text) in facts { out.add("- \(word): \(Markdown.escaped(text))\n") }
    let headings = ["step", "what to do", "app's log", "verdict", "note", "min"]
    out.add("\n" + Markdown.head(headings, numbers: [0, 5]) + "\n")
    for row in rows {
      let result = result(of: row)
      let verdict = verdict(of: row)
      let cells = [
        "\(row.step.number)", Self.lines(row.instruction),
        expected(in: row).map(Markdown.code).joined(separator: "<br>"),
        verdict == Walk.Verdict.passed.rawValue || verdict == Self.open
          ? verdict : "**\(verdict)**",
        Markdown.escaped(result?.note ?? ""), result.map { Self.minutes($0.time) } ?? "",
      ]
      out.add(Markdown.row(cells) + "\n")
    }
    for row in rows {
      guard let result = result(of: row), let verdict = result.verdict,
        verdict == .failed || verdict == .blocked
      else { continue }
      write(row, result, verdict, to: &out)
    }
  }

  private func write(
    _ row: WalkSheet.Row, _ result: Walk.Result, _ verdict: Walk.Verdict, to out: inout TextBuffer
  ) {
    out.add("\n### Step \(row.step.number): \(verdict.rawValue)\n\n")
    out.add("- do: \(Self.lines(row.instruction))\n")
    out.add("- phone: \(Self.lines(row.seen))\n")
    if !result.note.isEmpty { out.add("- note: \(Markdown.escaped(result.note))\n") }
    Self.list("expected", expected(in: row).map(Markdown.code), to: &out)
    Self.list("instead", result.instead.map(Markdown.code), to: &out)
    out.add("- reproduce: \(Markdown.code(command)), then \(Markdown.code(keys(to: row)))\n")
    let trace = row.step.entries
    guard !trace.isEmpty else { return }
    let headings = ["time", "app", "kind", "expected trace"]
    out.add("\n" + Markdown.head(headings, numbers: [0]) + "\n")
    for entry in trace {
      let cells = [
        Markdown.time(entry.time), Markdown.escaped(entry.app ?? ""), entry.kind.name,
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

  /// A time in minutes and tenths of one.
  private static func minutes(_ time: Duration) -> String {
    let tenths = (time.components.seconds * 10 + 30) / 60
    return "\(tenths / 10).\(tenths % 10)"
  }
}
