// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import OperatingSystem

/// `applife lose`: the fewest events after which an edit is gone.
struct LoseCommand: ParsableCommand {
  static let configuration = CommandConfiguration("lose", .lose, .lose)

  @Argument(help: ArgumentHelp(.loseFile, valueName: "file"), completion: .file())
  var file: String

  @Option(help: ArgumentHelp(.loseEvents, valueName: "number"))
  var events = 8

  @Flag(help: ArgumentHelp(.loseSudden))
  var sudden = false

  @Option(
    name: .shortAndLong, help: ArgumentHelp(.tourOutput, valueName: "file"), completion: .file())
  var output: String?

  @Flag(help: ArgumentHelp(.loseOpen))
  var open = false

  @OptionGroup var format: FormatOptions<TourFormat>
  @OptionGroup var device: DeviceOptions

  @OptionGroup var language: LanguageOption

  func validate() throws {
    try refuse(.takesNumber("--events", from: 1, to: 99), if: !(1...99).contains(events))
    if open {
      try refuse(
        output.map { _ in "--output" }, format.choice == .scenario ? nil : "--format",
        with: "--open")
    }
  }

  mutating func run() throws {
    let words = format.choice.phrases(phrases)
    let path = ScenarioLibrary.path(of: file)
    let name = Files.name(path)
    let scenario = try Scenario.parse(
      ScenarioLibrary.read(path), device.overrides, in: name, phrases)
    try ReportWriter.refuseUsed(output)
    guard let loss = Loss(scenario, events: events, sudden: sudden) else {
      throw Failure("\(name): \(phrases.loss.nothingToLose)")
    }
    let report = LossReport(loss, words)
    if open, let way = report.scenario {
      // The way names its version and its styles itself.
      let settings = try InterfaceSettings()
      try settings.show(settings.start(way), overrides: Scenario.Overrides())
    }
    switch format.choice {
    case .json: try ReportWriter.write(to: output, as: .json) { $0.add(line: report.json) }
    case .scenario:
      if let scenario = report.scenario {
        try ReportWriter.write(to: output, as: .text) { $0.add(scenario.text) }
      }
      if report.scenario == nil || output ?? "-" != "-" {
        let page = ReportPage.page()
        var out = TextBuffer()
        for line in report.sentences { out.add(line, on: page) }
        try StandardOutput.write(out.text, as: page.encoding())
      }
    }
    if loss.way != nil { throw EndedWith(status: .answeredNo) }
  }
}
