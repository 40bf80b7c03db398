// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LifecycleText

/// `applife manual`: the manual page, made from the definitions of the commands. For `make install`.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: HelpText.manual.text, shouldDisplay: false)

  @OptionGroup var language: LanguageOption

  mutating func run() throws {
    try StandardOutput.write(ManualPage(program: try CommandInfo.program(), phrases: phrases).text)
  }
}
