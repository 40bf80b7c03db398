// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis

/// One aligned line per entry, for people: what happened, what was expected and what came of it, and how many passed.
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
  /// The words of the framework beside the entries; nil for none.
  private var column: FrameworkColumnText?

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
    column = style.framework.map { FrameworkColumnText($0, apps: file.scenario.apps) }
    if !style.isQuiet { addHeading(file, to: &out) }
    if let column, !style.isQuiet { out.add(column.heading, on: style.page, .strong) }
  }

  private mutating func addHeading(_ file: ScenarioFile, to out: inout TextBuffer) {
    guard file.count > 1, !hasHeading else { return }
    hasHeading = true
    if hasWritten { out.newline() }
    hasWritten = true
    out.add("# \(file.name): \(file.title)", on: style.page, .strong, hanging: 2)
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
    addRow(
      verdict.isHeld ? .fine : .bad, at: verdict.time, app: "-",
      kind: verdict.isHeld ? words.pass : words.fail.uppercased(), text: Printable.line(text),
      to: &out)
  }

  private mutating func add(_ entry: Trace.Entry, to out: inout TextBuffer) {
    let words = style.phrases.record
    var text = words.text(entry)
    if style.isExplained { text += "  " + words.origin(entry) }
    addRow(
      .plain, at: entry.time, app: entry.app ?? "-", kind: words.kind(entry.kind),
      text: column?.add(entry, text) ?? text, to: &out)
  }

  private func addRow(
    _ tone: ReportPage.Tone, at time: Duration, app: String, kind: String, text: String,
    to out: inout TextBuffer
  ) {
    // A file or a program takes each row as it is, and there may be a million.
    guard style.page != .lines else {
      layout.write(time: time, app: app, kind: kind, text: text, to: &out)
      return out.newline()
    }
    var row = TextBuffer()
    layout.write(time: time, app: app, kind: kind, text: text, to: &row)
    out.add(row.text, on: style.page, tone, hanging: layout.textColumn)
  }

  package mutating func end(_ file: ScenarioFile, at time: Duration, to out: inout TextBuffer) {
    expectations.passed += current.passed
    expectations.failed += current.failed
    scenarios.count(current.failed == 0)
    guard let remarks = column?.remarks, !remarks.isEmpty, !style.isQuiet else { return }
    out.newline()
    for remark in remarks { out.add(remark, on: style.page, .quiet) }
  }

  package mutating func add(_ coverage: CoverageTally, to out: inout TextBuffer) {
    if hasWritten || !style.isQuiet { out.newline() }
    hasWritten = true
    coverage.write(text: &out, style.phrases.coverage)
  }

  /// The closing line counts scenarios where there are several, and expectations where there is one.
  package mutating func finish(to out: inout TextBuffer) {
    let isSeveral = scenarios.passed + scenarios.failed > 1
    guard isSeveral || expectations.passed + expectations.failed > 0 else { return }
    if !style.isQuiet || hasWritten || expectations.failed > 0 { out.newline() }
    let words = style.phrases.reports
    let tone: ReportPage.Tone = expectations.failed == 0 ? .good : .bad
    out.add(
      words.expectations(passed: expectations.passed, failed: expectations.failed), on: style.page,
      tone)
    if isSeveral {
      out.add(
        words.scenarios(passed: scenarios.passed, failed: scenarios.failed), on: style.page, tone)
    }
  }
}
