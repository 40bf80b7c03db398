// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Reads the numbers and words of a time in a line.
struct LogTimeScanner {
  let bytes: ArraySlice<UInt8>
  var at: Int

  var peek: UInt8? { at < bytes.endIndex ? bytes[at] : nil }

  mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    at += 1
    return true
  }

  /// Passes over blanks. Returns true if there was at least one.
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

  /// Year, month and day of `2026-11-21`, `2026/11/21`, `2026.11.21` or `21/11/2026`; nil, and
  /// nothing read, if no date stands here.
  mutating func date() -> (Int, Int, Int)? {
    var copy = self
    let signs = [ASCII.hyphen, UInt8(ascii: "/"), UInt8(ascii: ".")]
    let start = copy.at
    guard let first = copy.number(1...4) else { return nil }
    let isYear = copy.at - start == 4
    guard let sign = copy.peek, signs.contains(sign), copy.take(sign),
      let second = copy.number(1...2), copy.take(sign), let third = copy.number(1...4)
    else { return nil }
    var (year, month, day) = isYear ? (first, second, third) : (third, second, first)
    // `11/21/2026` is American.
    if month > 12, !isYear { swap(&month, &day) }
    guard (1901...2100).contains(year), (1...12).contains(month),
      LogTime.hasDay(day, ofMonth: month, year: year)
    else {
      return nil
    }
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

  /// Microseconds behind a point, a comma or a colon; what is finer is left out.
  mutating func fraction() -> (microseconds: Int, digits: Int) {
    guard let sign = peek,
      sign == UInt8(ascii: ".") || sign == ASCII.comma || sign == UInt8(ascii: ":"),
      at + 1 < bytes.endIndex, ASCII.isDigit(bytes[at + 1])
    else { return (0, 0) }
    at += 1
    var value = 0
    var scale = 100_000
    var digits = 0
    while let byte = peek, ASCII.isDigit(byte) {
      value += Int(byte - 0x30) * scale
      scale /= 10
      digits += 1
      at += 1
    }
    return (value, digits)
  }

  /// `AM` or `PM`: whether it is the afternoon. Nil, and nothing read, if neither stands here.
  mutating func half() -> Bool? {
    var copy = self
    _ = copy.skipBlanks()
    guard let letter = copy.peek.map(ASCII.lower),
      letter == UInt8(ascii: "a") || letter == UInt8(ascii: "p")
    else { return nil }
    copy.at += 1
    guard copy.peek.map(ASCII.lower) == UInt8(ascii: "m") else { return nil }
    copy.at += 1
    if let next = copy.peek, ASCII.lower(next) &- 0x61 < 26 { return nil }
    self = copy
    return letter == UInt8(ascii: "p")
  }

  /// A year behind the time, with the letters of a zone before it or without: ` CET 2026`. Nil, and nothing read, if none
  /// stands here.
  mutating func yearBehind() -> (year: Int, isUTC: Bool)? {
    var copy = self
    guard copy.skipBlanks() else { return nil }
    let start = copy.at
    while let byte = copy.peek, byte &- 0x41 < 26 { copy.at += 1 }
    let zone = copy.bytes[start..<copy.at]
    if !zone.isEmpty {
      guard (2...5).contains(zone.count), copy.skipBlanks() else { return nil }
    }
    guard let year = copy.number(4...4), (1970...2100).contains(year) else { return nil }
    if let next = copy.peek, !ASCII.isBlank(next), !"]):".utf8.contains(next) { return nil }
    self = copy
    return (year, zone.elementsEqual("UTC".utf8) || zone.elementsEqual("GMT".utf8))
  }

  /// `Z`, `+0100`, ` +0100` or `+01:00`, in seconds east of Greenwich; nil, and nothing read, if no zone stands here.
  mutating func zone() -> Int? {
    if take(UInt8(ascii: "Z")) { return 0 }
    var copy = self
    // Console.app puts a space before it in some versions.
    _ = copy.take(ASCII.space)
    guard let sign = copy.peek, sign == ASCII.plus || sign == ASCII.hyphen else { return nil }
    copy.at += 1
    guard let hours = copy.number(2...2) else { return nil }
    _ = copy.take(UInt8(ascii: ":"))
    guard let minutes = copy.number(2...2) else { return nil }
    if let next = copy.peek, ASCII.isDigit(next) { return nil }
    self = copy
    let seconds = (hours * 60 + minutes) * 60
    return sign == ASCII.plus ? seconds : -seconds
  }
}
