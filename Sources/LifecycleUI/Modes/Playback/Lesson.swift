// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// A lesson of the course: a scenario with a number, which another lesson may follow.
package struct Lesson: Hashable, Sendable {
  /// Its place in the course, from 1.
  package let number: Int
  /// The name by which the shell finds it: `five-states`.
  package let name: String
  package let title: String

  package init(number: Int, name: String, title: String) {
    self.number = number
    self.name = Printable.stripped(name)
    self.title = Printable.stripped(title)
  }

  /// Where a session stands in the course.
  package struct Place: Hashable, Sendable {
    package let lesson: Lesson
    /// The lesson after it; nil at the end of the course.
    package let next: Lesson?

    package init(_ lesson: Lesson, next: Lesson?) {
      self.lesson = lesson
      self.next = next
    }
  }

  /// How far a session is in a lesson.
  struct Progress: Hashable, Sendable {
    let place: Place
    /// Whether the last step has been taken.
    var isDone = false
  }
}

extension Session {
  /// A lesson whose last step was taken is done: that is said once.
  mutating func finishLesson() -> [Effect] {
    guard let lesson, !lesson.isDone, let playback,
      playback.taken == playback.count, !timeline.isConcealed
    else { return [] }
    self.lesson?.isDone = true
    return [.lessonDone(lesson.place.lesson)]
  }

  /// The next step of the scenario; behind the last one of a lesson, the next lesson.
  mutating func takeNextStep(at wall: Duration) -> [Effect] {
    if let lesson, lesson.isDone, !timeline.isConcealed, playback?.isOver == true,
      let next = lesson.place.next
    {
      return [.openLesson(next)]
    }
    takeStep(.event, at: wall)
    return []
  }

  /// What is said at the end of a scenario: how its expectations went, and which lesson follows.
  func ending(of playback: ScenarioPlayback) -> String {
    let result = phrases.messages.scenarioResult(playback.passed, playback.failed)
    guard let place = lesson?.place else { return result }
    let words = phrases.lesson
    let end = playback.failed > 0 ? result : words.done(place.lesson.number)
    guard let next = place.next else { return "\(end) \(words.courseDone)" }
    return "\(end) \(words.next(interface.name(of: .confirm), next.number, next.title))"
  }
}
