// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis

/// Both runs of a scenario as a table in Markdown.
extension ComparisonHead {
  func write(
    markdown comparison: Comparison, title: String, isQuiet: Bool, to out: inout TextBuffer
  ) {
    out.add("## " + Markdown.escaped(title) + "\n\n")
    let (left, right) = (Markdown.escaped(names.left), Markdown.escaped(names.right))
    let time = phrases.reports.columns.first ?? ""
    out.add("| \(time) | \(left) | | \(time) | \(right) |\n| ---: | --- | --- | ---: | --- |\n")
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
    let text = phrases.record.text(entry)
    let kind = phrases.record.kind(entry.kind)
    let app = entry.app.map { Markdown.escaped($0) + " " } ?? ""
    // A sentence is no code.
    if case .refused(let refusal) = entry.kind {
      let rule = Markdown.code(refusal.rule.rawValue)
      return (time, "**\(kind)** \(Markdown.escaped(text)) \(rule)")
    }
    return (time, app + kind + " " + Markdown.code(text))
  }

  private func sign(_ row: Comparison.Row, in comparison: Comparison) -> String {
    switch row.match {
    case .same: return ""
    case .differs(let differences):
      return phrases.list(
        Comparison.Difference.allCases.filter(differences.contains).map(phrases.compare.difference))
    case .instead: return phrases.compare.instead
    case .onlyLeft, .onlyRight:
      guard let index = row.counterpart else { return phrases.compare.onlyHere }
      let isLeft = row.match == .onlyLeft
      let entry = isLeft ? comparison.right.entries[index] : comparison.left.entries[index]
      let word = isLeft ? phrases.compare.instead : phrases.compare.inPlaceOf
      return word + " " + Markdown.code(phrases.record.subject(of: entry))
    }
  }
}
