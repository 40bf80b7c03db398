// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis

/// One JSON object per entry and per expectation, for programs.
package struct JSONLinesReport: Report {
  package let phrases: Phrases
  /// The framework whose words stand behind the entries; nil for none.
  private let framework: AppFramework?
  private var column: FrameworkColumn?

  package init(_ phrases: Phrases, as framework: AppFramework? = nil) {
    self.phrases = phrases
    self.framework = framework
  }

  package mutating func begin(_ file: ScenarioFile, to out: inout TextBuffer) {
    column = framework.map { FrameworkColumn($0, apps: file.scenario.apps) }
    guard file.count > 1 else { return }
    out.add(line: ["kind": "scenario", "file": .text(file.name), "title": .text(file.title)])
  }

  package mutating func add(_ coverage: CoverageTally, to out: inout TextBuffer) {
    coverage.write(json: &out)
  }

  package mutating func add(
    _ result: Scenario.Runner.StepResult, of file: ScenarioFile, to out: inout TextBuffer
  ) {
    for entry in result.entries {
      entry.writeJSON(to: &out, why: phrases.rule)
      if let framework, let report = column?.report(of: entry) {
        out.add(line: report.json(of: entry, in: framework))
      }
    }
    guard let verdict = result.verdict else { return }
    let expected = verdict.expectation.text
    out.add(line: [
      "kind": "expectation", "line": .number(verdict.position.line), "text": .text(expected),
      "holds": .truth(verdict.isHeld),
      // If nothing else was found, the expected was.
      "got": .text(verdict.found.map(phrases.finding) ?? expected),
    ])
  }
}

extension FrameworkColumn.Report {
  /// The report as a line behind the entry that it is made of.
  fileprivate func json(of entry: Trace.Entry, in framework: AppFramework) -> JSON {
    [
      "t": .seconds(entry.time), "app": entry.app.map { .text($0) }, "kind": "framework",
      "framework": .text(framework.rawValue), "reports": .texts(words),
      "since": row.since.map { .text($0) }, "remark": row.remark.map { .text($0) },
      "grade": .text(row.origin.grade.rawValue),
      "sources": .texts(row.origin.sources.map { $0.text }),
    ]
  }
}
