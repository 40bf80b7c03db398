// SPDX-License-Identifier: Apache-2.0

extension Vietnamese {
  final class PageSentences: PagePhrases {
    var steps: String { "Các bước" }

    var timeline: String { "Dòng thời gian" }

    var notPossible: String { "Chưa thể xảy ra: nhấn vào một sự kiện để xem lý do" }

    var outcome: String { "Điều gì xảy ra" }

    var columns: [String] { ["thời gian", "app", "loại", "nội dung"] }

    var passed: String { "đạt" }

    var failed: String { "không đạt" }

    var step: String { "Bước kế" }

    var play: String { "Phát" }

    var stop: String { "Dừng" }

    var pace: String { "Nhịp" }

    var statement: String { "Gõ một câu lệnh" }

    var send: String { "Gửi" }

    var more: String { "Thêm" }

    var pass: String { "Bỏ qua" }

    var close: String { "Đóng" }

    var copyLink: String { "Sao chép liên kết" }

    var saveScenario: String { "Lưu kịch bản" }

    var showCommand: String { "Hiện lệnh" }

    var record: String { "Hiện lần chạy đã ghi" }

    var predict: String { "Dự đoán trước" }

    func terminalOnly(_ name: String) -> String { "\(name) chỉ dùng được trong terminal." }

    var speed: String { "tốc độ" }

    var paused: String { "đồng hồ đang dừng" }

    var past: String { "bạn đang xem quá khứ" }

    var link: String { "Liên kết đến phiên này" }

    var command: String { "Chính phiên này trong terminal" }

    var copied: String { "Đã sao chép liên kết." }

    var longLink: String {
      "Phiên này quá dài cho một liên kết. Hãy lưu kịch bản của nó."
    }

    var badLink: String { "Địa chỉ không chứa phiên nào mở được." }

    var trapped: String {
      "Trình giả lập đã dừng ở thao tác cuối của bạn. Trang đã khởi động lại nó và lặp lại mọi thao tác trước đó."
    }

    var oldBrowser: String {
      "Trình duyệt này không chạy được trình giả lập vì không có WebAssembly hoặc DecompressionStream. Bạn có thể đọc lần chạy đã ghi."
    }

    var notStarted: String {
      "Trình giả lập không khởi động được. Bạn có thể đọc lần chạy đã ghi."
    }

    var copyIssue: String { "Sao chép thành báo lỗi" }

    var expected: String { "Mong đợi" }

    var actual: String { "Thực tế" }

    var lastCalls: String { "Các lệnh gọi cuối" }

    var issueCopied: String { "Đã sao chép báo lỗi." }

    var next: String { "Tiếp theo" }

    var explained: String { "Vừa xảy ra" }

    var handIn: String { "Lưu bài nộp" }

    var keys: String { "Phím chữ" }

    var views: String { "Các phần" }

    var moment: String { "Một thời điểm của lần chạy" }

    var hideOutcomes: String { "Giấu kết quả" }

    var course: String { "Vòng đời của một app iOS" }

    var courseAbout: String {
      "Mỗi bài học là một trang dùng được khi không có mạng. Nhấn Enter để thực hiện một bước."
    }
  }
}
