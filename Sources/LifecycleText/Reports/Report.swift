// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// A way to write down runs: fed step by step, it adds to a buffer what can be written so far.
///
/// Nothing of a run is kept that is not needed at its end, so that memory does not grow with it.
package protocol Report: Sendable {
  /// The output begins.
  mutating func begin(to out: inout TextBuffer)
  /// A scenario begins.
  mutating func begin(_ file: ScenarioFile, to out: inout TextBuffer)
  /// A statement was done.
  mutating func add(
    _ result: Scenario.Runner.StepResult, of file: ScenarioFile, to out: inout TextBuffer)
  /// The scenario is over.
  mutating func end(_ file: ScenarioFile, at time: Duration, to out: inout TextBuffer)
  /// What all scenarios have shown of what they could.
  mutating func add(_ coverage: CoverageTally, to out: inout TextBuffer)
  /// The output ends.
  mutating func finish(to out: inout TextBuffer)
}

extension Report {
  package mutating func begin(to out: inout TextBuffer) {}
  package mutating func begin(_ file: ScenarioFile, to out: inout TextBuffer) {}
  package mutating func end(_ file: ScenarioFile, at time: Duration, to out: inout TextBuffer) {}
  package mutating func add(_ coverage: CoverageTally, to out: inout TextBuffer) {}
  package mutating func finish(to out: inout TextBuffer) {}
}

/// A scenario, and where it came from.
package struct ScenarioFile: Sendable {
  /// The name of its file in messages.
  package let name: String
  package var scenario: Scenario
  /// Its place among those of this run, counted from one, and how many there are.
  package var number = 1
  package var count = 1

  package init(name: String, scenario: Scenario, number: Int = 1, count: Int = 1) {
    self.name = name
    self.scenario = scenario
    self.number = number
    self.count = count
  }

  /// The title, or the file's name where there is none.
  package var title: String { scenario.title.isEmpty ? name : scenario.title }
}

/// The reports there are; the raw value is what `--format` takes.
package enum Format: String, CaseIterable, Sendable {
  case text
  case jsonl
  case tap
  case tap14
  case junit
  case markdown
  case mermaid
  /// The run as a drawing.
  case svg
  /// The state diagram as a drawing, with what the runs have shown.
  case diagram
  /// The same for Graphviz.
  case dot
  /// The screen as a recording of a terminal.
  case cast

  /// Whether it holds one scenario only.
  package var isOfOne: Bool {
    switch self {
    case .mermaid, .svg, .cast: true
    case .text, .jsonl, .tap, .tap14, .junit, .markdown, .diagram, .dot: false
    }
  }

  /// An empty report; nil for a recording, which needs a screen.
  package func report(_ style: ReportStyle) -> (any Report)? {
    switch self {
    case .text: TextReport(style)
    case .jsonl: JSONLinesReport(style.phrases)
    case .tap: TAPReport(version: 13, style.phrases)
    case .tap14: TAPReport(version: 14, style.phrases)
    case .junit: JUnitReport(style.phrases)
    case .markdown: MarkdownReport(style.phrases)
    case .mermaid: MermaidReport(style.phrases)
    case .svg: RunPictureReport(style.phrases, isAnimated: style.isAnimated)
    case .diagram: StateDiagramReport(isDOT: false, style.phrases)
    case .dot: StateDiagramReport(isDOT: true, style.phrases)
    case .cast: nil
    }
  }
}

/// What a report takes from the command line.
package struct ReportStyle: Sendable {
  /// Only what failed and the closing line.
  package var isQuiet = false
  /// Whether passed and failed are told apart by color too.
  package var hasColors = false
  /// Whether each entry of a text names its rule and the entry it follows from.
  package var isExplained = false
  /// Whether a drawing moves.
  package var isAnimated = false
  /// The language of its sentences.
  package var phrases: Phrases

  package init(
    isQuiet: Bool = false, hasColors: Bool = false, isExplained: Bool = false,
    isAnimated: Bool = false, phrases: Phrases
  ) {
    self.isQuiet = isQuiet
    self.hasColors = hasColors
    self.isExplained = isExplained
    self.isAnimated = isAnimated
    self.phrases = phrases
  }
}
