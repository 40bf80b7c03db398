// SPDX-License-Identifier: Apache-2.0

/// The counterparts among the elements of two sequences: a longest common subsequence.
///
/// Two sequences of 10,000 elements that have little in common take milliseconds: 64 elements are compared at once, and
/// memory is linear where the sequences are long.
///
/// - SeeAlso: H. Hyyrö, "Bit-parallel LCS-length computation revisited" (2004), for a row in words; D. S. Hirschberg,
///   "A linear space algorithm for computing maximal common subsequences" (1975), for the halves.
enum Alignment {
  /// A pair of counterparts, by their places in the left and the right sequence.
  typealias Pair = (left: Int, right: Int)

  /// The pairs, in order.
  ///
  /// - Parameters:
  ///   - left: one sequence.
  ///   - right: the other one.
  ///   - mostBits: as much is kept of one part of the work; longer sequences are halved.
  ///   - precedes: true if one of two different elements comes first in an order that is the same
  ///     for both sides. Of several longest subsequences it decides for one, so that exchanging the
  ///     sides exchanges the pairs and changes nothing else.
  static func pairs<Element: Hashable>(
    of left: [Element], and right: [Element], mostBits: Int = 1 << 26,
    precedes: (Element, Element) -> Bool
  ) -> [Pair] {
    let shorter = min(left.count, right.count)
    var start = 0
    while start < shorter, left[start] == right[start] { start += 1 }
    var tail = 0
    while tail < shorter - start, left[left.count - 1 - tail] == right[right.count - 1 - tail] {
      tail += 1
    }
    var pairs = (0..<start).map { (left: $0, right: $0) }
    let leftEnd = left.count - tail
    let rightEnd = right.count - tail
    if start < leftEnd, start < rightEnd {
      // The first rows that differ decide which side comes first.
      let isMirrored = precedes(right[start], left[start])
      let (first, second) =
        isMirrored
        ? (right[start..<rightEnd], left[start..<leftEnd])
        : (left[start..<leftEnd], right[start..<rightEnd])
      var numbers: [Element: Int] = [:]
      func number(_ element: Element) -> Int {
        if let known = numbers[element] { return known }
        numbers[element] = numbers.count
        return numbers.count - 1
      }
      let one = first.map(number)
      let other = second.map(number)
      var found: [Pair] = []
      align(one[...], other[...], mostBits, into: &found)
      for pair in found {
        pairs.append(
          isMirrored
            ? (left: pair.right + start, right: pair.left + start)
            : (left: pair.left + start, right: pair.right + start))
      }
    }
    for offset in stride(from: tail, to: 0, by: -1) {
      pairs.append((left: left.count - offset, right: right.count - offset))
    }
    return pairs
  }

  private static func align(
    _ one: ArraySlice<Int>, _ other: ArraySlice<Int>, _ mostBits: Int, into pairs: inout [Pair]
  ) {
    guard !one.isEmpty, !other.isEmpty else { return }
    if one.count * other.count <= mostBits || one.count == 1 {
      return trace(one, other, into: &pairs)
    }
    let middle = one.startIndex + one.count / 2
    let before = Rows(other).lengths(with: one[..<middle])
    let after = Rows(other.reversed()[...]).lengths(with: one[middle...].reversed()[...])
    var best = 0
    for index in 0...other.count
    where before[index] + after[other.count - index]
      > before[best] + after[other.count - best]
    { best = index }
    let cut = other.startIndex + best
    align(one[..<middle], other[..<cut], mostBits, into: &pairs)
    align(one[middle...], other[cut...], mostBits, into: &pairs)
  }

  /// Finds the pairs with every row at hand.
  private static func trace(
    _ one: ArraySlice<Int>, _ other: ArraySlice<Int>, into pairs: inout [Pair]
  ) {
    let rows = Rows(other)
    var all: [[UInt64]] = [rows.first]
    all.reserveCapacity(one.count + 1)
    for element in one { all.append(rows.next(all[all.count - 1], with: element)) }
    var found: [Pair] = []
    var row = one.count
    var column = other.count
    while row > 0, column > 0 {
      // A bit that is clear says that the row's subsequence grows at this column.
      if !isClear(all[row], column - 1) {
        column -= 1
      } else if isClear(all[row - 1], column - 1) {
        row -= 1
      } else {
        row -= 1
        column -= 1
        found.append((left: one.startIndex + row, right: other.startIndex + column))
      }
    }
    pairs += found.reversed()
  }

  private static func isClear(_ words: [UInt64], _ bit: Int) -> Bool {
    words[bit / 64] & (1 << UInt64(bit % 64)) == 0
  }

  /// The rows of the table of lengths, each as differences between neighbors: a bit for each element of one sequence.
  private struct Rows {
    /// The places of each element: the words that are not zero.
    private var indices: [Int: [(word: Int, bits: UInt64)]] = [:]
    private let count: Int

    init(_ elements: ArraySlice<Int>) {
      count = elements.count
      for (index, element) in elements.enumerated() {
        Self.add(index, to: &indices[element, default: []])
      }
    }

    private static func add(_ index: Int, to words: inout [(word: Int, bits: UInt64)]) {
      let bit: UInt64 = 1 << UInt64(index % 64)
      if words.last?.word == index / 64 {
        words[words.count - 1].bits |= bit
      } else {
        words.append((index / 64, bit))
      }
    }

    /// The row before any element.
    var first: [UInt64] { [UInt64](repeating: .max, count: (count + 63) / 64) }

    /// The row after one more element.
    func next(_ row: [UInt64], with element: Int) -> [UInt64] {
      guard let matches = indices[element] else { return row }
      var row = row
      var carry: UInt64 = 0
      var word = matches[0].word
      var at = 0
      // A word of a row stays as it is if nothing matches in it and nothing is carried into it.
      while word < row.count {
        var bits: UInt64 = 0
        if at < matches.count, matches[at].word == word {
          bits = matches[at].bits & row[word]
          at += 1
        } else if carry == 0 {
          guard at < matches.count else { break }
          word = matches[at].word
          continue
        }
        let (partial, isOver) = row[word].addingReportingOverflow(bits)
        let (sum, isOverAgain) = partial.addingReportingOverflow(carry)
        row[word] = sum | (row[word] & ~bits)
        carry = isOver || isOverAgain ? 1 : 0
        word += 1
      }
      return row
    }

    /// The length of a longest common subsequence with each beginning of this sequence, from none to all of it.
    func lengths(with elements: ArraySlice<Int>) -> [Int] {
      var row = first
      for element in elements { row = next(row, with: element) }
      var lengths = [0]
      lengths.reserveCapacity(count + 1)
      for index in 0..<count { lengths.append(lengths[index] + (isClear(row, index) ? 1 : 0)) }
      return lengths
    }
  }
}
