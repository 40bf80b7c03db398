// SPDX-License-Identifier: Apache-2.0
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

@Suite("Alignment of two sequences")
struct AlignmentTests {
  private static func sequence(_ dice: inout Dice, upTo letters: Int) -> [Int] {
    (0..<Int.random(in: 0...120, using: &dice)).map { _ in
      Int.random(in: 0..<letters, using: &dice)
    }
  }

  /// The length of a longest common subsequence, by its definition.
  private static func length(_ one: [Int], _ other: [Int]) -> Int {
    var row = [Int](repeating: 0, count: other.count + 1)
    for element in one {
      var diagonal = 0
      for column in 0..<other.count {
        let above = row[column + 1]
        row[column + 1] = element == other[column] ? diagonal + 1 : max(above, row[column])
        diagonal = above
      }
    }
    return row[other.count]
  }

  private static func pairs(_ one: [Int], _ other: [Int], mostBits: Int) -> [[Int]] {
    Alignment.pairs(of: one, and: other, mostBits: mostBits, precedes: <)
      .map { [$0.left, $0.right] }
  }

  @Test(
    "as many pairs as possible, of equal elements, in order; halved or at once",
    arguments: [1 << 26, 64, 1])
  func longest(mostBits: Int) {
    var dice = Dice(seed: 1)
    for letters in [1, 2, 3, 10, 1000] {
      for _ in 0..<40 {
        let one = Self.sequence(&dice, upTo: letters)
        let other = Self.sequence(&dice, upTo: letters)
        let pairs = Self.pairs(one, other, mostBits: mostBits)
        #expect(pairs.count == Self.length(one, other))
        #expect(pairs.allSatisfy { one[$0[0]] == other[$0[1]] })
        for (pair, next) in zip(pairs, pairs.dropFirst()) {
          #expect(pair[0] < next[0] && pair[1] < next[1])
        }
      }
    }
  }

  @Test("exchanging the sides exchanges the pairs", arguments: [1 << 26, 64])
  func mirrored(mostBits: Int) {
    var dice = Dice(seed: 2)
    for letters in [2, 5, 50] {
      for _ in 0..<40 {
        let one = Self.sequence(&dice, upTo: letters)
        let other = Self.sequence(&dice, upTo: letters)
        #expect(
          Self.pairs(one, other, mostBits: mostBits)
            == Self.pairs(other, one, mostBits: mostBits).map { [$0[1], $0[0]] })
      }
    }
  }
}
