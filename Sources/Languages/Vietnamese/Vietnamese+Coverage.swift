// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

extension Vietnamese {
  final class CoverageSentences: CoveragePhrases {
    var title: String { "Đã thấy trong phiên này" }

    static func category(_ category: Coverage.Category) -> String {
      switch category {
      case .states: "trạng thái"
      case .transitions: "chuyển tiếp"
      case .callbacks: "lời gọi"
      case .notifications: "notification"
      case .terminations: "kiểu chấm dứt"
      case .events: "sự kiện"
      case .rules: "quy tắc"
      }
    }

    func count(_ seen: Int, of all: Int, _ category: Coverage.Category) -> String {
      "\(seen)/\(all) \(Self.category(category))"
    }

    func heading(_ seen: Int, of all: Int, _ category: Coverage.Category) -> String {
      "Độ phủ: \(count(seen, of: all, category))"
    }

    var seen: String { "đã thấy" }

    var unseen: String { "chưa thấy" }

    func summary(_ counts: String, key: String) -> String { "Đã thấy: \(counts). \(key): bảng." }

    func sentence(_ count: String, _ missing: [String]) -> String {
      missing.isEmpty
        ? "Đã thấy \(count)." : "Đã thấy \(count). Còn thiếu: \(missing.joined(separator: ", "))."
    }
  }
}
