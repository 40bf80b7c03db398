// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis

extension WalkReport {
  /// The Test Anything Protocol, version 14: a test point for each step. What is blocked is not ok,
  /// what is skipped or has no verdict is skipped.
  package func write(tap out: inout TextBuffer) {
    out.add("TAP version 14\n1..\(rows.count)\n")
    for fact in facts { out.add("# \(fact.word): \(Self.line(fact.text))\n") }
    for (number, row) in rows.enumerated() {
      let verdict = result(of: row)?.verdict
      let isOK =
        switch verdict {
        case .passed, .skipped, nil: true
        case .failed, .blocked: false
        }
      out.add(isOK ? "ok " : "not ok ")
      out.add("\(number + 1) - " + TAPReport.escaped(Self.line(name(of: row))))
      switch verdict {
      case .skipped: out.add(" # SKIP skipped")
      case nil: out.add(" # SKIP no verdict")
      case .passed, .failed, .blocked: break
      }
      out.newline()
      if let result = result(of: row) { write(row, result, to: &out) }
    }
  }

  /// A block of YAML with what was said of a step; JSON's strings are YAML's.
  private func write(_ row: WalkSheet.Row, _ result: Walk.Result, to out: inout TextBuffer) {
    out.add("  ---\n  verdict: ")
    out.addJSON(verdict(of: row))
    if let date = result.date {
      out.add("\n  at: ")
      out.addJSON(WalkDate.text(date))
    }
    out.add("\n  seconds: \(result.time.roundedSeconds)")
    if !result.note.isEmpty {
      out.add("\n  note: ")
      out.addJSON(result.note)
    }
    Self.list("expected", expected(in: row), to: &out)
    Self.list("instead", result.instead, to: &out)
    if result.verdict == .failed || result.verdict == .blocked {
      out.add("\n  run: ")
      out.addJSON(command)
      out.add("\n  keys: ")
      out.addJSON(keys(to: row))
    }
    out.add("\n  ...\n")
  }

  private static func list(_ word: String, _ lines: [String], to out: inout TextBuffer) {
    guard !lines.isEmpty else { return }
    out.add("\n  \(word):")
    for line in lines {
      out.add("\n    - ")
      out.addJSON(line)
    }
  }

  /// A text without ends of lines.
  private static func line(_ text: String) -> String { Printable.line(text) }
}
