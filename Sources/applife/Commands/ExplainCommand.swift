// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// `applife explain`: what a termination report says, and a scenario that reproduces it.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration("explain", .explain, .explain)

  @Argument(help: ArgumentHelp(.explainReport, valueName: "report"))
  var report: String?

  @Option(help: ArgumentHelp(.explainScenario, valueName: "file"), completion: .file())
  var scenario: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(.explainOutput, valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: ArgumentHelp(.explainJson))
  var json = false

  @OptionGroup var links: LinkOption
  @OptionGroup var language: LanguageOption

  func validate() throws {
    if let scenario, scenario == output {
      throw ValidationError(UsageProblem.bothWrite("--scenario", "--output", file: scenario).text)
    }
    if (report ?? "-") == "-", isatty(STDIN_FILENO) != 0 {
      throw ValidationError(UsageProblem.explainNeedsReport.text)
    }
  }

  mutating func run() throws {
    let report = report ?? "-"
    // A message or a question may be typed instead of the name of a file.
    let isTyped = CrashLog.code(report) != nil || report.contains(" ")
    let isCode = isTyped && !ScenarioLibrary.exists(report)
    let bytes = isCode ? Array(report.utf8) : try Files.read(report)
    let log = CrashLog(bytes)
    // Programs read JSON.
    let phrases = json ? Language.english.phrases : phrases
    let name = isCode ? report : Printable.line(Files.name(report))
    if !log.saysSomething, scenario == nil, !isCode, let counts = ExitCounts(bytes) {
      let explanation = ExitReport(counts, phrases)
      try ReportWriter.write(to: output, as: json ? .json : links.encoding(to: output)) { buffer in
        if json { explanation.writeJSON(to: &buffer) } else { explanation.writeText(to: &buffer) }
      }
      return
    }
    if !log.saysSomething, !log.sightings.isEmpty, scenario == nil {
      let report = FieldReport(phrases)
      let columns = Window.columns ?? 80
      try ReportWriter.write(to: output, as: json ? .json : links.encoding(to: output)) { buffer in
        if json {
          report.writeJSON(log.sightings, to: &buffer)
        } else {
          report.writeText(log.sightings, columns: columns, to: &buffer)
        }
      }
      return
    }
    if !log.saysSomething, scenario == nil, let question = Self.question(bytes) {
      let report = AnswerReport(phrases, library: .shipped)
      let columns = Window.columns ?? 80
      var isKnown = false
      try ReportWriter.write(to: output, as: json ? .json : links.encoding(to: output)) { buffer in
        if json {
          let answer = report.json(question)
          isKnown = answer.isKnown
          buffer.add(line: answer.json)
        } else {
          isKnown = report.writeText(question, columns: columns, to: &buffer)
        }
      }
      if !isKnown { throw EndedWith(status: .answeredNo) }
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
    try ReportWriter.write(to: output, as: json ? .json : links.encoding(to: output)) { buffer in
      if json { explanation.writeJSON(to: &buffer) } else { explanation.writeText(to: &buffer) }
    }
  }

  /// The text as a question, if it may be one: a few words, or a line that ends with `?`.
  private static func question(_ bytes: [UInt8]) -> String? {
    guard bytes.count <= 400 else { return nil }
    let text = Printable.line(String(decoding: bytes, as: UTF8.self))
    let words = text.split(separator: " ").count
    let ends = text.last { $0 != " " }
    return words >= 3 || ends == "?" || ends == "？" ? text : nil
  }
}
