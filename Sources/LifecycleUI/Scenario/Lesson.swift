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
}

extension Session {
  /// A lesson whose last step was taken is done: that is said once.
  mutating func finishLesson() -> [Effect] {
    guard let lesson = start.lesson?.lesson, !isLessonDone, let playback,
      playback.taken == playback.count, !timeline.isConcealed
    else { return [] }
    isLessonDone = true
    return [.lessonDone(lesson)]
  }

  /// The next step of the scenario; behind the last one of a lesson, the next lesson.
  mutating func takeNextStep(at wall: Duration) -> [Effect] {
    if isLessonDone, !timeline.isConcealed, playback?.isOver == true, let next = start.lesson?.next
    {
      return [.openLesson(next)]
    }
    takeStep(.event, at: wall)
    return []
  }

  /// What is said at the end of a scenario: how its expectations went, and which lesson follows.
  func ending(of playback: ScenarioPlayback) -> String {
    let result = phrases.messages.scenarioResult(playback.passed, playback.failed)
    guard let place = start.lesson else { return result }
    let words = phrases.lesson
    let end = playback.failed > 0 ? result : words.done(place.lesson.number)
    guard let next = place.next else { return "\(end) \(words.courseDone)" }
    let key = start.isPlain ? PromptCommand.next.rawValue : Keymap.key(of: .confirm)
    return "\(end) \(words.next(key, next.number, next.title))"
  }
}
