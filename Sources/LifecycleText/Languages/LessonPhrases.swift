// SPDX-License-Identifier: Apache-2.0

/// The sentences about the lessons of the course.
package struct LessonPhrases: Sendable {
  /// The title on the first row.
  package let title: @Sendable (_ number: Int, _ title: String) -> String
  /// The last step of a lesson was taken.
  package let done: @Sendable (_ number: Int) -> String
  /// How to start the next lesson: with a key on the screen, with a word in plain mode.
  package let next: @Sendable (_ key: String, _ number: Int, _ title: String) -> String
  /// Every lesson of the course is done.
  package let courseDone: String
  /// How many questions were answered right the first time.
  package let score: @Sendable (_ right: Int, _ count: Int) -> String
  /// The same in a table.
  package let shortScore: @Sendable (_ right: Int, _ count: Int) -> String
  /// The heading of the steps whose questions were not.
  package let again: String
  /// One of these steps: what happens in it.
  package let step: @Sendable (_ number: Int, _ trigger: String) -> String
  /// The user is before such a step: the keys that take it, and that lead back to the end.
  package let beforeStep: @Sendable (_ number: Int, _ key: String, _ back: String) -> String
  /// The headings of the next lesson, and of all those that are not done.
  package let nextLesson: String
  package let stillOpen: String
  /// The file with the progress could not be read or written, and why.
  package let progressNotKept: @Sendable (_ why: String) -> String
}
