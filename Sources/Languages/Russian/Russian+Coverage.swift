// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

extension Russian {
  final class CoverageSentences: CoveragePhrases {
    var title: String { "Увидено за этот сеанс" }

    static func category(_ category: Coverage.Category) -> String {
      switch category {
      case .states: "состояния"
      case .transitions: "переходы"
      case .callbacks: "методы"
      case .notifications: "уведомления"
      case .terminations: "завершения"
      case .events: "события"
      case .rules: "правила"
      }
    }

    func count(_ seen: Int, of all: Int, _ category: Coverage.Category) -> String {
      "\(Self.category(category)) \(seen) из \(all)"
    }

    func heading(_ seen: Int, of all: Int, _ category: Coverage.Category) -> String {
      "Покрытие: \(count(seen, of: all, category))"
    }

    var seen: String { "встретилось" }

    var unseen: String { "не встретилось" }

    func summary(_ counts: String, key: String) -> String {
      "Увидено: \(counts). \(key): таблица."
    }

    func sentence(_ count: String, _ missing: [String]) -> String {
      let count = count.prefix(1).uppercased() + count.dropFirst()
      return missing.isEmpty
        ? "\(count)." : "\(count). Не встретилось: \(missing.joined(separator: ", "))."
    }
  }
}
