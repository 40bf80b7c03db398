// SPDX-License-Identifier: Apache-2.0

/// The sentences about hosted apps.
package protocol HostingPhrases: AnyObject, Sendable {
  /// The clock runs in real time: shown instead of the speed.
  var realTime: String { get }
  /// The user asks for a step that would take a process back or make it run faster.
  func notPossible(presentKey: String, restartKey: String) -> String
  /// The processes start again, and the events up to a moment are replayed.
  func relaunched(_ moment: String) -> String
  /// The state of an app's process, after its name.
  func process(_ facts: ProcessFacts, _ processorTime: String) -> String
  /// A line of the person's sources, and the function that it is in.
  func frame(_ line: String, function: String) -> String
  /// The fault of a process.
  func problem(_ hostProblem: HostProblem) -> String
}
