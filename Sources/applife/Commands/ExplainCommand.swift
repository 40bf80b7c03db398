// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI

/// `applife explain`: what a termination report says, and a scenario that reproduces it.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a crash log or a termination code.",
    discussion: """
      A report is a file or the standard input: an .ips file of any version, an older crash log, a \
      part of one such as a line with RBSTerminateContext, or just a code. It says what happened, \
      by which rule, how much time there was, whether the app was notified and what may be lost, \
      with a scenario that ends an app the same way.

      Ends with 0, or with 2 if there is nothing in it that says how an app ended.

      EXAMPLES:
        applife explain 0x8badf00d
        applife explain MyApp-2026-11-21-175544.ips
        pbpaste | applife explain
        applife explain MyApp.ips --scenario watchdog.scenario && applife run watchdog.scenario
      """)

  @Argument(
    help: ArgumentHelp(
      "A report, or a code; - or nothing is the standard input.", valueName: "report"))
  var report: String?

  @Option(
    help: ArgumentHelp(
      "A file for the scenario that reproduces it; written atomically.", valueName: "file"),
    completion: .file())
  var scenario: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A file for the explanation, written atomically.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "The explanation as one object of JSON.")
  var json = false

  func validate() throws {
    if let scenario, scenario == output {
      throw ValidationError("--scenario and --output cannot both write to \(scenario)")
    }
    if (report ?? "-") == "-", isatty(STDIN_FILENO) != 0 {
      throw ValidationError("explain wants a report, a code, or a report on the standard input")
    }
  }

  mutating func run() throws {
    let report = report ?? "-"
    let isCode = CrashLog.code(report) != nil && !ScenarioLibrary.exists(report)
    let log = CrashLog(isCode ? Array(report.utf8) : try Files.read(report))
    let name = isCode ? report : Printable.line(Files.name(report))
    guard log.saysSomething else {
      throw Failure("\(name): \(phrases.explain.nothingFound)")
    }
    let explanation = CrashReport(name: name, log: log, phrases)
    if let scenario {
      guard let found = explanation.scenario else {
        throw Failure("\(name): \(phrases.explain.noScenario)")
      }
      try ReportWriter.write(to: scenario, as: .text) { $0.add(found.text) }
    }
    try ReportWriter.write(to: output, as: json ? .json : .text) { buffer in
      if json { explanation.writeJSON(to: &buffer) } else { explanation.writeText(to: &buffer) }
    }
  }
}
