// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The way to divide a text. Foundation's own options can't be used: words and sentences are
/// unavailable on Linux.
public struct SubstringOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let byLines = Self([])
  public static let byParagraphs = Self(rawValue: 1)
  public static let byComposedCharacterSequences = Self(rawValue: 2)
  public static let byWords = Self(rawValue: 3)
  public static let bySentences = Self(rawValue: 4)
  public static let reverse = Self(rawValue: 1 << 8)
  public static let substringNotRequired = Self(rawValue: 1 << 9)
  public static let localized = Self(rawValue: 1 << 10)
}

extension String {
  /// The parts of a text: Foundation on Linux has the function and no body for it.
  /// - SeeAlso: https://developer.apple.com/documentation/swift/stringprotocol/enumeratesubstrings(in:options:_:)
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options: SubstringOptions = [],
    _ body: (
      _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>,
      inout Bool
    ) -> Void
  ) where R.Bound == Index {
    var stops = false
    var parts = self.parts(of: range.relative(to: self), options)
    if options.contains(.reverse) { parts.reverse() }
    for (part, enclosing) in parts where !stops {
      body(
        options.contains(.substringNotRequired) ? nil : String(self[part]), part, enclosing, &stops)
    }
  }

  /// The ranges of parts, each with what surrounds it up to the next.
  private func parts(
    of range: Range<Index>, _ options: SubstringOptions
  ) -> [(part: Range<Index>, enclosing: Range<Index>)] {
    // The kind is in the lowest byte.
    switch options.rawValue & 0xFF {
    case SubstringOptions.byComposedCharacterSequences.rawValue:
      return self[range].indices.map { at in (at..<index(after: at), at..<index(after: at)) }
    case SubstringOptions.byWords.rawValue:
      return runs(in: range) { at in
        let isApostrophe = self[at] == "'" || self[at] == "’"
        let joins =
          isApostrophe && at > range.lowerBound && self[index(before: at)].isLetter
          && index(after: at) < range.upperBound && self[index(after: at)].isLetter
        return self[at].isLetter || self[at].isNumber || joins
      }
    case SubstringOptions.bySentences.rawValue:
      return pieces(of: range) { at in
        guard ".!?。！？…".contains(self[at]) else { return false }
        let next = index(after: at)
        return next == range.upperBound || self[next].isWhitespace
      }
    case _:
      return pieces(of: range) { self[$0].isNewline }.map { part, enclosing in
        (part.lowerBound..<end(of: part), enclosing)
      }
    }
  }

  /// A line without its end.
  private func end(of part: Range<Index>) -> Index {
    guard part.lowerBound < part.upperBound else { return part.upperBound }
    let last = index(before: part.upperBound)
    return self[last].isNewline ? last : part.upperBound
  }

  /// Returns the pieces between characters that end one.
  private func pieces(
    of range: Range<Index>, endingAt isEnd: (Index) -> Bool
  ) -> [(part: Range<Index>, enclosing: Range<Index>)] {
    var all: [(Range<Index>, Range<Index>)] = []
    var start = range.lowerBound
    for at in self[range].indices where isEnd(at) {
      let end = index(after: at)
      all.append((start..<end, start..<end))
      start = end
      while start < range.upperBound, self[start] == " " { start = index(after: start) }
    }
    if start < range.upperBound { all.append((start..<range.upperBound, start..<range.upperBound)) }
    return all
  }

  /// The longest runs of what belongs together, each with what follows it.
  private func runs(
    in range: Range<Index>, of belongs: (Index) -> Bool
  ) -> [(part: Range<Index>, enclosing: Range<Index>)] {
    var all: [Range<Index>] = []
    var start: Index?
    for at in self[range].indices {
      if belongs(at) {
        start = start ?? at
      } else if let first = start {
        all.append(first..<at)
        start = nil
      }
    }
    if let start { all.append(start..<range.upperBound) }
    return all.indices.map { place in
      let next = place + 1 < all.count ? all[place + 1].lowerBound : range.upperBound
      return (all[place], (place == 0 ? range.lowerBound : all[place].lowerBound)..<next)
    }
  }
}
