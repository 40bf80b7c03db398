// SPDX-License-Identifier: Apache-2.0

extension English {
  static let lesson = LessonPhrases(
    title: { "Lesson \($0): \($1)" },
    done: { "Lesson \($0) is done." },
    next: { key, number, title in "\(key) starts lesson \(number): \(title)" },
    courseDone: "It is the last lesson. applife learn lists the lessons that are open.",
    progressNotKept: { "Progress not saved: \($0)" })
}
