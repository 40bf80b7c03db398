// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

extension OutlineReader {
  /// Returns the part of a range that may be looked at, and counts it. Sources look ahead a few times at each token;
  /// one that is made so that all of it is looked at from everywhere is given up.
  mutating func ahead(_ range: Range<Int>) -> Range<Int> {
    let part = range.clamped(to: tokens.indices).prefix(max(0, tokensAhead))
    tokensAhead -= part.count
    return part
  }

  /// Returns the index of the first of some marks in a range; nil if there is none, or it may not be looked for.
  mutating func ahead(_ range: Range<Int>, _ marks: Unicode.Scalar...) -> Int? {
    let part = range.clamped(to: tokens.indices).prefix(max(0, tokensAhead))
    let found = part.first { index in marks.contains { tokens[index].isMark($0) } }
    tokensAhead -= (found ?? part.upperBound) - part.lowerBound
    return found
  }
}
