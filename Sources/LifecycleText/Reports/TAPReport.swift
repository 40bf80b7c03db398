// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis

/// The Test Anything Protocol: a test point for each scenario, and before it a subtest with a point
/// for each expectation.
///
/// Version 13 is what `prove` of Debian 12 and 13 reads. It does not know subtests: it passes over
/// lines that are indented, as Perl's own tests have them. Version 14 describes them.
/// - SeeAlso: https://testanything.org/tap-version-13-specification.html and
///   https://testanything.org/tap-version-14-specification.html
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
    out.add("# Subtest: \(Self.name(of: file))\n")
  }

  package mutating func add(
    _ result: Scenario.Runner.StepResult, of file: ScenarioFile, to out: inout TextBuffer
  ) {
    guard let verdict = result.verdict else { return }
    points += 1
    let what = "\(points) - expect " + Self.escaped(verdict.expectation.text) + "\n"
    if verdict.isHeld {
      out.add("    ok " + what)
      return
    }
    let message = phrases.verdict(verdict)
    // A scenario may have very many expectations; a few are enough to know what is wrong.
    if failures.count < 10 { failures.append("line \(verdict.position.line): \(message)") }
    out.add("    not ok " + what)
    out.add("      ---\n      message: ")
    out.addJSON(message)
    out.add("\n      at:\n        file: ")
    out.addJSON(file.name)
    out.add("\n        line: ")
    out.add(verdict.position.line)
    out.add("\n        column: ")
    out.add(verdict.position.column)
    out.add("\n      time: ")
    out.addSeconds(verdict.time)
    out.add("\n      ...\n")
  }

  package mutating func end(_ file: ScenarioFile, at time: Duration, to out: inout TextBuffer) {
    scenarios += 1
    let isSkipped = file.scenario.steps.isEmpty
    if points == 0 {
      // A plan of no points would mean that the scenario was skipped.
      out.add(isSkipped ? "    1..0 # SKIP no steps\n" : "    ok 1 - runs to its end\n    1..1\n")
    } else {
      out.add("    1..\(points)\n")
    }
    out.add(failures.isEmpty ? "ok " : "not ok ")
    out.add("\(scenarios) - " + Self.name(of: file) + (isSkipped ? " # SKIP no steps" : "") + "\n")
    guard !failures.isEmpty else { return }
    out.add("  ---\n  file: ")
    out.addJSON(file.name)
    out.add("\n  failed:\n")
    for failure in failures {
      out.add("    - ")
      out.addJSON(failure)
      out.newline()
    }
    out.add("  ...\n")
  }

  package mutating func finish(to out: inout TextBuffer) { out.add("1..\(scenarios)\n") }

  /// The name of a subtest and of the point that sums it up: they must be the same.
  private static func name(of file: ScenarioFile) -> String { escaped(Printable.line(file.title)) }

  /// A description: a number sign would begin a directive.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "#" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
