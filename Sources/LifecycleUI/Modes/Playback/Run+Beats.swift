// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// A step of a lesson is shown one callback after the other, so that a student sees each state on the
/// way. The device's clock stands still meanwhile.
extension Run {
  /// The time for which each callback of a step is shown before the next one.
  static let beat = Duration.milliseconds(400)

  /// True if the next step is shown in beats: in a lesson on a screen, unless the user has stopped
  /// the clock. A class sees what a presenter reveals, and a process lives no slower.
  var showsBeats: Bool {
    lesson != nil && !start.isReadOut && hosting == nil && !isPresenting && timeBase.isRunning
  }

  /// Shows one beat of the step that was taken last; the next one follows by itself.
  mutating func showBeat(at wall: Duration) {
    reveal(.beat)
    nextBeat = timeline.isConcealed ? wall + Self.beat : nil
    if nextBeat == nil { endBeats(at: wall) }
  }

  /// Shows each beat whose time has come.
  mutating func showBeats(until wall: Duration) {
    while let due = nextBeat, due <= wall, timeBase.isRunning {
      guard timeline.isConcealed else {
        nextBeat = nil
        return
      }
      showBeat(at: due)
    }
  }

  /// All of the step has been shown: the clock goes on.
  mutating func endBeats(at wall: Duration) {
    nextBeat = nil
    timeBase.hold(at: device.now, wall: wall)
    sumUp()
  }
}
