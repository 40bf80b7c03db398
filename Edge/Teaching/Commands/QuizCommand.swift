// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages
import Lifecycle
import LifecycleText
import LifecycleUI
import OperatingSystem

/// `applife quiz`: questions for paper and for learning platforms.
package struct QuizCommand: ParsableCommand {
  package static let configuration = CommandConfiguration("quiz", .quiz, .quiz)

  /// The action that is done.
  package enum Action: String, ExpressibleByArgument, CaseIterable { case export }

  @Argument(help: ArgumentHelp(.quizAction))
  var action: Action

  @Option(help: ArgumentHelp(.quizSeed, valueName: "number"))
  var seed: UInt64?

  @Option(help: ArgumentHelp(.quizCount))
  var count: Int?

  @Option(help: ArgumentHelp(.quizLesson, valueName: "lesson"))
  var lesson: String?

  @Option(help: ArgumentHelp(.quizFormat))
  var format: QuizFormat?

  @OptionGroup var target: ReportTarget
  @OptionGroup var language: LanguageOption

  /// The numbers of questions that can be asked for.
  private static let counts = 1...200

  package func validate() throws {
    if let count, !Self.counts.contains(count) {
      throw ValidationError(UsageProblem.takesNumber("--count", from: 1, to: 200).text)
    }
    try refuse(.seedWithLesson, if: lesson != nil && seed != nil)
  }

  package init() {}

  package mutating func run() throws {
    let paper: QuizPaper
    if let lesson {
      let opened = try Course.open(
        Course.lesson(lesson, language.phrases), language.phrases)
      paper = QuizPaper(
        of: opened.scenario, count: count ?? Self.counts.upperBound, phrases: language.phrases)
    } else {
      paper = QuizPaper(seed: seed ?? 1, count: count ?? 10, phrases: language.phrases)
    }
    if paper.items.isEmpty {
      throw Failure(UsageProblem.noCertainQuestion)
    }
    switch paper.content(as: format ?? .gift) {
    case .text(let text, let encoding):
      try ReportWriter.write(to: target.output, as: encoding) { $0.add(text) }
    case .archive(let archive):
      // Bytes that are no text do harm on a terminal.
      if target.isStandardOutput, isatty(STDOUT_FILENO) != 0 {
        throw Failure(UsageProblem.archiveNeedsFile)
      }
      try ReportWriter.write(archive.bytes, to: target.output)
    }
    if lesson == nil, let count, paper.items.count < count {
      StandardError.write(.fewQuestions(paper.items.count))
    }
  }
}

extension QuizFormat: ExpressibleByArgument {}
