// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

extension RunComparer {
  /// The most steps that are played on every version while the user waits.
  private static let mostSteps = 2000

  /// Returns what changes in the run from one version of iOS to the next, as a card.
  func versionCard() throws(Problem) -> ExplanationCard {
    let scenario = try comparedScenario()
    guard scenario.steps.count <= Self.mostSteps else { throw .tooMany(Self.mostSteps) }
    let table = VersionTable(
      VersionTable.changed(VersionTable.runs(of: Array(scenario.text.utf8))))
    var parts: [ExplanationCard.Part] = []
    for version in table.versions {
      let rows = table.rows.compactMap { row in
        row.changes.first { $0.version == version }.map { (row: row, change: $0) }
      }
      guard !rows.isEmpty else { continue }
      parts.append(.heading("iOS \(version)"))
      parts += rows.compactMap { row, change in
        row.entry.map { entry in
          .line(
            label: Self.sign(of: change.kind),
            text: VersionReport.label(entry, phrases), tail: change.rule.rawValue)
        }
      }
      var told: Set<Rule> = []
      for (_, change) in rows where told.insert(change.rule).inserted {
        parts.append(.text(phrases.labeled(change.rule.rawValue, text: phrases.rule(change.rule))))
      }
    }
    return ExplanationCard(
      title: "iOS " + table.versions.map { "\($0)" }.joined(separator: ", "),
      parts: parts.isEmpty ? [.text(phrases.compare.nothingDiffers)] : parts)
  }

  /// The sign before a difference.
  private static func sign(of kind: VersionTable.Change.Kind) -> String {
    switch kind {
    case .comes: "+"
    case .goes: "-"
    case .differs: "*"
    }
  }
}
