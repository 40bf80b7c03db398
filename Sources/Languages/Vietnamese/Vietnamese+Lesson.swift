// SPDX-License-Identifier: Apache-2.0

extension Vietnamese {
  final class LessonSentences: LessonPhrases {
    func title(_ number: Int, _ title: String) -> String { "Bài \(number): \(title)" }

    func done(_ number: Int) -> String { "Bạn đã học xong bài \(number)." }

    func next(_ key: String, _ number: Int, title: String) -> String {
      "\(key) bắt đầu bài \(number): \(title)"
    }

    var courseDone: String { "Bạn đã học xong mọi bài của khóa học." }

    func score(_ right: Int, of count: Int) -> String {
      "Bạn trả lời đúng ngay lần đầu \(right)/\(count) câu hỏi."
    }

    func shortScore(_ right: Int, of count: Int) -> String { "\(right)/\(count)" }

    var learnt: String { "Điều bạn đã học" }

    var again: String { "Hãy xem lại" }

    func step(_ number: Int, _ trigger: String) -> String { "Bước \(number): \(trigger)" }

    func beforeStep(_ number: Int, key: String, back: String) -> String {
      "Bước \(number) lại là bước kế tiếp. \(key) thực hiện bước đó. \(back) đưa bạn về cuối."
    }

    var nextLesson: String { "Bài kế tiếp" }

    var stillOpen: String { "Các bài chưa học" }

    func progressNotKept(_ why: String) -> String { "Chưa lưu được tiến độ: \(why)" }
  }
}
