// SPDX-License-Identifier: Apache-2.0

/// The sentences about the lessons of the course.
package struct LessonPhrases: Sendable {
  /// The title on the first row.
  package let title: @Sendable (_ number: Int, _ title: String) -> String
  /// The last step of a lesson was taken.
  package let done: @Sendable (_ number: Int) -> String
  /// How to start the next lesson: with a key on the screen, with a word in plain mode.
  package let next: @Sendable (_ key: String, _ number: Int, _ title: String) -> String
  package let courseDone: String
  /// The file with the progress could not be read or written, and why.
  package let progressNotKept: @Sendable (_ why: String) -> String
}
