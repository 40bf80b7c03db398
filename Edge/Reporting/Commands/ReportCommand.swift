// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI
import OperatingSystem

/// `applife report`: a session of `applife walk` as a report.
package struct ReportCommand: ParsableCommand {
  package static let configuration = CommandConfiguration("report", .report, .report)

  @Argument(help: ArgumentHelp(.reportFile, valueName: "file"))
  var file: String

  @OptionGroup var format: FormatOptions<WalkFormat>

  @Option(name: .customLong("for"), help: ArgumentHelp(.reportFor))
  var tool: TestTool?

  @Option(name: .customLong("case"), help: ArgumentHelp(.reportCase, valueName: "step=id"))
  var cases: [String] = []

  @OptionGroup var target: ReportTarget

  @OptionGroup var language: LanguageOption

  package func validate() throws {
    try refuse(.caseNeedsJUnit, if: format.choice != .junit && (tool != nil || !cases.isEmpty))
    try refuse(.needs("--case", "--for"), if: tool == nil && !cases.isEmpty)
    var steps: Set<Int> = []
    for word in cases {
      guard let (step, _) = Self.named(word) else {
        throw ValidationError(UsageProblem.badCase(Printable.line(word)).text)
      }
      try refuse(.givenTwice("--case", for: "\(step)"), if: !steps.insert(step).inserted)
    }
  }

  /// A step and its name in a tool: `3=C1042`.
  private static func named(_ word: String) -> (step: Int, name: String)? {
    guard let sign = word.firstIndex(of: "="), word.utf8.first.map(ASCII.isDigit) == true,
      let step = Int(word[..<sign]), step > 0
    else { return nil }
    let name = String(word[word.index(after: sign)...])
    return name.allSatisfy(\.isWhitespace) ? nil : (step, name)
  }

  package init() {}

  package mutating func run() throws {
    let format = format.choice
    let phrases = format.phrases(self.phrases)
    let (walk, read) = try WalkFile.read(file, phrases)
    let texts = try WalkFile.texts(of: walk, phrases)
    let steps = read.map { $0.translated(by: texts) }
    let scenario = try WalkFile.scenario(of: walk, phrases).translated(by: texts)
    let name = format == .json ? file : Printable.line(file)
    var phone = scenario
    phone.steps = []
    var start = Run.Start(phone)
    start.language = Language(tag: phrases.tag) ?? .english
    let sheet = WalkSheet(start, steps)
    var report = WalkReport(walk, sheet, scenario: scenario, file: name, phrases)
    report.tool = tool
    for (step, name) in cases.compactMap(Self.named) {
      if step > steps.count {
        throw Failure(UsageProblem.noStep("--case", step, count: steps.count))
      }
      report.cases[step] = name
    }
    // The other formats only name the files.
    if format == .html || format == .markdown || tool == .xray {
      report.contents = WalkReport.contents(of: walk, at: file)
    }
    try ReportWriter.write(to: target.output, as: format.encoding) { format.write(report, to: &$0) }
  }
}

extension TestTool: ExpressibleByArgument {}

extension WalkFormat: FormatChoice {
  package static let usual = markdown
  package static let help = HelpText.reportFormat
  package static let jsonHelp = HelpText.jsonDocument
}
