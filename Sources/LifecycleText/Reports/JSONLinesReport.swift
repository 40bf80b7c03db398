// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis

/// One JSON object per entry and per expectation, for programs.
package struct JSONLinesReport: Report {
  package let phrases: Phrases

  package init(_ phrases: Phrases) { self.phrases = phrases }

  package mutating func begin(_ file: ScenarioFile, to out: inout TextBuffer) {
    guard file.count > 1 else { return }
    out.add("{\"kind\":\"scenario\",\"file\":")
    out.addJSON(file.name)
    out.add(",\"title\":")
    out.addJSON(file.title)
    out.add("}\n")
  }

  package mutating func add(_ coverage: CoverageTally, to out: inout TextBuffer) {
    coverage.write(json: &out)
  }

  package mutating func add(
    _ result: Scenario.Runner.StepResult, of file: ScenarioFile, to out: inout TextBuffer
  ) {
    for entry in result.entries { entry.writeJSON(to: &out, why: phrases.rule) }
    guard let verdict = result.verdict else { return }
    out.add("{\"kind\":\"expectation\",\"line\":")
    out.add(verdict.position.line)
    out.add(",\"text\":")
    out.addJSON(verdict.expectation.text)
    out.add(verdict.isHeld ? ",\"holds\":true,\"got\":" : ",\"holds\":false,\"got\":")
    // What was expected is what was found.
    out.addJSON(verdict.found.map(phrases.finding) ?? verdict.expectation.text)
    out.add("}\n")
  }
}
