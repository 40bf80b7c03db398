// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis

extension WalkReport {
  /// Comma-separated values as RFC 4180 has them, a record for each step under a header.
  ///
  /// A cell that a spreadsheet would take for a formula begins with an apostrophe.
  package func write(csv out: inout TextBuffer) {
    let facts = Walk.Fact.allCases
    record(
      [
        "step", "do", "phone", "expected", "model", "verdict", "instead", "note", "at", "seconds",
        "keys",
      ] + facts.map(\.rawValue) + ["scenario"], to: &out)
    for row in rows {
      let result = result(of: row)
      let isJudged = result?.verdict == .failed || result?.verdict == .blocked
      var cells = ["\(row.step.number)", lines(row.instruction), lines(row.seen)]
      cells += [lines(cell(.log, of: row)), lines(row.model), verdict(of: row)]
      cells.append(lines(result?.instead ?? []))
      cells += [result?.note ?? "", result?.date.map(WalkDate.text) ?? ""]
      cells += [result.map { "\($0.time.roundedSeconds)" } ?? "", isJudged ? keys(to: row) : ""]
      cells += facts.map { walk.facts[$0] ?? "" }
      record(cells + [source], to: &out)
    }
  }

  private func lines(_ lines: [String]) -> String { lines.joined(separator: "\n") }

  private func record(_ cells: [String], to out: inout TextBuffer) {
    out.add(cells.map(Self.cell).joined(separator: ","))
    out.add("\r\n")
  }

  private static func cell(_ text: String) -> String {
    var text = text.replacing("\r", with: " ")
    if let first = text.first, "=+-@".contains(first) { text = "'" + text }
    let isPlain = text.unicodeScalars.allSatisfy { $0 != "," && $0 != "\"" && $0 != "\n" }
    return isPlain ? text : "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
