// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// Apps whose code runs in processes. What happened is known; a process cannot be taken back, nor
/// lives it faster than real time.
extension Session {
  /// The process of the app in focus.
  var focusedProcess: ProcessFacts? { hosting?.processes[focusedApp] }

  /// The steps of the scenario are done in real time, from now on.
  package mutating func playScenario(at wall: Duration) {
    play(start.scenario.steps, .withClock, at: wall)
  }

  /// What happened since this was last asked, for the processes: in order, and once.
  package mutating func takeUntold() -> [Trace.Entry] {
    hosting?.takeUntold() ?? []
  }

  /// The device as it is in the present, whatever is shown.
  package var presentDevice: Device { timeline.presentDevice }

  /// Whether the processes run: they stand still with the device's clock.
  package var areProcessesRunning: Bool { timeBase.isRunning && !timeline.isPast && !isHeld }

  /// Whether an app is hosted, which is then said.
  mutating func refusesWhileHosting() -> Bool {
    guard hosting != nil else { return false }
    let (present, restart) = (interface.name(of: .travelToPresent), interface.name(of: .restart))
    // Read out like any other answer: it is no event that was refused, which is a row of the log.
    message = Message(
      interface == .plain ? .info : .refusal, phrases.hosting.notPossible(present, restart))
    return true
  }

  /// The processes are ended and started afresh, and what the user did until the moment that is shown
  /// is done again at its times. What the processes did then is theirs to do again.
  mutating func relaunch(at wall: Duration) -> [Effect] {
    let moment = device.now
    let steps = timeline.stepsOfTheUser(until: moment)
    var start = start
    start.size = size
    begin(start, at: wall)
    play(steps, .withClock, at: wall)
    message = Message(.info, phrases.hosting.relaunched(TimeText.stamp(moment)))
    return [.relaunch]
  }
}
