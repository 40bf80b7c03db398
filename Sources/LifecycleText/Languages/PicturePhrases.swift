// SPDX-License-Identifier: Apache-2.0

/// The sentences in drawings of runs.
package struct PicturePhrases: Sendable {
  /// The heading of the events.
  package let events: String
  /// "limit suspension until 7 s"
  package let limit: @Sendable (_ name: String, _ due: String) -> String
  /// How many rows are not drawn.
  package let leftOut: @Sendable (_ count: Int) -> String
  /// How many events there were, and how long the run took.
  package let summary: @Sendable (_ events: Int, _ time: String) -> String
  /// A state, and when it began: "active at 2 s".
  package let change: @Sendable (_ state: String, _ time: String) -> String
  package let ended: @Sendable (_ why: String, _ time: String) -> String
  /// The state transitions of an app.
  package let history: @Sendable (_ app: String, _ changes: [String]) -> String
  /// How many states and transitions were seen, of how many.
  package let coverage:
    @Sendable (_ states: Int, _ allStates: Int, _ transitions: Int, _ allTransitions: Int) -> String
  package let unseen: @Sendable (_ transitions: [String]) -> String
  /// A state was seen, or was not.
  package let seen: String
  package let notSeen: String
  /// The title of a diagram of several runs.
  package let runs: @Sendable (_ count: Int) -> String
}
