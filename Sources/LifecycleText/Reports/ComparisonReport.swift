// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis

/// A way to write down comparisons, one after the other.
package protocol ComparisonReport {
  mutating func add(
    _ comparison: Comparison, name: String, title: String, to out: inout TextBuffer)
  /// The output ends.
  mutating func finish(different: Int, to out: inout TextBuffer)
}

/// What all comparisons of a report have in common.
package struct ComparisonHead {
  /// What the two sides are called.
  package let names: (left: String, right: String)
  /// Whether there may be several scenarios, so that each is named.
  package let isSeveral: Bool
  /// Scenarios of a folder that one of the worlds does not allow.
  package let leftOut: [String]
  package let phrases: Phrases

  package init(
    names: (left: String, right: String), isSeveral: Bool, leftOut: [String], phrases: Phrases
  ) {
    self.names = names
    self.isSeveral = isSeveral
    self.leftOut = leftOut
    self.phrases = phrases
  }
}

/// Both runs of each scenario as text.
package struct ComparisonTextReport: ComparisonReport {
  private let head: ComparisonHead
  private let width: Int?
  private let isQuiet: Bool
  private var count = 0

  package init(_ head: ComparisonHead, width: Int?, isQuiet: Bool) {
    self.head = head
    self.width = width
    self.isQuiet = isQuiet
  }

  package mutating func add(
    _ comparison: Comparison, name: String, title: String, to out: inout TextBuffer
  ) {
    count += 1
    if isQuiet, head.isSeveral, comparison.isSame { return }
    if count > 1 { out.newline() }
    if head.isSeveral { out.add("# \(name): \(title)", line: true) }
    let text = ComparisonText(
      comparison, names: head.names, phrases: head.phrases, width: width, isQuiet: isQuiet)
    for line in text.lines { out.add(line, line: true) }
  }

  package mutating func finish(different: Int, to out: inout TextBuffer) {
    guard count > 1 || !head.leftOut.isEmpty else { return }
    out.newline()
    out.add(head.phrases.compare.total(count, different), line: true)
    if !head.leftOut.isEmpty {
      out.add(head.phrases.compare.leftOut(head.leftOut), line: true)
    }
  }
}

/// One table of methods over all scenarios as text, and one for each if that is asked for.
package struct MethodTableTextReport: ComparisonReport {
  private let head: ComparisonHead
  private let width: Int?
  private let isEach: Bool
  private var table = MethodTable()
  private var count = 0

  package init(_ head: ComparisonHead, width: Int?, isEach: Bool) {
    self.head = head
    self.width = width
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
    out.add("# \(name): \(title)", line: true)
    write(own, to: &out)
    out.newline()
  }

  package mutating func finish(different: Int, to out: inout TextBuffer) {
    let words = head.phrases.compare
    out.add("# " + words.methodsTitle(count, head.names.left, head.names.right), line: true)
    write(table, to: &out)
    if !head.leftOut.isEmpty {
      out.newline()
      out.add(words.leftOut(head.leftOut), line: true)
    }
  }

  private func write(_ table: MethodTable, to out: inout TextBuffer) {
    let text = MethodTableText(table, names: head.names, phrases: head.phrases.compare)
    for line in text.lines(width: width) { out.add(line, line: true) }
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
