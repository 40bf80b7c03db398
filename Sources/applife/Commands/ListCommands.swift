// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages
import Lifecycle
import LifecycleText
import LifecycleUI
import OperatingSystem

/// `applife events`: the vocabulary.
struct EventsCommand: ParsableCommand {
  static let configuration = CommandConfiguration("events", .events, .events)

  @Argument(help: ArgumentHelp(.eventsWords))
  var words: [String] = []

  @OptionGroup var format: FormatOptions<ListFormat>
  @OptionGroup var language: LanguageOption

  func validate() throws { try Search.validate(words) }

  mutating func run() throws {
    let phrases = format.choice.phrases(language.phrases)
    let keymap = try SettingsFile.read().keymap
    var table = Table(phrases.commandLine.columns(.events), keys: ["event", "key", "what"])
    for kind in SystemEvent.Kind.allCases {
      let row = [kind.usage, keymap.key(for: kind)?.name ?? "", phrases.words(for: kind).name]
      if Search.matches(row, words) { table.add(row) }
    }
    if table.isEmpty {
      throw Search.nothing(words, among: SystemEvent.Kind.allCases.map(\.phrase)) {
        .noEvent($0, nearest: $1)
      }
    }
    try StandardOutput.write(table, as: format.choice)
  }
}

/// `applife scenarios`: the scenarios that come with the program.
struct ScenariosCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "scenarios", .scenarios, .scenarios, aliases: ["stories"])

  @Argument(help: ArgumentHelp(.scenariosWords))
  var words: [String] = []

  @OptionGroup var format: FormatOptions<ListFormat>
  @OptionGroup var language: LanguageOption

  func validate() throws { try Search.validate(words) }

  mutating func run() throws {
    let phrases = format.choice.phrases(phrases)
    let all = ScenarioLibrary.list(in: phrases)
    if all.isEmpty {
      throw Failure(FileProblem.noScenarios)
    }
    var table = Table(
      phrases.commandLine.columns(.scenarios), keys: ["topic", "name", "title"], hidden: 1)
    let rows = ScenarioSummary.byTopic(all).flatMap { topic, scenarios in
      scenarios.map { [topic ?? "", $0.name, $0.title] }
    }
    let questions = Topic.questions(by: { $0.scenario })
    for index in Search.places(of: words, in: rows, asked: { questions[rows[$0][1]] ?? [] }) {
      table.add(rows[index])
    }
    if table.isEmpty {
      throw Search.nothing(words, among: all.map(\.name)) { .noScenario($0, nearest: $1) }
    }
    try StandardOutput.write(table, as: format.choice)
  }
}

extension Search {
  /// Refuses words that are too long to be looked for.
  static func validate(_ words: [String]) throws {
    if !isShort(words.joined(separator: " ")) {
      throw ValidationError(UsageProblem.longSearch(longest).text)
    }
  }

  /// Nothing was found: the problem of some words, and the name that is nearest to them.
  static func nothing(
    _ words: [String], among names: [String], _ problem: (String, String?) -> UsageProblem
  ) -> Failure {
    let found = words.joined(separator: " ")
    return Failure(problem(found, EditDistance.name(to: found, among: names)))
  }
}
