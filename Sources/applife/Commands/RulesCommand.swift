// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Lifecycle
import LifecycleText

/// `applife rules`: the rule book, or what is known about one rule.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules with their values, sources, grades and when they were last checked.",
    discussion: """
      The value of a rule about time begins with the name that you use in a scenario's limit line. A \
      rule's grade says how reliable it is: documented by Apple, observed on devices, disputed \
      between sources, or assumed. A precondition says nothing about iOS: the emulator needs it \
      before it accepts an event. It has no source. The field "read" is the day on which the rule \
      was last held against its sources, and names those that were not opened then. If an id or \
      words match only one rule, applife shows that rule with its sources. The list is as wide as \
      the terminal, or 80 columns in a pipe.

      EXAMPLES:
        applife rules suspension
        applife rules leave.lock
        applife rules --format tsv | grep watchdog    one rule a line
        applife rules --ios 12 --format jsonl
      """)

  @Argument(
    help: ArgumentHelp(
      "A rule's id, or words that its text contains.", valueName: "id-or-words"))
  var words: [String] = []

  @OptionGroup var format: FormatOptions<ListFormat>
  @OptionGroup var version: VersionOption
  @OptionGroup var language: LanguageOption

  mutating func run() throws {
    let book = RuleBook(version: version.ios ?? Device.latestVersion, phrases: language.phrases)
    let rules = book.rules(matching: words)
    if rules.isEmpty { throw Search.nothing("rule", words, among: Rule.allCases.map(\.rawValue)) }
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
    return Rule.allCases.filter { Search.matches(row($0), words) }
  }

  func table(_ rules: [Rule]) -> Table {
    let columns = ["id", "what", "value", "source", "grade", "read"]
    var table = Table(columns, keys: columns)
    for rule in rules { table.add(row(rule)) }
    return table
  }

  private func row(_ rule: Rule) -> [String] {
    let sources = rule.origin.sources.map(\.text)
    return [
      rule.rawValue, phrases.rule(rule), values[rule] ?? "",
      sources.isEmpty ? phrases.grade(rule.grade) : sources.joined(separator: "; "),
      rule.grade.rawValue, phrases.reading(rule.reading),
    ]
  }

  /// A rule in a list: its id, value and grade, and below them what it says.
  func entry(_ rule: Rule, columns: Int) -> String {
    let facts = [rule.rawValue, values[rule] ?? "", "[\(rule.grade.rawValue)]"]
    let head = facts.filter { !$0.isEmpty }.joined(separator: "  ")
    return Self.lines(head, indent: 0, columns)
      + Self.lines(phrases.rule(rule), indent: 4, columns)
  }

  /// Everything about a rule.
  func page(_ rule: Rule, columns: Int) -> String {
    var text = rule.rawValue + "\n\n" + Self.lines(phrases.rule(rule), indent: 4, columns) + "\n"
    if rule.grade != .precondition {
      text += Self.lines("Grade: " + phrases.grade(rule.grade), indent: 4, columns)
    }
    if let value = values[rule] {
      text += Self.lines("Value in iOS \(version): \(value)", indent: 4, columns)
    }
    let sources = rule.origin.sources
    if !sources.isEmpty {
      text += sources.count == 1 ? "    Source:\n" : "    Sources:\n"
      // An address is not broken: a terminal lets it be opened.
      for source in sources { text += "      " + source.text + "\n" }
      text += Self.lines(
        "Held against its sources: " + phrases.reading(rule.reading), indent: 4, columns)
    }
    return text
  }

  private static func lines(_ text: String, indent: Int, _ columns: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return TextWidth.wrap(text, to: max(20, columns - indent)).map { margin + $0 + "\n" }.joined()
  }
}
