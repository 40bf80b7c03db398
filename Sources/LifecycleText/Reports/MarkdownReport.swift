// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle

/// A page to read: for each scenario its title, its notes, and a table of what happened.
package struct MarkdownReport: Report {
  package let phrases: Phrases
  private var passed = 0
  private var failures = 0

  package init(_ phrases: Phrases) { self.phrases = phrases }

  package mutating func begin(_ file: ScenarioFile, to out: inout TextBuffer) {
    passed = 0
    failures = 0
    if file.number > 1 { out.newline() }
    out.add("## " + Markdown.escaped(file.title) + "\n\n")
    if !file.scenario.notes.isEmpty {
      for note in file.scenario.notes { out.add(Markdown.escaped(note) + "\n") }
      out.newline()
    }
    out.add(Markdown.head(phrases.reports.columns, numbers: [0]) + "\n")
  }

  package mutating func add(
    _ result: Scenario.Runner.StepResult, of file: ScenarioFile, to out: inout TextBuffer
  ) {
    if let index = result.index {
      let note = file.scenario.steps[index].note
      if !note.isEmpty { row(nil, "", "", "*\(Markdown.escaped(note))*", to: &out) }
    }
    for entry in result.entries {
      let text =
        switch entry.kind {
        // A sentence is no code.
        case .refused: Markdown.escaped(phrases.record.text(entry))
        case .event, .process, .call, .returned, .notification, .state, .task, .deadline, .queue,
          .phase, .end, .output:
          Markdown.code(phrases.record.text(entry))
        }
      row(entry.time, entry.app ?? "", phrases.record.kind(entry.kind), text, to: &out)
    }
    guard let verdict = result.verdict else { return }
    if verdict.isHeld { passed += 1 } else { failures += 1 }
    let statement = Markdown.code("expect " + verdict.expectation.text)
    let found = verdict.found.map { phrases.found(Markdown.code(phrases.finding($0))) }
    row(
      verdict.time, "", verdict.isHeld ? phrases.reports.pass : "**\(phrases.reports.fail)**",
      phrases.list([statement] + [found].compactMap { $0 }), to: &out)
  }

  package mutating func end(_ file: ScenarioFile, at time: Duration, to out: inout TextBuffer) {
    guard passed + failures > 0 else { return }
    out.add("\n\(phrases.reports.result(passed: passed, failed: failures))\n")
  }

  private func row(
    _ time: Duration?, _ app: String, _ kind: String, _ what: String, to out: inout TextBuffer
  ) {
    let cells = [time.map(Markdown.time) ?? "", Markdown.escaped(app), kind, what]
    out.add(Markdown.row(cells) + "\n")
  }
}
