// SPDX-License-Identifier: Apache-2.0
import FoundationEssentials
import Lifecycle
import LifecycleUI

/// The manual page, in the language of man(7).
struct ManualPage {
  private let program: CommandInfo

  /// A page for the program that the argument parser describes.
  init(json: String) throws {
    program = try JSONDecoder().decode(ToolInfo.self, from: Data(json.utf8)).command
  }

  var text: String {
    var page = Roff()
    page.request("TH APPLIFE 1 \"\" \"applife \(Version.number)\" \"User Commands\"")
    page.section("NAME")
    page.paragraph("applife - " + Self.lowered(program.abstract ?? ""))
    page.section("SYNOPSIS")
    page.synopsis(program.synopsis)
    for command in commands { page.synopsis(command.synopsis) }
    page.section("DESCRIPTION")
    page.paragraph(program.discussion ?? "")
    page.section("OPTIONS")
    for argument in program.shown { page.item(argument.heading, argument.explanation) }
    page.section("COMMANDS")
    for command in commands { describe(command, in: &page) }
    describeScenarios(in: &page)
    page.section("EXIT STATUS")
    page.item("0", "Done, and every expectation held.")
    page.item("1", "An expectation failed.")
    page.item("2", "Wrong use, or input that cannot be read or understood.")
    page.item("3", "A fault of the program.")
    page.section("ENVIRONMENT")
    page.item("APPLIFE_SCENARIOS", "The folder in which the demo is looked for first.")
    page.item("NO_COLOR", "If it is not empty, no colors are used.")
    page.section("EXAMPLES")
    page.example("applife run -c 'tap icon, +2s receive call, +3s decline call' --format jsonl")
    page.example("printf 'tap icon\\nwait 1s\\npress home\\n' | applife --plain")
    return page.text
  }

  private var commands: [CommandInfo] {
    (program.subcommands ?? []).filter { $0.shouldDisplay ?? true && $0.commandName != "help" }
  }

  private func describe(_ command: CommandInfo, in page: inout Roff) {
    page.subsection("applife " + command.commandName)
    page.paragraph(command.abstract ?? "")
    if let discussion = command.discussion { page.paragraph(discussion) }
    // What every command takes stands above.
    let common = Set(program.shown.map(\.heading))
    for argument in command.shown where !common.contains(argument.heading) {
      page.item(argument.heading, argument.explanation)
    }
  }

  /// The language in short: everything in it comes from the model's own lists.
  private func describeScenarios(in page: inout Roff) {
    page.section("SCENARIOS")
    page.paragraph(
      "A scenario is UTF-8 text, one statement a line; a comma ends a statement too. What follows "
        + "a number sign is a comment, and the first comment is the title. Declarations come first:"
    )
    for line in Self.declarations { page.example(line) }
    page.paragraph("Then steps, each with a time before it if it has one:")
    for line in Self.steps { page.example(line) }
    page.paragraph("Expectations are judged once the device has settled:")
    for line in Self.expectations { page.example(line) }
    page.paragraph(
      "A limit's NAME is one of: " + TimeLimit.allCases.map(\.rawValue).joined(separator: ", ")
        + ".")
    page.paragraph(
      "A REASON is one of: " + Termination.Reason.allCases.map(\.rawValue).joined(separator: ", ")
        + "; a CODE one of: " + Termination.Code.allCases.map(\.rawValue).joined(separator: ", ")
        + ".")
    page.section("EVENTS")
    for kind in SystemEvent.Kind.allCases {
      page.item(kind.usage, Phrases.english.event(kind) + ".")
    }
  }

  private static let declarations = [
    "ios 26",
    "app NAME [style=delegate|scene] [modes=MODE,...] [memory=80MB]",
    "    [exits-on-suspend=yes] [windows=many] [restoration=yes]",
    "    [data-protection=yes] [arguments=\"...\"]",
    "on CALLBACK take DURATION | return no | save [in APP]",
    "on CALLBACK begin task NAME | end task NAME [in APP]",
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

  /// A sentence as a name's explanation: no capital, no full stop.
  private static func lowered(_ sentence: String) -> String {
    let rest = sentence.dropFirst()
    return (sentence.first?.lowercased() ?? "") + (rest.hasSuffix(".") ? rest.dropLast() : rest)
  }
}

// MARK: What the argument parser says about the program

/// The part of the parser's description that a page needs.
private struct ToolInfo: Decodable {
  let command: CommandInfo
}

struct CommandInfo: Decodable {
  let commandName: String
  let abstract: String?
  let discussion: String?
  let shouldDisplay: Bool?
  let arguments: [ArgumentInfo]?
  let subcommands: [CommandInfo]?
  let superCommands: [String]?

  var shown: [ArgumentInfo] { (arguments ?? []).filter { $0.shouldDisplay ?? true } }

  /// How the command is written, with everything it takes of its own.
  var synopsis: [String] {
    ((superCommands ?? []) + [commandName]) + shown.filter(\.isOwn).map(\.usage)
      + ["[options]"]
  }
}

struct ArgumentInfo: Decodable {
  let kind: String
  let abstract: String?
  let discussion: String?
  let valueName: String?
  let defaultValue: String?
  let isRepeating: Bool?
  let shouldDisplay: Bool?
  let sectionTitle: String?
  let names: [NameInfo]?

  struct NameInfo: Decodable {
    let kind: String
    let name: String

    var text: String { (kind == "long" ? "--" : "-") + name }
  }

  /// Whether a synopsis names it: every command takes the others.
  var isOwn: Bool {
    sectionTitle == nil && !(names ?? []).contains { ["help", "version"].contains($0.name) }
  }

  /// The argument's names and value: `-o, --output FILE`.
  var heading: String {
    let value = (valueName ?? "").uppercased()
    let names = (names ?? []).map(\.text).joined(separator: ", ")
    switch kind {
    case "positional": return value + (isRepeating ?? false ? "..." : "")
    case "flag": return names
    default: return names + " " + value
    }
  }

  /// The argument as a synopsis shows it.
  var usage: String {
    switch kind {
    case "positional": "[" + heading + "]"
    default:
      "[" + (names?.last?.text ?? "") + (kind == "flag" ? "" : " " + (valueName ?? "").uppercased())
        + "]"
    }
  }

  var explanation: String {
    let text = abstract ?? ""
    guard let defaultValue, kind == "option" else { return text }
    return text + " The default is " + defaultValue + "."
  }
}
