// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Statements that were typed, and what is left of them.
struct TypedStatements: Sendable {
  var player = Scenario.Player(keepsWindow: true)
  /// The moment of the next of them, if it waits for the clock.
  var moment: Duration?
  /// Predictions that were typed: what is asked before the next step that is typed.
  private(set) var predictions: [Scenario.Prediction] = []

  /// Forgets the statements that wait: they belonged to another moment.
  mutating func forgetWhatWaits() {
    player = Scenario.Player(keepsWindow: true)
    moment = nil
  }

  mutating func forgetPredictions() { predictions.removeAll() }

  /// Gives a line's first step the predictions that were typed before it, and keeps those behind its
  /// last.
  mutating func predict(_ steps: inout [Scenario.Step], then next: [Scenario.Prediction]) {
    if let index = steps.firstIndex(where: { !$0.isExpectation }) {
      steps[index].predictions = predictions.adding(steps[index].predictions)
      predictions = next
    } else {
      predictions = predictions.adding(next)
    }
  }
}

extension [Scenario.Prediction] {
  /// Returns these, and those of the others that are not among them.
  fileprivate func adding(_ others: Self) -> Self { self + others.filter { !contains($0) } }
}
