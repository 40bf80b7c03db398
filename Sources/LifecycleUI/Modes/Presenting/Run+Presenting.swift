// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// A scenario before a class: what a step brings is hidden until it is revealed, whole or line by
/// line, and the screen has only what is talked about.
extension Run {
  mutating func togglePresenting(at wall: Duration) {
    showOutcome(at: wall)
    isPresenting.toggle()
    message = Message(
      .info,
      isPresenting
        ? phrases.presenting.begins(keymap.key(of: .confirm)) : phrases.presenting.ends)
  }

  /// What is hidden is shown; if nothing is, the next step is taken and its outcome hidden.
  mutating func presentStep(_ size: ScenarioPlayback.StepSize, at wall: Duration) {
    if timeline.isOutcomeHidden {
      return size == .event ? showOutcome(at: wall) : revealLine(at: wall)
    }
    continueHere(at: wall)
    reveal(all: true)
    guard playback?.isOver == false else { return takeWholeStep(.event, at: wall) }
    let (place, rows) = (timeline.place, timeline.log.end)
    playback?.stepSize = .event
    let hasStops = playback?.steps.contains(where: \.stopsBefore) == true
    repeat {
      let taken = playback?.taken
      takeWholeStep(.event, at: wall)
      settle(at: wall)
      if playback?.taken == taken { return }
    } while hasStops && playback?.upcoming.map { !$0.stopsBefore } ?? false
    guard timeline.log.end > rows else { return }
    timeline.hideOutcome(since: place, rows: rows)
    news.report = nil
    news.add(.ownRows)
    message = Message(
      .info,
      interface == .plain
        ? phrases.presenting.hiddenPlain
        : phrases.presenting.hidden(
          keymap.key(of: .confirm), keymap.key(of: .travel(.forward, .moment))))
  }

  /// What follows from the step by itself happens, without waiting for the clock.
  private mutating func settle(at wall: Duration) {
    while let due = device.nextSettlingDeadline {
      let before = device.now
      advanceTimeline(to: max(due, before))
      if device.now == before, device.nextSettlingDeadline == due { break }
    }
    timeBase.jump(to: device.now, at: wall)
    judgeSettled(at: wall)
  }

  /// One more line of what is hidden.
  mutating func revealLine(at wall: Duration) {
    timeline.revealLine()
    news.add(.ownRows)
    if !timeline.isPast { endHiding(at: wall) }
  }

  /// All of what is hidden.
  mutating func showOutcome(at wall: Duration) {
    guard timeline.isOutcomeHidden else { return }
    timeline.returnToPresent()
    endHiding(at: wall)
  }

  private mutating func endHiding(at wall: Duration) {
    timeBase.hold(at: device.now, wall: wall)
    news.add(.ownRows)
    message = nil
    sumUp()
  }
}
