// SPDX-License-Identifier: Apache-2.0

extension Vietnamese {
  final class ScenarioListSentences: ScenarioListPhrases {
    var title: String { "Bài học và kịch bản" }

    var search: String { "Tìm:" }

    var loading: String { "Đang đọc danh sách…" }

    var lessons: String { "Bài học" }

    var others: String { "Khác" }

    var nothingFound: String { "Không có kết quả." }
  }
}
