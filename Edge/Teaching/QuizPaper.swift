// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI

/// Questions in words, for paper and for other programs. Each rests on rules that can be relied on, and
/// no two are the same.
package struct QuizPaper {
  /// A question in words.
  package struct Item: Hashable {
    /// The facts that an answer needs, and the event.
    package let situation: [String]
    package let event: String
    package let question: String
    package let choices: [Choice]
    /// The index of the right one of ``choices``.
    package let right: Int
  }

  /// An answer that is offered, and what is said to those who choose it.
  package struct Choice: Hashable {
    package let text: String
    package let feedback: String
  }

  /// The letters of choices.
  package static let letters = ["A", "B", "C", "D", "E"]

  package private(set) var items: [Item] = []
  package let phrases: Phrases

  /// The most questions that are made to find one that is new.
  private static let attempts = 200

  /// Questions from the engine, the easy ones first: the same for the same seed. There are fewer than
  /// `count` if no more are found.
  package init(seed: UInt64, count: Int, phrases: Phrases) {
    self.phrases = phrases
    var generator = QuestionGenerator(seed: seed)
    let levels = QuestionGenerator.Level.allCases
    for index in 0..<count {
      let level = levels[index * levels.count / count]
      for _ in 0..<Self.attempts {
        guard let question = generator.question(level) else { break }
        if add(question) { break }
      }
    }
  }

  /// The questions that a lesson asks, in its order.
  package init(of lesson: Scenario, count: Int, phrases: Phrases) {
    self.phrases = phrases
    var runner = Scenario.Runner(lesson)
    repeat {
      let next = runner.player.nextIndex
      guard next < lesson.steps.count, !lesson.steps[next].predictions.isEmpty,
        let (device, trigger) = runner.player.beginning(on: runner.device),
        // On paper nothing says why an event is not possible.
        Outcome(of: trigger, on: device).isAccepted
      else { continue }
      let questions = Question.predicting(
        lesson.steps[next].predictions, trigger, on: device, app: device.reference(at: 0))
      for question in questions where items.count < count { _ = add(question) }
    } while runner.next() != nil
  }

  /// Adds a question, unless it is not certain or is there already.
  mutating func add(_ question: Question) -> Bool {
    guard question.doubt == nil else { return false }
    let item = item(question)
    if items.contains(where: { $0.asksTheSame(as: item) }) { return false }
    items.append(item)
    return true
  }

  private func item(_ question: Question) -> Item {
    let writer = QuestionWriter(phrases: phrases)
    let right = writer.words(for: question.choices[question.right].answer)
    return Item(
      situation: writer.situation(before: question), event: writer.words(for: question.trigger),
      question: phrases.predict.question(question.subject, question.app.name),
      choices: question.choices.map { choice in
        let text = writer.words(for: choice.answer)
        return Choice(text: text, feedback: feedback(to: choice, text, question, right))
      }, right: question.right)
  }

  /// Returns the words for those who take a choice: the correction of their misconception, else the
  /// rule that decides the answer, else the answer. Nothing rests on a rule that is disputed or
  /// assumed.
  private func feedback(
    to choice: Question.Choice, _ text: String, _ question: Question, _ right: String
  ) -> String {
    if let misconception = choice.misconception, misconception.rule?.isCertain ?? true {
      return phrases.predict.correct(misconception)
    }
    if let rule = question.rule, rule.isCertain { return phrases.rule(rule) }
    return text == right
      ? phrases.predict.isRight : phrases.predict.instead(said: text, right: right)
  }
}

extension Rule {
  /// True if sources agree on the rule, and it is no guess.
  fileprivate var isCertain: Bool {
    switch grade {
    case .documented, .observed, .precondition: true
    case .disputed, .assumed: false
    }
  }
}

extension QuizPaper.Item {
  fileprivate func asksTheSame(as other: Self) -> Bool {
    situation == other.situation && event == other.event && question == other.question
  }

  /// The answer that is right.
  package var answer: QuizPaper.Choice { choices[right] }
}
