// SPDX-License-Identifier: Apache-2.0

/// Dates as session files, hand-ins and reports write them: UTC, to the second.
package enum WalkDate {
  /// A date as ISO 8601 has it: `2026-11-21T18:00:00Z`. A browser has no Foundation, so the calendar is
  /// computed here.
  /// - SeeAlso: https://howardhinnant.github.io/date_algorithms.html#civil_from_days
  package static func text(_ seconds: Int) -> String {
    let seconds = Int64(seconds)
    let days = seconds.quotient(by: 86_400)
    let (hour, rest) = (seconds - days * 86_400).quotientAndRemainder(dividingBy: 3600)
    // Eras of 400 years, whose years begin in March.
    let shifted = days + 719_468
    let era = shifted.quotient(by: 146_097)
    let day = shifted - era * 146_097
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let date = (
      year: year + era * 400 + (month >= 10 ? 1 : 0), month: month < 10 ? month + 3 : month - 9,
      day: dayOfYear - (153 * month + 2) / 5 + 1
    )
    return "\(padded(date.year, 4))-\(padded(date.month))-\(padded(date.day))"
      + "T\(padded(hour)):\(padded(rest / 60)):\(padded(rest % 60))Z"
  }

  private static func padded(_ number: Int64, _ width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension Int64 {
  /// The quotient rounded down, also below zero.
  fileprivate func quotient(by divisor: Int64) -> Int64 {
    (self >= 0 ? self : self - divisor + 1) / divisor
  }
}
