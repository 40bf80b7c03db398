// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// The Test Anything Protocol, version 14: a subtest for each scenario, a point for each
/// expectation.
/// - SeeAlso: https://testanything.org/tap-version-14-specification.html
struct TAPReport: Report {
  private var points = 0
  private var failures = 0
  private var stories = 0

  mutating func begin(to out: inout TextBuffer) { out.add("TAP version 14\n") }

  mutating func begin(_ story: Story, to out: inout TextBuffer) {
    points = 0
    failures = 0
    out.add("# Subtest: \(Self.escaped(Printable.line(story.file)))\n")
  }

  mutating func add(_ turn: Scenario.Runner.StepResult, of story: Story, to out: inout TextBuffer) {
    guard let verdict = turn.verdict else { return }
    points += 1
    let what = "\(points) - expect " + Self.escaped(verdict.expectation.text) + "\n"
    if verdict.isHeld {
      out.add("    ok " + what)
      return
    }
    failures += 1
    out.add("    not ok " + what)
    out.add("      ---\n      message: ")
    out.addJSON(Sentences.verdict(verdict))
    out.add("\n      at:\n        file: ")
    out.addJSON(story.file)
    out.add("\n        line: ")
    out.add(verdict.position.line)
    out.add("\n        column: ")
    out.add(verdict.position.column)
    out.add("\n      time: ")
    out.addSeconds(verdict.time)
    out.add("\n      ...\n")
  }

  mutating func end(_ story: Story, at time: Duration, to out: inout TextBuffer) {
    // A plan of no points would mean that the scenario was skipped.
    if points == 0 {
      points = 1
      out.add("    ok 1 - runs to its end\n")
    }
    out.add("    1..\(points)\n")
    stories += 1
    out.add(failures == 0 ? "ok " : "not ok ")
    out.add("\(stories) - " + Self.escaped(story.title) + "\n")
  }

  mutating func finish(to out: inout TextBuffer) { out.add("1..\(stories)\n") }

  /// A number sign would begin a directive.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "#" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
