// SPDX-License-Identifier: Apache-2.0

/// The distance between two words, and the nearest of many: for "did you mean".
package enum EditDistance {
  /// The longest word that is compared; what is longer is cut.
  private static let longest = 64

  /// The number of single-letter changes, and of exchanges of neighbors, that make one word the
  /// other.
  package static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
    let one = Array(one.prefix(longest))
    let other = Array(other.prefix(longest))
    var beforeLast = [Int](repeating: 0, count: other.count + 1)
    var last = Array(0...other.count)
    for row in 0..<one.count {
      var current = [row + 1]
      current.reserveCapacity(other.count + 1)
      for column in 0..<other.count {
        let isSame = one[row] == other[column]
        var least = min(last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      beforeLast = last
      last = current
    }
    return last[other.count]
  }

  /// The candidate nearest to what was found, if one is near enough to be meant: at most half of
  /// it differs. The first of several that are equally near.
  package static func name(to found: String, among candidates: some Sequence<String>) -> String? {
    let wanted = folded(found)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let letters = folded(candidate)
      var apart = distance(wanted, letters)
      // `call receive` is meant as `receive call`.
      if wanted.contains(space) {
        apart = min(apart, distance(sorted(wanted), sorted(letters)) + 1)
      }
      // A beginning that is right counts more than its missing end: `application` words are long.
      if wanted.count >= 4, letters.starts(with: wanted) { apart = min(apart, 2) }
      // A word is no suggestion for itself.
      if apart > 0, apart * 2 <= max(wanted.count, 2), apart < best?.distance ?? .max {
        best = (candidate, apart)
      }
    }
    return best?.name
  }

  private static let space = UInt8(ascii: " ")

  /// Lower case, with hyphens as spaces.
  private static func folded(_ word: String) -> [UInt8] {
    word.utf8.prefix(longest).map { $0 == UInt8(ascii: "-") ? space : ASCII.lower($0) }
  }

  private static func sorted(_ words: [UInt8]) -> [UInt8] {
    Array(
      words.split(separator: space)
        .sorted { $0.lexicographicallyPrecedes($1) }
        .joined(separator: [space]))
  }
}
