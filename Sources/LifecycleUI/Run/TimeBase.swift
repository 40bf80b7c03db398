// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The conversion of the wall's time to the device's: running, faster or slower, or standing still.
///
/// The device's clock ticks in whole milliseconds, so that a moment can be written in a scenario
/// file and read back exactly.
package struct TimeBase: Hashable, Sendable {
  /// The speeds `+` and `-` step through.
  package static let speeds = [0.5, 1, 2, 4, 8, 16, 32, 64].compactMap(Speed.init)

  /// The device time that passes in a second of wall time.
  package struct Speed: Hashable, Sendable, Comparable {
    /// Device milliseconds in a second of wall time.
    package let thousandths: Int
    /// The slowest and the fastest speed that can be set.
    package static let limits = 0.01...1000

    /// Makes a speed of a factor of the wall's clock; nil beyond ``limits``.
    package init?(_ factor: Double) {
      guard Self.limits.contains(factor) else { return nil }
      thousandths = Int((factor * 1000).rounded())
    }

    private init(thousandths: Int) { self.thousandths = thousandths }

    package static let normal = Speed(thousandths: 1000)

    package static func < (one: Speed, other: Speed) -> Bool {
      one.thousandths < other.thousandths
    }
  }

  /// Reasons for the device's clock to stand still.
  package struct Halt: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The user stopped the clock.
    package static let paused = Halt(rawValue: 1)
    /// The program is stopped: nothing may happen until it goes on.
    package static let stopped = Halt(rawValue: 2)
    /// The user is asked what to do first: nothing may happen until that is known.
    package static let waiting = Halt(rawValue: 4)
  }

  /// The fastest speed that can be set.
  static let fastest = Speed(Speed.limits.upperBound) ?? .normal

  package private(set) var speed: Speed
  /// The reasons for which the clock stands still; empty while it runs.
  private var halts: Halt = []
  /// A moment known on both clocks; all others are counted from it.
  private var wallAnchor: Duration
  private var deviceAnchor: Duration

  package init(at wall: Duration, device: Duration = .zero, speed: Speed = .normal) {
    wallAnchor = wall
    deviceAnchor = device
    self.speed = speed
  }

  /// True if the device's clock runs.
  package var isRunning: Bool { halts.isEmpty }

  /// True if the user stopped the clock.
  package var isPaused: Bool { halts.contains(.paused) }

  /// The device's time at an instant of the wall's clock, in whole milliseconds.
  package func deviceTime(at wall: Duration) -> Duration {
    guard isRunning, wall > wallAnchor else { return deviceAnchor }
    // In whole numbers of 64 bits: a duration has twice as many, and is asked for with every key.
    let (seconds, attoseconds) = (wall - wallAnchor).components
    let thousandths = Int64(speed.thousandths)
    let rest = attoseconds / 1_000_000_000 * thousandths / 1_000_000_000
    return deviceAnchor + .milliseconds(seconds * thousandths + rest)
  }

  /// The first instant of the wall's clock at which the device's time has been reached; nil while
  /// the clock stands still.
  package func wallTime(of device: Duration) -> Duration? {
    guard isRunning else { return nil }
    guard device > deviceAnchor else { return wallAnchor }
    let wait = Duration.seconds((device - deviceAnchor).millisecondsRoundedUp) / speed.thousandths
    // Division rounds down; the clock has nanoseconds.
    return wallAnchor + wait + .nanoseconds(1)
  }

  /// Adds a reason for the clock to stand still, or takes it away.
  package mutating func set(_ halt: Halt, to isOn: Bool, at wall: Duration) {
    if halts.contains(halt) == isOn { return }
    anchor(at: wall)
    if isOn { halts.insert(halt) } else { halts.remove(halt) }
  }

  package mutating func setSpeed(_ speed: Speed, at wall: Duration) {
    anchor(at: wall)
    self.speed = speed
  }

  /// The device's clock is advanced; it never goes back.
  package mutating func jump(to device: Duration, at wall: Duration) {
    anchor(at: wall)
    deviceAnchor = max(deviceAnchor, device)
  }

  /// The device's clock has waited: at this instant of the wall's clock it is no later than that.
  package mutating func hold(at device: Duration, wall: Duration) {
    wallAnchor = max(wallAnchor, wall)
    deviceAnchor = device
  }

  private mutating func anchor(at wall: Duration) {
    deviceAnchor = deviceTime(at: wall)
    wallAnchor = max(wallAnchor, wall)
  }
}
