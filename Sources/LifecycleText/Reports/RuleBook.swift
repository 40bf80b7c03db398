// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Languages
import Lifecycle

/// The rules in words, for one version of iOS.
package struct RuleBook {
  private let version: Int
  private let phrases: Phrases
  private let values: [Rule: String]

  package init(version: Int, phrases: Phrases) {
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
    let sources = rule.origin.sources.map(\.text)
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
  package func entry(_ rule: Rule, columns: Int) -> String {
    let grade = phrases.commandLine.gradeWord(rule.grade)
    let facts = [rule.rawValue, values[rule] ?? "", "[\(grade)]"]
    let head = facts.filter { !$0.isEmpty }.joined(separator: "  ")
    return Self.lines(head, indent: 0, columns)
      + Self.lines(phrases.rule(rule), indent: 4, columns)
  }

  /// Everything about a rule.
  package func page(_ rule: Rule, columns: Int) -> String {
    var text = rule.rawValue + "\n\n" + Self.lines(phrases.rule(rule), indent: 4, columns) + "\n"
    if rule.grade != .precondition {
      text += Self.lines(
        phrases.commandLine.ruleGrade(phrases.grade(rule.grade)), indent: 4, columns)
    }
    if let value = values[rule] {
      text += Self.lines(phrases.commandLine.ruleValue(version, value), indent: 4, columns)
    }
    let sources = rule.origin.sources
    if !sources.isEmpty {
      text += Self.lines(phrases.commandLine.ruleSources(sources.count), indent: 4, columns)
      // An address is not broken: a terminal lets it be opened.
      for source in sources { text += "      " + source.text + "\n" }
      text += Self.lines(
        phrases.commandLine.ruleReading(phrases.reading(rule.reading)), indent: 4, columns)
    }
    return text
  }

  private static func lines(_ text: String, indent: Int, _ columns: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return TextWidth.wrap(text, to: max(20, columns - indent)).map { margin + $0 + "\n" }.joined()
  }
}
