// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// What is said about the lessons of the course.
package struct LessonPhrases: Sendable {
  /// What is shown at the top.
  package let title: @Sendable (_ number: Int, _ title: String) -> String
  /// The last step of a lesson was taken.
  package let done: @Sendable (_ number: Int) -> String
  /// How to begin the next lesson: a key on the screen, a word in plain mode.
  package let next: @Sendable (_ key: String, _ number: Int, _ title: String) -> String
  package let courseDone: String
  /// The file of what was learned could not be read or written: why, in words for the user.
  package let progressNotKept: @Sendable (_ why: String) -> String
}
