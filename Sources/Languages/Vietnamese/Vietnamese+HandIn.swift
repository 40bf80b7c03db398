// SPDX-License-Identifier: Apache-2.0

extension Vietnamese {
  final class HandInSentences: HandInPhrases {
    func notKept(_ why: String) -> String { "Chưa lưu được vào bài nộp: \(why)" }

    func fileProblem(_ problem: HandInProblem) -> String {
      switch problem {
      case .noHandIn: "không phải bài nộp của applife learn"
      case .version(let found): "cần bài nộp phiên bản 1, nhưng gặp phiên bản \"\(found)\""
      case .cutOff: "bài nộp bị cắt cụt: thiếu dòng cuối"
      case .changed: "bài nộp bị hỏng hoặc đã bị sửa: mã kiểm tra không khớp"
      case .line: "một dòng mà applife không viết ra"
      case .tooLong: "bài nộp quá dài"
      case .noLesson: "cần một bài học ở đầu"
      }
    }

    func unknownLesson(_ name: String) -> String {
      "ở đây không có bài học '\(name)', hoặc nội dung của nó ở đây khác"
    }

    func contradiction(_ place: HandInPlace) -> String {
      if let question = place.question {
        return
          "bài học \(place.lesson), bước \(place.step), câu hỏi \(question): kết quả chạy lại không khớp với bài nộp"
      }
      return "bài học \(place.lesson), bước \(place.step): kết quả chạy lại không khớp với bài nộp"
    }

    func missing(_ place: HandInPlace) -> String {
      if let question = place.question {
        return
          "bài học \(place.lesson), bước \(place.step), câu hỏi \(question): bị thiếu hoặc không đúng chỗ"
      }
      return "bài học \(place.lesson), bước \(place.step): bị thiếu hoặc không đúng chỗ"
    }

    func unfinished(_ lesson: String) -> String { "bài học \(lesson) chưa học xong" }

    func leftOut(_ right: String) -> String { "Không trả lời. Đáp án đúng: \(right)." }
  }
}
