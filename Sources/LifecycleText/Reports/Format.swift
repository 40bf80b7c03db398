// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis

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
  /// A picture for Graphviz.
  case dot
  /// The screen as a recording of a terminal.
  case cast
  /// A page for browsers, which is the emulator.
  case html

  /// True if it holds one scenario only.
  package var isOfOne: Bool {
    switch self {
    case .mermaid, .svg, .cast, .html: true
    case .text, .jsonl, .tap, .tap14, .junit, .markdown, .diagram, .dot: false
    }
  }

  /// An empty report; nil for a recording, which needs a screen, and for a page, which needs files.
  package func report(_ style: ReportStyle) -> (any Report)? {
    switch self {
    case .text: TextReport(style)
    case .jsonl: JSONLinesReport(style.phrases, as: style.framework)
    case .tap: TAPReport(version: 13, style.phrases)
    case .tap14: TAPReport(version: 14, style.phrases)
    case .junit: JUnitReport(style.phrases)
    case .markdown: MarkdownReport(style.phrases)
    case .mermaid: MermaidReport(style.phrases)
    case .svg: RunPictureReport(style.phrases, isAnimated: style.isAnimated)
    case .diagram: StateDiagramReport(isDOT: false, style.phrases)
    case .dot: StateDiagramReport(isDOT: true, style.phrases)
    case .cast, .html: nil
    }
  }
}

/// The options of a report on the command line.
package struct ReportStyle: Sendable {
  /// True if only failures and the closing line are written.
  package var isQuiet = false
  /// The page of a text.
  package var page: ReportPage
  /// True if each entry of a text names its rule and the entry it follows from.
  package var isExplained = false
  /// True if a drawing moves.
  package var isAnimated = false
  /// The framework whose words stand beside the entries; nil for none.
  package var framework: AppFramework?
  /// The language of its sentences.
  package var phrases: Phrases

  package init(
    isQuiet: Bool = false, page: ReportPage = .lines, isExplained: Bool = false,
    isAnimated: Bool = false, framework: AppFramework? = nil, phrases: Phrases
  ) {
    self.isQuiet = isQuiet
    self.page = page
    self.isExplained = isExplained
    self.isAnimated = isAnimated
    self.framework = framework
    self.phrases = phrases
  }
}
