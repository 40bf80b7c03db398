// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LifecycleText

/// `applife run`: scenarios without a screen.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run scenarios in virtual time and report the results.",
    discussion: """
      The exit status is 0 if every expectation passed, 1 if one failed, 2 if applife could not read \
      or understand something, and 3 after an internal error.

      EXAMPLES:
        applife run -c 'tap icon, +2s receive call, expect MyApp inactive'
        applife run login.scenario --json | jq -r 'select(.kind=="call").name'
        applife run Scenarios --format junit -o results.xml
        applife run --coverage --quiet Scenarios | grep unseen
        prove -e 'applife run --format tap' Scenarios/*.scenario
        applife run login.scenario --format cast -o login.cast
        applife run login.scenario --format html -o login.html
        applife run login.scenario --host Notes
      """)

  @Argument(
    help: ArgumentHelp(
      "Scenarios: files, folders of *.scenario files, or names of scenarios that come with applife; "
        + "- means the standard input.", valueName: "file"))
  var files: [String] = []

  @Option(
    name: [.customShort("c"), .customLong("steps")], parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Steps on one line, separated by commas.", valueName: "steps"))
  var steps: [String] = []

  @Option(help: "The format of the report; tap is version 13.")
  var format: Format?

  @Flag(help: "The same as --format jsonl.")
  var json = false

  @Flag(help: "In SVG, let the drawing appear as time passes, again and again.")
  var animate = false

  @OptionGroup var cast: CastOption
  @OptionGroup var target: ReportTarget

  @Flag(name: .shortAndLong, help: "In text, print only failures and the last line.")
  var quiet = false

  @Flag(help: "In text, print the rule of each entry and the entry that caused it.")
  var why = false

  @Flag(
    help: ArgumentHelp(
      "At the end, report which states, transitions, callbacks, notifications, terminations and "
        + "events occurred, in text and JSON Lines."))
  var coverage = false

  @OptionGroup var host: HostOptions
  @OptionGroup var device: DeviceOptions
  @OptionGroup var color: ColorOptions

  func validate() throws {
    if steps.isEmpty, files.isEmpty {
      throw ValidationError("run needs a scenario file, -c 'STEPS' or - for the standard input")
    }
    if !steps.isEmpty, !files.isEmpty {
      throw ValidationError("run takes files or -c 'STEPS', not both")
    }
    if steps.count > 1 {
      throw ValidationError("-c was given \(steps.count) times; put all steps into one -c")
    }
    if json, let format, format != .jsonl {
      throw ValidationError("--json and --format \(format.rawValue) contradict each other")
    }
    if coverage, choice != .text, choice != .jsonl {
      throw ValidationError("--coverage cannot be used with --format \(choice.rawValue)")
    }
    if animate, choice != .svg { throw ValidationError("--animate needs --format svg") }
    if choice == .cast || choice == .html, !host.host.isEmpty {
      throw ValidationError("--format \(choice.rawValue) cannot be used with --host")
    }
    if choice != .cast, cast.castVersion != nil {
      throw ValidationError("--cast-version needs --format cast")
    }
    guard choice != .text else { return }
    if quiet { throw ValidationError("--quiet cannot be used with --format \(choice.rawValue)") }
    if why { throw ValidationError("--why cannot be used with --format \(choice.rawValue)") }
    if let option = color.givenOption {
      throw ValidationError("\(option) cannot be used with --format \(choice.rawValue)")
    }
  }

  var choice: Format { json ? .jsonl : format ?? .text }

  mutating func run() throws {
    let status = try runAll()
    if status != .done { throw EndedWith(status: status) }
  }
}
