// SPDX-License-Identifier: Apache-2.0

/// The user's standing in the course. The start asks for no more, since reading the title of every
/// lesson takes longer than drawing the first screen.
package struct CourseStanding: Hashable, Sendable {
  /// The number of lessons that are done, and of all.
  package let done: Int
  package let count: Int
  /// The first lesson that is not done; the first one once all are.
  package let next: Lesson

  package init(done: Int, count: Int, next: Lesson) {
    self.done = done
    self.count = count
    self.next = next
  }
}
