// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Hosting
import Languages
import LifecycleText
import OperatingSystem

/// The command line: the one place where the program begins and ends.
@main
struct Applife: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "applife",
    abstract: HelpText.applife.text,
    usage: """
      applife [options] [<file>]
      applife <command> [options] ...
      """,
    discussion: Discussion.applife.text,
    subcommands: Subcommands.all)

  @Argument(help: ArgumentHelp(.applifeFile, valueName: "file"))
  var file: String?

  @Flag(help: ArgumentHelp(.applifeStart))
  var start = false

  @OptionGroup var interface: InterfaceOptions
  @OptionGroup var host: HostOptions
  @OptionGroup var device: DeviceOptions

  @Flag(name: [.customShort("V"), .customLong("version")], help: ArgumentHelp(.applifeVersion))
  var showsVersion = false

  func validate() throws {
    if showsVersion { throw CleanExit.message(Version.text) }
    try refuse(.startIsAlone, if: start && (file != nil || interface.plain || !host.host.isEmpty))
    guard !host.host.isEmpty else { return }
    try refuse(.hostNeedsScenario, if: file == nil)
    try refuse(interface.notForHosting, with: "--host")
  }

  mutating func run() throws {
    try interface.settings(device, showsCard: start ? true : nil).open(
      file, overrides: device.overrides, hosting: host.hosting)
  }

  /// Parses the command line, runs the command, and ends the program with its status.
  static func main() {
    Files.openStandardStreams()
    systemExit(perform(FileName.arguments))
  }

  /// Parses the command line and runs the command.
  private static func perform(_ given: [String]) -> ExitStatus {
    // A message of Objective-C is a text, and no option.
    let arguments = given.map { $0.hasPrefix("-[") ? " " + $0 : $0 }
    do {
      if arguments.first == CompletionRequest.flag {
        try CompletionRequest.answer(Array(arguments.dropFirst()))
        return .done
      }
      // Nothing of what the settings say is asked for.
      if arguments == ["--version"] || arguments == ["-V"] {
        try StandardOutput.write(Version.text + "\n")
        return .done
      }
      // Without an option there is nothing to parse, and the parser would take more than
      // half of the time until the first frame (docs/reference/performance.md).
      if arguments.isEmpty { try InterfaceSettings().open(nil) }
      if let file = Subcommands.scenario(in: arguments) { try InterfaceSettings().open(file) }
      var command = try Subcommands.command(for: arguments)
      try command.run()
      return .done
    } catch let failure as Failure {
      for line in failure.lines { StandardError.write(line) }
      return failure.status
    } catch let end as EndedWith {
      return end.status
    } catch {
      return explain(error, arguments)
    }
  }

  /// Says what the argument parser found: help and the like, or wrong use.
  private static func explain(_ error: any Error, _ arguments: [String]) -> ExitStatus {
    let request = try? Subcommands.request(for: arguments)
    // The description of the program takes 10 ms to make: only if it is needed.
    var command: CommandInfo? {
      request.flatMap { try? CommandInfo.program().command(named: $0.name) }
    }
    let code = exitCode(for: error)
    if code.isSuccess {
      // Help, the version, a completion script.
      do throws(Failure) {
        let help = request?.asksForHelp == true ? command.map(help) : nil
        try StandardOutput.write((help ?? fullMessage(for: error)) + "\n")
        return .done
      } catch {
        for line in error.lines { StandardError.write(line) }
        return error.status
      }
    }
    guard code == .validationFailure else {
      StandardError.write("applife: " + oneLine(message(for: error)))
      return .fault
    }
    let words = Language.ofCommands.phrases.commandLine
    // An option of another command is not unknown: it belongs elsewhere.
    let foreign = Subcommands.foreignOption(in: arguments)
    let problem = command.flatMap { ArgumentCheck($0, request?.words ?? []).problem }
    let message =
      foreign.map { UsageProblem.cannotBeUsedHere($0).text }
      ?? problem.map(words.parserProblem) ?? oneLine(message(for: error))
    StandardError.write("applife: " + words.advice(message, help: Subcommands.help(for: arguments)))
    return .wrongUse
  }

  /// The help of a command. The parser's description of the program lacks its usage.
  private static func help(_ command: CommandInfo) -> String {
    let isProgram = command.superCommands?.isEmpty ?? true
    return CommandHelp(command, usage: isProgram ? configuration.usage : nil).text
  }

  /// The parser lists what is possible on lines of their own.
  private static func oneLine(_ message: String) -> String {
    let lines = message.split(whereSeparator: \.isNewline)
    let items = lines.dropFirst().map { $0.drop { $0 == " " || $0 == "-" } }
    return ([lines.first ?? ""] + [items.joined(separator: ", ")[...]])
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
