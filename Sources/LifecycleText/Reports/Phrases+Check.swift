// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis

extension CheckPhrases {
  /// The observation in a line: a name as Apple spells it, and the state in brackets.
  package func text(_ observation: LogObservation) -> String {
    observation.symbol == .launched ? self.newProcess : observation.text
  }

  /// A note of the scenario.
  func text(_ note: LogExplanation.Note) -> String {
    switch note {
    case .beforeLog: beforeLog
    case .endedEarly: endedEarly
    case .alternatives(let events): alternatives(events.map(\.phrase))
    case .line(let number, let observation): line(number, text(observation))
    }
  }
}
