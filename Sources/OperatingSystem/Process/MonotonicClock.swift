// SPDX-License-Identifier: Apache-2.0

/// The monotonic clock: it never jumps, whatever happens to the date.
package enum MonotonicClock {
  /// The time since some moment before the program began.
  package static var now: Duration {
    var time = timespec()
    clock_gettime(Platform.monotonicClock, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
