// SPDX-License-Identifier: Apache-2.0

/// The sentences about the lessons of the course.
package protocol LessonPhrases: AnyObject, Sendable {
  /// The title on the first row.
  func title(_ number: Int, _ title: String) -> String
  /// The last step of a lesson was taken.
  func done(_ number: Int) -> String
  /// The way to start the next lesson: with a key on the screen, with a word in plain mode.
  func next(_ key: String, _ number: Int, title: String) -> String
  /// Every lesson of the course is done.
  var courseDone: String { get }
  /// The number of questions that were answered right the first time.
  func score(_ right: Int, of count: Int) -> String
  /// A score in a table.
  func shortScore(_ right: Int, of count: Int) -> String
  /// The heading of what the lesson has shown.
  var learnt: String { get }
  /// The heading of the steps whose questions were not.
  var again: String { get }
  /// One of these steps: what happens in it.
  func step(_ number: Int, _ trigger: String) -> String
  /// The user is before such a step: the keys that take it, and that lead back to the end.
  func beforeStep(_ number: Int, key: String, back: String) -> String
  /// The headings of the next lesson, and of all those that are not done.
  var nextLesson: String { get }
  var stillOpen: String { get }
  /// The file with the progress could not be read or written, and why.
  func progressNotKept(_ why: String) -> String
}
