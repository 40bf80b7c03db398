// SPDX-License-Identifier: Apache-2.0

extension English {
  static let lesson = LessonPhrases(
    title: { "Lesson \($0): \($1)" },
    done: { "Lesson \($0) is done." },
    next: { key, number, title in "\(key) starts lesson \(number): \(title)" },
    courseDone: "You have done every lesson of the course.",
    score: { right, count in
      count == 1
        ? "You answered \(right) of 1 question right the first time."
        : "You answered \(right) of \(count) questions right the first time."
    },
    shortScore: { "\($0) of \($1)" },
    again: "Look at these again",
    step: { "Step \($0): \($1)" },
    beforeStep: { "Step \($0) comes next again. \($1) takes it. \($2) goes back to the end." },
    nextLesson: "Next lesson",
    stillOpen: "Lessons that are still open",
    progressNotKept: { "Progress not saved: \($0)" })
}
