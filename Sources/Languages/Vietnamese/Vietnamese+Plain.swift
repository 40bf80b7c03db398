// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Vietnamese {
  final class PlainSentences: PlainPhrases {
    func greeting(_ title: String, version: String) -> String {
      "\(title.isEmpty ? "applife" : title) (\(version))"
    }

    func advice(_ steps: Int) -> String {
      let events = "Gõ một sự kiện như tap icon hoặc receive call. Gõ help để xem các lệnh."
      return steps == 0
        ? events : "Có \(steps) bước. Gõ next để thực hiện từng bước. " + events
    }

    func onScreen(_ screen: String) -> String { "Trên màn hình: \(screen)." }

    func app(_ name: String, state: String) -> String { "\(name): \(state)." }

    func limit(_ app: String, _ limit: TimeLimit, left: String) -> String {
      "\(app): \(Vietnamese.shared.limit(limit)), còn \(left)."
    }

    func progress(_ taken: Int, of count: Int, next: String?) -> String {
      let place = "Bước \(taken)/\(count)."
      return next.map { "\(place) Kế tiếp: \($0)." } ?? "\(place) Hết kịch bản."
    }

    var help: [String] {
      [
        "Sự kiện: tap icon, press home, lock, unlock, receive call, decline call, v.v.",
        "  applife events liệt kê tất cả. Có thể thêm tên app: tap icon Maps.",
        "Thời gian: wait 5s để 5 giây trôi qua. skip tua đến thời hạn kế tiếp. +2s press home chờ 2 giây trước.",
        "Kỳ vọng: expect Notes active, within 5s expect Notes suspended.",
        "Kịch bản: next thực hiện một bước. step cho xem từng lời gọi một. restart bắt đầu lại.",
        "  scenarios liệt kê mọi bài học và kịch bản, scenarios call chỉ liệt kê những mục về cuộc gọi.",
        "  load TÊN nạp một bài học hoặc kịch bản.",
        "undo hoàn tác sự kiện hoặc bước cuối. redo làm lại. status mô tả thiết bị.",
        "Quá khứ: earlier và later đến thời điểm khác; earlier event và earlier state đến sự kiện hoặc",
        "  trạng thái khác. first về lúc đầu, now về hiện tại. Một sự kiện trong quá khứ mở nhánh mới.",
        "  branches liệt kê các nhánh. switch 2 chuyển sang nhánh 2. branch TÊN đặt tên cho nhánh hiện tại.",
        "present giấu kết quả của mỗi bước. Sau đó next mở tất cả, step mở một dòng.",
        "  notes đọc ghi chú của người trình bày.",
        "why giải thích điều xảy ra cuối cùng. why 12 giải thích dòng 12 của nhật ký.",
        "  why not press home nói vì sao sự kiện đó không thể xảy ra, và làm sao để nó xảy ra được.",
        "coverage liệt kê những gì phiên này đã thấy, và những gì còn thiếu.",
        "quiz đố bạn đoán xem iOS sẽ làm gì. Trả lời bằng một số, hoặc gõ các phương thức.",
        "  predict trước một sự kiện hỏi về sự kiện đó. pass bỏ qua câu hỏi. summary cho xem điểm",
        "  của bạn. save-summary TỆP lưu điểm. Sau khi trả lời, why giải thích quy tắc.",
        "compare style delegate scene so sánh hai kiểu. compare ios 13 26 so sánh hai phiên bản.",
        "  compare limit suspension 5s 1m so sánh hai giới hạn, compare 2 so sánh với một nhánh khác.",
        "save TỆP lưu phiên thành kịch bản. save! TỆP thay thế một tệp.",
        "speed 4 đặt tốc độ đồng hồ. pause dừng hoặc cho chạy tiếp. quit thoát.",
      ]
    }
  }
}
