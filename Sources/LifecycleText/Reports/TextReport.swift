// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// One aligned line per entry, for people: what happened, what was expected and what came of it,
/// and how many passed.
package struct TextReport: Report {
  private let style: ReportStyle
  private var layout = Trace.TextLayout(apps: [])
  private var expectations = Tally()
  private var scenarios = Tally()
  /// Expectations of the scenario that is running.
  private var current = Tally()
  /// Whether this scenario's heading has been written.
  private var hasHeading = false
  private var hasWritten = false

  package init(_ style: ReportStyle) { self.style = style }

  /// How many passed and failed.
  private struct Tally {
    var passed = 0
    var failed = 0

    mutating func count(_ hasPassed: Bool) {
      if hasPassed { passed += 1 } else { failed += 1 }
    }
  }

  package mutating func begin(_ file: ScenarioFile, to out: inout TextBuffer) {
    layout = Trace.TextLayout(apps: file.scenario.apps.map(\.name))
    current = Tally()
    hasHeading = false
    if !style.isQuiet { addHeading(file, to: &out) }
  }

  private mutating func addHeading(_ file: ScenarioFile, to out: inout TextBuffer) {
    guard file.count > 1, !hasHeading else { return }
    hasHeading = true
    if hasWritten { out.newline() }
    hasWritten = true
    out.add("# \(Printable.line(file.name + ": " + file.title))\n")
  }

  package mutating func add(
    _ result: Scenario.Runner.StepResult, of file: ScenarioFile, to out: inout TextBuffer
  ) {
    if !style.isQuiet {
      for entry in result.entries { add(entry, to: &out) }
    }
    guard let verdict = result.verdict else { return }
    current.count(verdict.isHeld)
    if verdict.isHeld, style.isQuiet { return }
    addHeading(file, to: &out)
    let found = verdict.found.map { ": " + style.phrases.found(style.phrases.finding($0)) } ?? ""
    let isColored = style.hasColors
    if isColored { out.add(verdict.isHeld ? "\u{1B}[32m" : "\u{1B}[1;31m") }
    layout.write(
      time: verdict.time, app: "-", kind: verdict.isHeld ? "pass" : "FAIL",
      text: Printable.line("expect " + verdict.expectation.text + found), to: &out)
    if isColored { out.add("\u{1B}[m") }
    out.newline()
  }

  private func add(_ entry: Trace.Entry, to out: inout TextBuffer) {
    guard style.hasColors else {
      return layout.write(entry, to: &out, isExplained: style.isExplained, why: style.phrases.rule)
    }
    // Where escapes are written, no text may bring its own.
    let text = Printable.line(entry.kind.text(why: style.phrases.rule))
    layout.write(
      time: entry.time, app: Printable.line(entry.app ?? "-"), kind: entry.kind.name,
      text: style.isExplained ? text + "  " + entry.origin : text, to: &out)
    out.newline()
  }

  package mutating func end(_ file: ScenarioFile, at time: Duration, to out: inout TextBuffer) {
    expectations.passed += current.passed
    expectations.failed += current.failed
    scenarios.count(current.failed == 0)
  }

  package mutating func add(_ coverage: CoverageTally, to out: inout TextBuffer) {
    if hasWritten || !style.isQuiet { out.newline() }
    hasWritten = true
    coverage.write(text: &out)
  }

  /// The closing line counts scenarios where there are several, and expectations where there is
  /// one.
  package mutating func finish(to out: inout TextBuffer) {
    let isSeveral = scenarios.passed + scenarios.failed > 1
    guard isSeveral || expectations.passed + expectations.failed > 0 else { return }
    if !style.isQuiet || hasWritten || expectations.failed > 0 { out.newline() }
    let words = style.phrases.reports
    out.add(words.expectations(expectations.passed, expectations.failed) + "\n")
    if isSeveral { out.add(words.scenarios(scenarios.passed, scenarios.failed) + "\n") }
  }
}
