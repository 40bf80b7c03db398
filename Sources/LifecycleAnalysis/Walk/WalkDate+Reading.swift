// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Lifecycle

extension WalkDate {
  /// The seconds since 1970; nil for what is no such date, and for one before the Gregorian calendar, which
  /// Foundation reads by another one. Foundation takes the 31st of February for a day in March.
  package static func seconds(_ text: String) -> Int? {
    let parts = text.prefix(10).split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, (1...12).contains(parts[1]),
      LogTime.hasDay(parts[2], ofMonth: parts[1], year: parts[0])
    else { return nil }
    let seconds = (try? Date(text, strategy: .iso8601)).map { Int($0.timeIntervalSince1970) }
    return seconds.flatMap { $0 >= firstGregorian ? $0 : nil }
  }

  /// The first second of 25 October 1582. What Foundation reads by the older calendar lies before it.
  private static let firstGregorian = -12_218_428_800
}

extension Duration {
  /// The duration in seconds, to the millisecond.
  package var roundedSeconds: Double { Double(milliseconds) / 1000 }

  /// Seconds from outside, to the millisecond; nil for less than none and for more than a hundred
  /// years.
  package static func roundedSeconds(_ seconds: Double) -> Duration? {
    guard seconds >= 0, seconds <= 100 * 366 * 86_400 else { return nil }
    return .milliseconds(Int64((seconds * 1000).rounded()))
  }
}
