// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// What is said about apps whose code runs in processes.
package struct HostingPhrases: Sendable {
  /// The clock runs as a real one does: in the place of the speed.
  package let realTime: String
  /// Something would take a process back, or make it run faster.
  package let notPossible: @Sendable (_ presentKey: String, _ restartKey: String) -> String
  /// The processes begin anew, and what was done until a moment is done again.
  package let relaunched: @Sendable (_ moment: String) -> String
  /// The process of an app, after its name.
  package let process: @Sendable (_ facts: ProcessFacts, _ processorTime: String) -> String
  /// What is wrong with a process.
  package let problem: @Sendable (HostProblem) -> String
}
