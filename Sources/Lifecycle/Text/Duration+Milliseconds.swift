// SPDX-License-Identifier: Apache-2.0

extension Duration {
  /// The whole nanoseconds in the duration, rounded towards zero.
  package var nanoseconds: Int {
    Int(components.seconds) * 1_000_000_000 + Int(components.attoseconds / 1_000_000_000)
  }

  /// The whole milliseconds in the duration, rounded towards zero.
  package var milliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }

  /// The whole milliseconds in a duration that is not negative, rounded up.
  package var millisecondsRoundedUp: Int { (self + .nanoseconds(999_999)).milliseconds }
}
