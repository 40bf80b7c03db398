// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis

/// The apps of a run whose code runs in processes, as far as the run keeps something about them.
package struct HostedApps: Sendable {
  /// The entries of which no process has been told yet.
  private var untold: [Trace.Entry] = []
  /// The processes, by the indices of the apps.
  var processes: [Int: ProcessFacts] = [:]

  mutating func add(_ entries: [Trace.Entry]) { untold += entries }

  /// Returns the entries since this was last asked: in order, and once.
  mutating func takeUntold() -> [Trace.Entry] {
    defer { untold = [] }
    return untold
  }
}
