// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages
import OperatingSystem
import Publishing

/// `applife manual [COMMAND]`: the manual page, or that of a command, made from the definitions of the
/// commands. `--list` prints the names of the commands that have a page. For `make install`.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: HelpText.manual.text, shouldDisplay: false)

  @Argument(help: .hidden)
  var command: String?

  @Flag(help: .hidden)
  var list = false

  @OptionGroup var language: LanguageOption

  mutating func run() throws {
    let page = ManualPage(program: try CommandInfo.program(), phrases: phrases)
    if list {
      try StandardOutput.write(page.program.commands.map { $0.commandName + "\n" }.joined())
    } else if let command {
      guard let found = page.program.commands.first(where: { $0.commandName == command }) else {
        throw Failure(UsageProblem.unknownCommand(command, nearest: nil))
      }
      try StandardOutput.write(page.text(of: found))
    } else {
      try StandardOutput.write(page.text)
    }
  }
}
