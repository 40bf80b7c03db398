// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LifecycleText
import LifecycleUI

/// `applife quiz`: questions for paper and for learning platforms.
struct QuizCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quiz",
    abstract: "Write questions about the life cycle, with their answers.",
    discussion: """
      applife makes the questions from its model. The wrong answers are what people often believe, \
      and each says why it is wrong. No question rests on a rule that is disputed or assumed. The same \
      seed gives the same questions, on every machine.

      EXAMPLES:
        applife quiz export --seed 7 --count 30 -o quiz.gift
        applife quiz export --lesson 4 --format markdown
        applife quiz export --format csv | head
      """)

  /// What is done.
  enum Action: String, ExpressibleByArgument, CaseIterable { case export }

  @Argument(help: "What to do: export writes the questions.")
  var action: Action

  @Option(help: ArgumentHelp("The number that the questions follow from.", valueName: "number"))
  var seed: UInt64?

  @Option(help: "How many questions, 1 to 200. The default is 10.")
  var count: Int?

  @Option(
    help: ArgumentHelp(
      "Write the questions of a lesson, by its number or name.", valueName: "lesson"))
  var lesson: String?

  @Option(help: "The format. The default is gift, which Moodle and others import.")
  var format: QuizFormat?

  @OptionGroup var target: ReportTarget
  @OptionGroup var language: LanguageOption

  /// How many questions can be asked for.
  private static let counts = 1...200

  func validate() throws {
    if let count, !Self.counts.contains(count) {
      throw ValidationError("--count takes a number from 1 to 200")
    }
    if lesson != nil, seed != nil {
      throw ValidationError("--seed cannot be used with --lesson, which has its own questions")
    }
  }

  mutating func run() throws {
    let paper: QuizPaper
    if let lesson {
      let opened = try Course.open(Course.lesson(lesson), language.phrases)
      paper = QuizPaper(
        of: opened.scenario, count: count ?? Self.counts.upperBound, phrases: language.phrases)
    } else {
      paper = QuizPaper(seed: seed ?? 1, count: count ?? 10, phrases: language.phrases)
    }
    if paper.items.isEmpty {
      throw Failure("applife: this lesson has no question whose answer is certain")
    }
    let format = format ?? .gift
    try ReportWriter.write(to: target.output, as: format == .csv ? .csv : .text) {
      paper.write(format, to: &$0)
    }
    if lesson == nil, let count, paper.items.count < count {
      StandardError.write("applife: found only \(paper.items.count) questions")
    }
  }
}

extension QuizFormat: ExpressibleByArgument {}
