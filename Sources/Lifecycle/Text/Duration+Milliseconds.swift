// SPDX-License-Identifier: Apache-2.0

extension Duration {
  /// The whole nanoseconds in the duration, rounded towards zero.
  package var nanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }

  /// The whole milliseconds in the duration, rounded towards zero.
  package var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }

  /// The whole milliseconds in a duration that is not negative, rounded up.
  package var millisecondsRoundedUp: Int64 { (self + .nanoseconds(999_999)).milliseconds }
}
