// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Glibc
import Lifecycle
import LifecycleUI

/// The command line: the one place where the program begins and ends.
@main
struct Applife: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "applife",
    abstract: "An emulator of the life cycle of iOS apps, in a terminal.",
    discussion: """
      Without a command it shows a device with its apps: every key is something that happens to \
      the device, and the screen shows what iOS then does and calls. A scenario given as FILE is \
      loaded, ready to step through.
      """,
    version: "applife " + Version.number,
    subcommands: Subcommands.all)

  @Argument(
    help: ArgumentHelp("A scenario to step through; without one, the demo.", valueName: "file"),
    completion: .file(extensions: ["scenario"]))
  var file: String?

  @Flag(help: "Run without a screen: commands on stdin, one line per change on stdout.")
  var plain = false

  @OptionGroup(title: "Common options")
  var common: CommonOptions

  mutating func run() throws {
    let story = try ScenarioLibrary.story(at: file, overrides: common.overrides)
    let speed = TimeBase.Speed(common.speed)
    if plain { try PlainInterface.run(story, phrases: common.phrases, speed: speed) }
    var start = Session.Start(
      story.scenario, phrases: common.phrases, isASCII: common.ascii, speed: speed)
    if start.title.isEmpty { start.title = story.title }
    try UserInterface.run(
      start, options: UserInterface.Options(colors: !common.noColor, overrides: common.overrides))
  }

  /// Parses the command line, runs the command, and ends the program with its status.
  static func main() {
    Files.openStandardStreams()
    Glibc.exit(perform().rawValue)
  }

  /// Parses the command line and runs the command.
  private static func perform() -> ExitStatus {
    do {
      var command = try command(for: FileName.arguments)
      try command.run()
      return .done
    } catch let failure as Failure {
      for line in failure.lines { StandardError.write(line) }
      return failure.status
    } catch let end as EndedWith {
      return end.status
    } catch {
      return explain(error)
    }
  }

  /// The command that some arguments ask for.
  static func command(for arguments: [String]) throws -> any ParsableCommand {
    // The parser would take the name of a command for the file this one opens.
    if let inOrder = Subcommands.first(in: arguments) {
      return try Subcommands.parseAsRoot(inOrder)
    }
    return try parseAsRoot(arguments)
  }

  /// Says what the argument parser found: help and the like, or wrong use.
  private static func explain(_ error: any Error) -> ExitStatus {
    let code = exitCode(for: error)
    if code.isSuccess {
      // Help, the version, a completion script.
      return (try? StandardOutput.write(fullMessage(for: error) + "\n")) == nil ? .wrongUse : .done
    }
    let isUsage = code == .validationFailure
    let advice = isUsage ? " (see applife --help)" : ""
    StandardError.write("applife: " + oneLine(message(for: error)) + advice)
    return isUsage ? .wrongUse : .fault
  }

  /// The parser lists what is possible on lines of their own.
  private static func oneLine(_ message: String) -> String {
    let lines = message.split(whereSeparator: \.isNewline)
    let items = lines.dropFirst().map { $0.drop { $0 == " " || $0 == "-" } }
    return ([lines.first ?? ""] + [items.joined(separator: ", ")[...]])
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// The commands below `applife`, without what `applife` itself takes.
struct Subcommands: ParsableCommand {
  static let all: [any ParsableCommand.Type] = [
    RunCommand.self, EventsCommand.self, RulesCommand.self, ManualCommand.self,
  ]

  static let configuration = CommandConfiguration(commandName: "applife", subcommands: all)

  /// The arguments with the name of a command in front, if there is one: common options may stand
  /// before it.
  static func first(in arguments: [String]) -> [String]? {
    let names = all.compactMap { $0.configuration.commandName } + ["help"]
    var at = 0
    while at < arguments.count {
      let word = arguments[at]
      if names.contains(word) {
        return [word] + arguments[..<at] + arguments[(at + 1)...]
      }
      guard word.hasPrefix("--"), word != "--" else { return nil }
      at += CommonOptions.takesValue(word) ? 2 : 1
    }
    return nil
  }
}

/// A command has ended, and said what there was to say.
struct EndedWith: Error {
  let status: ExitStatus
}

enum Version {
  static let number = "0.1.0"
}
