// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Languages

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A command as the argument parser describes it: the part that the manual page and the shells'
/// completions need.
struct CommandInfo: Decodable {
  let commandName: String
  let abstract: String?
  let discussion: String?
  let shouldDisplay: Bool?
  let arguments: [ArgumentInfo]?
  let subcommands: [CommandInfo]?
  let superCommands: [String]?

  /// The program itself.
  static func program() throws -> CommandInfo {
    let json = Applife._dumpHelp()
    return try JSONDecoder().decode(ToolInfo.self, from: Data(json.utf8)).command
  }

  private struct ToolInfo: Decodable { let command: CommandInfo }

  var shown: [ArgumentInfo] { (arguments ?? []).filter { $0.shouldDisplay ?? true } }

  /// The commands below this one that help lists.
  var commands: [CommandInfo] {
    (subcommands ?? []).filter { $0.shouldDisplay ?? true && $0.commandName != "help" }
  }

  /// The long and short names of every option of this command and those below it.
  var optionNames: Set<String> {
    Set(([self] + commands).flatMap { $0.shown.flatMap(\.spellings) })
  }

  /// How the command is written, with everything it takes of its own.
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
  let shouldDisplay: Bool?
  let names: [NameInfo]?
  let completionKind: CompletionInfo?

  struct NameInfo: Decodable {
    let kind: String
    let name: String

    var text: String { (kind == "long" ? "--" : "-") + name }
  }

  /// What can stand for the argument: a list of values, a file, or something the program finds.
  struct CompletionInfo: Decodable {
    let list: List?

    struct List: Decodable { let values: [String] }
  }

  /// The option as it is typed: `-o`, `--output`.
  var spellings: [String] { (names ?? []).map(\.text) }

  /// Whether a synopsis names it: every command takes the others.
  var isOwn: Bool { !spellings.contains { ["--help", "--version"].contains($0) } }

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

  var explanation: String {
    let phrases = Language.ofCommands.phrases
    let parser = Language.english.phrases.commandLine.parser(.showHelp)
    var text = abstract == parser ? phrases.commandLine.parser(.showHelp) : abstract ?? ""
    if let values = completionKind?.list?.values, kind == "option", values.count <= 8 {
      text = phrases.sentences([text, phrases.commandLine.oneOf(values)])
    }
    guard let defaultValue, kind == "option" else { return text }
    return phrases.sentences([text, phrases.commandLine.defaultIs(defaultValue)])
  }
}
