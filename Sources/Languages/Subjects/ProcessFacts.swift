// SPDX-License-Identifier: Apache-2.0

/// The process of a hosted app, as its system sees it.
package struct ProcessFacts: Hashable, Sendable {
  package let pid: Int
  /// `R` runs, `S` sleeps, `T` is stopped, in the words of `ps`.
  package let state: String
  /// The time for which it has used a processor.
  package let processorTime: Duration
  /// Megabytes of memory that are its own now.
  package let megabytes: Int

  package init(pid: Int, state: String, processorTime: Duration, megabytes: Int) {
    self.pid = pid
    self.state = state
    self.processorTime = processorTime
    self.megabytes = megabytes
  }
}
