// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// Both runs of a scenario as a table in Markdown.
extension ComparisonHead {
  func write(
    markdown comparison: Comparison, title: String, isQuiet: Bool, to out: inout TextBuffer
  ) {
    out.add("## " + Markdown.escaped(title) + "\n\n")
    let (left, right) = (Markdown.escaped(names.left), Markdown.escaped(names.right))
    out.add("| time | \(left) | | time | \(right) |\n| ---: | --- | --- | ---: | --- |\n")
    for row in comparison.rows where !isQuiet || row.match != .same {
      let one = cells(of: comparison.entry(of: row, .left))
      let other = cells(of: comparison.entry(of: row, .right))
      let cells = [one.time, one.text, sign(row, in: comparison), other.time, other.text]
      out.add(Markdown.row(cells) + "\n")
    }
    let counts = ComparisonCounts(comparison, left: names.left, right: names.right)
    let words = phrases.compare
    let summary = comparison.isSame ? words.nothingDiffers : words.summary(counts)
    out.add("\n" + Markdown.escaped(summary) + "\n")
  }

  private func cells(of entry: Trace.Entry?) -> (time: String, text: String) {
    guard let entry else { return ("", "") }
    let time = Markdown.time(entry.time)
    let text = entry.kind.text(why: phrases.rule)
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
    case .instead: return phrases.compare.instead
    case .onlyLeft, .onlyRight:
      guard let place = row.counterpart else { return "only" }
      let isLeft = row.match == .onlyLeft
      let entry = isLeft ? comparison.right.entries[place] : comparison.left.entries[place]
      let word = isLeft ? phrases.compare.instead : phrases.compare.inPlaceOf
      return word + " " + Markdown.code(entry.subjectName)
    }
  }
}
