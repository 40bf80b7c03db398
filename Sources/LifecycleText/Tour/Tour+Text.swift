// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis

extension Tour {
  /// The summary of the tour, one sentence a line.
  package func summary(_ phrases: any TourPhrases) -> [String] {
    [phrases.summary(self), phrases.quality(self)]
      + missingByReason.map { phrases.missing($0.reason, $0.items) }
  }

  /// The missing items by the reason that they are missing.
  private var missingByReason: [(reason: Reason, items: [Coverage.Item])] {
    var groups: [(reason: Reason, items: [Coverage.Item])] = []
    for one in missing {
      if let index = groups.firstIndex(where: { $0.reason == one.reason }) {
        groups[index].items.append(one.item)
      } else {
        groups.append((one.reason, [one.item]))
      }
    }
    return groups
  }

  /// The tour as a scenario with its instructions in a language.
  package func scenario(_ phrases: any TourPhrases) -> Scenario {
    scenario(
      title: phrases.title(self), notes: summary(phrases), instruction: phrases.instruction)
  }
}
