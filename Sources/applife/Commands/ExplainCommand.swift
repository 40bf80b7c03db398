// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// `applife explain`: what a termination report says, and a scenario that reproduces it.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: HelpText.explain.text,
    discussion: Discussion.explain.text)

  @Argument(
    help: ArgumentHelp(.explainReport, valueName: "report"))
  var report: String?

  @Option(
    help: ArgumentHelp(.explainScenario, valueName: "file"),
    completion: .file())
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
    let code = ScenarioLibrary.exists(report) ? nil : Self.code(report)
    let isCode = code != nil
    let bytes = try code.map { Array($0.utf8) } ?? Files.read(report)
    let log = CrashLog(bytes)
    // Programs read JSON.
    let phrases = json ? Language.english.phrases : phrases
    let name = code ?? Printable.line(Files.name(report))
    if !log.saysSomething, scenario == nil, !isCode, let counts = ExitCounts(bytes) {
      let explanation = ExitReport(counts, phrases)
      try write(explanation.writeJSON, explanation.writeText)
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
    try write(explanation.writeJSON, explanation.writeText)
  }

  /// Writes the report in the form that was asked for.
  private func write(
    _ json: (inout TextBuffer) -> Void, _ text: (inout TextBuffer, ReportPage) -> Void
  ) throws(Failure) {
    let page = ReportPage.page(to: output)
    let encoding = self.json ? .json : page.encoding(hasLinks: links.areOn(to: output))
    try ReportWriter.write(to: output, as: encoding) { buffer in
      if self.json { json(&buffer) } else { text(&buffer, page) }
    }
  }

  /// The code that an argument names, as reports write it. Its eight hexadecimal digits are enough.
  private static func code(_ word: String) -> String? {
    let word = word.lowercased()
    if CrashLog.code(word) != nil { return word }
    let isBare =
      word.utf8.count == 8 && word.unicodeScalars.allSatisfy(\.properties.isASCIIHexDigit)
    return isBare ? "0x" + word : nil
  }
}
