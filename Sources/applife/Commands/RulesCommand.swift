// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
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

  func validate() throws { try Search.validate(words) }

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
    // A list is wrapped also where no terminal says how wide it is.
    var page = ReportPage.page()
    page.columns = page.columns ?? 80
    var out = TextBuffer()
    switch format.choice {
    case .text:
      if !words.isEmpty, rules.count == 1, let rule = rules.first {
        book.write(page: rule, to: &out, on: page)
      } else {
        for rule in rules { book.write(entry: rule, to: &out, on: page) }
      }
    case .tsv, .jsonl, .markdown: out.add(book.table(rules).text(format.choice))
    }
    try StandardOutput.page(
      out.text,
      as: format.choice == .text
        ? page.encoding(hasLinks: links.areOn()) : format.choice.encoding)
  }
}
