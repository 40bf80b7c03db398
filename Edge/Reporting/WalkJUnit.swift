// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

extension WalkReport {
  /// JUnit's XML: a suite for the session, a case for each step. What is blocked is an error, what
  /// is skipped or has no verdict is skipped.
  package func write(junit out: inout TextBuffer) {
    var suite = JUnitSuite(package: source, name: title)
    // The schema of Ant knows no time zone: this is UTC.
    if let started = walk.started { suite.timestamp = String(WalkDate.text(started).dropLast()) }
    suite.properties = facts.map { (name: $0.word, value: $0.text) }
    suite.properties += times.map { (name: $0.word, value: "\($0.time.roundedSeconds)") }
    suite.properties.append((name: "session", value: file))
    suite.output = rows.compactMap(said) + walk.followUps.map { "follow-up: " + $0 }
    for row in rows {
      suite.add(
        name(of: row), in: source, time: result(of: row)?.time ?? .zero,
        outcome(of: row), details(of: row))
    }
    let total = times.reduce(Duration.zero) { $0 + $1.time }
    suite.writeAlone(time: total, to: &out)
  }

  /// The tester's words about a step, in one line: a case that passed or was skipped has no place for them.
  private func said(of row: WalkSheet.Row) -> String? {
    guard let result = result(of: row) else { return nil }
    var parts = ["step \(row.step.number): \(verdict(of: row))"]
    if let date = result.date { parts.append(WalkDate.text(date)) }
    if !result.note.isEmpty { parts.append(result.note) }
    parts += result.evidence.map { "\($0.file) \($0.hash)" }
    return parts.joined(separator: ", ")
  }

  private func outcome(of row: WalkSheet.Row) -> JUnitSuite.Outcome {
    guard let result = result(of: row), let verdict = result.verdict else { return .skipped }
    switch verdict {
    case .passed: return .passed
    case .skipped: return .skipped
    case .failed:
      return .failed(type: verdict.rawValue, message: finding(result), text: text(row, result))
    case .blocked:
      return .error(type: verdict.rawValue, message: finding(result), text: text(row, result))
    }
  }

  private func text(_ row: WalkSheet.Row, _ result: Walk.Result) -> String {
    var lines = row.instruction.map { "do: " + $0 } + row.seen.map { "phone: " + $0 }
    lines += expected(in: row).map { "expected: " + $0 } + row.model.map { "model: " + $0 }
    lines += result.instead.map { "instead: " + $0 }
    if !result.note.isEmpty { lines.append("note: " + result.note) }
    if let keys = keys(to: row) { lines.append("reproduce: \(command), then \(keys)") }
    return lines.joined(separator: "\n")
  }
}
