// SPDX-License-Identifier: Apache-2.0

/// Swift source cut into words and marks, without comments and texts. No more of the language is
/// needed to find attributes, imports, classes and the names of methods.
struct SwiftTokens {
  struct Token {
    /// The bytes of the source it stands in.
    let range: Range<Int>
    let text: String
    /// The line, counted from one.
    let line: Int
  }

  /// The source within a text: "\\(here)".
  struct Interpolation {
    let range: Range<Int>
    fileprivate let line: Int
  }

  private(set) var tokens: [Token] = []
  /// The sources within texts, also within texts that stand in others.
  private(set) var interpolations: [Interpolation] = []

  init(_ source: [UInt8]) { self.init(source, source.indices, line: 1) }

  /// Reads what stands within a text of a source; its ranges and lines are those of the source.
  init(_ source: [UInt8], within interpolation: Interpolation) {
    self.init(source, interpolation.range, line: interpolation.line)
  }

  private init(_ source: [UInt8], _ range: Range<Int>, line: Int) {
    var at = range.lowerBound
    var line = line
    func byte(_ offset: Int) -> UInt8 { at + offset < source.count ? source[at + offset] : 0 }
    while at < range.upperBound {
      let first = source[at]
      switch first {
      case UInt8(ascii: "\n"):
        line += 1
        at += 1
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while at < source.count, source[at] != UInt8(ascii: "\n") { at += 1 }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        at = Self.endOfComment(source, at, &line)
      case UInt8(ascii: "\""): at = endOfText(source, at, hashes: 0, &line)
      case UInt8(ascii: "#"):
        var hashes = 0
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        if byte(hashes) == UInt8(ascii: "\"") {
          at = endOfText(source, at + hashes, hashes: hashes, &line)
        } else {
          add(source, &at, line)
        }
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): at += 1
      case _: add(source, &at, line)
      }
    }
  }

  /// A word with the `@` or `#` it begins with, or one mark.
  private mutating func add(_ source: [UInt8], _ at: inout Int, _ line: Int) {
    let start = at
    at += 1
    let isPrefix = source[start] == UInt8(ascii: "@") || source[start] == UInt8(ascii: "#")
    if isPrefix || Self.isWord(source[start]) {
      while at < source.count, Self.isWord(source[at]) { at += 1 }
    }
    tokens.append(
      Token(
        range: start..<at, text: String(decoding: source[start..<at], as: UTF8.self), line: line)
    )
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
      true
    case _: false
    }
  }

  /// Comments may stand within comments.
  private static func endOfComment(_ source: [UInt8], _ start: Int, _ line: inout Int) -> Int {
    var at = start + 2
    var depth = 1
    while at < source.count, depth > 0 {
      let next = at + 1 < source.count ? source[at + 1] : 0
      if source[at] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        at += 2
      } else if source[at] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        at += 2
      } else {
        if source[at] == UInt8(ascii: "\n") { line += 1 }
        at += 1
      }
    }
    return at
  }

  /// The number of texts that may stand within each other; in deeper ones an interpolation is text.
  private static let mostNesting = 50

  /// Returns the end of a text that begins with a quotation mark. An interpolation is part of it.
  private mutating func endOfText(
    _ source: [UInt8], _ start: Int, hashes: Int, _ line: inout Int, depth: Int = 0
  ) -> Int {
    let quote = UInt8(ascii: "\"")
    let isLong =
      start + 2 < source.count && source[start + 1] == quote && source[start + 2] == quote
    let quotes = isLong ? 3 : 1
    func closes(_ at: Int) -> Bool {
      guard at + quotes + hashes <= source.count else { return false }
      return source[at..<at + quotes].allSatisfy { $0 == quote }
        && source[at + quotes..<at + quotes + hashes].allSatisfy { $0 == UInt8(ascii: "#") }
    }
    var at = start + quotes
    while at < source.count {
      if closes(at) { return at + quotes + hashes }
      if source[at] == UInt8(ascii: "\n") {
        // A text on one line that does not end is the compiler's to report.
        if !isLong { return at }
        line += 1
      }
      guard source[at] == UInt8(ascii: "\\") else {
        at += 1
        continue
      }
      let after = at + 1 + hashes
      if after < source.count, source[after] == UInt8(ascii: "("), depth < Self.mostNesting {
        at = endOfInterpolation(source, after, &line, nesting: depth + 1)
      } else {
        at += hashes == 0 ? 2 : 1
      }
    }
    return at
  }

  private mutating func endOfInterpolation(
    _ source: [UInt8], _ start: Int, _ line: inout Int, nesting: Int
  ) -> Int {
    let first = line
    var at = start
    var depth = 0
    while at < source.count {
      switch source[at] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 {
          interpolations.append(Interpolation(range: start + 1..<at, line: first))
          return at + 1
        }
      case UInt8(ascii: "\""):
        at = endOfText(source, at, hashes: 0, &line, depth: nesting)
        continue
      case UInt8(ascii: "\n"): line += 1
      case _: break
      }
      at += 1
    }
    return at
  }
}
