// SPDX-License-Identifier: Apache-2.0
import CommandOptions
import Languages
import Lifecycle
import LifecycleUI
import OperatingSystem

/// The manual page, in the language of man(7).
package struct ManualPage {
  package let program: CommandInfo
  private let phrases: Phrases

  package init(program: CommandInfo, phrases: Phrases) {
    self.program = program
    self.phrases = phrases
  }

  private var words: any CommandLinePhrases { phrases.commandLine }

  package var text: String {
    var page = Roff()
    page.request("TH APPLIFE 1 \(Version.date) \"applife \(Version.number)\" \"User Commands\"")
    page.section(words.section(.name))
    page.line("applife \\- " + Self.lowered(program.abstract ?? ""))
    page.section(words.section(.synopsis))
    page.synopsis(program.synopsis)
    for command in program.commands { page.synopsis(command.synopsis) }
    page.section(words.section(.description))
    page.opening(prose(program.discussion))
    page.section(words.section(.options))
    page.items(program.shown.map { ($0.heading, $0.explanation) })
    page.section(words.section(.commands))
    for command in program.commands { describe(command, in: &page) }
    describeKeys(in: &page)
    describeScenarios(in: &page)
    page.section(words.section(.exitStatus))
    page.items([
      ("0", words.manual(.exitDone)), ("1", words.manual(.exitAnsweredNo)),
      ("2", words.manual(.exitWrongUse)), ("3", words.manual(.exitFault)),
    ])
    describeSurroundings(in: &page)
    page.section(words.section(.examples))
    page.examples(examples(program.discussion) + Self.runExamples, isFirst: true)
    page.section(words.section(.seeAlso))
    page.line(".BR prove (1),\n.BR jq (1),\n.BR ncurses (3X),\n.BR terminfo (5)")
    page.paragraph("https://developer.apple.com/documentation/uikit/app-and-environment")
    return page.text
  }

  /// The page of a command.
  package func text(of command: CommandInfo) -> String {
    var page = Roff()
    let title = "APPLIFE\\-\(command.commandName.uppercased())"
    page.request("TH \(title) 1 \(Version.date) \"applife \(Version.number)\" \"User Commands\"")
    page.section(words.section(.name))
    page.line(
      "applife\\-\(command.commandName) \\- " + Self.lowered(command.abstract ?? ""))
    page.section(words.section(.synopsis))
    page.synopsis(command.synopsis)
    page.section(words.section(.description))
    page.opening(prose(command.discussion))
    page.section(words.section(.options))
    page.items(command.shown.map { ($0.heading, $0.explanation) })
    page.section(words.section(.examples))
    page.examples(examples(command.discussion), isFirst: true)
    page.section(words.section(.seeAlso))
    page.line(".BR applife (1)")
    return page.text
  }

  private func describe(_ command: CommandInfo, in page: inout Roff) {
    page.subsection("applife " + command.commandName)
    page.opening(command.abstract ?? "")
    page.paragraph(prose(command.discussion))
    // The options that applife itself takes stand above.
    let common = Set(program.shown.map(\.heading))
    page.items(
      command.shown.filter { !common.contains($0.heading) }.map { ($0.heading, $0.explanation) })
  }

  /// The keys of the screen, from the table the screen uses.
  private func describeKeys(in page: inout Roff) {
    page.section(words.section(.keys))
    page.opening(words.manual(.keys))
    for group in Command.Group.allCases {
      page.subsection(phrases.group(group))
      var shown: [Command] = []
      var items: [(String, String)] = []
      for binding in Keymap.standard.bindings
      where binding.group == group && !shown.contains(binding.command) {
        shown.append(binding.command)
        let keys = Keymap.standard.keys(of: binding.command, in: group)
        items.append((keys, binding.help(in: phrases)))
      }
      page.items(items)
    }
    page.subsection(phrases.mouse)
    page.items(phrases.clicks.map { ($0.word, $0.meaning) })
  }

  /// The language in short: everything in it comes from the model's own lists.
  private func describeScenarios(in page: inout Roff) {
    page.section(words.section(.scenarios))
    page.opening(words.manual(.scenarios))
    page.examples(Self.declarations)
    page.paragraph(words.manual(.steps))
    page.examples(steps)
    page.paragraph(words.manual(.expectations))
    page.examples(Self.expectations)
    page.paragraph(words.limitNames(TimeLimit.allCases.map(\.rawValue)))
    page.paragraph(
      words.reasonNames(
        Termination.Reason.allCases.map(\.rawValue),
        codes: Termination.Code.allCases.map(\.rawValue)))
    page.section(words.section(.events))
    page.items(
      SystemEvent.Kind.allCases.map { ($0.usage, phrases.sentence(phrases.words(for: $0).name)) })
  }

  private func describeSurroundings(in page: inout Roff) {
    page.section(words.section(.environment))
    page.items([
      ("APPLIFE_SCENARIOS", words.manual(.scenariosFolder)),
      ("APPLIFE_LESSONS", words.manual(.lessonsFolder)),
      ("APPLIFE_PAGE", words.manual(.pageFolder)),
      ("XDG_CONFIG_HOME", words.manual(.configHome)),
      ("XDG_STATE_HOME", words.manual(.stateHome)),
      ("NO_COLOR", words.manual(.noColor)),
      ("CLICOLOR_FORCE", words.manual(.forceColor)),
      ("PAGER", words.manual(.pager)),
      ("TERM", words.manual(.term)),
      ("TERM_PROGRAM", words.manual(.termProgram)),
      ("LANGUAGE, LC_ALL, LC_MESSAGES, LANG", words.manual(.languageVariables)),
      ("LC_ALL, LC_CTYPE, LANG", words.manual(.characterSet)),
    ])
    page.section(words.section(.files))
    page.items([
      ("PREFIX/share/doc/applife/examples", words.manual(.scenarioFiles)),
      ("~/.config/applife/config.toml", words.manual(.settingsFile)),
      ("~/.local/state/applife/lessons", words.manual(.progressFile)),
      ("~/.local/state/applife/walks/NAME-1.walk", words.manual(.walkFiles)),
      ("*.scenario", words.manual(.scenarioText)),
    ])
  }

  private static let declarations = [
    "ios 26",
    "app NAME [style=delegate|scene|swiftui] [modes=MODE,...] [memory=80MB]",
    "    [exits-on-suspend=yes] [windows=many] [restoration=yes]",
    "    [data-protection=yes] [arguments=\"...\"]",
    "on CALLBACK take DURATION | return no | save [in APP]",
    "on CALLBACK begin task NAME | end task NAME [in APP]",
    "on CALLBACK register task NAME [in APP]",
    "on expiration end task NAME | do nothing [in APP]",
    "limit NAME DURATION",
  ]

  private var steps: [String] {
    let steps: [(String, ManualText)] = [
      ("EVENT", .stepEvent), ("5s EVENT", .stepAtTime), ("+3s EVENT", .stepAfterTime),
      ("wait 3s", .stepWait), ("skip", .stepSkip),
    ]
    return steps.map { $0.0 + String(repeating: " ", count: 17 - $0.0.count) + words.manual($0.1) }
  }

  private static let expectations = [
    "expect APP active | inactive | background | suspended | not running",
    "expect calls CALLBACK [STATE], ... [in APP]",
    "expect notifications NAME [STATE], ... [in APP]",
    "expect no calls | no notifications [in APP]",
    "expect end REASON | CODE",
    "expect refused",
    "expect data saved | lost",
    "within 5s expect ...",
  ]

  private static let runExamples = [
    "applife run -c 'tap icon, +2s receive call, +3s decline call' --json",
    "printf 'tap icon\\nwait 1s\\npress home\\n' | applife --plain",
    "prove -e 'applife run --format tap' Scenarios/*.scenario",
  ]

  /// Returns what stands before the examples.
  private func prose(_ discussion: String?) -> String {
    let parts = (discussion ?? "").split(
      separator: words.examples, omittingEmptySubsequences: false)
    return String(parts.first ?? "").split(separator: "\n").joined(separator: " ")
  }

  /// The examples, one command each, without what is said about them.
  private func examples(_ discussion: String?) -> [String] {
    let parts = (discussion ?? "").split(
      separator: words.examples, omittingEmptySubsequences: false)
    guard parts.count > 1, let lines = parts.last else { return [] }
    return lines.split(separator: "\n").map { line in
      String(line.drop { $0 == " " })
    }
  }

  /// A sentence as a name's explanation: no capital, no full stop.
  private static func lowered(_ sentence: String) -> String {
    let rest = sentence.dropFirst()
    let isStopped = rest.hasSuffix(".") || rest.hasSuffix("。")
    return (sentence.first?.lowercased() ?? "") + (isStopped ? rest.dropLast() : rest)
  }
}
