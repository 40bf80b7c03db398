// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Languages

extension Concept {
  /// A place in a text that names a concept.
  package struct Match {
    package let term: String
    package let places: Range<Int>
  }

  /// The phrases as stems, by the first of them. The longest come first.
  private static let table: [String: [(term: String, stems: [String])]] = {
    var table: [String: [(term: String, stems: [String])]] = [:]
    for concept in all {
      for phrase in concept.phrases {
        let stems = SearchText(phrase).words.filter { !$0.isPart }.map(\.stem)
        guard let first = stems.first else { continue }
        table[first, default: []].append(("@" + concept.name, stems))
      }
    }
    return table
  }()

  /// Every word of a phrase, as a stem.
  package static let vocabulary: Set<String> = Set(
    table.values.flatMap { $0.flatMap(\.stems) })

  /// Returns the concepts that a text names.
  package static func matches(in words: [SearchText.Word]) -> [Match] {
    // Parts of a name are looked at too, but a phrase does not mix them with whole words.
    var found: [Match] = []
    for start in words.indices {
      for (term, stems) in table[words[start].stem] ?? [] {
        var place = start
        var last = start
        var matched = 0
        while matched < stems.count, place < words.count {
          if words[place].stem == stems[matched] {
            matched += 1
            last = place
          } else if !words[place].isPart {
            break
          }
          place += 1
        }
        if matched == stems.count { found.append(Match(term: term, places: start..<last + 1)) }
      }
    }
    return found
  }
}
