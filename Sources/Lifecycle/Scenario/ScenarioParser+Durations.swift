// SPDX-License-Identifier: Apache-2.0

extension ScenarioParser {
  private static let longest = Int64(Scenario.longestDuration.components.seconds) * 1_000_000_000

  /// A duration: `250ms`, `5s`, `1m30s`, `2h`, `2.5s`. A blank may stand before the unit, as in `5 s`.
  mutating func duration() throws(Scenario.Problem) -> Duration {
    let word = try word(.duration)
    var text = scanner.bytes[word.range]
    if let unit = unitApart(from: text) {
      text += scanner.bytes[unit.range]
      scanner.at = unit.end
    }
    let bytes = Array(text)
    var at = 0
    var total: Int64 = 0
    var lastUnit = Int64.max
    while at < bytes.count {
      guard let (number, unit, end) = Self.part(of: bytes, from: at),
        // From large to small, each unit once.
        unit < lastUnit
      else { throw unknown(word, .duration, among: []) }
      total += number
      lastUnit = unit
      at = end
      if total > Self.longest { throw unknown(word, .duration, among: []) }
    }
    guard lastUnit < .max else { throw unknown(word, .duration, among: []) }
    return .nanoseconds(total)
  }

  /// The unit that stands behind a number, as a word of its own.
  private func unitApart(from number: ArraySlice<UInt8>) -> StatementScanner.Word? {
    guard number.allSatisfy({ ASCII.isDigit($0) || $0 == UInt8(ascii: ".") }),
      let word = scanner.peek(),
      scanner.isWord(word, "s") || scanner.isWord(word, "ms") || scanner.isWord(word, "m")
        || scanner.isWord(word, "h")
    else { return nil }
    return word
  }

  /// A number and its unit: nanoseconds in all, the unit's nanoseconds, and where they end.
  private static func part(of bytes: [UInt8], from start: Int) -> (Int64, Int64, Int)? {
    let end = bytes.count
    var at = start
    var whole: Int64 = 0
    while at < end, ASCII.isDigit(bytes[at]) {
      whole = whole * 10 + Int64(bytes[at] - 0x30)
      at += 1
      if at - start > 9 { return nil }
    }
    guard at > start else { return nil }
    var fraction: Int64 = 0
    var scale: Int64 = 1
    if at < end, bytes[at] == UInt8(ascii: ".") {
      at += 1
      let first = at
      while at < end, ASCII.isDigit(bytes[at]) {
        fraction = fraction * 10 + Int64(bytes[at] - 0x30)
        scale *= 10
        at += 1
        // Nanoseconds are the smallest time there is.
        if at - first > 6 { return nil }
      }
      if at == first { return nil }
    }
    let unitStart = at
    while at < end, !ASCII.isDigit(bytes[at]) { at += 1 }
    let unit: Int64
    switch (at - unitStart, ASCII.lower(bytes[min(unitStart, end - 1)])) {
    case (1, UInt8(ascii: "h")): unit = 3_600_000_000_000
    case (1, UInt8(ascii: "m")): unit = 60_000_000_000
    case (1, UInt8(ascii: "s")): unit = 1_000_000_000
    case (2, UInt8(ascii: "m")) where ASCII.lower(bytes[unitStart + 1]) == UInt8(ascii: "s"):
      unit = 1_000_000
    case _: return nil
    }
    let (product, overflow) = whole.multipliedReportingOverflow(by: unit)
    if overflow || product > longest { return nil }
    return (product + fraction * unit / scale, unit, at)
  }
}

extension Duration {
  /// A duration as a scenario writes it: `250ms`, `5s`, `1m30s`, `2h`; nil for any other text.
  public init?(words text: String) {
    var parser = ScenarioParser(Array(text.utf8))
    guard let duration = try? parser.duration(), parser.scanner.isAtEnd else { return nil }
    self = duration
  }
}
