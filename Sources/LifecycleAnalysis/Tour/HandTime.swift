// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The time that a hand takes for an event, until it is ready for the next. Waiting for a limit takes
/// that limit (``TimeLimit``) and is not here.
package struct HandTime: Hashable, Sendable {
  /// Whole seconds.
  package let seconds: Int
  package let source: Source

  /// The origin of a number.
  package enum Source: String, Hashable, Sendable {
    /// Counted with the keystroke-level model (Card, Moran, Newell, 1980): 1.35 s to decide, then
    /// 1.1 s to point at a place or 0.28 s to press a key; the sum, rounded up to whole seconds.
    /// The model was measured at a desk: that it holds for a phone is assumed.
    /// - SeeAlso: https://doi.org/10.1145/358886.358895
    case keystrokes = "keystroke-level model"
    /// Nothing published was found. 5 s stand for a menu of Xcode, 10 s for a call or a push from
    /// elsewhere, 20 s for a walk through Settings and back.
    case assumed
  }

  /// One button: 1.35 + 0.28 s.
  static let button = HandTime(seconds: 2, source: .keystrokes)
  /// One place on the screen, or one gesture: 1.35 + 1.1 s.
  static let gesture = HandTime(seconds: 3, source: .keystrokes)
  /// Two places one after the other: 2 × 2.45 s.
  static let twoGestures = HandTime(seconds: 5, source: .keystrokes)
  /// A number of seconds for which nothing published was found.
  static func assumed(_ seconds: Int) -> HandTime { HandTime(seconds: seconds, source: .assumed) }

  /// The time that a hand adds to a limit it waits for, so that the limit has passed for certain.
  package static let margin = assumed(1)

  /// The time as a duration.
  package var duration: Duration { .seconds(seconds) }
}

extension Device {
  /// True if a hand is at the Home Screen.
  var isAtHomeScreen: Bool { front == .home && cover == nil && !isLocked }
}
