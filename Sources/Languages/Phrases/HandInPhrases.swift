// SPDX-License-Identifier: Apache-2.0

/// The sentences about what a learner hands in.
package protocol HandInPhrases: AnyObject, Sendable {
  /// The answers could not be written.
  func notKept(_ why: String) -> String
  /// The reason that a file is no hand-in, without its place.
  func fileProblem(_ problem: HandInProblem) -> String
  /// A lesson that is not known here, or that has another text here.
  func unknownLesson(_ name: String) -> String
  /// Something in a hand-in is not what the replay finds.
  func contradiction(_ place: HandInPlace) -> String
  /// A step or a question of a lesson is not where it should be in the hand-in.
  func missing(_ place: HandInPlace) -> String
  /// A lesson, by its name, was not taken to its end.
  func unfinished(_ lesson: String) -> String
  /// A question was left out; the right answer.
  func leftOut(_ right: String) -> String
}

/// A problem in a file that should be a hand-in.
package enum HandInProblem: Equatable, Sendable {
  /// It does not begin as a hand-in does.
  case noHandIn
  /// The version that was found; 1 is expected.
  case version(String)
  /// The last line is not there.
  case cutOff
  /// The checksum is another one.
  case changed
  /// A line that no hand-in has.
  case line
  /// There are more records than a hand-in can have.
  case tooLong
  /// An answer, or the like, before the first lesson.
  case noLesson
}

/// A place in a hand-in: a step of a lesson, or a question about it; numbers are from one.
package struct HandInPlace: Equatable, Sendable {
  package let lesson: String
  package let step: Int
  package let question: Int?

  package init(lesson: String, step: Int, question: Int?) {
    self.lesson = lesson
    self.step = step
    self.question = question
  }
}
