// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// `applife explain`: what a termination report says, and a scenario that reproduces it.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a crash log or a termination code.",
    discussion: """
      The report is a file or the standard input. It can be an .ips file of any version, an older \
      crash log, JSON of MetricKit, a part of one such as a line with RBSTerminateContext, or just a code. applife \
      explains why the app was terminated and by which rule, how much time it had, whether it was \
      notified and which data may be lost. It prints a scenario that terminates an app the same way.

      The exit status is 0, or 2 if the report does not say how an app was terminated.

      EXAMPLES:
        applife explain 0x8badf00d
        applife explain MyApp-2026-11-21-175544.ips
        pbpaste | applife explain
        applife explain MyApp.ips --scenario watchdog.scenario && applife run watchdog.scenario
      """)

  @Argument(
    help: ArgumentHelp(
      "A report, or a code; - or nothing means the standard input.", valueName: "report"))
  var report: String?

  @Option(
    help: ArgumentHelp(
      "A file for the scenario that reproduces it, written atomically.", valueName: "file"),
    completion: .file())
  var scenario: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A file for the explanation, written atomically.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "Print the explanation as one JSON object.")
  var json = false

  func validate() throws {
    if let scenario, scenario == output {
      throw ValidationError("--scenario and --output cannot both write to \(scenario)")
    }
    if (report ?? "-") == "-", isatty(STDIN_FILENO) != 0 {
      throw ValidationError("explain needs a report, a code, or a report on the standard input")
    }
  }

  mutating func run() throws {
    let report = report ?? "-"
    let isCode = CrashLog.code(report) != nil && !ScenarioLibrary.exists(report)
    let bytes = isCode ? Array(report.utf8) : try Files.read(report)
    let log = CrashLog(bytes)
    let name = isCode ? report : Printable.line(Files.name(report))
    if !log.saysSomething, scenario == nil, !isCode, let counts = ExitCounts(bytes) {
      let explanation = ExitReport(counts, phrases)
      try ReportWriter.write(to: output, as: json ? .json : .text) { buffer in
        if json { explanation.writeJSON(to: &buffer) } else { explanation.writeText(to: &buffer) }
      }
      return
    }
    guard log.saysSomething else { throw Failure("\(name): \(phrases.explain.nothingFound)") }
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
