// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle

/// The reason why an app is in its state, in words.
enum StateReason {
  /// - Parameters:
  ///   - state: The state that is shown: the device may be ahead of it.
  ///   - isBetweenMoments: True if the device is behind what is shown.
  static func text(
    of app: EmulatedApp, shownAs state: EmulatedApp.State, _ facts: AppFacts,
    isBetweenMoments: Bool, in phrases: Phrases
  ) -> String {
    let last = facts.lastTransition
    if isBetweenMoments { return last.map { phrases.cause($0.because) } ?? "" }
    if let last, state != app.state { return phrases.cause(last.because) }
    if app.isHung { return phrases.mainThreadBlocked }
    switch app.process?.phase {
    case nil:
      return app.lastEnding.map { phrases.cause($0.reason.cause) }
        ?? phrases.stateMeaning(.notRunning)
    case .inactive(let cause): return phrases.cause(cause)
    case .background(let background): return phrases.cause(background.because)
    case .active: return phrases.stateMeaning(.active)
    case .suspended, .starting: return last.map { phrases.cause($0.because) } ?? ""
    }
  }
}
