// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

extension WalkReport {
  /// A record for each step under a header.
  package func write(csv out: inout TextBuffer) {
    let facts = Walk.Fact.allCases
    CSV.add(
      [
        "step", "do", "phone", "expected", "model", "verdict", "instead", "note", "at", "seconds",
        "keys",
      ] + facts.map(\.rawValue) + ["scenario", "evidence"], to: &out)
    for row in rows {
      let result = result(of: row)
      var cells = ["\(row.step.number)", lines(row.instruction), lines(row.seen)]
      cells += [lines(cell(.log, of: row)), lines(row.model), verdict(of: row)]
      cells.append(lines(result?.instead ?? []))
      cells += [result?.note ?? "", result?.date.map(WalkDate.text) ?? ""]
      cells += [result.map { "\($0.time.roundedSeconds)" } ?? "", keys(to: row) ?? ""]
      cells += facts.map { walk.facts[$0] ?? "" }
      cells.append(source)
      CSV.add(cells + [lines(evidence(of: row).map { "\($0.file) \($0.hash)" })], to: &out)
    }
  }

  private func lines(_ lines: [String]) -> String { lines.joined(separator: "\n") }
}
