// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// A way to write down runs: fed turn by turn, it adds to a buffer what can be written so far.
///
/// Nothing of a run is kept that is not needed at its end, so that memory does not grow with it.
protocol Report: Sendable {
  /// The output begins.
  mutating func begin(to out: inout TextBuffer)
  /// A scenario begins.
  mutating func begin(_ story: Story, to out: inout TextBuffer)
  /// A statement was done.
  mutating func add(_ turn: Scenario.Runner.StepResult, of story: Story, to out: inout TextBuffer)
  /// The scenario is over.
  mutating func end(_ story: Story, at time: Duration, to out: inout TextBuffer)
  /// The output ends.
  mutating func finish(to out: inout TextBuffer)
}

extension Report {
  mutating func begin(to out: inout TextBuffer) {}
  mutating func begin(_ story: Story, to out: inout TextBuffer) {}
  mutating func end(_ story: Story, at time: Duration, to out: inout TextBuffer) {}
  mutating func finish(to out: inout TextBuffer) {}
}

/// A scenario, and where it came from.
struct Story: Sendable {
  /// The name of its file in messages.
  let file: String
  let scenario: Scenario
  /// Its place among those of this run, counted from one, and how many there are.
  var number = 1
  var count = 1

  /// The title, or the file's name where there is none.
  var title: String { scenario.title.isEmpty ? file : scenario.title }
}

/// The reports there are; the raw value is what `--format` takes.
enum Format: String, CaseIterable, Sendable {
  case text
  case jsonl
  case tap
  case junit
  case markdown
  case mermaid

  /// An empty report.
  ///
  /// - Parameter why: what a rule says, in words.
  func report(why: @escaping @Sendable (Rule) -> String) -> any Report {
    switch self {
    case .text: TextReport(why: why)
    case .jsonl: JSONLinesReport(why: why)
    case .tap: TAPReport()
    case .junit: JUnitReport()
    case .markdown: MarkdownReport(why: why)
    case .mermaid: MermaidReport(why: why)
    }
  }
}
