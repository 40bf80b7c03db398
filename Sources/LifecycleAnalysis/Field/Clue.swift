// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// A sentence or a frame that people find in a console, a report or a rejection, and its meaning.
package struct Clue: Hashable, Sendable {
  /// The name in JSON.
  package let id: String
  /// The texts that tell it, in lower case and with one blank between words. Each is enough.
  package let patterns: [String]
  /// The rule that it shows; nil if the model has none.
  package let rule: Rule?
  /// The fact that it shows beside the rule, or instead of one.
  package let fact: FieldFact?
  package let next: NextStep
  /// The shipped scenario that shows it; nil if none does.
  package let example: String?
  /// True if it tells alone why the process of a report ended.
  package let decides: Bool

  init(
    _ id: String, _ patterns: [String], _ rule: Rule? = nil, fact: FieldFact? = nil, next: NextStep,
    example: String? = nil, decides: Bool = false
  ) {
    self.id = id
    self.patterns = patterns
    self.rule = rule
    self.fact = fact
    self.next = next
    self.example = example
    self.decides = decides
  }

  /// The grade and the sources of the meaning.
  package var origin: Rule.Origin? { fact?.origin ?? rule?.origin }
}

extension Clue {
  /// A clue in a text.
  package struct Sighting: Hashable, Sendable {
    package let clue: Clue
    /// The first line that shows it, counted from one.
    package let line: Int
    /// The line with the clue, or its part around it.
    package let quote: String
    /// The number of lines that show it.
    package internal(set) var count: Int
  }

  /// The most of a line that is quoted.
  private static let longestQuote = 200

  /// Returns the clues of a text in the order in which they are first seen. Case does not matter, and
  /// neither does how the text is broken into lines.
  ///
  /// - Parameter isOver: returns true once the search is to stop.
  package static func sightings(
    in bytes: [UInt8], isOver: () -> Bool = { false }
  ) -> [Sighting] {
    var search = ClueSearch(bytes)
    var number = 1
    for (at, byte) in bytes.enumerated() {
      if at % ClueSearch.piece == 0, isOver() { break }
      search.add(byte)
      if byte == ASCII.newline {
        number += 1
        search.begin(line: number, at: at + 1)
      }
    }
    search.finish()
    return search.found
  }

  /// The patterns by the byte that they begin with, each with the number of its clue.
  fileprivate static let byFirst: [[(Int, [UInt8])]] = {
    var table = [[(Int, [UInt8])]](repeating: [], count: 256)
    for (number, clue) in all.enumerated() {
      for pattern in clue.patterns {
        let bytes = Array(pattern.utf8)
        if let first = bytes.first { table[Int(first)].append((number, bytes)) }
      }
    }
    return table
  }()

  /// Returns the line that begins at an index, without the blanks around it, or the part of it near a place.
  fileprivate static func quote(of start: Int, in bytes: [UInt8], near place: Int) -> String {
    var line = bytes[start...].drop(while: ASCII.isBlank).prefix { $0 != ASCII.newline }
    while let last = line.last, ASCII.isBlank(last) { line.removeLast() }
    guard line.count > longestQuote else { return String(decoding: line, as: UTF8.self) }
    let before = max(0, min(place - 60, line.count - longestQuote))
    let part = String(decoding: line.dropFirst(before).prefix(longestQuote), as: UTF8.self)
    return (before > 0 ? "…" : "") + part + "…"
  }
}

/// A search for clues that keeps a part of the text: the text may be as long as a file.
private struct ClueSearch {
  private(set) var found: [Clue.Sighting] = []
  private let bytes: [UInt8]
  /// The part that is looked at, in lower case and with one blank between words.
  private var text: [UInt8] = []
  /// The lines of that part: the place in it at which each begins, its number, and its index in the bytes.
  private var lines = [(place: 0, number: 1, index: 0)]
  /// The place in ``found`` of each clue that was found, and the line that last showed it: two texts of a
  /// clue in one line are one place.
  private var places: [Int: Int] = [:]
  private var lastLines: [Int: Int] = [:]

  /// The bytes that are looked at together.
  static let piece = 65_536
  private static let longestPattern =
    Clue.byFirst.joined().map { $0.1.count }.max() ?? 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    text.reserveCapacity(Self.piece + Self.longestPattern + 1)
  }

  mutating func add(_ byte: UInt8) {
    if ASCII.isBlank(byte) || byte == ASCII.newline {
      if let last = text.last, last != ASCII.space { text.append(ASCII.space) }
    } else {
      text.append(ASCII.lower(byte))
    }
    if text.count > Self.piece + Self.longestPattern { look(at: Self.piece) }
  }

  mutating func begin(line number: Int, at index: Int) {
    // Of empty lines only the last can show anything.
    if lines[lines.count - 1].place == text.count { lines.removeLast() }
    lines.append((text.count, number, index))
  }

  mutating func finish() { look(at: text.count) }

  /// Looks at so many bytes of the part, and forgets them.
  private mutating func look(at count: Int) {
    var line = 0
    for at in 0..<count {
      while line + 1 < lines.count, lines[line + 1].place <= at { line += 1 }
      for (number, pattern) in Clue.byFirst[Int(text[at])]
      where at + pattern.count <= text.count
        && text[at..<at + pattern.count].elementsEqual(pattern)
        // Signal 9 is no part of signal 99.
        && !(ASCII.isDigit(pattern[pattern.count - 1]) && at + pattern.count < text.count
          && ASCII.isDigit(text[at + pattern.count]))
      {
        note(number, lines[line], at)
      }
    }
    // A place before the part is where its line began.
    lines.removeFirst(line)
    for place in lines.indices { lines[place].place -= count }
    text.removeFirst(count)
  }

  private mutating func note(
    _ clue: Int, _ line: (place: Int, number: Int, index: Int), _ at: Int
  ) {
    if let place = places[clue] {
      if lastLines[clue] != line.number { found[place].count += 1 }
    } else {
      places[clue] = found.count
      let quote = Clue.quote(of: line.index, in: bytes, near: at - line.place)
      found.append(
        Clue.Sighting(clue: Clue.all[clue], line: line.number, quote: quote, count: 1))
    }
    lastLines[clue] = line.number
  }
}
