// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Lifecycle
import LifecycleAnalysis

/// The words of a framework beside the entries of a run: a column before the text, and remarks at the end.
package struct FrameworkColumnText {
  private var column: FrameworkColumn
  private let width: Int
  /// The remarks on what the run has shown, in the order of the rows that they are about.
  private(set) var remarks: [String] = []

  init(_ framework: AppFramework, apps: [EmulatedApp.Traits]) {
    column = FrameworkColumn(framework, apps: apps)
    width = framework.rows.reduce(1) { max($0, TextWidth.of(Self.text($1.reports))) }
  }

  /// The head of the column.
  var heading: String { "\(column.framework.name): \(column.framework.type)" }

  /// Returns the text of an entry behind what the framework reports of it.
  mutating func add(_ entry: Trace.Entry, _ text: String) -> String {
    var words = ""
    if let report = column.report(of: entry) {
      words = Self.text(report.words)
      if let remark = report.row.remark, !remarks.contains(remark) { remarks.append(remark) }
    }
    return TextWidth.padded(words, to: width + 2) + text
  }

  /// The words in a row; a dash where the framework hears of something and reports nothing.
  package static func text(_ words: [String]) -> String {
    words.isEmpty ? "–" : words.joined(separator: ", ")
  }
}
