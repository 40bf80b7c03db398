// SPDX-License-Identifier: Apache-2.0

/// A place in the text of a scenario, and the ways to move on from it.
///
/// It works on bytes: a text of a hundred thousand steps is read in a few hundredths of a second.
package struct StatementScanner {
  package let bytes: [UInt8]
  /// The next byte to be read.
  package var at: Int
  /// The line of `at`, counted from one.
  private(set) var line: Int
  /// The offset at which that line begins.
  private(set) var lineStart: Int
  /// A column that is known: the next one asked for is usually a little to the right of it.
  private var known: (offset: Int, column: Int)

  /// A run of bytes that belong together.
  package struct Word {
    package let start: Int
    package let end: Int
    /// The word without its quotation marks; one inside them is still doubled.
    package let range: Range<Int>
    package let isQuoted: Bool
    /// True if a quotation mark is doubled in it.
    package var hasDoubledQuote = false
  }

  package init(_ bytes: [UInt8], line: Int = 1) {
    self.bytes = bytes
    self.line = line
    // A byte order mark says nothing about UTF-8.
    at = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lineStart = at
    known = (at, 1)
  }

  package var isAtEnd: Bool { at >= bytes.count }

  /// The next byte; a newline at the end of the text.
  package var next: UInt8 { at < bytes.count ? bytes[at] : ASCII.newline }

  /// The first byte of the word that comes next; a newline if none does.
  package var nextWordStart: UInt8 {
    var offset = at
    while offset < bytes.count, ASCII.isBlank(bytes[offset]) { offset += 1 }
    return offset < bytes.count ? bytes[offset] : ASCII.newline
  }

  /// The place of a byte of the current line.
  package mutating func position(of offset: Int) -> Scenario.Position {
    var (from, column) = known.offset <= offset ? known : (lineStart, 1)
    while from < min(offset, bytes.count) {
      // A byte 10xxxxxx continues a character.
      from += 1
      if from >= bytes.count || bytes[from] & 0xC0 != 0x80 { column += 1 }
    }
    known = (offset, column)
    return Scenario.Position(line: line, column: column)
  }

  package mutating func skipBlanks() {
    while at < bytes.count, ASCII.isBlank(bytes[at]) { at += 1 }
  }

  /// Moves behind the end of the line.
  package mutating func nextLine() {
    while at < bytes.count, bytes[at] != ASCII.newline { at += 1 }
    if at < bytes.count { at += 1 }
    line += 1
    lineStart = at
    known = (at, 1)
  }

  /// Moves to the end of the text.
  package mutating func skipAll() { at = bytes.count }

  /// True if the statement ends here: at a comma, at a comment or at the end of the line.
  package var endsStatement: Bool {
    let byte = next
    return byte == ASCII.newline || byte == ASCII.comma || byte == ASCII.number
  }

  /// The word that begins here, after blanks; nil at the end of the statement.
  ///
  /// `extraEnd` is a byte that ends a word as a blank does.
  package mutating func word(extraEnd: UInt8 = ASCII.newline) throws(Scenario.Problem) -> Word? {
    skipBlanks()
    guard !endsStatement else { return nil }
    let start = at
    if bytes[start] == ASCII.quote { return try quoted(from: start) }
    while at < bytes.count, !ASCII.endsWord(bytes[at]), bytes[at] != extraEnd { at += 1 }
    return Word(start: start, end: at, range: start..<at, isQuoted: false)
  }

  private mutating func quoted(from start: Int) throws(Scenario.Problem) -> Word {
    var end = start + 1
    var hasDoubledQuote = false
    while end < bytes.count, bytes[end] != ASCII.newline {
      if bytes[end] == ASCII.quote {
        // Two quotation marks inside a quoted word stand for one.
        guard end + 1 < bytes.count, bytes[end + 1] == ASCII.quote else { break }
        hasDoubledQuote = true
        end += 1
      }
      end += 1
    }
    guard end < bytes.count, bytes[end] == ASCII.quote else {
      throw Scenario.Problem(position(of: start), .openQuote)
    }
    at = end + 1
    return Word(
      start: start, end: at, range: start + 1..<end, isQuoted: true,
      hasDoubledQuote: hasDoubledQuote)
  }

  /// The word that would come next, without moving.
  package func peek() -> Word? {
    var copy = self
    return try? copy.word()
  }

  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the text of a word.
  package func text(_ word: Word) -> String {
    guard word.hasDoubledQuote else { return text(word.range) }
    var letters: [UInt8] = []
    var at = word.range.lowerBound
    while at < word.range.upperBound {
      letters.append(bytes[at])
      at += bytes[at] == ASCII.quote ? 2 : 1
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Returns true if a word, not in quotation marks, is a keyword.
  package func isWord(_ word: Word, _ keyword: StaticString) -> Bool {
    guard !word.isQuoted, word.range.count == keyword.utf8CodeUnitCount else { return false }
    return keyword.withUTF8Buffer { letters in
      for offset in 0..<letters.count
      where ASCII.lower(bytes[word.range.lowerBound + offset]) != letters[offset] { return false }
      return true
    }
  }

  /// Moves behind the next word if it is that keyword.
  package mutating func take(_ keyword: StaticString) -> Bool {
    skipBlanks()
    guard let word = peek(), isWord(word, keyword) else { return false }
    at = word.end
    return true
  }

  /// Returns what stands here, for a message: up to the end of the statement, and not too much of
  /// it.
  package func found(from start: Int) -> String {
    var end = start
    while end < bytes.count, bytes[end] != ASCII.newline, bytes[end] != ASCII.comma,
      !(bytes[end] == ASCII.number && end > start && ASCII.isBlank(bytes[end - 1]))
    { end += 1 }
    return shown(start..<end)
  }

  /// A piece of the text as a message shows it: on one line, trimmed, and not too much of it.
  package func shown(_ range: Range<Int>) -> String {
    let text = String(decoding: bytes[range].prefix(240), as: UTF8.self)
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    return words.count > 48 ? words.prefix(45) + "..." : words
  }
}
