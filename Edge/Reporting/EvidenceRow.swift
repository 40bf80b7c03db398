// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// A session with a phone as a row of the table in docs/explanation/accuracy.md. It is English, like that page.
package struct EvidenceRow {
  private let walk: Walk
  private let scenario: Scenario
  private let settled: SettledRules

  package init(_ walk: Walk, _ steps: [Walk.Step], scenario: Scenario) {
    self.walk = walk
    self.scenario = scenario
    settled = SettledRules(walk, steps)
  }

  /// True if no step with a verdict shows a rule that is unsettled.
  package var isEmpty: Bool { settled.rows.isEmpty }

  private var style: String { scenario.apps.first?.style.rawValue ?? "" }
  private var day: String { walk.started.map { String(WalkDate.text($0).prefix(10)) } ?? "" }

  /// The row in Markdown: the phone, the version whose rules it was compared with, what is confirmed, what is contradicted, the day.
  package var markdown: String {
    func rules(_ rows: [SettledRules.Row]) -> String {
      rows.isEmpty
        ? "–"
        : rows.map { row in
          let remarks = row.contradicting.isEmpty ? [] : row.remarks
          return Markdown.code(row.rule.rawValue)
            + (remarks.isEmpty ? "" : ": " + Markdown.escaped(remarks.joined(separator: "; ")))
        }.joined(separator: ", ")
    }
    return Markdown.row([
      Markdown.escaped(walk.facts[.device] ?? ""), "rules of iOS \(scenario.version)", style,
      rules(settled.rows.filter { $0.contradicting.isEmpty }),
      rules(settled.rows.filter { !$0.contradicting.isEmpty }), day,
    ])
  }

  /// The session for programs.
  package func json(_ name: String) -> JSON {
    [
      "schema": .number(1), "file": .text(name), "device": walk.facts[.device].map { .text($0) },
      "ios": scenario.version.json, "style": .text(style), "date": day.isEmpty ? nil : .text(day),
      "rules": .list(
        settled.rows.map { row in
          [
            "rule": .text(row.rule.rawValue), "grade": .text(row.rule.grade.rawValue),
            "confirmed": .truth(row.contradicting.isEmpty),
            "confirming": .list(row.confirming.map { .number($0) }),
            "contradicting": .list(row.contradicting.map { .number($0) }),
            "remarks": .texts(row.remarks),
          ]
        }),
    ]
  }
}
