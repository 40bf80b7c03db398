// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

extension English {
  final class CoverageSentences: CoveragePhrases {
    var title: String { "Seen in this session" }

    private func category(_ category: Coverage.Category) -> String {
      switch category {
      case .states: "states"
      case .transitions: "transitions"
      case .callbacks: "callbacks"
      case .notifications: "notifications"
      case .terminations: "terminations"
      case .events: "events"
      case .rules: "rules"
      }
    }

    func count(_ seen: Int, of all: Int, _ category: Coverage.Category) -> String {
      "\(seen) of \(all) \(self.category(category))"
    }

    func heading(_ seen: Int, of all: Int, _ category: Coverage.Category) -> String {
      "Coverage: \(self.category(category)) \(seen) of \(all)"
    }

    var seen: String { "seen" }

    var unseen: String { "unseen" }

    func summary(_ counts: String, key: String) -> String { "Seen: \(counts). \(key): table." }

    func sentence(_ count: String, _ missing: [String]) -> String {
      missing.isEmpty
        ? "\(count) seen." : "\(count) seen. Missing: \(missing.joined(separator: ", "))."
    }
  }
}
