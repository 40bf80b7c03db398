// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis

/// A session of manual testing on its way into a report.
package struct WalkReport {
  package let walk: Walk
  /// The name of the session file.
  package let file: String
  /// The scenario's title, or the name of its file.
  package let title: String
  /// The steps that want a verdict.
  package let rows: [WalkSheet.Row]
  private let sheet: WalkSheet

  package let phrases: Phrases

  /// - Parameter scenario: the scenario of the walk.
  package init(
    _ walk: Walk, _ sheet: WalkSheet, scenario: Scenario, file: String, _ phrases: Phrases
  ) {
    self.phrases = phrases
    self.walk = walk
    self.file = file
    title = scenario.title.isEmpty ? walk.source.name : scenario.title
    self.sheet = sheet
    rows = sheet.rows.filter { walk.isSelected($0.step.number) }
  }

  package func result(of row: WalkSheet.Row) -> Walk.Result? { walk.results[row.step.number] }

  /// The verdict as a word; a step without one is open.
  package func verdict(of row: WalkSheet.Row) -> String {
    result(of: row)?.verdict?.rawValue ?? Self.open
  }

  package static let open = "open"

  /// What the tester was told to look for; for a step nobody has judged, what there is to look for.
  package func expected(in row: WalkSheet.Row) -> [String] {
    result(of: row)?.expected ?? row.step.callbacks
  }

  /// The keys that lead to a step in the emulator, from the start.
  package func keys(to row: WalkSheet.Row) -> String {
    sheet.keys(to: row.step.number).joined(separator: " ")
  }

  /// What a step is called.
  package func name(of row: WalkSheet.Row) -> String {
    "step \(row.step.number): " + row.instruction.joined(separator: " ")
  }

  /// What was found in place of what had to be seen, in one line.
  package func finding(_ result: Walk.Result) -> String {
    let parts = [result.instead.joined(separator: ", "), result.note].filter { !$0.isEmpty }
    return parts.isEmpty ? result.verdict?.rawValue ?? Self.open : parts.joined(separator: "; ")
  }

  /// How to run the same scenario, of which the keys are for.
  package var command: String {
    var words = ["applife"]
    if let version = walk.source.version { words.append("--ios \(version)") }
    if let style = walk.source.style { words.append("--style \(style.rawValue)") }
    return (words + [ShellWord.quoted(walk.source.name)]).joined(separator: " ")
  }

  /// How often each verdict was given, with the steps that are open, by their words.
  package var counts: [(word: String, count: Int)] {
    var counts = Walk.Verdict.allCases.map { verdict in
      (
        word: verdict.rawValue,
        count: rows.count { result(of: $0)?.verdict == verdict }
      )
    }
    counts.append((word: Self.open, count: rows.count { result(of: $0)?.verdict == nil }))
    return counts
  }

  /// The facts that are known, with their words.
  package var facts: [(word: String, text: String)] {
    Walk.Fact.allCases.compactMap { fact in
      walk.facts[fact].map { (word: fact.rawValue, text: $0) }
    }
  }

  /// The times of the session, by activity.
  package var times: [(word: String, time: Duration)] {
    Walk.Activity.allCases.map { (word: $0.rawValue, time: walk.times[$0] ?? .zero) }
  }
}

/// The reports of sessions; the raw value is what `--format` takes.
package enum WalkFormat: String, CaseIterable, Sendable {
  case markdown
  case junit
  case tap
  case csv
  case json

  /// How the report is read.
  package var encoding: Printable.Encoding {
    switch self {
    case .json: .json
    case .csv: .csv
    case .markdown, .junit, .tap: .text
    }
  }

  package func write(_ report: WalkReport, to out: inout TextBuffer) {
    switch self {
    case .markdown: report.write(markdown: &out)
    case .junit: report.write(junit: &out)
    case .tap: report.write(tap: &out)
    case .csv: report.write(csv: &out)
    case .json: report.write(json: &out)
    }
  }
}
