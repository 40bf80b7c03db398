// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// A moment a log names, in microseconds: since 1970 where the line has a date with a year, else
/// since the beginning of the year or of the day. Only differences within one log mean anything.
struct LogTime {
  let microseconds: Int
  /// Where the text of the time ends.
  let end: Int

  /// Reads the time at a place of a line; nil if none stands there.
  ///
  /// `2026-11-21 17:55:44.455123+0100` (NSLog, `log`, pymobiledevice3), the same with `T` and `Z`,
  /// `Nov 21 17:55:44` (syslog, idevicesyslog) and `17:55:44.455` alone, each with or without
  /// fractions and brackets around it.
  init?(_ bytes: ArraySlice<UInt8>, at start: Int) {
    var scanner = Scanner(bytes: bytes, at: start)
    if scanner.peek == UInt8(ascii: "[") || scanner.peek == UInt8(ascii: "(") { scanner.at += 1 }
    var days = 0
    if let month = scanner.monthName() {
      guard scanner.skipBlanks(), let day = scanner.number(1...2), scanner.skipBlanks() else {
        return nil
      }
      days = Self.daysBefore(month: month, day: day, year: 1972)
    } else if let (year, month, day) = scanner.date() {
      guard scanner.skipBlanks() || scanner.take(UInt8(ascii: "T")) else { return nil }
      days = Self.daysBefore(month: month, day: day, year: year)
    }
    let colon = UInt8(ascii: ":")
    guard let hour = scanner.number(1...2), hour < 25, scanner.take(colon),
      let minute = scanner.number(2...2), minute < 60, scanner.take(colon),
      let second = scanner.number(2...2), second < 62
    else { return nil }
    var total = ((days * 24 + hour) * 60 + minute) * 60 + second
    let fraction = scanner.fraction()
    total -= scanner.zone()
    if scanner.peek == UInt8(ascii: "]") || scanner.peek == UInt8(ascii: ")") { scanner.at += 1 }
    microseconds = total * 1_000_000 + fraction
    end = scanner.at
  }

  /// Days since the first of January 1970, in the calendar of ISO 8601.
  private static func daysBefore(month: Int, day: Int, year: Int) -> Int {
    // The year begins in March, so that a leap day is its last.
    let shifted = month > 2 ? month - 3 : month + 9
    let years = month > 2 ? year : year - 1
    let leaps = years / 4 - years / 100 + years / 400
    return years * 365 + leaps + (153 * shifted + 2) / 5 + day - 719_469
  }

  /// Reads numbers and words of a line.
  private struct Scanner {
    let bytes: ArraySlice<UInt8>
    var at: Int

    var peek: UInt8? { at < bytes.endIndex ? bytes[at] : nil }

    mutating func take(_ byte: UInt8) -> Bool {
      guard peek == byte else { return false }
      at += 1
      return true
    }

    /// Whether there was at least one blank.
    mutating func skipBlanks() -> Bool {
      let start = at
      while let byte = peek, ASCII.isBlank(byte) { at += 1 }
      return at > start
    }

    mutating func number(_ digits: ClosedRange<Int>) -> Int? {
      var value = 0
      var count = 0
      while count < digits.upperBound, let byte = peek, ASCII.isDigit(byte) {
        value = value * 10 + Int(byte - 0x30)
        count += 1
        at += 1
      }
      return count >= digits.lowerBound ? value : nil
    }

    /// `2026-11-21` or `2026/11/21`; nil, and nothing read, if that does not stand here.
    mutating func date() -> (Int, Int, Int)? {
      var copy = self
      guard let year = copy.number(4...4), year > 1900, let sign = copy.peek,
        sign == ASCII.hyphen || sign == UInt8(ascii: "/"), copy.take(sign),
        let month = copy.number(1...2), (1...12).contains(month), copy.take(sign),
        let day = copy.number(1...2), (1...31).contains(day)
      else { return nil }
      self = copy
      return (year, month, day)
    }

    private static let months = Array("janfebmaraprmayjunjulaugsepoctnovdec".utf8)

    /// A month by its three English letters, as syslog writes it.
    mutating func monthName() -> Int? {
      guard at + 3 < bytes.endIndex, ASCII.isBlank(bytes[at + 3]) else { return nil }
      for month in 0..<12 {
        let own = Self.months[(month * 3)..<(month * 3 + 3)]
        if own.elementsEqual(bytes[at..<(at + 3)].map(ASCII.lower)) {
          at += 3
          return month + 1
        }
      }
      return nil
    }

    /// Microseconds behind a point or a comma; what is finer is left out.
    mutating func fraction() -> Int {
      guard let sign = peek, sign == UInt8(ascii: ".") || sign == ASCII.comma,
        at + 1 < bytes.endIndex, ASCII.isDigit(bytes[at + 1])
      else { return 0 }
      at += 1
      var value = 0
      var scale = 100_000
      while let byte = peek, ASCII.isDigit(byte) {
        value += Int(byte - 0x30) * scale
        scale /= 10
        at += 1
      }
      return value
    }

    /// `Z`, `+0100` or `+01:00`, in seconds east of Greenwich.
    mutating func zone() -> Int {
      if take(UInt8(ascii: "Z")) { return 0 }
      var copy = self
      guard let sign = copy.peek, sign == ASCII.plus || sign == ASCII.hyphen else { return 0 }
      copy.at += 1
      guard let hours = copy.number(2...2) else { return 0 }
      _ = copy.take(UInt8(ascii: ":"))
      guard let minutes = copy.number(2...2) else { return 0 }
      self = copy
      let seconds = (hours * 60 + minutes) * 60
      return sign == ASCII.plus ? seconds : -seconds
    }
  }
}
