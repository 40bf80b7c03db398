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
    abstract: "Write a report of a session of applife walk.",
    discussion: """
      The session file says what was tested, by whom, on which device and when, with every verdict \
      and note. The report adds the expected trace and, for each failure, the keys that lead to it in \
      applife.

      EXAMPLES:
        applife report friday.walk > friday.md
        applife report friday.walk --format junit -o results.xml
        applife report friday.walk --format json | jq -r '.steps[]|select(.verdict=="failed").note'
      """)

  @Argument(help: ArgumentHelp("A session file.", valueName: "file"))
  var file: String

  @Option(help: "The format of the report; tap is version 14.")
  var format = WalkFormat.markdown

  @OptionGroup var target: ReportTarget

  mutating func run() throws {
    let (walk, steps) = try WalkFile.read(file, phrases)
    let scenario = try WalkFile.scenario(of: walk, phrases)
    let name = format == .json ? file : Printable.line(file)
    var phone = scenario
    phone.steps = []
    let sheet = WalkSheet(Session.Start(phone), steps)
    let report = WalkReport(walk, sheet, scenario: scenario, file: name, phrases)
    try ReportWriter.write(to: target.output, as: format.encoding) { format.write(report, to: &$0) }
  }
}

extension WalkFormat: ExpressibleByArgument {}
