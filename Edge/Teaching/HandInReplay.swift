// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI

/// A hand-in played again: each question is asked of the engine, and each answer is marked anew.
///
/// It proves that the marks are the engine's, and that the steps and questions in the hand-in are the lesson's, in their
/// order and without a gap. It does not prove who answered, or when: a file on the learner's computer can be written by
/// hand.
package struct HandInReplay {
  /// The lessons that were begun, in the order in which they were.
  package private(set) var lessons: [Taken] = []
  /// The records that contradict the engine, in the order of the file.
  package private(set) var contradictions: [Contradiction] = []
  /// The lessons that are not known here, or differ from the ones that are known here.
  package private(set) var unknown: [String] = []

  /// A lesson and what came of its questions.
  package struct Taken {
    package let lesson: Lesson
    package fileprivate(set) var questions: [Asked]
    package fileprivate(set) var isDone = false
    /// The number of its steps that were taken, one after the other.
    fileprivate var reached = 0
    /// The questions that were asked, answered or not, also of a device that the learner had changed.
    fileprivate var noted: Set<Place> = []

    package var right: Int { questions.count { $0.isRight == true } }
    package var answered: Int { questions.count { $0.isRight != nil } }
  }

  /// A question of a lesson, and the first answer to it.
  package struct Asked {
    /// The question's step and its place among the questions of the step, from one.
    package let step: Int
    package let number: Int
    fileprivate(set) var question: Question
    /// The learner's answer; nil until the question was answered.
    package fileprivate(set) var given: HandIn.Given?
    /// The engine's mark; nil until the question was answered.
    package fileprivate(set) var isRight: Bool?
  }

  /// A question's step, and its place among those of the step, from one.
  fileprivate struct Place: Hashable {
    let step: Int
    let number: Int
  }

  /// Something in a hand-in that is not so.
  package enum Contradiction: Equatable {
    /// The step of the lesson, or the question of its step, is missing in front of a later one.
    case missing(lesson: String, step: Int, question: Int? = nil)
    /// The lesson has no such step, or its step is another one, or at another time.
    case step(lesson: String, Int)
    /// The step has no such question, or the question has no such choice.
    case question(lesson: String, step: Int, Int)
    /// The engine marks the answer in another way.
    case mark(lesson: String, step: Int, Int)
  }

  /// - Parameter lesson: the lesson of a name, and its scenario; nil if there is none.
  package init(_ handIn: HandIn, lesson: (String) -> (Lesson, Scenario)?) {
    var plans: [String: LessonPlan] = [:]
    // The lesson that goes on; nil for one that cannot be judged.
    var plan: LessonPlan?
    // True if the learner has changed the device since it began.
    var isAside = false
    for record in handIn.records {
      switch record.what {
      case .lesson(let name, let hash):
        isAside = false
        if plans[name] == nil, let (lesson, scenario) = lesson(name) {
          plans[name] = LessonPlan(lesson, scenario)
        }
        plan = plans[name].flatMap { $0.hash == hash ? $0 : nil }
        if let plan { begin(plan) } else if !unknown.contains(name) { unknown.append(name) }
      case .step(let number, let time, let statement):
        guard let plan else { continue }
        defer { take(number, in: plan, isAside: isAside) }
        guard plan.steps.indices.contains(number - 1),
          plan.steps[number - 1].statement == statement,
          isAside || plan.steps[number - 1].device.now.milliseconds == time.milliseconds
        else {
          contradictions.append(.step(lesson: plan.lesson.name, number))
          continue
        }
      case .answer(let answer):
        guard let plan else { continue }
        if !answer.isAside { mark(answer, in: plan) }
        note(answer, in: plan)
      case .event: isAside = true
      case .done:
        guard let plan, let index = index(of: plan) else { continue }
        take(plan.steps.count + 1, in: plan, isAside: true)
        lessons[index].isDone = true
      }
    }
  }

  private func index(of plan: LessonPlan) -> Int? {
    lessons.firstIndex { $0.lesson.name == plan.lesson.name }
  }

  private mutating func begin(_ plan: LessonPlan) {
    guard index(of: plan) == nil else { return }
    var questions: [Asked] = []
    for (index, step) in plan.steps.enumerated() {
      // Nobody's grade rests on a rule that is disputed or assumed.
      for (number, question) in step.questions(focus: 0).enumerated() where question.doubt == nil {
        questions.append(Asked(step: index + 1, number: number + 1, question: question))
      }
    }
    lessons.append(Taken(lesson: plan.lesson, questions: questions))
  }

  /// A step is taken. The learner may have gone back before: then it was taken already.
  private mutating func take(_ number: Int, in plan: LessonPlan, isAside: Bool) {
    guard let index = index(of: plan), number > lessons[index].reached else { return }
    let (name, taken) = (plan.lesson.name, lessons[index])
    if number > taken.reached + 1 {
      contradictions.append(.missing(lesson: name, step: taken.reached + 1))
    }
    lessons[index].reached = min(number, plan.steps.count)
    guard !isAside, plan.steps.indices.contains(number - 1) else { return }
    let step = plan.steps[number - 1]
    let noted = taken.noted.count { $0.step == number }
    // Whichever app was in focus.
    if !step.device.apps.indices.contains(where: { step.questions(focus: $0).count <= noted }) {
      contradictions.append(.missing(lesson: name, step: number, question: noted + 1))
    }
  }

  /// A question is asked: one of the next step, or of one that was taken already, and the next of its step.
  private mutating func note(_ answer: HandIn.Answer, in plan: LessonPlan) {
    guard let index = index(of: plan) else { return }
    let (name, taken) = (plan.lesson.name, lessons[index])
    if plan.steps.indices.contains(answer.step - 1) {
      if answer.step > taken.reached + 1 {
        contradictions.append(.missing(lesson: name, step: taken.reached + 1))
      } else if answer.question > 1,
        !taken.noted.contains(Place(step: answer.step, number: answer.question - 1))
      {
        contradictions.append(
          .missing(lesson: name, step: answer.step, question: answer.question - 1))
      }
    }
    lessons[index].noted.insert(Place(step: answer.step, number: answer.question))
  }

  /// Marks an answer. The first one to a question counts.
  private mutating func mark(_ answer: HandIn.Answer, in plan: LessonPlan) {
    let name = plan.lesson.name
    let missing = Contradiction.question(lesson: name, step: answer.step, answer.question)
    guard let lesson = index(of: plan), plan.steps.indices.contains(answer.step - 1) else {
      return contradictions.append(missing)
    }
    let asked = plan.steps[answer.step - 1].questions(focus: answer.app - 1)
    guard asked.indices.contains(answer.question - 1),
      asked[answer.question - 1].app.index == answer.app - 1,
      let isRight = asked[answer.question - 1].isRight(answer.given)
    else { return contradictions.append(missing) }
    if isRight != answer.isRight {
      contradictions.append(.mark(lesson: name, step: answer.step, answer.question))
    }
    let index = lessons[lesson].questions.firstIndex {
      $0.step == answer.step && $0.number == answer.question
    }
    guard let index, lessons[lesson].questions[index].isRight == nil else { return }
    lessons[lesson].questions[index].question = asked[answer.question - 1]
    lessons[lesson].questions[index].given = answer.given
    lessons[lesson].questions[index].isRight = isRight
  }
}

