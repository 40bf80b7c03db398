// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The search in lists.
package enum Search {
  /// Below this share of what is looked for, a row has little to do with it.
  private static let least = 0.6
  /// The most rows that are shown if none has every word.
  private static let mostNear = 12

  /// Returns the rows that have every word, in their order; if there are none, those that are about the
  /// words in other words, best first. Case does not matter, and a space and a hyphen are the same.
  package static func places(of words: [String], in rows: [[String]]) -> [Int] {
    let exact = rows.indices.filter { matches(rows[$0], words) }
    if !exact.isEmpty || words.isEmpty { return exact }
    let index = SearchIndex(rows.map { row in row.map { ($0, 1) } })
    return index.hits(for: words.joined(separator: " ")).filter { $0.coverage >= least }
      .prefix(mostNear).map(\.text)
  }

  /// Returns true if every word is somewhere in a row.
  package static func matches(_ row: [String], _ words: [String]) -> Bool {
    let text = folded(row.joined(separator: " "))
    return words.allSatisfy { text.contains(folded($0)) }
  }

  private static func folded(_ text: String) -> String {
    text.lowercased().replacing("-", with: " ")
  }
}
