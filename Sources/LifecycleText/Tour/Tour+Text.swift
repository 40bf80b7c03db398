// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Tour {
  /// What there is to say about the tour, one sentence a line.
  package func summary(_ phrases: TourPhrases) -> [String] {
    [phrases.summary(self), phrases.quality(self)] + missing.map(phrases.missing)
  }

  /// The tour as a scenario with its instructions in a language.
  package func scenario(_ phrases: TourPhrases) -> Scenario {
    scenario(
      title: phrases.title(self), notes: summary(phrases), instruction: phrases.instruction)
  }
}
