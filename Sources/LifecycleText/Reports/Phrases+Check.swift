// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis

extension CheckPhrases {
  /// The observation in a line: a name as Apple spells it, and the state in brackets.
  package func text(_ observation: LogObservation) -> String {
    observation.symbol == .launched ? self.newProcess : observation.text
  }

  /// The words for the reason that a line gives for the end of a process.
  package func text(_ end: LogEnd?) -> String {
    ending(end?.word, namesReason: end?.namesReason ?? false)
  }

  /// A note of the scenario.
  func text(_ note: LogExplanation.Note) -> String {
    switch note {
    case .beforeLog: beforeLog
    case .endedEarly: endedEarly
    case .late(let seconds): late(Duration.seconds(seconds).words)
    case .alternatives(let events): alternatives(events.map(\.phrase))
    case .line(let number, let observation): line(number, text(observation))
    }
  }
}
