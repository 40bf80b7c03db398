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
    let question = words.joined(separator: " ")
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

extension AnswerLibrary {
  /// The scenarios and lessons that come with the program.
  static var shipped: AnswerLibrary {
    let folders = [ShippedFolder.scenarios, .lessons]
    return AnswerLibrary(
      entries: folders.flatMap(\.entries),
      scenario: { name in
        for folder in folders {
          if let path = folder.path(of: name), Files.isRegular(path),
            let text = try? Files.read(path)
          {
            return try? Scenario.parse(text)
          }
        }
        return nil
      })
  }
}

extension ShippedFolder {
  /// The scenarios with their titles and notes, in English.
  fileprivate var entries: [AnswerLibrary.Entry] {
    names.compactMap { name in
      guard let path = path(of: name), Files.isRegular(path), let text = try? Files.read(path)
      else { return nil }
      // The first comments are the title and the note.
      let lines = text.split(separator: UInt8(ascii: "\n"), maxSplits: 2).prefix(2)
        .prefix { $0.first == UInt8(ascii: "#") }
        .map { String(decoding: $0.dropFirst(2), as: UTF8.self) }
      guard let title = lines.first else { return nil }
      return AnswerLibrary.Entry(
        name: name, title: title, note: lines.count > 1 ? lines[1] : "")
    }
  }
}
