// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI
import OperatingSystem

/// `applife grade`: hand-ins of lessons, played again and marked.
package struct GradeCommand: ParsableCommand {
  package static let configuration = CommandConfiguration("grade", .grade, .grade)

  @Argument(help: ArgumentHelp(.gradeFiles, valueName: "file"), completion: .file())
  var files: [String] = []

  @Option(help: ArgumentHelp(.gradeFormat))
  var format = GradeFormat.csv

  @OptionGroup var target: ReportTarget
  @OptionGroup var language: LanguageOption

  package func validate() throws {
    try refuse(.gradeNeedsHandIn, if: files.isEmpty)
  }

  package init() {}

  package mutating func run() throws {
    // Reports are for programs; what is wrong with a file is for whoever asked.
    let english = Language.english.phrases
    var rows: [GradeReport.Row] = []
    var status = ExitStatus.done
    var scenarios: [String: (Lesson, Scenario)] = [:]
    for lesson in Course.lessons(in: english) {
      scenarios[lesson.name] = (lesson, try Course.open(lesson, english).scenario)
    }
    if scenarios.isEmpty { throw Course.isMissing }
    for file in files {
      do throws(Failure) {
        let handIn = try HandInFile.read(file, phrases)
        let replay = HandInReplay(handIn) { scenarios[$0] }
        rows.append(GradeReport.Row(handIn, replay, path: file, english))
        for problem in GradeReport.Row(handIn, replay, path: file, phrases).problems {
          StandardError.write("\(Files.name(file)): \(problem)")
        }
        if !replay.contradictions.isEmpty, status == .done { status = .answeredNo }
        if !replay.unknown.isEmpty { status = .undecided }
      } catch {
        for line in error.lines { StandardError.write(line) }
        rows.append(GradeReport.Row(unreadable: file, error.lines.map(Printable.line)))
        status = .wrongUse
      }
    }
    let report = GradeReport(rows, english)
    try ReportWriter.write(to: target.output, as: format == .csv ? .csv : .text) {
      report.write(format, to: &$0)
    }
    if status != .done { throw EndedWith(status: status) }
  }
}

extension GradeFormat: ExpressibleByArgument {}
