// SPDX-License-Identifier: Apache-2.0
import Languages
import OperatingSystem

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A command as the argument parser describes it: the part that help, the manual page and the shells'
/// completions need.
package struct CommandInfo: Decodable {
  package let commandName: String
  package let aliases: [String]?
  package let abstract: String?
  package let discussion: String?
  package let shouldDisplay: Bool?
  package let arguments: [ArgumentInfo]?
  package let subcommands: [CommandInfo]?
  package let superCommands: [String]?

  /// The command in the description that the argument parser writes.
  package static func read(_ json: String) throws -> CommandInfo {
    try JSONDecoder().decode(ToolInfo.self, from: Data(json.utf8)).command
  }

  private struct ToolInfo: Decodable { let command: CommandInfo }

  /// The arguments that help lists.
  package var shown: [ArgumentInfo] { (arguments ?? []).filter { $0.shouldDisplay ?? true } }

  /// The commands below this one that help lists.
  package var commands: [CommandInfo] {
    (subcommands ?? []).filter { $0.shouldDisplay ?? true && $0.commandName != "help" }
  }

  /// The command with a name, or this one for none.
  package func command(named name: String?) -> CommandInfo? {
    name == nil ? self : subcommands?.first { $0.commandName == name }
  }

  /// The long and short names of every option of this command and those below it.
  package var optionNames: Set<String> {
    Set(([self] + commands).flatMap { $0.shown.flatMap(\.spellings) })
  }

  /// The form of the command, with everything it takes of its own.
  package var synopsis: [String] {
    (superCommands ?? []) + [commandName] + shown.filter(\.isOwn).map(\.usage)
  }
}

/// An argument, option or flag of a command.
package struct ArgumentInfo: Decodable {
  package let kind: String
  package let abstract: String?
  package let valueName: String?
  package let defaultValue: String?
  package let isRepeating: Bool?
  package let isOptional: Bool?
  package let shouldDisplay: Bool?
  package let parsingStrategy: String?
  package let names: [NameInfo]?
  package let preferredName: NameInfo?
  /// The values that are possible, if they can be listed.
  package let allValues: [String]?
  package let completionKind: CompletionInfo?

  package struct NameInfo: Decodable {
    package let kind: String
    package let name: String

    package var isShort: Bool { kind == "short" }
    package var text: String { (kind == "long" ? "--" : "-") + name }
  }

  /// The values that shells complete: a list, a file, or something the program finds.
  package struct CompletionInfo: Decodable {
    package let list: List?

    package struct List: Decodable { package let values: [String] }
  }

  /// The option as it is typed: `-o`, `--output`.
  package var spellings: [String] { (names ?? []).map(\.text) }

  /// True if a synopsis names it: every command takes the others.
  package var isOwn: Bool { !spellings.contains { ["--help", "--version"].contains($0) } }

  /// True for the option that asks for help, which the argument parser adds.
  package var isHelp: Bool { spellings.contains("--help") }

  /// The sentence that describes it, in the language of the commands.
  package var summary: String {
    isHelp ? Language.ofCommands.phrases.commandLine.parser(.showHelp) : abstract ?? ""
  }

  /// The argument's names and value: `-o, --output FILE`.
  package var heading: String {
    let value = (valueName ?? "").uppercased()
    let names = spellings.sorted { $0.count < $1.count }.joined(separator: ", ")
    switch kind {
    case "positional": return value + (isRepeating ?? false ? "..." : "")
    case "flag": return names
    default: return names + " " + value
    }
  }

  /// The argument as a synopsis shows it.
  package var usage: String {
    let value = (valueName ?? "").uppercased()
    switch kind {
    case "positional": return "[" + heading + "]"
    case "flag": return "[" + (spellings.last ?? "") + "]"
    default: return "[" + (spellings.last ?? "") + " " + value + "]"
    }
  }

  /// The summary with the possible values and the default, for the manual page.
  package var explanation: String {
    let phrases = Language.ofCommands.phrases
    var text = summary
    if let values = completionKind?.list?.values, kind == "option", values.count <= 8 {
      text = phrases.sentences([text, phrases.commandLine.oneOf(values)])
    }
    guard let defaultValue, kind == "option" else { return text }
    return phrases.sentences([text, phrases.commandLine.defaultIs(defaultValue)])
  }
}
