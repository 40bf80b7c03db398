// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Timeline {
  /// The current branch as a scenario: the device as it was at the start, then every event that
  /// was accepted, at its exact moment. Played again, it gives the same trace.
  ///
  /// - Parameter declared: the scenario that has the device.
  func scenario(_ declared: Scenario) -> Scenario {
    var scenario = declared
    scenario.notes = []
    scenario.steps = []
    let events = events
    scenario.steps.reserveCapacity(events.count + 1)
    var last = start.now
    for recorded in events where !recorded.isRefused {
      let pause = Self.shortened(recorded.time - last, in: &scenario)
      scenario.steps.append(Scenario.Step(time: .after(pause), action: .event(recorded.event)))
      last = recorded.time
    }
    if let lastDue = lastDue {
      // Deadlines that passed after the last event belong to the session too.
      let pause = Self.shortened(lastDue - last, in: &scenario)
      scenario.steps.append(Scenario.Step(time: .after(.zero), action: .wait(pause)))
    }
    return scenario
  }

  /// Returns the rest of a pause once it is short enough to be written. A longer one takes steps of
  /// its own, each after the one before it.
  private static func shortened(_ pause: Duration, in scenario: inout Scenario) -> Duration {
    var rest = pause
    while rest > Scenario.longestDuration {
      scenario.steps.append(
        Scenario.Step(time: .after(Scenario.longestDuration), action: .wait(.zero)))
      rest -= Scenario.longestDuration
    }
    return rest
  }

  /// Returns the user's events until a moment, as steps at the same times. The last one waits for
  /// the moment.
  func stepsOfTheUser(until moment: Duration) -> [Scenario.Step] {
    let steps = events.filter { event in
      event.time <= moment && !event.isRefused
        && !SystemEvent.Kind.ofTheProcess.contains(event.event.kind)
    }.map { event in Scenario.Step(time: .at(event.time), action: .event(event.event)) }
    return steps.isEmpty ? [] : steps + [Scenario.Step(time: .at(moment), action: .wait(.zero))]
  }
}

extension SystemEvent.Kind {
  /// The events that a hosted process causes, and not the user.
  fileprivate static let ofTheProcess: Set<SystemEvent.Kind> = [
    .beginTask, .endTask, .finishFetch, .scheduleRefresh, .scheduleProcessing, .scheduleContinued,
    .cancelTask, .reportProgress, .completeTask, .reportCall, .startLiveActivity, .save,
    .playAudio, .stopAudio, .startLocation, .stopLocation,
  ]
}
