// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleText
import LifecycleUI

/// The manual page, in the language of man(7).
struct ManualPage {
  let program: CommandInfo
  let phrases: Phrases

  var text: String {
    var page = Roff()
    page.request("TH APPLIFE 1 \(Version.date) \"applife \(Version.number)\" \"User Commands\"")
    page.section("NAME")
    page.line("applife \\- " + Self.lowered(program.abstract ?? ""))
    page.section("SYNOPSIS")
    page.synopsis(program.synopsis)
    for command in program.commands { page.synopsis(command.synopsis) }
    page.section("DESCRIPTION")
    page.opening(Self.prose(program.discussion))
    page.section("OPTIONS")
    page.items(program.shown.map { ($0.heading, $0.explanation) })
    page.section("COMMANDS")
    for command in program.commands { describe(command, in: &page) }
    describeKeys(in: &page)
    describeScenarios(in: &page)
    page.section("EXIT STATUS")
    page.items([
      ("0", "Success: every expectation passed, or nothing differs."),
      (
        "1",
        "An expectation or a step of a walk failed, the two sides of a comparison differ, or a log "
          + "contradicts the model."
      ),
      ("2", "The command line is wrong, or the input cannot be read or understood."),
      ("3", "An internal error."),
    ])
    describeSurroundings(in: &page)
    page.section("EXAMPLES")
    page.examples(Self.examples(program.discussion) + Self.runExamples, isFirst: true)
    page.section("SEE ALSO")
    page.line(".BR prove (1),\n.BR jq (1),\n.BR ncurses (3X),\n.BR terminfo (5)")
    page.paragraph("https://developer.apple.com/documentation/uikit/app-and-environment")
    return page.text
  }

  private func describe(_ command: CommandInfo, in page: inout Roff) {
    page.subsection("applife " + command.commandName)
    page.opening(command.abstract ?? "")
    page.paragraph(Self.prose(command.discussion))
    // What applife itself takes stands above.
    let common = Set(program.shown.map(\.heading))
    page.items(
      command.shown.filter { !common.contains($0.heading) }.map { ($0.heading, $0.explanation) })
  }

  /// The keys of the screen, from the table the screen uses.
  private func describeKeys(in page: inout Roff) {
    page.section("KEYS")
    page.opening(
      "Events that terminate or block an app have capital letters. The settings can put any command "
        + "on any key.")
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
    page.section("SCENARIOS")
    page.opening(
      "A scenario is UTF-8 text with one statement per line. A comma also ends a statement. A number "
        + "sign starts a comment, and the first comment is the title. Declarations come first:"
    )
    page.examples(Self.declarations)
    page.paragraph("Steps follow. A step can have a time before it:")
    page.examples(Self.steps)
    page.paragraph("Expectations are checked when the device has settled:")
    page.examples(Self.expectations)
    page.paragraph(
      "A limit's NAME is one of: " + TimeLimit.allCases.map(\.rawValue).joined(separator: ", ")
        + ".")
    page.paragraph(
      "A REASON is one of: " + Termination.Reason.allCases.map(\.rawValue).joined(separator: ", ")
        + "; a CODE one of: " + Termination.Code.allCases.map(\.rawValue).joined(separator: ", ")
        + ".")
    page.section("EVENTS")
    page.items(
      SystemEvent.Kind.allCases.map { ($0.usage, phrases.event($0) + ".") })
  }

  private func describeSurroundings(in page: inout Roff) {
    page.section("ENVIRONMENT")
    page.items([
      ("APPLIFE_SCENARIOS", "A folder in which applife looks for scenarios first."),
      ("APPLIFE_LESSONS", "A folder in which applife looks for lessons first."),
      ("APPLIFE_PAGE", "A folder in which applife looks for the parts of a page first."),
      (
        "XDG_CONFIG_HOME",
        "The folder for applife/config.toml, the settings. If it is not set, applife uses ~/.config."
      ),
      (
        "XDG_STATE_HOME",
        "The folder for applife/lessons, the list of finished lessons, and for applife/walks, the "
          + "sessions of applife walk. If it is not set, applife uses ~/.local/state."
      ),
      ("NO_COLOR", "If it is not empty, applife uses no colors, except with --color."),
      (
        "CLICOLOR_FORCE",
        "If it is neither empty nor 0, applife uses colors even if the output is not a terminal."
      ),
      ("TERM", "The kind of terminal."),
      (
        "TERM_PROGRAM",
        "In Apple_Terminal and iTerm.app, applife uses the mouse only with --mouse."
      ),
      ("LC_ALL, LC_CTYPE, LANG", "If they do not name UTF-8, applife draws with ASCII characters."),
    ])
    page.section("FILES")
    page.items([
      (
        "PREFIX/share/applife/Scenarios",
        "The scenarios that come with applife. PREFIX is /usr or /usr/local."
      ),
      (
        "PREFIX/share/applife/Lessons",
        "The lessons of applife learn."
      ),
      (
        "~/.config/applife/config.toml",
        "The settings, as TOML. applife config lists them, and applife config --default prints a whole "
          + "file with comments."
      ),
      (
        "~/.local/state/applife/lessons",
        "The list of finished lessons: the line applife lessons 1, then done NAME for each lesson. You "
          + "can remove it."
      ),
      (
        "~/.local/state/applife/walks/NAME-1.walk",
        "Sessions of applife walk, as JSON Lines. You can move, rename and remove them."
      ),
      ("*.scenario", "Scenarios as text."),
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

  private static let steps = [
    "EVENT            as soon as the device has settled",
    "5s EVENT         five seconds after the start",
    "+3s EVENT        three seconds after the previous step began",
    "wait 3s          time passes",
    "skip             to the next deadline",
  ]

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

  /// What stands before the examples.
  private static func prose(_ discussion: String?) -> String {
    let parts = (discussion ?? "").split(separator: "EXAMPLES:", omittingEmptySubsequences: false)
    return String(parts.first ?? "").split(separator: "\n").joined(separator: " ")
  }

  /// The examples, one command each, without what is said about them.
  private static func examples(_ discussion: String?) -> [String] {
    let parts = (discussion ?? "").split(separator: "EXAMPLES:", omittingEmptySubsequences: false)
    guard parts.count > 1, let lines = parts.last else { return [] }
    return lines.split(separator: "\n").map { line in
      String(line.drop { $0 == " " })
    }
  }

  /// A sentence as a name's explanation: no capital, no full stop.
  private static func lowered(_ sentence: String) -> String {
    let rest = sentence.dropFirst()
    return (sentence.first?.lowercased() ?? "") + (rest.hasSuffix(".") ? rest.dropLast() : rest)
  }
}
