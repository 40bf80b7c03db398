// SPDX-License-Identifier: Apache-2.0

/// A limit on a count within a second.
struct RateLimit {
  let most: Int
  private var second = Duration.zero
  /// The time at which the excess was taken last.
  private var said = Duration.zero
  private var count = 0
  /// The count of those that were refused since it was last taken.
  private(set) var excess = 0

  init(most: Int) { self.most = most }

  /// Counts one more, now. Returns false if it is too many.
  mutating func admits(at now: Duration) -> Bool {
    if now - second >= .seconds(1) {
      second = now
      count = 0
    }
    count += 1
    if count > most {
      excess += 1
      return false
    }
    return true
  }

  /// Returns the excess, once a second; nil if there is none or it is too early.
  mutating func takeExcess(at now: Duration) -> Int? {
    guard excess > 0, now - said >= .seconds(1) else { return nil }
    said = now
    defer { excess = 0 }
    return excess
  }
}
