// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

extension Session {
  /// The session shows the phone of a walk: its clock is moved by the steps alone.
  mutating func beginWalk(_ start: Walkthrough.Start, at wall: Duration) {
    timeBase.setPaused(true, at: wall)
    let walkthrough = Walkthrough(start, at: wall)
    showPhone(after: walkthrough.place, of: walkthrough.steps, from: nil, at: wall)
    view.mode = .walk(WalkOverlay(walkthrough, in: self, at: wall))
    // The keys are what somebody who begins needs to see.
    guard walkthrough.isResumed, walkthrough.phase == .step else { return }
    message = Message(.info, opening(walkthrough))
  }

  /// What is said at the start: where the walk goes on, or where it is kept.
  func opening(_ walkthrough: Walkthrough) -> String {
    walkthrough.isResumed && walkthrough.phase == .step
      ? phrases.walk.resumed(walkthrough.place + 1, walkthrough.steps.count)
      : phrases.walk.begun(Printable.stripped(walkthrough.path))
  }

  /// Shows the phone as it should be after the step at a place.
  ///
  /// - Parameter last: the place after which it is shown; nil if that is not known.
  mutating func showPhone(
    after place: Int, of steps: [Walk.Step], from last: Int?, at wall: Duration
  ) {
    var first = 0
    if let last, last <= place {
      first = last + 1
    } else {
      timeline = Timeline(start: start.device, keepsUnread: false)
      focusedApp = 0
    }
    guard first <= place, place < steps.count else { return }
    for step in steps[first...place] {
      for move in step.moves { take(move) }
    }
    timeBase.hold(at: device.now, wall: wall)
    // What the phone refuses, and what ended there, is said by the step.
    message = nil
    waitingReport = nil
  }

  /// Does to the phone what a step does.
  mutating func take(_ move: Walk.Move) {
    switch move {
    case .time(let moment): advanceTimeline(to: moment)
    case .event(let event): handle(event)
    }
  }

  /// What was said of a step is on the disk, or is not.
  mutating func walkKept(_ outcome: Result<Walk, FileError>, at wall: Duration) -> [Effect] {
    guard var walk = view.mode.walk else { return [] }
    defer { view.mode = .walk(walk) }
    return walk.kept(outcome, in: &self, at: wall)
  }

  /// A minute of a walk has passed.
  mutating func passWalkTime(at wall: Duration) -> [Effect] {
    guard var walk = view.mode.walk else { return [] }
    defer { view.mode = .walk(walk) }
    return walk.passTime(at: wall)
  }

  /// The program stops, or goes on: the clock of a walk does too.
  mutating func setWalkStopped(_ isStopped: Bool, at wall: Duration) {
    guard var walk = view.mode.walk else { return }
    walk.walkthrough.setStopped(isStopped, at: wall)
    view.mode = .walk(walk)
  }

  /// What is said on the terminal once the screen has been given back.
  package var farewell: [String] {
    guard let walk = view.mode.walk?.walkthrough else { return [] }
    return phrases.walk.farewell(
      walk.judgedCount, walk.selectedCount, Printable.stripped(walk.path))
  }
}
