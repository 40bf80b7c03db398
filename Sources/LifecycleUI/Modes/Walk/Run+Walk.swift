// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The phone of a walk: its clock is moved by the steps alone.
extension Run {
  /// Shows the phone as it should be after the step at an index.
  ///
  /// - Parameter last: the index after which it is shown; nil if that is not known.
  mutating func showPhone(
    after index: Int, of steps: [Walk.Step], from last: Int?, at wall: Duration
  ) {
    var first = 0
    if let last, last <= index {
      first = last + 1
    } else {
      timeline = Timeline(start: start.device)
      focusedApp = 0
    }
    guard first <= index, index < steps.count else { return }
    for step in steps[first...index] {
      for move in step.moves { take(move) }
    }
    timeBase.hold(at: device.now, wall: wall)
    // The step itself tells of refusals and of processes that end.
    message = nil
    news.report = nil
  }

  /// Does to the phone what a step does.
  mutating func take(_ move: Walk.Move) {
    switch move {
    case .time(let moment): advanceTimeline(to: moment)
    case .event(let event): handle(event)
    }
  }
}

extension Walkthrough {
  /// Returns the words at the start: the step where the walk goes on, or the file that keeps it.
  func opening(in words: any WalkPhrases) -> String {
    isResumed && phase != .finished
      ? words.resumed(index + 1, of: steps.count) : words.begun(Printable.stripped(path))
  }

  /// Returns the words at the end.
  func farewell(in words: any WalkPhrases) -> [String] {
    words.farewell(judgedCount, of: selectedCount, Printable.stripped(path))
  }
}
