// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

extension English {
  static let coverage = CoveragePhrases(
    title: "Seen in this session",
    category: { category in
      switch category {
      case .states: "states"
      case .transitions: "transitions"
      case .callbacks: "callbacks"
      case .notifications: "notifications"
      case .terminations: "terminations"
      case .events: "events"
      }
    },
    count: { "\($0) of \($1) \($2)" },
    summary: { "Seen: \($0). \($1): table." },
    sentence: { count, missing in
      missing.isEmpty
        ? "\(count) seen." : "\(count) seen. Missing: \(missing.joined(separator: ", "))."
    })
}
