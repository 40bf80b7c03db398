// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle

/// One JSON object per entry and per expectation, for programs.
package struct JSONLinesReport: Report {
  package let phrases: Phrases

  package init(_ phrases: Phrases) { self.phrases = phrases }

  package mutating func begin(_ file: ScenarioFile, to out: inout TextBuffer) {
    guard file.count > 1 else { return }
    out.add(line: ["kind": "scenario", "file": .text(file.name), "title": .text(file.title)])
  }

  package mutating func add(_ coverage: CoverageTally, to out: inout TextBuffer) {
    coverage.write(json: &out)
  }

  package mutating func add(
    _ result: Scenario.Runner.StepResult, of file: ScenarioFile, to out: inout TextBuffer
  ) {
    for entry in result.entries { entry.writeJSON(to: &out, why: phrases.rule) }
    guard let verdict = result.verdict else { return }
    let expected = verdict.expectation.text
    out.add(line: [
      "kind": "expectation", "line": .number(verdict.position.line), "text": .text(expected),
      "holds": .truth(verdict.isHeld),
      // What was expected is what was found.
      "got": .text(verdict.found.map(phrases.finding) ?? expected),
    ])
  }
}
