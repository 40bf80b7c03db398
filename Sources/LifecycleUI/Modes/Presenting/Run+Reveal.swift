// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleText

/// A reveal that plays: what a step has brought is shown at the pace at which it happened, each state
/// for long enough to be seen. The device's time runs on the screen meanwhile, with its limits.
struct RevealClock: Sendable {
  /// The device's time on the screen.
  var clock: TimeBase
  /// The first instant of the wall's clock at which the next rows may be shown.
  var nextBeat: Duration
}

extension Run {
  /// The time for which each state of a reveal is shown before the next one.
  static let revealBeat = Duration.milliseconds(600)
  /// The longest time that a class waits for the next row: a longer one is shown faster.
  private static let longestWait = 6

  /// Begins to play what is hidden.
  mutating func playReveal(at wall: Duration) {
    let clock = TimeBase(at: wall, device: device.now, speed: timeBase.speed)
    presenting?.reveal = RevealClock(clock: clock, nextBeat: wall)
    hastenReveal(at: wall)
    playReveal(until: wall)
  }

  /// Shows everything whose time has come.
  mutating func playReveal(until wall: Duration) {
    while let reveal = presenting?.reveal {
      guard timeline.isOutcomeHidden else {
        presenting?.reveal = nil
        return
      }
      guard timeBase.isRunning else {
        let now = device.now
        presenting?.reveal?.clock.hold(at: now, wall: wall)
        return
      }
      guard let due = dueOfReveal, due <= wall else {
        timeline.passHidden(to: reveal.clock.deviceTime(at: wall))
        return
      }
      let next = nextOfReveal
      presenting?.reveal?.clock.hold(at: next, wall: due)
      presenting?.reveal?.nextBeat = due + Self.revealBeat
      let first = timeline.log.end
      if timeline.firstHiddenRow == nil {
        timeline.returnToPresent()
      } else {
        timeline.revealBeat()
      }
      follow(rowsFrom: first)
      if timeline.isPast { hastenReveal(at: due) } else { endHiding(at: wall) }
    }
  }

  /// The next instant at which the reveal shows something else; nil if none plays.
  func nextReveal(after wall: Duration) -> Duration? {
    guard presenting?.reveal != nil, timeBase.isRunning, let due = dueOfReveal else { return nil }
    // The limits count down until the next row is due.
    let counts = nextOfReveal > device.now
    return counts ? min(due, wall + Self.shortestFrame) : due
  }

  /// The device's time of the next row, or of the end.
  private var nextOfReveal: Duration {
    max(device.now, timeline.firstHiddenRow?.time ?? timeline.presentDevice.now)
  }

  /// The instant of the wall's clock at which the next rows are shown.
  private var dueOfReveal: Duration? {
    guard let reveal = presenting?.reveal else { return nil }
    return reveal.clock.wallTime(of: nextOfReveal).map { max($0, reveal.nextBeat) }
  }

  /// The next row comes after no more than the longest wait, however much later it happened.
  private mutating func hastenReveal(at wall: Duration) {
    let next = nextOfReveal
    let gap = Int((next - device.now).milliseconds)
    let wanted = max(timeBase.speed.thousandths, gap / Self.longestWait)
    let speed = TimeBase.Speed(Double(wanted) / 1000) ?? TimeBase.fastest
    presenting?.reveal?.clock.setSpeed(speed, at: wall)
    let most = Duration.milliseconds(speed.thousandths * Self.longestWait)
    if next - device.now > most { presenting?.reveal?.clock.jump(to: next - most, at: wall) }
  }
}
