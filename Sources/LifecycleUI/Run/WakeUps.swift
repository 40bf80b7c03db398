// SPDX-License-Identifier: Apache-2.0

/// The instants at which a session wants to be told the time, by what happens then. Nil: nothing of
/// that kind is counting.
package struct WakeUps: Hashable, Sendable {
  /// The instant at which an app that has nothing left to do in the background is suspended.
  package private(set) var suspension: Duration?
  /// The instant at which a limit expires, such as the five seconds of
  /// `applicationDidEnterBackground(_:)`.
  package private(set) var expiry: Duration?
  /// The instant of anything else: code returns, a typed statement's moment comes, a countdown shows
  /// its next tenth.
  package private(set) var clock: Duration?
  /// The instant at which something that moves looks different. It is no moment of the device's.
  package internal(set) var motion: Duration?

  package init(suspension: Duration? = nil, expiry: Duration? = nil, clock: Duration? = nil) {
    self.suspension = suspension
    self.expiry = expiry
    self.clock = clock
  }

  /// The earliest of them.
  package var first: Duration? { [suspension, expiry, clock, motion].compactMap { $0 }.min() }

  /// Adds an instant for which the clock alone is the reason.
  package mutating func add(clock instant: Duration?) {
    clock = [clock, instant].compactMap { $0 }.min()
  }

  /// Leaves out what comes after a moment at which the clock stops by itself. If nothing comes before
  /// it, that moment is what is waited for.
  mutating func limit(to end: Duration) {
    guard let first else { return }
    if end < first {
      self = WakeUps(clock: end)
    } else {
      self = map { $0 <= end ? $0 : nil }
    }
  }

  /// The wake-ups on another clock.
  func map(_ transform: (Duration) -> Duration?) -> WakeUps {
    WakeUps(
      suspension: suspension.flatMap(transform), expiry: expiry.flatMap(transform),
      clock: clock.flatMap(transform))
  }
}
