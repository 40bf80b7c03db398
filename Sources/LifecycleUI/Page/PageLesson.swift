// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// The lesson that a page of the course is: its place in the course, and what its hand-in names.
package struct PageLesson: Hashable, Sendable {
  package let lesson: Lesson
  /// The lesson after it; nil for the last one.
  package let next: Lesson?
  /// The SHA-256 of the lesson's text, which is the same in every language.
  let hash: String
  /// The version of the program that made the page.
  let program: String

  /// - Parameter scenario: the text of the lesson as it is shipped, not translated.
  package init(_ lesson: Lesson, next: Lesson?, _ scenario: Scenario, program: String) {
    (self.lesson, self.next, self.program) = (lesson, next, program)
    hash = HandIn.hash(of: scenario)
  }

  var place: Lesson.Place { Lesson.Place(lesson, open: next.map { [$0] } ?? []) }

  // MARK: On the way through a page

  /// The lesson as lines: the version, the hash, and each lesson's number, name and title.
  package var text: String {
    ([program, hash]
      + ([lesson] + (next.map { [$0] } ?? [])).flatMap {
        [String($0.number), $0.name, $0.title]
      }).joined(separator: "\n")
  }

  /// Nil for a text that no page has.
  package init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count >= 5, let lesson = Self.lesson(lines[2..<5]) else { return nil }
    (program, hash, self.lesson) = (lines[0], lines[1], lesson)
    next = lines.count >= 8 ? Self.lesson(lines[5..<8]) : nil
  }

  private static func lesson(_ lines: ArraySlice<String>) -> Lesson? {
    let lines = Array(lines)
    return Int(lines[0]).map { Lesson(number: $0, name: lines[1], title: lines[2]) }
  }
}
