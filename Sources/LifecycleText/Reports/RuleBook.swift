// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Languages
import Lifecycle

/// The rules in words, for one version of iOS.
package struct RuleBook {
  private let version: SystemVersion
  private let phrases: Phrases
  private let values: [Rule: String]

  package init(version: SystemVersion, phrases: Phrases) {
    self.version = version
    self.phrases = phrases
    var values: [Rule: String] = [:]
    for limit in TimeLimit.allCases {
      let value = limit.rawValue + " " + limit.standard(ios: version).words
      values[limit.rule] = values[limit.rule].map { $0 + ", " + value } ?? value
    }
    self.values = values
  }

  /// The rule of that id, or those that have every word, or else those that are nearest.
  package func rules(matching words: [String]) -> [Rule] {
    let id = words.joined(separator: " ").lowercased()
    if let rule = Rule.allCases.first(where: { $0.rawValue == id }) { return [rule] }
    let all = Rule.allCases
    let questions = Topic.questions(by: { $0.rule?.rawValue })
    return Search.places(of: words, in: all.map { row($0) + [$0.grade.rawValue] }) {
      questions[all[$0].rawValue] ?? []
    }.map { all[$0] }
  }

  package func table(_ rules: [Rule]) -> Table {
    let columns = ["id", "what", "value", "source", "grade", "read"]
    var table = Table(phrases.commandLine.columns(.rules), keys: columns)
    for rule in rules { table.add(row(rule)) }
    return table
  }

  private func row(_ rule: Rule) -> [String] {
    let sources = rule.origin.sources.map { phrases.source($0) }
    return [
      rule.rawValue, phrases.rule(rule), values[rule] ?? "",
      sources.isEmpty ? phrases.grade(rule.grade) : sources.joined(separator: "; "),
      phrases.commandLine.gradeWord(rule.grade), phrases.reading(rule.reading),
    ]
  }

  /// A rule with its sources as a list, for programs.
  package func json(_ rule: Rule) -> JSON {
    [
      "id": .text(rule.rawValue), "what": .text(phrases.rule(rule)),
      "value": values[rule].map { .text($0) }, "grade": .text(rule.grade.rawValue),
      "read": .text(phrases.reading(rule.reading)),
      "sources": .texts(rule.origin.sources.map(\.text)),
    ]
  }

  /// A rule in a list: its id, value and grade, and below them what it says.
  package func write(entry rule: Rule, to out: inout TextBuffer, on page: ReportPage) {
    let grade = phrases.commandLine.gradeWord(rule.grade)
    let facts = [rule.rawValue, values[rule] ?? "", "[\(grade)]"]
    out.add(
      facts.filter { !$0.isEmpty }.joined(separator: "  "), on: page, .strong, hanging: 2)
    out.add(phrases.rule(rule), on: page, indent: 4)
  }

  /// Everything about a rule.
  package func write(page rule: Rule, to out: inout TextBuffer, on page: ReportPage) {
    let words = phrases.commandLine
    out.add(rule.rawValue, on: page, .strong)
    out.newline()
    out.add(phrases.rule(rule), on: page, indent: 4)
    out.newline()
    if rule.grade != .precondition { out.add(words.ruleGrade(rule.grade), on: page, indent: 4) }
    if let value = values[rule] {
      out.add(words.ruleValue(version, value), on: page, indent: 4, hanging: 6)
    }
    let sources = rule.origin.sources
    if sources.isEmpty { return }
    out.add(words.ruleSources(sources.count), on: page, indent: 4)
    for source in sources { out.add(phrases.source(source), on: page, .quiet, indent: 6) }
    out.add(words.ruleReading(phrases.reading(rule.reading)), on: page, indent: 4, hanging: 6)
  }
}
