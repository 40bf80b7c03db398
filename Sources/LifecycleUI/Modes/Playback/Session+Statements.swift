// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

extension Session {
  /// How statements that are typed go with time.
  package enum Pace: Hashable, Sendable {
    /// The clock is advanced to each of them.
    case atOnce
    /// They wait until the clock has come to them.
    case withClock
  }

  /// Whether statements that were typed wait for their moment.
  package var isWaiting: Bool { !typed.player.isOver && !isAsking }

  /// Statements are done as a scenario does them; the first without a time begins at once, as a key
  /// does, if the clock is advanced.
  mutating func play(_ steps: [Scenario.Step], _ pace: Pace, at wall: Duration) {
    guard let first = steps.first else { return }
    reveal(all: true)
    continueHere(at: wall)
    playback?.isFaithful = false
    var steps = steps
    if pace == .atOnce, interface == .screen, first.time == .settled, !first.isExpectation {
      steps[0].time = .at(device.now)
    }
    typed.player.append(steps)
    playTyped(pace, at: wall)
  }

  /// What was typed is done, and the device settles in the present, without waiting for the clock:
  /// unless an app is hosted, whose process lives no faster. Its clock runs on for that.
  mutating func finish(at wall: Duration) {
    stopAsking(at: wall)
    showOutcome(at: wall)
    if timeline.isPast { travelToPresent(at: wall) }
    reveal(all: true)
    if hosting != nil {
      timeBase.setPaused(false, at: wall)
      return playTyped(.withClock, at: wall)
    }
    playTyped(.atOnce, at: wall)
    while let request = nextTyped(), case .time(let moment) = request {
      advanceTimeline(to: moment)
      timeBase.jump(to: device.now, at: wall)
      judgeSettled(at: wall)
    }
  }

  private mutating func nextTyped() -> Scenario.Player.Request? {
    let device = device
    return typed.player.next(on: device)
  }

  /// Does the statements that were typed, as far as time allows.
  mutating func playTyped(_ pace: Pace, at wall: Duration) {
    typed.moment = nil
    if typed.player.isOver { return }
    reveal(all: true)
    var hasSkipped = false
    while !typed.player.isOver {
      if asksBeforeTyped(pace, at: wall) { return }
      guard let request = nextTyped() else { return }
      switch request {
      case .time(let moment):
        if pace == .withClock, moment > timeBase.deviceTime(at: wall) {
          typed.moment = moment
          return
        }
        advanceTimeline(to: moment)
        if pace == .atOnce { timeBase.jump(to: device.now, at: wall) }
      case .skip(let moment) where hosting != nil && moment > timeBase.deviceTime(at: wall):
        // A process lives no faster: it is waited for.
        typed.moment = moment
        return
      case .skip(let moment):
        advanceTimeline(to: moment)
        timeBase.jump(to: device.now, at: wall)
        hasSkipped = true
      case .event(let event, _):
        cause(event, at: wall)
        asking.endPredicted()
      case .finished(let index, let verdict):
        if verdict == nil { asking.endPredicted() }
        if let verdict { tell(verdict) }
        if case .skip = typed.player.steps[index].action, hosting == nil {
          message = Message(
            .info,
            hasSkipped
              ? phrases.messages.skipped(TimeText.stamp(device.now)) : phrases.messages.nothingDue)
          hasSkipped = false
        }
      }
    }
  }
}
