// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// What a session keeps of apps whose code runs in processes.
package struct Hosting: Sendable {
  /// What happened and no process has been told yet.
  private var untold: [Trace.Entry] = []
  /// How the processes are, by the places of the apps.
  var processes: [Int: ProcessFacts] = [:]

  mutating func add(_ entries: [Trace.Entry]) { untold += entries }

  /// What happened since this was last asked: in order, and once.
  mutating func takeUntold() -> [Trace.Entry] {
    defer { untold = [] }
    return untold
  }
}
