// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// A lesson of the course: a scenario with a number, which another lesson may follow.
package struct Lesson: Hashable, Sendable {
  /// The lesson's place in the course, from 1.
  package let number: Int
  /// The name by which the shell finds it: `five-states`.
  package let name: String
  package let title: String

  package init(number: Int, name: String, title: String) {
    self.number = number
    self.name = Printable.stripped(name)
    self.title = Printable.stripped(title)
  }

  /// The place of a session in the course.
  package struct Place: Hashable, Sendable {
    package let lesson: Lesson
    /// The other lessons that are not done, in the order of the course.
    package let open: [Lesson]

    package init(_ lesson: Lesson, open: [Lesson]) {
      self.lesson = lesson
      self.open = open
    }

    /// The next lesson that is not done: the first one behind this lesson, else the first of all; nil
    /// if every other lesson is done.
    package var next: Lesson? { following ?? open.first }

    /// The first lesson behind this one that is not done.
    var following: Lesson? { open.first { $0.number > lesson.number } }
  }

  /// The number of questions of a lesson that were answered right the first time.
  package struct Score: Hashable, Sendable {
    package let right: Int
    /// The number of questions, answered or not; more than 0.
    package let count: Int

    /// Nil for numbers that no lesson can have.
    package init?(right: Int, count: Int) {
      guard count > 0, (0...count).contains(right) else { return nil }
      self.right = right
      self.count = count
    }

    /// Returns true if more of the questions were answered right. A lesson may have other questions
    /// than it had when the other score was written down.
    package func isBetter(than other: Score) -> Bool {
      Double(right) / Double(count) > Double(other.right) / Double(other.count)
    }
  }

  /// The progress of a session in a lesson.
  struct Progress: Hashable, Sendable {
    var place: Place
    /// True if the last step has been taken.
    var isDone = false
    /// The questions that were asked, in the order of the steps.
    private(set) var asked: [Asked] = []

    init(place: Place) { self.place = place }

    /// The questions of one step, and how they were answered the first time.
    struct Asked: Hashable, Sendable {
      /// The number of steps before it.
      let step: Int
      let trigger: Outcome.Trigger
      /// True for each of them that was answered right; nil until it is answered.
      fileprivate(set) var answers: [Bool?]

      var isRight: Bool { answers.allSatisfy { $0 == true } }
    }

    /// The questions of a step are asked. If they are asked again, the first answers stay.
    mutating func ask(_ questions: [Question], ofStep step: Int) {
      guard let first = questions.first, !asked.contains(where: { $0.step == step }) else { return }
      let answers = [Bool?](repeating: nil, count: questions.count)
      asked.append(Asked(step: step, trigger: first.trigger, answers: answers))
    }

    /// Notes the answers of a step whose questions are over, for those that have no answer yet. A
    /// question that was left out was not answered right.
    mutating func note(_ answers: [Quiz.Answer], ofStep step: Int) {
      guard let found = asked.firstIndex(where: { $0.step == step }) else { return }
      for index in asked[found].answers.indices where asked[found].answers[index] == nil {
        asked[found].answers[index] = answers.indices.contains(index) && answers[index].isRight
      }
    }

    /// The number of questions that were answered, and of those that were answered right.
    var answered: (right: Int, count: Int) {
      let answers = asked.flatMap { $0.answers }.compactMap { $0 }
      return (answers.count { $0 }, answers.count)
    }

    /// Nil if nothing was asked.
    var score: Score? {
      let answers = asked.flatMap { $0.answers }
      return Score(right: answers.count { $0 == true }, count: answers.count)
    }

    /// The lesson begins again: what is answered now is the first answer.
    mutating func restart() { self = Self(place: place) }
  }
}
