// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// One aligned line an entry, for people.
struct TextReport: Report {
  let why: @Sendable (Rule) -> String
  private var layout = Trace.TextLayout(apps: [])

  init(why: @escaping @Sendable (Rule) -> String) { self.why = why }

  mutating func begin(_ story: Story, to out: inout TextBuffer) {
    layout = Trace.TextLayout(apps: story.scenario.apps.map(\.name))
    guard story.count > 1 else { return }
    if story.number > 1 { out.newline() }
    out.add("# \(Printable.line(story.file)): \(story.title)\n")
  }

  mutating func add(_ turn: Scenario.Runner.StepResult, of story: Story, to out: inout TextBuffer) {
    for entry in turn.entries { layout.write(entry, to: &out, why: why) }
  }
}

/// One JSON object an entry, for programs.
struct JSONLinesReport: Report {
  let why: @Sendable (Rule) -> String

  mutating func add(_ turn: Scenario.Runner.StepResult, of story: Story, to out: inout TextBuffer) {
    for entry in turn.entries { entry.writeJSON(to: &out, why: why) }
  }
}
