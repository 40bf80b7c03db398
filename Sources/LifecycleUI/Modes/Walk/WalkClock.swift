// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

/// Counts what a tester does with the time: each moment belongs to one activity, or to none.
package struct WalkClock: Hashable, Sendable {
  package private(set) var activity: Walk.Activity
  /// True if the tester stopped the clock.
  package private(set) var isPaused = false
  /// True if the program is stopped.
  private var isStopped = false
  private var times: [Walk.Activity: Duration]
  /// The time spent on the step that is shown.
  private var stepTime = Duration.zero
  /// The instant up to which everything is counted.
  private var counted: Duration

  init(_ times: [Walk.Activity: Duration], activity: Walk.Activity, at wall: Duration) {
    self.times = times
    self.activity = activity
    counted = wall
  }

  private var isRunning: Bool { !isPaused && !isStopped }

  /// Returns the time that each activity has taken.
  func times(at wall: Duration) -> [Walk.Activity: Duration] {
    var times = times
    times[activity, default: .zero] += passed(at: wall)
    return times
  }

  /// Returns the time that the step that is shown has taken.
  func stepTime(at wall: Duration) -> Duration { stepTime + passed(at: wall) }

  /// The instant at which the activity has lasted a minute more than at this one; nil while the
  /// clock stands still.
  func nextMinute(after wall: Duration) -> Duration? {
    guard isRunning else { return nil }
    let time = times(at: wall)[activity] ?? .zero
    return wall + .seconds((time.components.seconds / 60 + 1) * 60) - time
  }

  private func passed(at wall: Duration) -> Duration {
    isRunning ? max(.zero, wall - counted) : .zero
  }

  private mutating func count(at wall: Duration) {
    stepTime = stepTime(at: wall)
    times = times(at: wall)
    counted = max(counted, wall)
  }

  mutating func turn(to activity: Walk.Activity, at wall: Duration) {
    count(at: wall)
    self.activity = activity
  }

  mutating func setPaused(_ isPaused: Bool, at wall: Duration) {
    count(at: wall)
    self.isPaused = isPaused
  }

  mutating func setStopped(_ isStopped: Bool, at wall: Duration) {
    count(at: wall)
    self.isStopped = isStopped
  }

  /// Another step is shown.
  mutating func beginStep(at wall: Duration) {
    count(at: wall)
    stepTime = .zero
  }
}
