// SPDX-License-Identifier: Apache-2.0
import Languages
import LifecycleAnalysis
import LifecycleText
import LifecycleUI

/// The findings of the check of a live log, each with the lines around it. What was found once stays here,
/// also if later lines explain it.
struct FindingList {
  private(set) var findings = FollowedFindings()
  /// The departures as they were last seen.
  private var known: [LogCheck.Departure] = []
  /// True if a line around the last finding has not come yet.
  private var isOpen = false

  /// The number of lines that are shown before a finding and behind it.
  private static let around = 2
  /// The most findings that are kept.
  private static let most = 200

  /// Takes what the check has found so far.
  ///
  /// - Returns: whether that is something else than before.
  mutating func update(_ check: LogCheck, _ tail: LogTail?, _ phrases: Phrases) -> Bool {
    let departures = check.departures
    let count = check.counts.departures
    guard departures != known || isOpen || count != findings.count else { return false }
    let former = findings
    known = departures
    findings.count = count
    let report = CheckReport(name: "", check: check, explanation: nil, phrases)
    for index in findings.list.indices { findings.list[index].isExplained = true }
    for departure in departures {
      let text = report.lines(of: departure).map(Printable.line)
      if let index = findings.list.firstIndex(where: {
        $0.line == departure.line && $0.app == departure.app
      }) {
        findings.list[index].text = text
        findings.list[index].isExplained = false
      } else if findings.list.count < Self.most {
        findings.list.append(
          FollowedFindings.Finding(
            line: departure.line, app: departure.app, text: text, around: []))
      }
    }
    findings.list.sort { $0.line < $1.line }
    isOpen = false
    for (index, finding) in findings.list.enumerated() {
      let wanted = (finding.line - Self.around)...(finding.line + Self.around)
      let lines = tail?.lines(wanted) ?? []
      isOpen = isOpen || (tail?.count ?? 0) < wanted.upperBound
      // Those that are gone by now were kept when they came.
      guard lines.contains(where: { $0.number == finding.line }),
        lines.count >= finding.around.count
      else { continue }
      findings.list[index].around = lines.map { line in
        let mark = line.number == finding.line ? "> " : "  "
        return "\(mark)\(line.number)  \(Printable.line(line.text))"
      }
    }
    return findings != former
  }

  /// Everything that was found, in lines for the terminal.
  func farewell(_ phrases: Phrases) -> [String] {
    let words = phrases.check
    var lines: [String] = []
    for finding in findings.list {
      lines += finding.text.prefix(1)
      if finding.isExplained { lines.append("  " + words.explainedSince) }
      for line in finding.text.dropFirst() { lines.append("  " + line) }
      for line in finding.around { lines.append("    " + line) }
      lines.append("")
    }
    if findings.count > 0 { lines.append(words.departs(findings.count, undecided: 0)) }
    return lines
  }
}
