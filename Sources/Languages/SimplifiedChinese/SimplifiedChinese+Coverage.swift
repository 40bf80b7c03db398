// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

extension SimplifiedChinese {
  final class CoverageSentences: CoveragePhrases {
    var title: String { "本次会话已看到" }

    static func category(_ category: Coverage.Category) -> String {
      switch category {
      case .states: "状态"
      case .transitions: "转换"
      case .callbacks: "回调"
      case .notifications: "通知"
      case .terminations: "终止"
      case .events: "事件"
      case .rules: "规则"
      }
    }

    func count(_ seen: Int, of all: Int, _ category: Coverage.Category) -> String {
      "\(Self.category(category)) \(seen) / \(all)"
    }

    func heading(_ seen: Int, of all: Int, _ category: Coverage.Category) -> String {
      "覆盖：\(count(seen, of: all, category))"
    }

    var seen: String { "已看到" }

    var unseen: String { "未看到" }

    func summary(_ counts: String, key: String) -> String { "已看到：\(counts)。\(key)：表格。" }

    func sentence(_ count: String, _ missing: [String]) -> String {
      missing.isEmpty ? "已看到\(count)。" : "已看到\(count)。还缺：\(listed(missing))。"
    }
  }
}
