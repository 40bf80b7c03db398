// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The report for programs.
///
/// - SeeAlso: docs/schemas/doctor.schema.json
extension DoctorReport {
  package var json: JSON { .object(members(findings.map(json), lines: true)) }

  /// The members of the report, with some of its findings.
  ///
  /// - Parameter lines: whether each item has a line of its own; a message to an agent is one line.
  package func members(_ shown: [JSON], lines: Bool) -> [(key: String, value: JSON?)] {
    let facts = diagnosis.facts
    return [
      ("kind", "doctor"), ("schema", .number(1)), ("app", .text(facts.name)),
      ("project", .text(facts.kind.rawValue)), ("target", facts.target.map { .text($0.name) }),
      ("infoPlist", facts.infoPath.map { .text(path($0)) }),
      ("scenes", .truth(diagnosis.hasScenes)), ("sources", .number(facts.sourceCount)),
      ("launches", .list(diagnosis.launches.map(json), lines: lines)),
      ("errors", .number(count(.error))), ("warnings", .number(count(.warning))),
      ("notes", .number(count(.note))), ("accepted", .number(accepted)),
      ("findings", .list(shown, lines: lines && !shown.isEmpty)),
      ("limits", .texts(limits)),
    ]
  }

  private func json(_ verdict: LaunchVerdict) -> JSON {
    [
      "sdk": .number(verdict.sdk), "outcome": .text(verdict.outcome.rawValue),
      "accepted": .truth(isAccepted(verdict)),
      "message": .text(DoctorSentences.reason(verdict.reason, diagnosis.facts)),
      "rule": .text(verdict.rule.rawValue), "grade": .text(verdict.rule.grade.rawValue),
      "sources": .texts(verdict.rule.origin.sources.map(\.text)),
      "scenario": verdict.scenario.map { .text($0) },
      "file": verdict.place.map { .text(path($0.file)) },
      "line": verdict.place.flatMap { $0.line > 0 ? .number($0.line) : nil },
    ]
  }

  package func json(_ finding: DoctorFinding) -> JSON {
    [
      "kind": .text(finding.name), "level": .text(finding.level.rawValue),
      "subject": finding.subject.isEmpty ? nil : .text(finding.subject),
      "message": .text(DoctorSentences.finding(finding.kind)),
      "advice": .text(DoctorSentences.advice(finding.kind)),
      "rule": .text(finding.rule.rawValue), "grade": .text(finding.rule.grade.rawValue),
      "scenario": .text(finding.scenario),
      "page": DoctorSentences.page(finding.kind).map { .text($0) },
      "file": .text(path(finding.place.file)),
      "line": finding.place.line > 0 ? .number(finding.place.line) : nil,
      "column": finding.place.column > 0 ? .number(finding.place.column) : nil,
    ]
  }
}
