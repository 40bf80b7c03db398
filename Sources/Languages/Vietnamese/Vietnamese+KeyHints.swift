// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

extension Vietnamese {
  final class KeyHintSentences: KeyHintPhrases {
    var close: String { "đóng" }

    var scroll: String { "cuộn" }

    var filter: String { "lọc" }

    var showAll: String { "hiện tất cả" }

    var parts: String { "phần kế" }

    var startCard: String { "thẻ mở đầu" }

    var select: String { "chọn" }

    var sideways: String { "sang ngang" }

    var open: String { "mở" }

    var choose: String { "chọn" }

    var typeToSearch: String { "gõ để tìm" }

    var goToRow: String { "đến dòng đó" }

    var doIt: String { "làm" }

    var takeOver: String { "đưa vào dòng" }

    func doStep(_ step: String) -> String { "làm \"\(step)\"" }

    func doSteps(_ count: Int) -> String { "làm \(count) bước này" }

    var switchBranch: String { "chuyển" }

    var nameBranch: String { "đặt tên" }

    var save: String { "lưu" }

    var compare: String { "so sánh" }

    var differences: String { "khác biệt" }

    var versions: String { "phiên bản" }
    var methods: String { "phương thức" }

    var entries: String { "các mục" }

    var stopMarking: String { "thôi đánh dấu" }

    var answer: String { "trả lời" }

    var answerSelected: String { "trả lời" }

    func typeAnswer(_ subject: Question.Subject) -> String {
      switch subject {
      case .calls, .notCalled: "hoặc gõ các phương thức"
      case .state: "hoặc gõ trạng thái"
      case .notifications, .order: "hoặc gõ các tên"
      }
    }

    var skip: String { "bỏ qua" }

    var nextQuestion: String { "câu kế tiếp" }

    var goOn: String { "tiếp tục" }

    var rule: String { "quy tắc và nguồn" }

    var answerAgain: String { "về câu trả lời" }

    func goToStep(_ number: Int) -> String { "về bước \(number)" }

    func startLesson(_ number: Int) -> String { "bắt đầu bài \(number)" }

    var summary: String { "tổng kết" }

    var copy: String { "sao chép" }

    var copyLink: String { "sao chép liên kết" }

    var copyScenario: String { "sao chép kịch bản" }
  }
}
