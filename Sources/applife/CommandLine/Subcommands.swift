// SPDX-License-Identifier: Apache-2.0
import Agents
import ArgumentParser
import CommandOptions
import Hosting
import Languages
import Lifecycle
import LifecycleText
import OperatingSystem
import Publishing
import Reporting
import Teaching

/// The commands below `applife`, without what `applife` itself takes: its parser would take the
/// name of a command for the file that `applife FILE` opens.
struct Subcommands: ParsableCommand {
  static let all: [any ParsableCommand.Type] = [
    RunCommand.self, HostCommand.self, NewCommand.self, TortureCommand.self, DoctorCommand.self,
    MigrateCommand.self,
    CompareCommand.self, TourCommand.self, LoseCommand.self,
    WalkCommand.self, ReportCommand.self, EvidenceCommand.self, CheckCommand.self,
    ExplainCommand.self, AskCommand.self, LearnCommand.self, GradeCommand.self, CourseCommand.self,
    SiteCommand.self, QuizCommand.self,
    NotesCommand.self,
    ScenariosCommand.self,
    BuildModulesCommand.self, McpCommand.self, EventsCommand.self, RulesCommand.self,
    ConfigCommand.self,
    CompletionsCommand.self,
    ManualCommand.self,
  ]

  static let configuration = CommandConfiguration(commandName: "applife", subcommands: all)

  /// A command line as the argument parser is to read it.
  struct Request {
    /// The name of the command; nil for `applife` itself.
    let name: String?
    /// The words behind it.
    let words: [String]

    /// True if help is asked for.
    var asksForHelp: Bool {
      words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    }
  }

  /// The command that some arguments ask for.
  ///
  /// - Throws: `Failure` where the first word is neither a command nor a scenario; what the
  ///   argument parser throws.
  static func command(for arguments: [String]) throws -> any ParsableCommand {
    let request = try request(for: arguments)
    guard let name = request.name else { return try Applife.parseAsRoot(request.words) }
    return try parseAsRoot([name] + request.words)
  }

  /// The command line that some arguments are.
  static func request(for arguments: [String]) throws(Failure) -> Request {
    // The argument parser's way to ask for completions gives ours.
    if arguments.first == "--generate-completion-script" {
      return Request(name: "completions", words: Array(arguments.dropFirst()))
    }
    guard let at = firstWord(in: arguments) else { return Request(name: nil, words: arguments) }
    let word = arguments[at]
    let rest = Array(arguments[..<at] + arguments[(at + 1)...])
    if word == "help" {
      guard let topic = firstWord(in: rest) else { return Request(name: nil, words: ["--help"]) }
      guard let command = command(named: rest[topic]) else {
        throw unknown(rest[topic], among: names, orScenario: false)
      }
      return Request(name: name(of: command), words: ["--help"])
    }
    if let command = command(named: word) { return Request(name: name(of: command), words: rest) }
    guard ScenarioLibrary.exists(word) else {
      let candidates = names + ["help"] + ScenarioLibrary.names()
      throw unknown(word, among: candidates, orScenario: true)
    }
    // A scenario in a format is a report of it.
    if arguments.contains(where: { $0 == "--format" || $0.hasPrefix("--format=") }) {
      return Request(name: name(of: RunCommand.self), words: arguments)
    }
    return Request(name: nil, words: arguments)
  }

  /// The scenario that is the only argument; nil where there are others, or it is something else.
  static func scenario(in arguments: [String]) -> String? {
    guard arguments.count == 1, let word = arguments.first, !word.hasPrefix("-"), word != "help",
      command(named: word) == nil, ScenarioLibrary.exists(word)
    else { return nil }
    return word
  }

  /// The command line that shows the help of what some arguments ask for.
  static func help(for arguments: [String]) -> String {
    guard let at = firstWord(in: arguments), let found = command(named: arguments[at]) else {
      return "applife --help"
    }
    return "applife \(name(of: found)) --help"
  }

  /// The first option that another command has, and the one that was asked for has not.
  static func foreignOption(in arguments: [String]) -> String? {
    guard let program = try? CommandInfo.program() else { return nil }
    let name = firstWord(in: arguments).flatMap { primaryName(of: arguments[$0]) }
    let own = program.commands.first { $0.commandName == name } ?? program
    let known = Set(own.shown.flatMap(\.spellings))
    return arguments.prefix { $0 != "--" }.first {
      $0.hasPrefix("-") && !known.contains($0) && program.optionNames.contains($0)
    }
  }

  private static var names: [String] {
    all.filter { $0.configuration.shouldDisplay }.map { name(of: $0) }
  }

  /// The command's name; every command of this program has one.
  private static func name(of command: any ParsableCommand.Type) -> String {
    command.configuration.commandName ?? ""
  }

  private static func command(named name: String) -> (any ParsableCommand.Type)? {
    all.first { Self.name(of: $0) == name || $0.configuration.aliases.contains(name) }
  }

  /// The name of a command that may have been called by another one of its names.
  static func primaryName(of word: String) -> String? { command(named: word).map { name(of: $0) } }

  private static func unknown(
    _ word: String, among candidates: [String], orScenario: Bool
  ) -> Failure {
    // A path can only be meant as a file.
    if word.contains("/") { return Failure(.system(.notThere), of: word) }
    let nearest = EditDistance.name(to: word, among: candidates)
    return Failure(
      orScenario
        ? .unknownCommandOrScenario(word, nearest: nearest)
        : .unknownCommand(word, nearest: nearest))
  }

  /// The index of the first argument that is no option: options may stand before a command.
  private static func firstWord(in arguments: [String]) -> Int? {
    var at = 0
    while at < arguments.count {
      let word = arguments[at]
      if word == "--" { return nil }
      guard word.hasPrefix("-"), word != "-" else { return at }
      // It matters only before another word whether an option takes a value, and costs 10 ms to find out.
      if at + 1 == arguments.count { return nil }
      at += Applife.optionsWithValue.contains(word) ? 2 : 1
    }
    return nil
  }
}

extension Applife {
  /// The options of `applife` itself that the next argument belongs to.
  static let optionsWithValue: Set<String> = {
    let options = (try? CommandInfo.program())?.shown.filter { $0.kind == "option" } ?? []
    return Set(options.flatMap(\.spellings))
  }()
}
