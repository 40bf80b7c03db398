// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI

/// `applife report`: a session of `applife walk` as a report.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: HelpText.report.text,
    discussion: Discussion.report.text)

  @Argument(help: ArgumentHelp(.reportFile, valueName: "file"))
  var file: String

  @OptionGroup var format: FormatOptions<WalkFormat>

  @OptionGroup var target: ReportTarget

  @OptionGroup var language: LanguageOption

  mutating func run() throws {
    let format = format.choice
    let phrases = format.phrases(self.phrases)
    let (walk, read) = try WalkFile.read(file, phrases)
    let texts = try WalkFile.texts(of: walk, phrases)
    let steps = read.map { $0.translated(by: texts) }
    let scenario = try WalkFile.scenario(of: walk, phrases).translated(by: texts)
    let name = format == .json ? file : Printable.line(file)
    var phone = scenario
    phone.steps = []
    let sheet = WalkSheet(
      Session.Start(phone, language: Language(tag: phrases.tag) ?? .english), steps)
    let report = WalkReport(walk, sheet, scenario: scenario, file: name, phrases)
    try ReportWriter.write(to: target.output, as: format.encoding) { format.write(report, to: &$0) }
  }
}
