// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The report as a log of static analysis. The rules are those of `applife rules`.
extension DoctorReport {
  package var sarif: JSON {
    var log = SARIF()
    add(to: &log)
    return log.json
  }

  /// Adds everything that is not accepted to a log.
  func add(to log: inout SARIF) {
    for verdict in diagnosis.launches where verdict.isProblem && !isAccepted(verdict) {
      let text =
        DoctorSentences.headline(verdict) + " "
        + DoctorSentences.reason(verdict.reason, diagnosis.facts)
      log.add(
        SARIF.Result(
          rule: verdict.rule.rawValue, level: verdict.outcome == .undecided ? "warning" : "error",
          text: text, place: verdict.place.map(located),
          properties: [("kind", "launch"), ("sdk", .number(verdict.sdk))]),
        of: rule(verdict.rule))
    }
    for finding in findings {
      let text =
        DoctorSentences.finding(finding.kind) + " " + DoctorSentences.advice(finding.kind)
      log.add(
        SARIF.Result(
          rule: finding.rule.rawValue, level: finding.level.rawValue, text: text,
          place: located(finding.place),
          properties: [
            ("kind", .text(finding.name)), ("scenario", .text(finding.scenario)),
          ]), of: rule(finding.rule))
    }
  }

  private func located(_ place: SourcePlace) -> SourcePlace {
    SourcePlace(file: path(place.file), line: place.line, column: place.column)
  }

  private func rule(_ rule: Rule) -> SARIF.Rule {
    SARIF.Rule(
      id: rule.rawValue, text: Language.english.phrases.rule(rule),
      page: rule.origin.sources.lazy.compactMap { $0.place.address }.first
        ?? AppleDocumentation.note)
  }
}
