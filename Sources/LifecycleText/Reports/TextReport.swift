// SPDX-License-Identifier: Apache-2.0
import Languages
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
  /// True if this scenario's heading has been written.
  private var hasHeading = false
  private var hasWritten = false

  package init(_ style: ReportStyle) { self.style = style }

  /// The numbers that passed and failed.
  private struct Tally {
    var passed = 0
    var failed = 0

    mutating func count(_ hasPassed: Bool) {
      if hasPassed { passed += 1 } else { failed += 1 }
    }
  }

  package mutating func begin(_ file: ScenarioFile, to out: inout TextBuffer) {
    layout = Trace.TextLayout(apps: file.scenario.apps.map(\.name), columns: TextWidth.of)
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
    let phrases = style.phrases
    let statement = "expect " + verdict.expectation.text
    let text =
      verdict.found.map { phrases.labeled(statement, text: phrases.found(phrases.finding($0))) }
      ?? statement
    let words = phrases.reports
    let isColored = style.hasColors
    if isColored { out.add(verdict.isHeld ? "\u{1B}[32m" : "\u{1B}[1;31m") }
    layout.write(
      time: verdict.time, app: "-", kind: verdict.isHeld ? words.pass : words.fail.uppercased(),
      text: Printable.line(text), to: &out)
    if isColored { out.add("\u{1B}[m") }
    out.newline()
  }

  private func add(_ entry: Trace.Entry, to out: inout TextBuffer) {
    let words = style.phrases.record
    var text = words.text(entry)
    var app = entry.app ?? "-"
    // Where escapes are written, no text may bring its own.
    if style.hasColors { (text, app) = (Printable.line(text), Printable.line(app)) }
    layout.write(
      time: entry.time, app: app, kind: words.kind(entry.kind),
      text: style.isExplained ? text + "  " + words.origin(entry) : text, to: &out)
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
    coverage.write(text: &out, style.phrases.coverage)
  }

  /// The closing line counts scenarios where there are several, and expectations where there is
  /// one.
  package mutating func finish(to out: inout TextBuffer) {
    let isSeveral = scenarios.passed + scenarios.failed > 1
    guard isSeveral || expectations.passed + expectations.failed > 0 else { return }
    if !style.isQuiet || hasWritten || expectations.failed > 0 { out.newline() }
    let words = style.phrases.reports
    out.add(words.expectations(passed: expectations.passed, failed: expectations.failed) + "\n")
    if isSeveral {
      out.add(words.scenarios(passed: scenarios.passed, failed: scenarios.failed) + "\n")
    }
  }
}
