// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import OperatingSystem

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
    try refuse(.explainNeedsReport, if: (report ?? "-") == "-" && isatty(STDIN_FILENO) != 0)
  }

  mutating func run() throws {
    let report = report ?? "-"
    // A code, a message or a question may be typed instead of the name of a file.
    let exists = ScenarioLibrary.exists(report)
    let isWord = !exists && isKnown(word: report)
    let typed =
      exists ? nil : Self.code(report) ?? (isWord || report.contains(" ") ? report : nil)
    let bytes = try typed.map { Array($0.utf8) } ?? Files.read(report)
    let most = Scenario.Bound.bytes.rawValue
    if bytes.count > most { throw Failure(.tooLong(most), of: Files.name(report)) }
    let log = CrashLog(bytes)
    // Programs read JSON.
    let phrases = json ? Language.english.phrases : phrases
    let name = Printable.line(typed ?? Files.name(report))
    if !log.saysSomething, scenario == nil, typed == nil, let counts = ExitCounts(bytes) {
      let explanation = ExitReport(counts, phrases)
      try write(explanation.writeJSON, explanation.writeText)
      return
    }
    if !log.saysSomething, !log.sightings.isEmpty, scenario == nil {
      let report = FieldReport(phrases)
      try write(
        { report.writeJSON(log.sightings, to: &$0) },
        { report.writeText(log.sightings, to: &$0, on: $1) })
      return
    }
    if !log.saysSomething, scenario == nil,
      let question = isWord ? report : Self.question(bytes)
    {
      let report = AnswerReport(phrases, library: .shipped)
      // A file that answers nothing is no question.
      if typed != nil || report.json(question).isKnown {
        var isKnown = false
        try write(
          {
            let answer = report.json(question)
            isKnown = answer.isKnown
            $0.add(line: answer.json)
          },
          { isKnown = report.writeText(question, to: &$0, on: $1) })
        if !isKnown { throw EndedWith(status: .answeredNo) }
        return
      }
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

  /// True if a word is the name of a signal, an exception or another thing that ends apps, and not that of a file or a code.
  private func isKnown(word: String) -> Bool {
    !word.contains { $0 == "." || $0 == "/" } && !word.allSatisfy(\.isHexDigit)
      && AnswerReport(phrases, library: .empty).json(word).isKnown
  }

  /// The text as a question, if it may be one: a few words, or a line that ends with `?`.
  private static func question(_ bytes: [UInt8]) -> String? {
    guard bytes.count <= 400 else { return nil }
    // The end of its line is no question mark.
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let text = Printable.line(lines.joined(separator: " "))
    let words = text.split(separator: " ").count
    let ends = text.last { $0 != " " }
    return words >= 3 || ends == "?" || ends == "？" ? text : nil
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
