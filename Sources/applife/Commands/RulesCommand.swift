// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Languages
import Lifecycle
import LifecycleText

/// `applife rules`: the rule book, or what is known about one rule.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration("rules", .rules, .rules)

  @Argument(help: ArgumentHelp(.rulesWords, valueName: "id-or-words"))
  var words: [String] = []

  @OptionGroup var format: FormatOptions<ListFormat>
  @OptionGroup var version: VersionOption
  @OptionGroup var links: LinkOption
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
    try StandardOutput.page(
      text, as: format.choice == .text ? links.encoding() : format.choice.encoding)
  }
}
