// SPDX-License-Identifier: Apache-2.0

/// What is said about apps whose code runs in processes.
package struct HostingPhrases: Sendable {
  /// The clock runs as a real one does: in the place of the speed.
  package let realTime: String
  /// Something would take a process back, or make it run faster.
  package let notPossible: @Sendable (_ presentKey: String) -> String
  /// The process of an app, after its name.
  package let process: @Sendable (_ facts: ProcessFacts, _ processorTime: String) -> String
}

extension English {
  static let hosting = HostingPhrases(
    realTime: "real time",
    notPossible: { key in
      "A process cannot go back or run faster. The past can be looked at; \(key) returns. q, then start again: replay."
    },
    process: { facts, time in "\(facts.pid) \(facts.state) \(time) \(facts.megabytes) MB" })
}
