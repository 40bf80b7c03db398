// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis

/// A way to write down comparisons, one after the other.
package protocol ComparisonReport {
  mutating func add(
    _ comparison: Comparison, name: String, title: String, to out: inout TextBuffer)
  /// The output ends.
  mutating func finish(different: Int, to out: inout TextBuffer)
}

/// A format of comparisons; the raw value is what `--format` takes.
package enum ComparisonFormat: String, CaseIterable, Sendable {
  case text
  case jsonl
  case markdown

  /// The encoding for the reader of the report.
  package var encoding: Printable.Encoding {
    switch self {
    case .text, .markdown: .text
    case .jsonl: .json
    }
  }
}

/// The facts that all comparisons of a report have in common.
package struct ComparisonHead {
  /// The names of the two sides.
  package let names: (left: String, right: String)
  /// True if there may be several scenarios, so that each is named.
  package let isSeveral: Bool
  /// Scenarios of a folder that one of the worlds does not allow.
  package let leftOut: [String]
  package let format: ComparisonFormat
  /// The page of a text.
  package let page: ReportPage
  package let phrases: Phrases

  package init(
    names: (left: String, right: String), isSeveral: Bool, leftOut: [String],
    format: ComparisonFormat, page: ReportPage, phrases: Phrases
  ) {
    self.names = names
    self.isSeveral = isSeveral
    self.leftOut = leftOut
    self.format = format
    self.page = page
    self.phrases = phrases
  }

  /// The end of a report: the sentences, and the scenarios that were left out.
  func close(_ sentences: [String], to out: inout TextBuffer) {
    let all = sentences + (leftOut.isEmpty ? [] : [phrases.compare.leftOut(leftOut)])
    switch format {
    case .text:
      if !all.isEmpty { out.newline() }
      for sentence in all { out.add(sentence, on: page, .strong) }
    case .markdown: for sentence in all { out.add("\n" + Markdown.escaped(sentence) + "\n") }
    case .jsonl:
      for name in leftOut { out.add(line: ["kind": "left-out", "file": .text(name)]) }
    }
  }
}

/// Both runs of each scenario.
package struct ComparisonRowsReport: ComparisonReport {
  private let head: ComparisonHead
  private let isQuiet: Bool
  private var count = 0

  package init(_ head: ComparisonHead, isQuiet: Bool) {
    self.head = head
    self.isQuiet = isQuiet
  }

  package mutating func add(
    _ comparison: Comparison, name: String, title: String, to out: inout TextBuffer
  ) {
    if head.format == .jsonl { return head.write(json: comparison, name, title, to: &out) }
    count += 1
    if isQuiet, head.isSeveral, comparison.isSame { return }
    if count > 1 { out.newline() }
    if head.format == .markdown {
      return head.write(
        markdown: comparison, title: title.isEmpty ? name : title, isQuiet: isQuiet, to: &out)
    }
    if head.isSeveral { out.add("# \(name): \(title)", on: head.page, .strong, hanging: 2) }
    let text = ComparisonText(
      comparison, names: head.names, phrases: head.phrases, width: head.page.columns,
      isQuiet: isQuiet)
    for line in text.verdict {
      out.add(line, on: head.page, comparison.isSame ? .good : .unsure)
    }
    for line in text.lines { out.add(line, line: true) }
  }

  package mutating func finish(different: Int, to out: inout TextBuffer) {
    let isTold = count > 1 || !head.leftOut.isEmpty
    head.close(isTold ? [head.phrases.compare.total(count, different: different)] : [], to: &out)
  }
}

/// One table of methods over all scenarios, and one for each if that is asked for.
package struct MethodTableReport: ComparisonReport {
  private let head: ComparisonHead
  private let isEach: Bool
  private var table = MethodTable()
  private var count = 0

  package init(_ head: ComparisonHead, isEach: Bool) {
    self.head = head
    self.isEach = isEach
  }

  package mutating func add(
    _ comparison: Comparison, name: String, title: String, to out: inout TextBuffer
  ) {
    count += 1
    table.add(comparison, name: name.scenarioName)
    guard isEach else { return }
    var own = MethodTable()
    own.add(comparison, name: name.scenarioName)
    switch head.format {
    case .text: write(own, title: "\(name): \(title)", to: &out)
    case .markdown: write(own, title: title.isEmpty ? name : title, to: &out)
    case .jsonl: return head.write(json: own, file: name, to: &out)
    }
    out.newline()
  }

  package mutating func finish(different: Int, to out: inout TextBuffer) {
    let title = head.phrases.compare.methodsTitle(
      count, left: head.names.left, right: head.names.right)
    write(table, title: title, to: &out)
    head.close([], to: &out)
  }

  private func write(_ table: MethodTable, title: String, to out: inout TextBuffer) {
    let text = MethodTableText(table, names: head.names, phrases: head.phrases)
    switch head.format {
    case .text:
      out.add("# " + title, on: head.page, .strong, hanging: 2)
      for line in text.lines(width: head.page.columns) { out.add(line, line: true) }
    case .markdown:
      out.add("## " + Markdown.escaped(title) + "\n")
      for line in text.markdown(heading: "###") { out.add(line + "\n") }
    case .jsonl: head.write(json: table, file: nil, to: &out)
    }
  }
}

extension TextBuffer {
  /// Adds a text on a line of its own, without anything that would end it or act on a terminal.
  package mutating func add(_ text: String, line: Bool) {
    add(Printable.line(text))
    newline()
  }
}

extension String {
  /// A file's name without its folder and its ending.
  package var scenarioName: String {
    let name = split(separator: "/").last.map(String.init) ?? self
    return name.hasSuffix(".scenario") ? String(name.dropLast(".scenario".count)) : name
  }
}
