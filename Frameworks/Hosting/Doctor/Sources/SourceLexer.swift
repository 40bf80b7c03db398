// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// A token of a source.
struct SourceToken {
  enum Kind: UInt8 {
    case word
    /// The contents of a literal, without its quotes.
    case text
    case number
    /// One character that is no letter.
    case mark
    /// `#if` and the like, with its condition.
    case directive
  }

  var kind: Kind
  /// The character of a mark.
  var mark: UInt8 = 0
  var word: SourceWord?
  /// The hash of a word.
  var hash: UInt64 = 0
  var start: Int32
  var end: Int32
  var line: Int32

  @inline(__always) func isMark(_ text: Unicode.Scalar) -> Bool {
    kind == .mark && mark == UInt8(truncatingIfNeeded: text.value)
  }
}

/// Splits a source into tokens, without its comments. It goes over each byte once, and takes what it does not
/// understand for marks: a source that no compiler takes gives tokens too.
struct SourceLexer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let language: SourceLanguage
  private var place = 0
  private var line: Int32 = 1
  private(set) var tokens: [SourceToken] = []
  /// The lines of macros, which are not split.
  private(set) var macros: [Range<Int>] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ language: SourceLanguage) {
    self.bytes = bytes
    self.language = language
    tokens.reserveCapacity(bytes.count / 5)
  }

  private func byte(_ offset: Int) -> UInt8 {
    let at = place + offset
    return at < bytes.count ? bytes[at] : 0
  }

  mutating func read() {
    SourceWord.withTable { table in
      while place < bytes.count {
        let byte = bytes[place]
        if byte <= 0x20 {
          if byte == UInt8(ascii: "\n") { line += 1 }
          place += 1
        } else if Self.beginsWord(byte) {
          readWord(table)
        } else if byte &- 0x30 < 10 {
          readNumber()
        } else {
          readMark(byte)
        }
      }
    }
  }

  @inline(__always) private static func beginsWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private mutating func readWord(
    _ table: UnsafeBufferPointer<(hash: UInt64, word: SourceWord)?>
  ) {
    let start = place
    var hash = SourceHash.start
    while place < bytes.count {
      let byte = bytes[place]
      guard Self.beginsWord(byte) || byte &- 0x30 < 10 else { break }
      hash = SourceHash.adding(byte, to: hash)
      place += 1
    }
    tokens.append(
      SourceToken(
        kind: .word, word: SourceWord.word(hash, in: table), hash: hash, start: Int32(start),
        end: Int32(place), line: line))
  }

  private mutating func readNumber() {
    let start = place
    while place < bytes.count, Self.beginsWord(bytes[place]) || bytes[place] &- 0x30 < 10 {
      place += 1
    }
    tokens.append(
      SourceToken(kind: .number, start: Int32(start), end: Int32(place), line: line))
  }

  private mutating func readMark(_ first: UInt8) {
    switch first {
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine(continues: false)
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""): readText(hashes: 0)
    case UInt8(ascii: "'") where language != .swift: readCharacter()
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "@") where language != .swift && byte(1) == UInt8(ascii: "\""):
      place += 1
      // A literal of C# that begins with `@` has no escapes and may go over lines.
      language == .cSharp ? readVerbatim() : readText(hashes: 0)
    case UInt8(ascii: "`"): place += 1
    case _: add(first)
    }
  }

  private mutating func add(_ mark: UInt8) {
    tokens.append(
      SourceToken(kind: .mark, mark: mark, start: Int32(place), end: Int32(place + 1), line: line))
    place += 1
  }

  // MARK: Comments

  private mutating func skipLine(continues: Bool) {
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
      if continues, bytes[place] == UInt8(ascii: "\\"), byte(1) == UInt8(ascii: "\n") {
        place += 1
        line += 1
      }
      place += 1
    }
  }

  /// A comment within a comment is one in Swift alone.
  private mutating func skipComment() {
    var depth = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*"),
        depth == 0 || language == .swift
      {
        depth += 1
        place += 2
      } else if bytes[place] == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        place += 2
        if depth == 0 { return }
      } else {
        if bytes[place] == UInt8(ascii: "\n") { line += 1 }
        place += 1
      }
    }
  }

  // MARK: Literals

  private mutating func addText(_ start: Int, _ end: Int, _ startLine: Int32) {
    tokens.append(
      SourceToken(kind: .text, start: Int32(start), end: Int32(max(start, end)), line: startLine))
  }

  /// A literal; `place` is at its first quote.
  private mutating func readText(hashes: Int) {
    let startLine = line
    let isLong =
      language == .swift && byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    let quotes = isLong ? 3 : 1
    let start = place + quotes
    skipText(quotes: quotes, hashes: hashes, depth: 0)
    addText(start, min(place, bytes.count) - quotes - hashes, startLine)
  }

  /// Goes behind a literal. One without an end goes to the end of its line.
  private mutating func skipText(quotes: Int, hashes: Int, depth: Int) {
    place += quotes
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\n") {
        if quotes == 1 { return }
        line += 1
        place += 1
      } else if byte == UInt8(ascii: "\\"), stands(hashes, of: UInt8(ascii: "#"), at: 1) {
        place += 1 + hashes
        if place < bytes.count, bytes[place] == UInt8(ascii: "("), language == .swift {
          skipInterpolation(depth: depth)
        } else if place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
          place += 1
        }
      } else if byte == UInt8(ascii: "\""), stands(quotes, of: UInt8(ascii: "\""), at: 0),
        stands(hashes, of: UInt8(ascii: "#"), at: quotes)
      {
        place += quotes + hashes
        return
      } else {
        place += 1
      }
    }
  }

  private func stands(_ count: Int, of byte: UInt8, at offset: Int) -> Bool {
    for index in 0..<count where self.byte(offset + index) != byte { return false }
    return true
  }

  /// Goes behind `( … )` in a literal. It may have literals in it, which may have interpolations.
  private mutating func skipInterpolation(depth: Int) {
    var open = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"):
        open -= 1
        if open == 0 {
          place += 1
          return
        }
      case UInt8(ascii: "\"") where depth < 8:
        skipText(quotes: 1, hashes: 0, depth: depth + 1)
        continue
      case UInt8(ascii: "\n"): return
      case _: break
      }
      place += 1
    }
  }

  private mutating func readVerbatim() {
    let (start, startLine) = (place + 1, line)
    place += 1
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "\"") {
        if byte(1) != UInt8(ascii: "\"") { break }
        place += 1
      }
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
    addText(start, place, startLine)
    place += 1
  }

  private mutating func readCharacter() {
    place += 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
      let byte = bytes[place]
      place += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "'") { return }
    }
    place = min(place, bytes.count)
  }

  // MARK: Directives

  private static let conditions: Set<SourceWord> = [
    .if, .ifdef, .ifndef, .else, .elseif, .elif, .endif,
  ]

  private mutating func readHash() {
    if language == .swift {
      var hashes = 1
      while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
      if byte(hashes) == UInt8(ascii: "\"") {
        place += hashes
        readText(hashes: hashes)
        return
      }
      // None of them begins a literal, so they are not counted again.
      if hashes > 1 {
        for _ in 0..<hashes { add(UInt8(ascii: "#")) }
        return
      }
    }
    var end = place + 1
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    let start = end
    while end < bytes.count, Self.beginsWord(bytes[end]) { end += 1 }
    let name = String(decoding: bytes[start..<min(end, start + 16)], as: UTF8.self)
    let word = SourceWord(rawValue: name)
    if let word, Self.conditions.contains(word) {
      let (begin, first) = (place, line)
      skipLine(continues: language != .swift)
      tokens.append(
        SourceToken(
          kind: .directive, word: word, start: Int32(begin), end: Int32(place), line: first))
    } else {
      if language == .swift { return add(UInt8(ascii: "#")) }
      let begin = place
      skipLine(continues: true)
      macros.append(begin..<min(place, bytes.count))
    }
  }
}
