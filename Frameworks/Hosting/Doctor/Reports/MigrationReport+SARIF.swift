// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The report as a log of static analysis: what the files tell, then what the rehearsal shows.
extension MigrationReport {
  var sarif: JSON {
    var log = SARIF()
    doctor?.add(to: &log)
    for finding in migration?.findings ?? [] {
      let rule = MigrationRule(finding.kind)
      let text =
        "\(words.finding(finding.kind)) \(words.advice(finding.kind)) \(finding.kind.page)"
      log.add(
        SARIF.Result(
          rule: rule.rawValue, level: "error", text: text, place: finding.place.map(located),
          properties: [("rehearsed", true), ("page", .text(finding.kind.page))]),
        of: SARIF.Rule(id: rule.rawValue, text: words.rule(rule), page: AppleDocumentation.note))
    }
    return log.json
  }
}