extension Question {
  /// Returns the engine's mark for an answer; nil if the question does not have that choice.
  fileprivate func isRight(_ given: HandIn.Given) -> Bool? {
    switch given {
    case .none: return false
    case .chosen(let text):
      return choices.firstIndex { HandIn.text(of: $0.answer) == text }.map { $0 == right }
    case .typed(let text):
      switch choices[right].answer {
      case .calls(let calls): return HandIn.list(calls.map { $0.name.rawValue }) == text
      case .announced(let announced): return HandIn.list(announced.map { $0.name }) == text
      case .state, .method: return false
      }
    }
  }
}

// MARK: Words

extension HandInReplay.Asked {
  /// Returns the question in words.
  package func text(_ phrases: Phrases) -> String {
    let writer = QuestionWriter(phrases: phrases)
    return phrases.sentences([
      writer.words(for: question.trigger),
      phrases.predict.question(question.subject, question.app.name),
    ])
  }

  /// Returns the given and the right answer, in a sentence.
  package func verdict(_ phrases: Phrases) -> String {
    let writer = QuestionWriter(phrases: phrases)
    let right = writer.words(for: question.choices[question.right].answer)
    switch given {
    case .chosen(let text), .typed(let text):
      return phrases.predict.isWrong(right: right, said: text)
    case .none?, nil: return phrases.handIn.leftOut(right)
    }
  }

  /// Returns the reason for the right answer; empty if there is nothing to say.
  package func explanation(_ phrases: Phrases) -> String {
    let chosen = question.choices.first { .chosen(HandIn.text(of: $0.answer)) == given }
    return chosen?.misconception.map(phrases.predict.correct)
      ?? question.rule.map(phrases.rule) ?? ""
  }
}
