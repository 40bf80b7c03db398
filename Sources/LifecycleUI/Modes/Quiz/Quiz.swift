// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// The questions of a session and their answers. Missed questions come back.
package struct Quiz: Sendable {
  /// An answer as the user gave it.
  package enum Given: Hashable, Sendable {
    /// One of the choices.
    case choice(Int)
    /// Methods, typed.
    case order([Callback])
    /// Notifications and methods, typed.
    case announced([Announcement])
  }

  /// A question with what was said.
  package struct Answer: Hashable, Sendable {
    package let question: Question
    package let given: Given

    package var isRight: Bool {
      switch (given, question.choices[question.right].answer) {
      case (.choice(let index), _): index == question.right
      case (.order(let names), .calls(let calls)): names == calls.map { $0.name }
      case (.announced(let names), .announced(let right)): names == right
      case (.order, .state), (.order, .method), (.order, .announced), (.announced, .calls),
        (.announced, .state), (.announced, .method):
        false
      }
    }

    /// The user's misconception, if the answer tells.
    package var misconception: Misconception? {
      switch given {
      case .choice(let index): return question.choices[index].misconception
      case .order(let names):
        return question.choices.first { choice in
          if case .calls(let calls) = choice.answer {
            calls.map({ $0.name }) == names
          } else {
            false
          }
        }?.misconception
      case .announced(let names):
        return question.choices.first { $0.answer == .announced(names) }?.misconception
      }
    }
  }

  /// Every answer, in order.
  package private(set) var answers: [Answer] = []
  /// Questions that come back, each once so many have been answered; the gap it came with.
  private var returning: [(question: Question, due: Int, gap: Int)] = []
  /// The gap after which a question that is open came back.
  private var gap: (question: Question, length: Int)?
  private var generator: QuestionGenerator
  /// The situation that was asked about last: the next question is about another one.
  private var last: Question.Situation?
  /// The most questions that are made to find one about something else.
  private static let attempts = 20

  /// The numbers of other questions before a missed one comes back, and before it comes a second
  /// time.
  private static let gaps = [3, 8]

  package init(seed: UInt64) { generator = QuestionGenerator(seed: seed) }

  package var rightCount: Int { answers.count { $0.isRight } }

  /// The answers that were wrong.
  package var missed: [Answer] { answers.filter { !$0.isRight } }

  /// The difficulty of the next question: the more was right, the harder.
  private var level: QuestionGenerator.Level {
    switch rightCount {
    case ..<4: .easy
    case 4..<10: .medium
    case _: .hard
    }
  }

  /// The next question: one that comes back, else one about the device or a fresh world, in turns.
  mutating func next(about device: Device, app: AppReference?) -> Question? {
    let question = returningQuestion() ?? newQuestion(about: device, app: app)
    last = question?.situation
    return question
  }

  /// A question that was missed and is due again.
  private mutating func returningQuestion() -> Question? {
    let index = returning.firstIndex { $0.due <= answers.count && $0.question.situation != last }
    guard let index else { return nil }
    let back = returning.remove(at: index)
    gap = (back.question, back.gap)
    return back.question
  }

  private mutating func newQuestion(about device: Device, app: AppReference?) -> Question? {
    if answers.count.isMultiple(of: 2), let app {
      for _ in 0..<Self.attempts {
        let question = generator.question(about: device, app: app, max(level, .medium))
        guard let question else { break }
        if question.situation != last { return question }
      }
    }
    var question: Question?
    for _ in 0..<Self.attempts {
      question = generator.question(level)
      if question?.situation != last { break }
    }
    return question
  }

  /// A question was answered.
  mutating func record(_ answer: Answer) {
    answers.append(answer)
    var next: Int?
    if !answer.isRight {
      next = Self.gaps[0]
    } else if let gap, gap.question == answer.question {
      next = Self.gaps.first { $0 > gap.length }
    }
    gap = nil
    if let next {
      returning.removeAll { $0.question == answer.question }
      returning.append((answer.question, answers.count + next, next))
    }
  }
}
