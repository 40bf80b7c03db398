// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Hosting
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import OperatingSystem

/// `applife run`: scenarios without a screen.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration("run", .run, .run)

  @Argument(help: ArgumentHelp(.compareFiles, valueName: "file"))
  var files: [String] = []

  @Option(
    name: [.customShort("c"), .customLong("steps")], parsing: .unconditionalSingleValue,
    help: ArgumentHelp(.runSteps, valueName: "steps"))
  var steps: [String] = []

  @Option(help: ArgumentHelp(.runFormat))
  var format: Format?

  @Flag(help: ArgumentHelp(.jsonFormat))
  var json = false

  @Flag(help: ArgumentHelp(.runAnimate))
  var animate = false

  @OptionGroup var cast: CastOption
  @OptionGroup var target: ReportTarget

  @Flag(name: .shortAndLong, help: ArgumentHelp(.runQuiet))
  var quiet = false

  @Flag(help: ArgumentHelp(.runWhy))
  var why = false

  @Flag(help: ArgumentHelp(.runCoverage))
  var coverage = false

  @Option(name: .customLong("as"), help: ArgumentHelp(.runAs, valueName: "framework"))
  var framework: AppFramework?

  @OptionGroup var host: HostOptions
  @OptionGroup var device: DeviceOptions
  @OptionGroup var color: ColorOptions

  @OptionGroup var language: LanguageOption

  func validate() throws {
    try refuse(.runNeedsScenario, if: steps.isEmpty && files.isEmpty)
    try refuse(.runTakesEither, if: !steps.isEmpty && !files.isEmpty)
    try refuse(.stepsGiven(steps.count), if: steps.count > 1)
    if json, let format, format != .jsonl {
      throw ValidationError(UsageProblem.contradict("--json", "--format \(format.rawValue)").text)
    }
    let chosen = "--format \(choice.rawValue)"
    if choice != .text, choice != .jsonl {
      try refuse(coverage ? "--coverage" : nil, framework.map { _ in "--as" }, with: chosen)
    }
    if let framework, let own = framework.style, let style = device.style, style != own {
      throw ValidationError(
        UsageProblem.contradict("--as \(framework.rawValue)", "--style \(style.rawValue)").text)
    }
    try refuse(.needs("--animate", "--format svg"), if: animate && choice != .svg)
    if choice == .cast || choice == .html, !host.host.isEmpty {
      try refuse(chosen, with: "--host")
    }
    try refuse(
      .needs("--cast-version", "--format cast"), if: choice != .cast && cast.castVersion != nil)
    guard choice != .text else { return }
    try refuse(
      quiet ? "--quiet" : nil, why ? "--why" : nil, color.givenOption, with: chosen)
  }

  /// The declarations that are used instead of the files': an app of SwiftUI has SwiftUI's life cycle.
  var overrides: Scenario.Overrides {
    Scenario.Overrides(
      version: device.version.ios, style: device.style ?? framework?.style)
  }

  var choice: Format { json ? .jsonl : format ?? .text }

  mutating func run() throws {
    let status = try runAll()
    if status != .done { throw EndedWith(status: status) }
  }
}

extension AppFramework: ExpressibleByArgument {}
