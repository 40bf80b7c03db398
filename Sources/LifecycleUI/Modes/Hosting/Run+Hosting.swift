// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis

/// Apps whose code runs in processes. What happened is known; a process cannot be taken back, nor
/// lives it faster than real time.
extension Run {
  /// The process of the app in focus.
  var focusedProcess: ProcessFacts? { hosting?.processes[focusedApp] }

  /// A hosted process did something.
  mutating func host(_ input: Device.Input, at wall: Duration) {
    if !timeline.isFull { keep(timeline.apply(input)) }
    // Typed statements may have waited for that.
    if typed.moment != nil { playTyped(.withClock, at: wall) }
  }

  /// True if the processes run: they stand still with the device's clock.
  package var areProcessesRunning: Bool { timeBase.isRunning && !timeline.isPast && !isHeld }

  /// Returns true if an app is hosted, and says so.
  mutating func refusesWhileHosting() -> Bool {
    guard hosting != nil else { return false }
    message = Message(.refusal, .impossibleWhileHosting)
    return true
  }
}
