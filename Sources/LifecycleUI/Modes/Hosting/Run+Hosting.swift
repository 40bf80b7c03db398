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
    // What was typed may have waited for that.
    if typed.moment != nil { playTyped(.withClock, at: wall) }
  }

  /// Whether the processes run: they stand still with the device's clock.
  package var areProcessesRunning: Bool { timeBase.isRunning && !timeline.isPast && !isHeld }

  /// Whether an app is hosted, which is then said.
  mutating func refusesWhileHosting() -> Bool {
    guard hosting != nil else { return false }
    let (present, restart) = (name(of: .travelToPresent), name(of: .restart))
    // Read out like any other answer: it is no event that was refused, which is a row of the log.
    message = Message(
      interface == .plain ? .info : .refusal,
      phrases.hosting.notPossible(presentKey: present, restartKey: restart))
    return true
  }
}
