// SPDX-License-Identifier: Apache-2.0

extension Vietnamese {
  final class StartSentences: StartPhrases {
    var title: String { "Bạn muốn làm gì?" }

    var play: Choice {
      ("Dùng thử", "Mở Notes và xem nhật ký. Mỗi phím là một sự kiện trên điện thoại.")
    }

    var course: Choice { ("Khóa học", "Học vòng đời của app, từng bài một.") }

    var scenarios: Choice {
      ("Kịch bản", "Đi từng bước: cuộc gọi, crash, khởi chạy vì push, và nhiều thứ khác.")
    }

    var keys: Choice {
      ("Phím, ký hiệu", "Xem mỗi phím làm gì và mỗi ký hiệu nghĩa là gì.")
    }

    var fiveSeconds: Choice {
      (
        "Xem iOS chấm dứt một app trong năm giây",
        "App mất 8 giây để lưu khi bạn rời nó. iOS cho khoảng 5 giây."
      )
    }

    func lessons(_ done: Int, of count: Int, next: String) -> String {
      "Đã học \(done)/\(count). Bài kế: \(next)"
    }

    var commands: String { "Trên dòng lệnh" }

    var others: [(command: String, meaning: String)] {
      [
        ("applife check LOG", "tìm chỗ nhật ký thiết bị trái với một quy tắc"),
        ("applife explain REPORT", "từ báo cáo crash, nói vì sao iOS chấm dứt app"),
        ("applife tour", "viết các bước để kiểm thử app trên điện thoại"),
        ("applife host PATH", "chạy app của bạn qua vòng đời của nó"),
      ]
    }

    var anyKey: String { "phím khác: sự kiện của phím đó" }
  }
}
