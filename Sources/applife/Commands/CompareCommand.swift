// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Lifecycle
import LifecycleText

/// `applife compare`: two runs beside each other.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare two scenarios, or scenarios under two conditions, entry by entry.",
    discussion: """
      applife compares two files with each other. With two styles, two versions of iOS or two values \
      of a time limit, it compares each file with itself under both conditions. It compares the \
      entries that follow from the same event or deadline. If one side refuses an event, it shows the \
      rule. With --methods, it prints a table of the methods that are no longer called, called \
      instead, still called and new.

      The exit status is 0 if nothing differs, 1 if something differs, 2 if applife could not read or \
      understand something, and 3 after an internal error.

      EXAMPLES:
        applife compare before.scenario after.scenario
        applife compare login.scenario --style delegate,scene
        applife compare Scenarios --style delegate,scene --methods
        applife compare background-ios12 --ios 12,26
        applife compare leave-and-suspend --limit suspension=5s,1m
      """)

  @Argument(
    help: ArgumentHelp(
      "Scenarios: files, folders of *.scenario files, or names of scenarios that come with applife; "
        + "- means the standard input.", valueName: "file"))
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "The life-cycle styles of both sides, or one for both: delegate, scene, swiftui.",
      valueName: "styles"),
    completion: .list(["delegate,scene", "delegate,swiftui", "scene,swiftui"]))
  var style: String?

  @Option(
    help: ArgumentHelp(
      "The iOS versions of both sides, or one for both, 2 to 27.", valueName: "versions"),
    completion: .list(["12,26", "26,27"]))
  var ios: String?

  @Option(
    help: ArgumentHelp(
      "A time limit and its durations on both sides, or one for both: suspension=5s,1m.",
      valueName: "name=durations"),
    completion: .list(TimeLimit.allCases.map { $0.rawValue + "=" }))
  var limit: [String] = []

  @Flag(help: "Print a table of methods and notifications instead of the entries.")
  var methods = false

  @Flag(help: "With --methods, also print a table for each scenario.")
  var each = false

  @OptionGroup var target: ReportTarget

  @Option(
    help: ArgumentHelp(
      "The width of the text. From 100 columns, the two sides are side by side. The default is the "
        + "terminal's width.", valueName: "columns"))
  var width: Int?

  @Flag(name: .shortAndLong, help: "In text and Markdown, print only differences.")
  var quiet = false

  @OptionGroup var format: FormatOptions<ComparisonFormat>

  func validate() throws {
    if files.isEmpty {
      throw ValidationError("compare needs two scenarios, or one and --style A,B")
    }
    if each, !methods { throw ValidationError("--each needs --methods") }
    if quiet, methods { throw ValidationError("--quiet cannot be used with --methods") }
    if quiet, format.choice == .jsonl {
      throw ValidationError("--quiet cannot be used with --format jsonl")
    }
    if let width {
      if format.choice != .text { throw ValidationError("--width can be used only with text") }
      if !(20...1000).contains(width) {
        throw ValidationError("--width takes a number from 20 to 1000")
      }
    }
    let worlds = try self.worlds()
    if !worlds.areTwo, files.count != 2 {
      throw ValidationError(
        "compare needs two scenarios, or two values for --style, --ios or --limit")
    }
  }

  /// The worlds that the options name.
  private func worlds() throws -> Worlds {
    var worlds = Worlds()
    do throws(WorldProblem) {
      if let style { try worlds.setStyles(Self.values(style)) }
      if let ios { try worlds.setVersions(Self.values(ios)) }
      for limit in limit {
        let name = String(limit.prefix { $0 != "=" })
        let values = name == limit ? [] : Self.values(String(limit.dropFirst(name.count + 1)))
        try worlds.setLimit(name, values)
      }
    } catch {
      throw ValidationError(phrases.compare.problem(error))
    }
    return worlds
  }

  private static func values(_ text: String) -> [String] {
    text.split(separator: "," as Character, omittingEmptySubsequences: false).map(String.init)
  }

  mutating func run() throws {
    let status = try compare(in: worlds())
    if status != .done { throw EndedWith(status: status) }
  }
}
