// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Lifecycle
import LifecycleText

/// `applife rules`: the rule book, or what is known about one rule.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: HelpText.rules.text,
    discussion: Discussion.rules.text)

  @Argument(
    help: ArgumentHelp(.rulesWords, valueName: "id-or-words"))
  var words: [String] = []

  @OptionGroup var format: FormatOptions<ListFormat>
  @OptionGroup var version: VersionOption
  @OptionGroup var language: LanguageOption

  mutating func run() throws {
    let book = RuleBook(
      version: version.ios ?? Device.latestVersion,
      phrases: format.choice.phrases(language.phrases))
    let rules = book.rules(matching: words)
    if rules.isEmpty {
      throw Search.nothing(words, among: Rule.allCases.map(\.rawValue)) {
        .noRule($0, nearest: $1)
      }
    }
    let text: String
    switch format.choice {
    case .text:
      let columns = Window.columns ?? 80
      if !words.isEmpty, rules.count == 1, let rule = rules.first {
        text = book.page(rule, columns: columns)
      } else {
        text = rules.map { book.entry($0, columns: columns) }.joined()
      }
    case .tsv, .jsonl, .markdown: text = book.table(rules).text(format.choice)
    }
    try StandardOutput.write(text, as: format.choice.encoding)
  }
}

/// The rules in words, for one version of iOS.
private struct RuleBook {
  let version: Int
  let phrases: Phrases
  private let values: [Rule: String]

  init(version: Int, phrases: Phrases) {
    self.version = version
    self.phrases = phrases
    var values: [Rule: String] = [:]
    for limit in TimeLimit.allCases {
      let value = limit.rawValue + " " + limit.standard(ios: version).words
      values[limit.rule] = values[limit.rule].map { $0 + ", " + value } ?? value
    }
    self.values = values
  }

  /// The rule of that id, or those that have every word.
  func rules(matching words: [String]) -> [Rule] {
    let id = words.joined(separator: " ").lowercased()
    if let rule = Rule.allCases.first(where: { $0.rawValue == id }) { return [rule] }
    return Rule.allCases.filter { Search.matches(row($0) + [$0.grade.rawValue], words) }
  }

  func table(_ rules: [Rule]) -> Table {
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

  /// A rule in a list: its id, value and grade, and below them what it says.
  func entry(_ rule: Rule, columns: Int) -> String {
    let grade = phrases.commandLine.gradeWord(rule.grade)
    let facts = [rule.rawValue, values[rule] ?? "", "[\(grade)]"]
    let head = facts.filter { !$0.isEmpty }.joined(separator: "  ")
    return Self.lines(head, indent: 0, columns)
      + Self.lines(phrases.rule(rule), indent: 4, columns)
  }

  /// Everything about a rule.
  func page(_ rule: Rule, columns: Int) -> String {
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
