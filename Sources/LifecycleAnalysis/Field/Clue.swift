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
    /// That line, or its part around the clue.
    package let quote: String
    /// The number of lines that show it.
    package internal(set) var count: Int
  }

  /// The most of a line that is quoted.
  private static let longestQuote = 200

  /// Returns the clues of a text in the order in which they are first seen. Case does not matter, and
  /// neither does how the text is broken into lines.
  package static func sightings(in bytes: some Collection<UInt8>) -> [Sighting] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    // The place in the text at which each line begins.
    var starts = [0]
    for byte in bytes {
      if ASCII.isBlank(byte) || byte == ASCII.newline {
        if let last = text.last, last != ASCII.space { text.append(ASCII.space) }
        if byte == ASCII.newline { starts.append(text.count) }
      } else {
        text.append(ASCII.lower(byte))
      }
    }
    var found: [Sighting] = []
    var places: [Int: Int] = [:]
    // The line that last showed a clue: two texts of a clue in one line are one place.
    var lastLines: [Int: Int] = [:]
    var at = 0
    var line = 0
    while at < text.count {
      while line + 1 < starts.count, starts[line + 1] <= at { line += 1 }
      for (number, pattern) in Self.byFirst[Int(text[at])]
      where at + pattern.count <= text.count
        && text[at..<at + pattern.count].elementsEqual(pattern)
      {
        if let place = places[number] {
          if lastLines[number] != line { found[place].count += 1 }
        } else {
          places[number] = found.count
          let quote = Self.quote(of: line, in: bytes, near: at - starts[line])
          found.append(Sighting(clue: all[number], line: line + 1, quote: quote, count: 1))
        }
        lastLines[number] = line
      }
      at += 1
    }
    return found
  }

  /// The patterns by the byte that they begin with, each with the number of its clue.
  private static let byFirst: [[(Int, [UInt8])]] = {
    var table = [[(Int, [UInt8])]](repeating: [], count: 256)
    for (number, clue) in all.enumerated() {
      for pattern in clue.patterns {
        let bytes = Array(pattern.utf8)
        if let first = bytes.first { table[Int(first)].append((number, bytes)) }
      }
    }
    return table
  }()

  /// Returns a line without the blanks around it, or the part of it near a place.
  private static func quote(
    of number: Int, in bytes: some Collection<UInt8>, near place: Int
  ) -> String {
    let lines = bytes.split(
      separator: ASCII.newline, maxSplits: number + 1, omittingEmptySubsequences: false)
    guard number < lines.count else { return "" }
    var line = Array(lines[number].drop(while: ASCII.isBlank))
    while let last = line.last, ASCII.isBlank(last) { line.removeLast() }
    guard line.count > longestQuote else { return String(decoding: line, as: UTF8.self) }
    let start = max(0, min(place - 60, line.count - longestQuote))
    let part = String(decoding: line[start..<start + longestQuote], as: UTF8.self)
    return (start > 0 ? "…" : "") + part + "…"
  }
}
