// SPDX-License-Identifier: Apache-2.0

extension Vietnamese {
  final class RunLoopSentences: RunLoopPhrases {
    var title: String { "Run loop chính" }

    var noProcess: String { "Không có tiến trình." }

    var suspended: String { "tạm ngưng, không chạy mã" }

    var idle: String { "rảnh, chờ sự kiện" }

    func runs(_ method: String) -> String { "đang chạy \(method)" }

    func expirationHandler(_ task: String) -> String { "hàm xử lý hết hạn \(task)" }

    func until(_ time: String) -> String { "trả về lúc \(seconds(time))" }

    func blocked(_ time: String) -> String { "bị chặn từ \(seconds(time))" }

    func waiting(_ count: Int) -> String { "Đang xếp hàng phía sau (\(count)):" }

    var nothingWaits: String { "Hàng đợi trống." }

    var kept: String { "Chờ cho đến khi app chạy tiếp, mỗi loại một:" }

    func path(_ event: String) -> String { "Đường đi của sự kiện cuối: \(event)" }

    func noPath(_ key: String) -> String { "Nhấn \(key) để xem đường đi của một cú chạm." }
  }
}
