// SPDX-License-Identifier: Apache-2.0

/// The limits of one call of a tool.
package struct AgentBudget: Sendable {
  /// The bytes of a line that is read; a longer one is an error.
  package static let longestLine = 4 * 1024 * 1024
  /// The messages of a batch. Its calls share the bytes of one answer.
  package static let longestBatch = 32
  /// The bytes of the identifier of a request, which its answer repeats.
  static let longestID = 1024
  /// The bytes of a problem's text.
  static let longestProblem = 16_384
  /// The steps of a scenario that are played.
  package var steps = 10_000
  /// The bytes of an answer as it is written. What has no room any more is left out, and the answer says so.
  package var bytes = 1024 * 1024
  /// The time of a call.
  package var time = Duration.seconds(10)
  /// The rules of one answer.
  package var rules = 40

  package init() {}
}

/// The reason that a call went no further; the raw value is what its answer says.
package enum AgentEnd: String, Sendable {
  /// Everything was done.
  case complete
  /// The scenario has more steps than are played.
  case steps
  /// The time of the call is over.
  case time
  /// There is more than an answer may hold.
  case size
  /// The client no longer wants an answer. It gets none.
  case cancelled
}
