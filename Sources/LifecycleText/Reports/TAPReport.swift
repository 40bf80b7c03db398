// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle

/// The Test Anything Protocol: a test point for each scenario, and before it a subtest with a point
/// for each expectation.
///
/// Version 13 is what `prove` of Debian 12 and 13 reads. It does not know subtests: it passes over
/// lines that are indented, as Perl's own tests have them. Version 14 describes them.
package struct TAPReport: Report {
  package let version: Int
  package let phrases: Phrases
  private var points = 0
  private var failures: [String] = []
  private var scenarios = 0

  package init(version: Int, _ phrases: Phrases) {
    self.version = version
    self.phrases = phrases
  }

  package mutating func begin(to out: inout TextBuffer) { out.add("TAP version \(version)\n") }

  package mutating func begin(_ file: ScenarioFile, to out: inout TextBuffer) {
    points = 0
    failures = []
    // The subtest and the point that sums it up must have the same name.
    out.add("# Subtest: \(TAP.escaped(file.title))\n")
  }

  package mutating func add(
    _ result: Scenario.Runner.StepResult, of file: ScenarioFile, to out: inout TextBuffer
  ) {
    guard let verdict = result.verdict else { return }
    points += 1
    let name = "expect " + verdict.expectation.text
    TAP.point(points, isOK: verdict.isHeld, name, indent: 4, to: &out)
    if verdict.isHeld { return }
    let message = phrases.verdict(verdict)
    let place = verdict.position
    // A scenario may have very many expectations; a few are enough to know what is wrong.
    if failures.count < 10 { failures.append("line \(place.line): \(message)") }
    TAP.block(
      [
        "message": .value(.text(message)),
        "at": .object([
          "file": .text(file.name), "line": .number(place.line), "column": .number(place.column),
        ]),
        "time": .value(.seconds(verdict.time)),
      ], indent: 4, to: &out)
  }

  package mutating func end(_ file: ScenarioFile, at time: Duration, to out: inout TextBuffer) {
    scenarios += 1
    let skip = file.scenario.steps.isEmpty ? "no steps" : nil
    if points > 0 {
      out.add("    1..\(points)\n")
    } else if let skip {
      out.add("    1..0 # SKIP \(skip)\n")
    } else {
      // A plan of no points would mean that the scenario was skipped.
      TAP.point(1, isOK: true, "runs to its end", indent: 4, to: &out)
      out.add("    1..1\n")
    }
    TAP.point(scenarios, isOK: failures.isEmpty, file.title, skip: skip, to: &out)
    guard !failures.isEmpty else { return }
    TAP.block(["file": .value(.text(file.name)), "failed": .list(failures)], to: &out)
  }

  package mutating func finish(to out: inout TextBuffer) { out.add("1..\(scenarios)\n") }
}
