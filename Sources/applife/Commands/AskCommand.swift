// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages
import Lifecycle
import LifecycleText
import OperatingSystem

/// `applife ask`: the answer to a question in plain words, with a run that shows it.
struct AskCommand: ParsableCommand {
  static let configuration = CommandConfiguration("ask", .ask, .ask)

  @Argument(help: ArgumentHelp(.askWords, valueName: "question"))
  var words: [String] = []

  @OptionGroup var format: FormatOptions<AnswerFormat>
  @OptionGroup var links: LinkOption
  @OptionGroup var language: LanguageOption

  func validate() throws {
    if !words.contains(where: { $0.contains(where: \.isLetter) }) {
      throw ValidationError(UsageProblem.askNeedsQuestion.text)
    }
    try Search.validate(words)
  }

  mutating func run() throws {
    let phrases = format.choice.phrases(language.phrases)
    let report = AnswerReport(phrases, library: .shipped)
    // A blank before what is no option is not the reader's.
    let question = String(words.joined(separator: " ").drop { $0 == " " })
    var buffer = TextBuffer()
    let isKnown: Bool
    switch format.choice {
    case .text:
      let page = ReportPage.page()
      isKnown = report.writeText(question, to: &buffer, on: page)
      try StandardOutput.write(buffer.text, as: page.encoding(hasLinks: links.areOn()))
    case .json:
      let answer = report.json(question)
      isKnown = answer.isKnown
      buffer.add(line: answer.json)
      try StandardOutput.write(buffer.text, as: .json)
    }
    if !isKnown { throw EndedWith(status: .answeredNo) }
  }
}
