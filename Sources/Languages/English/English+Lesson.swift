// SPDX-License-Identifier: Apache-2.0

extension English {
  final class LessonSentences: LessonPhrases {
    func title(_ number: Int, _ title: String) -> String { "Lesson \(number): \(title)" }

    func done(_ number: Int) -> String { "Lesson \(number) is done." }

    func next(_ key: String, _ number: Int, title: String) -> String {
      "\(key) starts lesson \(number): \(title)"
    }

    var courseDone: String { "You have done every lesson of the course." }

    func score(_ right: Int, of count: Int) -> String {
      count == 1
        ? "You answered \(right) of 1 question right the first time."
        : "You answered \(right) of \(count) questions right the first time."
    }

    func shortScore(_ right: Int, of count: Int) -> String { "\(right) of \(count)" }

    var learnt: String { "What you have learnt" }

    var again: String { "Look at these again" }

    func step(_ number: Int, _ trigger: String) -> String { "Step \(number): \(trigger)" }

    func beforeStep(_ number: Int, key: String, back: String) -> String {
      "Step \(number) comes next again. \(key) takes it. \(back) goes back to the end."
    }

    var nextLesson: String { "Next lesson" }

    var stillOpen: String { "Lessons that are still open" }

    func progressNotKept(_ why: String) -> String { "Progress not saved: \(why)" }
  }
}
