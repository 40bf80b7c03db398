// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Vietnamese {
  final class WhySentences: WhyPhrases {
    func happened(_ time: String, app: String?) -> String {
      app.map { "\(seconds(time)), \($0)" } ?? seconds(time)
    }

    var role: String { "Trong phương thức này" }

    var meaning: String { "Ý nghĩa" }

    var leadsTo: String { "Trạng thái có thể kế tiếp" }

    var rule: String { "Quy tắc" }

    var grade: String { "Độ tin cậy" }

    var sources: String { "Nguồn" }

    var followed: String { "Nguồn mà applife dựa theo" }

    var opposing: String { "Nguồn nói khác" }

    var chain: String { "Các bước từ nguyên nhân đến đây, kèm trạng thái của app" }

    var forgotten: String { "Những bước đầu không còn trong nhật ký." }

    func reached(_ limit: TimeLimit) -> String {
      "hết giới hạn thời gian: \(Vietnamese.shared.limit(limit))"
    }

    func countdown(_ limit: TimeLimit, _ left: String) -> String {
      "\(Vietnamese.shared.limit(limit)), còn \(left)"
    }

    var forbidden: String { "Vì sao không thể xảy ra" }

    var possibleNow: String { "Bây giờ sự kiện này có thể xảy ra." }

    var toMakePossible: String { "Cách ngắn nhất để nó xảy ra được" }

    func notThere(_ app: String) -> String { "\(app) không ở trạng thái này" }

    var toGetThere: String { "Cách ngắn nhất để đến đó" }

    var lastTime: String { "Lần cuối ở trạng thái này" }

    var noWay: String { "Không tìm thấy." }

    var forOtherApp: String { "Có thể xảy ra với app khác" }

    var wait: String { "Tua đến thời hạn kế tiếp." }

    func timer(since: String, due: String, _ isFatal: Bool) -> String {
      let end =
        isFatal
        ? "Khi hết giờ, iOS chấm dứt app."
        : "Khi hết giờ, app không bị chấm dứt."
      return "Bộ đếm giờ bắt đầu lúc \(seconds(since)) và hết giờ lúc \(seconds(due)). \(end)"
    }

    func isPossible(_ event: String, key: String) -> String {
      "\(event): bây giờ làm được. Nhấn \(key)."
    }

    func isThere(_ app: String, state: String) -> String { "\(app): \(state)." }

    var choose: String { "Gõ 1 để làm việc này." }

    var nothing: String { "Chưa có gì để giải thích." }

    var nothingTitle: String { "Vì sao" }

    func noRow(_ number: Int) -> String {
      "Nhật ký không có dòng \(number), hoặc dòng đó không có nguyên nhân."
    }

    var usage: String { "Gõ why, hoặc why 12 cho dòng 12, hoặc why not kèm một sự kiện." }

    func hint(_ key: String) -> String { "\(key): vì sao?" }
  }
}
