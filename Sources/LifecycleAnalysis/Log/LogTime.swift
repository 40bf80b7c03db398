// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// A moment a log names, in microseconds: since 1970 where the line has a date with a year, else
/// since the beginning of the year or of the day. Only differences within one log mean anything.
struct LogTime {
  let microseconds: Int
  /// The index behind the text of the time.
  let end: Int
  /// The year of its date; nil if it names none.
  let year: Int?
  /// True if it names a day.
  let hasDate: Bool
  /// The number of digits in the fraction of its seconds.
  let fractionDigits: Int
  /// True if it names a time zone.
  let hasZone: Bool

  /// Reads the time at a place of a line; nil if none stands there.
  ///
  /// `2026-11-21 17:55:44.455123+0100` (NSLog, `log`, pymobiledevice3), the same with `T` and `Z`,
  /// `Nov 21 17:55:44` (syslog, idevicesyslog), `21/11/2026 17:55:44` and `17:55:44.455` alone, each
  /// with or without fractions and brackets around it.
  init?(_ bytes: ArraySlice<UInt8>, at start: Int) {
    var scanner = LogTimeScanner(bytes: bytes, at: start)
    if scanner.peek == UInt8(ascii: "[") || scanner.peek == UInt8(ascii: "(") { scanner.at += 1 }
    var days = 0
    var year: Int?
    var hasDate = true
    var dayOfMonth: (month: Int, day: Int)?
    if let month = scanner.monthName() {
      guard scanner.skipBlanks(), let day = scanner.number(1...2), scanner.skipBlanks(),
        Self.hasDay(day, ofMonth: month, year: 1972)
      else { return nil }
      days = Self.daysBefore(month: month, day: day, year: 1972)
      dayOfMonth = (month, day)
    } else if let (named, month, day) = scanner.date() {
      _ = scanner.take(ASCII.comma)
      guard scanner.skipBlanks() || scanner.take(UInt8(ascii: "T")) else { return nil }
      days = Self.daysBefore(month: month, day: day, year: named)
      year = named
    } else {
      hasDate = false
    }
    let colon = UInt8(ascii: ":")
    guard var hour = scanner.number(1...2), hour < 25, scanner.take(colon),
      let minute = scanner.number(2...2), minute < 60, scanner.take(colon),
      let second = scanner.number(2...2), second < 62
    else { return nil }
    let fraction = scanner.fraction()
    if let isAfternoon = scanner.half(), hour <= 12 { hour = hour % 12 + (isAfternoon ? 12 : 0) }
    var zone = scanner.zone()
    // `Wed Mar  4 10:00:00 CET 2026`, as `date` writes it.
    if let (month, day) = dayOfMonth, let behind = scanner.yearBehind(),
      Self.hasDay(day, ofMonth: month, year: behind.year)
    {
      (days, year) = (Self.daysBefore(month: month, day: day, year: behind.year), behind.year)
      if behind.isUTC { zone = 0 }
    }
    var total = ((days * 24 + hour) * 60 + minute) * 60 + second
    total -= zone ?? 0
    if scanner.peek == UInt8(ascii: "]") || scanner.peek == UInt8(ascii: ")") { scanner.at += 1 }
    microseconds = total * 1_000_000 + fraction.microseconds
    end = scanner.at
    self.year = year
    self.hasDate = hasDate
    fractionDigits = fraction.digits
    hasZone = zone != nil
  }

  /// The days of the year that a date without one is taken to be in. It has a 29th of February.
  static let unnamedYear = 730..<1096
  /// The number of the 29th of February in such a year.
  static let leapDay = unnamedYear.lowerBound + 31 + 28

  /// True if a month, from 1 to 12, has a day in a year: the day after it is another.
  static func hasDay(_ day: Int, ofMonth month: Int, year: Int) -> Bool {
    let (next, nextYear) = month < 12 ? (month + 1, year) : (1, year + 1)
    let days =
      daysBefore(month: next, day: 1, year: nextYear) - daysBefore(month: month, day: 1, year: year)
    return (1...days).contains(day)
  }

  /// Days since the first of January 1970, in the calendar of ISO 8601.
  private static func daysBefore(month: Int, day: Int, year: Int) -> Int {
    // The year begins in March, so that a leap day is its last.
    let shifted = month > 2 ? month - 3 : month + 9
    let years = month > 2 ? year : year - 1
    let leaps = years / 4 - years / 100 + years / 400
    return years * 365 + leaps + (153 * shifted + 2) / 5 + day - 719_469
  }
}
