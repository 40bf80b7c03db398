// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages
import LifecycleText
import OperatingSystem

/// `applife completions`: the script a shell reads. For `make install`.
struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions", abstract: HelpText.completions.text,
    discussion: """
      \(Language.ofCommands.phrases.commandLine.examples)
        source <(applife completions bash)
        applife completions fish > ~/.config/fish/completions/applife.fish
      """)

  @Argument(help: ArgumentHelp(.completionsShell, valueName: "shell"))
  var shell: Shell

  mutating func run() throws { try StandardOutput.write(shell.script) }
}

extension Shell: ExpressibleByArgument {}

/// `applife ---complete WORD…`: what the scripts of the shells call.
enum CompletionRequest {
  static let flag = "---complete"

  /// One candidate per line, with a tab and its explanation behind it.
  static func answer(_ words: [String]) throws {
    let completion = Completion(
      program: try CommandInfo.program(), phrases: Language.ofCommands.phrases)
    let lines = completion.candidates(for: words).map {
      Printable.line($0.text) + "\t" + Printable.line($0.explanation) + "\n"
    }
    // The tab is ours: each text has been looked at.
    try StandardOutput.write(lines.joined(), isHarmless: true)
  }
}
