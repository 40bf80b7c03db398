// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis

/// Both runs of each scenario as a table in Markdown.
package struct ComparisonMarkdownReport: ComparisonReport {
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
    count += 1
    if isQuiet, head.isSeveral, comparison.isSame { return }
    if count > 1 { out.newline() }
    let heading = title.isEmpty ? name : title
    out.add("## " + Markdown.escaped(heading) + "\n\n")
    let (left, right) = (Markdown.escaped(head.names.left), Markdown.escaped(head.names.right))
    out.add("| time | \(left) | | time | \(right) |\n| ---: | --- | --- | ---: | --- |\n")
    for row in comparison.rows where !isQuiet || row.match != .same {
      let one = cells(of: comparison.entry(of: row, .left))
      let other = cells(of: comparison.entry(of: row, .right))
      let cells = [one.time, one.text, sign(row, in: comparison), other.time, other.text]
      out.add(Markdown.row(cells) + "\n")
    }
    let counts = ComparisonCounts(comparison, left: head.names.left, right: head.names.right)
    let words = head.phrases.compare
    let summary = comparison.isSame ? words.nothingDiffers : words.summary(counts)
    out.add("\n" + Markdown.escaped(summary) + "\n")
  }

  private func cells(of entry: Trace.Entry?) -> (time: String, text: String) {
    guard let entry else { return ("", "") }
    let time = Markdown.time(entry.time)
    let text = entry.kind.text(why: head.phrases.rule)
    let app = entry.app.map { Markdown.escaped($0) + " " } ?? ""
    // A sentence is no code.
    if case .refused(let refusal) = entry.kind {
      let rule = Markdown.code(refusal.rule.rawValue)
      return (time, "**refused** \(Markdown.escaped(text)) \(rule)")
    }
    return (time, app + entry.kind.name + " " + Markdown.code(text))
  }

  private func sign(_ row: Comparison.Row, in comparison: Comparison) -> String {
    switch row.match {
    case .same: return ""
    case .differs(let differences):
      let names = Comparison.Difference.allCases.filter(differences.contains).map(\.rawValue)
      return names.joined(separator: ", ")
    case .instead: return head.phrases.compare.instead
    case .onlyLeft, .onlyRight:
      guard let place = row.counterpart else { return "only" }
      let isLeft = row.match == .onlyLeft
      let entry = isLeft ? comparison.right.entries[place] : comparison.left.entries[place]
      let word = isLeft ? head.phrases.compare.instead : head.phrases.compare.inPlaceOf
      return word + " " + Markdown.code(entry.subjectName)
    }
  }

  package mutating func finish(different: Int, to out: inout TextBuffer) {
    guard count > 1 || !head.leftOut.isEmpty else { return }
    out.add("\n" + Markdown.escaped(head.phrases.compare.total(count, different)) + "\n")
    if !head.leftOut.isEmpty {
      out.add("\n" + Markdown.escaped(head.phrases.compare.leftOut(head.leftOut)) + "\n")
    }
  }
}

/// One table of methods over all scenarios in Markdown, and one for each if that is asked for.
package struct MethodTableMarkdownReport: ComparisonReport {
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
    write(own, title: title.isEmpty ? name : title, to: &out)
    out.newline()
  }

  package mutating func finish(different: Int, to out: inout TextBuffer) {
    let words = head.phrases.compare
    write(table, title: words.methodsTitle(count, head.names.left, head.names.right), to: &out)
    if !head.leftOut.isEmpty {
      out.add("\n" + Markdown.escaped(words.leftOut(head.leftOut)) + "\n")
    }
  }

  private func write(_ table: MethodTable, title: String, to out: inout TextBuffer) {
    out.add("## " + Markdown.escaped(title) + "\n")
    let text = MethodTableText(table, names: head.names, phrases: head.phrases.compare)
    for line in text.markdown(heading: "###") { out.add(line + "\n") }
  }
}
