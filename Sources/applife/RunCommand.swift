// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Lifecycle

/// `applife run`: scenarios without a screen.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run scenarios in virtual time and report what happened.",
    discussion: """
      Ends with 0 if every expectation held, 1 if one failed, 2 if something could not be read or \
      understood, 3 after a fault of the program.
      """)

  @Argument(
    help: ArgumentHelp(
      "Scenarios, also those that come with the program by their names; - is the standard input.",
      valueName: "file"),
    completion: .file(extensions: ["scenario"]))
  var files: [String] = []

  @Option(
    name: .customShort("c"), parsing: .unconditional,
    help: ArgumentHelp("Steps on one line, between commas.", valueName: "steps"))
  var steps: String?

  @Option(help: "The kind of report: text, jsonl, tap, junit, markdown or mermaid.")
  var format = Format.text

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A file for the report, written whole or not at all.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup(title: "Common options")
  var common: CommonOptions

  func validate() throws {
    if steps == nil, files.isEmpty {
      throw ValidationError("run wants a scenario file, -c 'STEPS' or - for the standard input")
    }
    if steps != nil, !files.isEmpty {
      throw ValidationError("run takes files or -c 'STEPS', not both")
    }
  }

  mutating func run() throws {
    let headless = Headless(
      source: steps.map { .steps($0) } ?? .files(files), format: format, path: output,
      overrides: common.overrides, why: Sentences.rule)
    let status = try headless.run()
    if status != .done { throw EndedWith(status: status) }
  }
}
