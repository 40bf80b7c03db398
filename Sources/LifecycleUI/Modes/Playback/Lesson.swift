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
