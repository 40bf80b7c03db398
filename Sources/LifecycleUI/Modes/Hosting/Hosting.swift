// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis

/// The state that a session keeps of apps whose code runs in processes.
package struct Hosting: Sendable {
  /// The entries that no process has been told yet.
  private var untold: [Trace.Entry] = []
  /// The facts about the processes, by the indices of the apps.
  var processes: [Int: ProcessFacts] = [:]

  mutating func add(_ entries: [Trace.Entry]) { untold += entries }

  /// Takes the entries since the last call, in order, each once.
  mutating func takeUntold() -> [Trace.Entry] {
    defer { untold = [] }
    return untold
  }
}
