// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LifecycleText

/// The command line: the one place where the program begins and ends.
@main
struct Applife: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "applife",
    abstract: "Emulate the life cycle of iOS apps in a terminal.",
    usage: """
      applife [options] [<file>]
      applife <command> [options] ...
      """,
    discussion: """
      Without a command, applife shows a device and its apps. Every key is an event on the device, \
      and the screen shows how iOS reacts and which methods it calls. With FILE, it loads that \
      scenario, and you can step through it.

      EXAMPLES:
        applife                              the demo: four apps on a phone
        applife --ios 6                      the demo with the rules of iOS 6
        applife six-cases-5-call-answered    step through a shipped scenario
        applife learn                        the course, lesson by lesson
        applife FILE --host Notes            play a scenario with your own app, in real time
        applife run -c 'tap icon, +2s receive call, decline call'
        applife run --quiet Scenarios        run every scenario in a folder
        applife rules leave.lock             one rule with its sources
      """,
    subcommands: Subcommands.all)

  @Argument(
    help: ArgumentHelp(
      "A scenario to step through: a file, or the name of a scenario that comes with applife. "
        + "Without it, applife starts the demo.", valueName: "file"))
  var file: String?

  @Flag(help: "Begin with the card that asks what brings you here.")
  var start = false

  @OptionGroup var interface: InterfaceOptions
  @OptionGroup var host: HostOptions
  @OptionGroup var device: DeviceOptions

  @Flag(name: [.customShort("V"), .customLong("version")], help: "Show the version.")
  var showsVersion = false

  func validate() throws {
    if showsVersion { throw CleanExit.message("applife " + Version.number) }
    if start, file != nil || interface.plain || !host.host.isEmpty {
      throw ValidationError("--start cannot be used with a scenario, --plain or --host")
    }
    guard !host.host.isEmpty else { return }
    if file == nil {
      throw ValidationError("--host needs a scenario; use applife host PATH to run without one")
    }
    if let option = interface.notForHosting {
      throw ValidationError("\(option) cannot be used with --host")
    }
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
  private static func perform(_ arguments: [String]) -> ExitStatus {
    do {
      if arguments.first == CompletionRequest.flag {
        try CompletionRequest.answer(Array(arguments.dropFirst()))
        return .done
      }
      // Where there is no option there is nothing to parse, and the parser would take more than
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
    let code = exitCode(for: error)
    if code.isSuccess {
      // Help, the version, a completion script.
      do throws(Failure) {
        try StandardOutput.write(fullMessage(for: error) + "\n")
        return .done
      } catch {
        for line in error.lines { StandardError.write(line) }
        return error.status
      }
    }
    let isUsage = code == .validationFailure
    let advice = isUsage ? " (see \(Subcommands.help(for: arguments)))" : ""
    // An option of another command is not unknown: it belongs elsewhere.
    let foreign = isUsage ? Subcommands.foreignOption(in: arguments) : nil
    let message =
      foreign.map { "\($0) cannot be used with this command" }
      ?? oneLine(message(for: error))
    StandardError.write("applife: " + message + advice)
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

/// A command has ended, and said what there was to say.
struct EndedWith: Error { let status: ExitStatus }

enum Version {
  static let number = "0.1.0"
  /// The day the manual page names; moves with the number.
  static let date = "2026-11-21"
}
