// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

extension WalkReport {
  /// The Test Anything Protocol, version 13 or 14: a test point for each step. What is blocked is not ok,
  /// what is skipped or has no verdict is skipped.
  func write(tap out: inout TextBuffer, version: Int) {
    out.add("TAP version \(version)\n1..\(rows.count)\n")
    for fact in facts { out.add("# \(fact.word): \(Printable.line(fact.text))\n") }
    for (place, row) in rows.enumerated() {
      let (isOK, skip): (Bool, String?) =
        switch result(of: row)?.verdict {
        case .passed: (true, nil)
        case .failed, .blocked: (false, nil)
        case .skipped: (true, "skipped")
        case nil: (true, "no verdict")
        }
      TAP.point(place + 1, isOK: isOK, name(of: row), skip: skip, to: &out)
      if let result = result(of: row) { write(row, result, isOK: isOK, to: &out) }
    }
  }

  /// The tester's words about a step.
  private func write(
    _ row: WalkSheet.Row, _ result: Walk.Result, isOK: Bool, to out: inout TextBuffer
  ) {
    let expected = expected(in: row)
    TAP.block(
      [
        "verdict": .value(.text(verdict(of: row))),
        "at": result.date.map { .value(.text(WalkDate.text($0))) },
        "seconds": .value(.number(result.time.roundedSeconds)),
        "note": result.note.isEmpty ? nil : .value(.text(result.note)),
        "expected": expected.isEmpty ? nil : .list(expected),
        "evidence": result.evidence.isEmpty
          ? nil : .list(result.evidence.map { "\($0.file) \($0.hash)" }),
        "instead": result.instead.isEmpty ? nil : .list(result.instead),
        "run": isOK ? nil : .value(.text(command)),
        "keys": keys(to: row).map { .value(.text($0)) },
      ], to: &out)
  }
}
