// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages
import Lifecycle
import LifecycleText
import OperatingSystem

/// `applife compare`: two runs beside each other.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration("compare", .compare, .compare)

  @Argument(help: ArgumentHelp(.compareFiles, valueName: "file"))
  var files: [String] = []

  @Option(
    help: ArgumentHelp(.compareStyle, valueName: "styles"),
    completion: .list(["delegate,scene", "delegate,swiftui", "scene,swiftui"]))
  var style: String?

  @Option(
    help: ArgumentHelp(.compareIos, valueName: "versions"),
    completion: .list(["12,26", "26,27", "4,9,13,18,26,27"]))
  var ios: String?

  @Flag(help: ArgumentHelp(.compareChanged))
  var changed = false

  @Option(
    help: ArgumentHelp(.compareLimit, valueName: "name=durations"),
    completion: .list(TimeLimit.allCases.map { $0.rawValue + "=" }))
  var limit: [String] = []

  @Flag(help: ArgumentHelp(.compareMethods))
  var methods = false

  @Flag(help: ArgumentHelp(.compareEach))
  var each = false

  @OptionGroup var target: ReportTarget

  @Option(help: ArgumentHelp(.compareWidth, valueName: "columns"))
  var width: Int?

  @Flag(name: .shortAndLong, help: ArgumentHelp(.compareQuiet))
  var quiet = false

  @OptionGroup var format: FormatOptions<ComparisonFormat>

  @OptionGroup var language: LanguageOption

  func validate() throws {
    if files.isEmpty {
      // Versions are compared for one scenario, so one is missing, and not two.
      let columns = ios.map { Self.values($0).count } ?? 0
      try refuse(.needsScenario(changed ? "--changed" : "--ios"), if: changed || columns > 1)
      throw ValidationError(UsageProblem.compareNeedsScenarios.text)
    }
    try refuse(.needs("--each", "--methods"), if: each && !methods)
    try refuse(.cannotBeUsed("--quiet", with: "--methods"), if: quiet && methods)
    try refuse(
      .cannotBeUsed("--quiet", with: "--format jsonl"), if: quiet && format.choice == .jsonl)
    if let width {
      try refuse(.widthForText, if: format.choice != .text)
      try refuse(.takesNumber("--width", from: 20, to: 1000), if: !(20...1000).contains(width))
    }
    if try versions() != nil { return }
    let worlds = try self.worlds()
    try refuse(.compareNeedsTwo, if: !worlds.areTwo && files.count != 2)
  }

  /// The worlds that the options name.
  ///
  /// - Parameter isAlone: True if the versions are not those of two worlds.
  private func worlds(without isAlone: Bool = false) throws -> Worlds {
    var worlds = Worlds()
    var limits: Set<Substring> = []
    for name in limit.map({ $0.prefix { $0 != "=" } }) where !limits.insert(name).inserted {
      throw ValidationError(
        UsageProblem.givenTwice("--limit", for: Printable.line(String(name))).text)
    }
    do throws(WorldProblem) {
      if let style { try worlds.setStyles(Self.values(style)) }
      if let ios, !isAlone { try worlds.setVersions(Self.values(ios)) }
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

  static func values(_ text: String) -> [String] {
    text.split(separator: "," as Character, omittingEmptySubsequences: false).map(String.init)
  }

  mutating func run() throws {
    let status: ExitStatus
    if let versions = try versions() {
      status = try compare(on: versions, worlds(without: true).left.overrides.style)
    } else {
      status = try compare(in: worlds())
    }
    if status != .done { throw EndedWith(status: status) }
  }
}
