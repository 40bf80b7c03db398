// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Languages
import OperatingSystem

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A command as the argument parser describes it: the part that help, the manual page and the shells'
/// completions need.
struct CommandInfo: Decodable {
  let commandName: String
  let aliases: [String]?
  let abstract: String?
  let discussion: String?
  let shouldDisplay: Bool?
  let arguments: [ArgumentInfo]?
  let subcommands: [CommandInfo]?
  let superCommands: [String]?

  /// The program itself.
  static func program() throws -> CommandInfo { try described.get() }

  /// Described once: without optimization that takes a third of a second.
  private static let described = Result {
    let json = Applife._dumpHelp()
    return try JSONDecoder().decode(ToolInfo.self, from: Data(json.utf8)).command
  }

  private struct ToolInfo: Decodable { let command: CommandInfo }

  /// The arguments that help lists.
  var shown: [ArgumentInfo] { (arguments ?? []).filter { $0.shouldDisplay ?? true } }

  /// The commands below this one that help lists.
  var commands: [CommandInfo] {
    (subcommands ?? []).filter { $0.shouldDisplay ?? true && $0.commandName != "help" }
  }

  /// The command with a name, or this one for none.
  func command(named name: String?) -> CommandInfo? {
    name == nil ? self : subcommands?.first { $0.commandName == name }
  }

  /// The long and short names of every option of this command and those below it.
  var optionNames: Set<String> {
    Set(([self] + commands).flatMap { $0.shown.flatMap(\.spellings) })
  }

  /// The form of the command, with everything it takes of its own.
  var synopsis: [String] {
    (superCommands ?? []) + [commandName] + shown.filter(\.isOwn).map(\.usage)
  }
}

/// An argument, option or flag of a command.
struct ArgumentInfo: Decodable {
  let kind: String
  let abstract: String?
  let valueName: String?
  let defaultValue: String?
  let isRepeating: Bool?
  let isOptional: Bool?
  let shouldDisplay: Bool?
  let parsingStrategy: String?
  let names: [NameInfo]?
  let preferredName: NameInfo?
  /// The values that are possible, if they can be listed.
  let allValues: [String]?
  let completionKind: CompletionInfo?

  struct NameInfo: Decodable {
    let kind: String
    let name: String

    var isShort: Bool { kind == "short" }
    var text: String { (kind == "long" ? "--" : "-") + name }
  }

  /// The values that shells complete: a list, a file, or something the program finds.
  struct CompletionInfo: Decodable {
    let list: List?

    struct List: Decodable { let values: [String] }
  }

  /// The option as it is typed: `-o`, `--output`.
  var spellings: [String] { (names ?? []).map(\.text) }

  /// True if a synopsis names it: every command takes the others.
  var isOwn: Bool { !spellings.contains { ["--help", "--version"].contains($0) } }

  /// True for the option that asks for help, which the argument parser adds.
  var isHelp: Bool { spellings.contains("--help") }

  /// The sentence that describes it, in the language of the commands.
  var summary: String {
    isHelp ? Language.ofCommands.phrases.commandLine.parser(.showHelp) : abstract ?? ""
  }

  /// The argument's names and value: `-o, --output FILE`.
  var heading: String {
    let value = (valueName ?? "").uppercased()
    let names = spellings.sorted { $0.count < $1.count }.joined(separator: ", ")
    switch kind {
    case "positional": return value + (isRepeating ?? false ? "..." : "")
    case "flag": return names
    default: return names + " " + value
    }
  }

  /// The argument as a synopsis shows it.
  var usage: String {
    let value = (valueName ?? "").uppercased()
    switch kind {
    case "positional": return "[" + heading + "]"
    case "flag": return "[" + (spellings.last ?? "") + "]"
    default: return "[" + (spellings.last ?? "") + " " + value + "]"
    }
  }

  /// The summary with the possible values and the default, for the manual page.
  var explanation: String {
    let phrases = Language.ofCommands.phrases
    var text = summary
    if let values = completionKind?.list?.values, kind == "option", values.count <= 8 {
      text = phrases.sentences([text, phrases.commandLine.oneOf(values)])
    }
    guard let defaultValue, kind == "option" else { return text }
    return phrases.sentences([text, phrases.commandLine.defaultIs(defaultValue)])
  }
}
