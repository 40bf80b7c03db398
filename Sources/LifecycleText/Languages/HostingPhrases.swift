// SPDX-License-Identifier: Apache-2.0

/// The sentences about hosted apps.
package struct HostingPhrases: Sendable {
  /// The clock runs in real time: shown instead of the speed.
  package let realTime: String
  /// The user asks for a step that would take a process back or make it run faster.
  package let notPossible: @Sendable (_ presentKey: String, _ restartKey: String) -> String
  /// The processes start again, and the events up to a moment are replayed.
  package let relaunched: @Sendable (_ moment: String) -> String
  /// The state of an app's process, after its name.
  package let process: @Sendable (_ facts: ProcessFacts, _ processorTime: String) -> String
  /// A line of the person's sources, and the function that it is in.
  package let frame: @Sendable (_ line: String, _ function: String) -> String
  /// The fault of a process.
  package let problem: @Sendable (HostProblem) -> String
}
