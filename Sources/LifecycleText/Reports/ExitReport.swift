// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis

/// The text about the ends that MetricKit counted.
package struct ExitReport {
  private let counts: ExitCounts
  private let words: any ExplainPhrases

  package init(_ counts: ExitCounts, _ phrases: Phrases) {
    self.counts = counts
    words = phrases.explain
  }

  private var sides: [(heading: String, key: String, counts: [ExitCounts.Count])] {
    [
      (words.foregroundExits, "foreground", counts.foreground),
      (words.backgroundExits, "background", counts.background),
    ]
  }

  package func writeText(to out: inout TextBuffer, on page: ReportPage = .lines) {
    let width = ExitCategory.allCases.map(\.rawValue.count).max() ?? 0
    for side in sides where !side.counts.isEmpty {
      out.add(side.heading, on: page, .strong)
      for count in side.counts {
        let number = String(count.count)
        let name = count.category.rawValue
        let blanks = String(repeating: " ", count: width - name.count + max(1, 7 - number.count))
        out.add(
          name + blanks + number + "  " + words.category(count.category), on: page, indent: 2,
          hanging: 2 + width + 9)
      }
    }
  }

  package func writeJSON(to out: inout TextBuffer) {
    out.add(
      line: .object(
        [("schema", .number(1))]
          + sides.map { side in
            (side.key, .object(side.counts.map { ($0.category.rawValue, .number($0.count)) }))
          }))
  }
}
