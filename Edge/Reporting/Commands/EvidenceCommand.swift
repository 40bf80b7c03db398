// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import OperatingSystem

/// `applife evidence`: sessions of `applife walk` as rows of the table of what phones have shown.
package struct EvidenceCommand: ParsableCommand {
  package static let configuration = CommandConfiguration("evidence", .evidence, .evidence)

  @Argument(help: ArgumentHelp(.evidenceFiles, valueName: "file"), completion: .file())
  var files: [String]

  @OptionGroup var format: FormatOptions<AnswerFormat>
  @OptionGroup var target: ReportTarget

  @OptionGroup var language: LanguageOption

  package init() {}

  package mutating func run() throws {
    let words = Language.english.phrases
    var rows: [(row: EvidenceRow, file: String)] = []
    var read: [Walk: String] = [:]
    for file in files {
      let (walk, steps) = try WalkFile.read(file, phrases)
      // Under another name it would count twice.
      if let former = read.updateValue(file, forKey: walk) {
        throw Failure(.sameSession(as: former), of: file)
      }
      let row = EvidenceRow(walk, steps, scenario: try WalkFile.scenario(of: walk, words))
      if row.isEmpty { throw Failure(.nothingSettled, of: file) }
      rows.append((row, file))
    }
    let choice = format.choice
    try ReportWriter.write(to: target.output, as: choice == .json ? .json : .text) { out in
      for (row, file) in rows {
        switch choice {
        case .text: out.add(Printable.line(row.markdown), line: true)
        case .json: out.add(line: row.json(file))
        }
      }
    }
  }
}
