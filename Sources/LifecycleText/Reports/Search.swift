// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Languages

/// The search in lists.
package enum Search {
  /// The most characters that are looked for: what a search takes grows with their square.
  package static let longest = 1000

  /// Returns true if a text may be looked for.
  package static func isShort(_ text: String) -> Bool {
    text.utf8.count <= longest || text.unicodeScalars.count <= longest
  }

  /// The least share of the words that a row must be about if none has every word.
  private static let least = 0.5
  /// The most rows that are shown if none has every word.
  private static let mostNear = 12

  /// Returns the rows that have every word, in their order; if there are none, those that are about the
  /// words in other words, best first. Case does not matter, and a space and a hyphen are the same.
  ///
  /// - Parameter asked: the questions that a row answers, as people type them.
  package static func places(
    of words: [String], in rows: [[String]], asked: (Int) -> [String] = { _ in [] }
  ) -> [Int] {
    let exact = rows.indices.filter { matches(rows[$0], words) }
    if !exact.isEmpty || words.isEmpty { return exact }
    // Each question is a text of its own: what it says is said in few words.
    var texts: [[(text: String, weight: Double)]] = []
    var places: [Int] = []
    for (index, row) in rows.enumerated() {
      let fields = row.map { (text: $0, weight: 1.0) }
      for question in [nil] + asked(index).map(Optional.some) {
        texts.append(question.map { fields + [($0, 3)] } ?? fields)
        places.append(index)
      }
    }
    var found: [Int] = []
    for hit in SearchIndex(texts).hits(for: words.joined(separator: " "))
    where hit.coverage >= least && found.count < mostNear && !found.contains(places[hit.text]) {
      found.append(places[hit.text])
    }
    return found
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
