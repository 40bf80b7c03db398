// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

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
        let words = SearchText(phrase).words.filter { !$0.isPart && SearchText.isTelling($0) }
        let stems = words.map(\.stem)
        // A word that says nothing names something only beside others: "time out".
        guard let first = stems.first, words.count > 1 || words.first?.isStop == false else {
          continue
        }
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
    // Parts of a name are looked at too, but a phrase does not mix them with whole words. Words that
    // say nothing may stand between those of a phrase.
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
          } else if words[place].isContent {
            break
          }
          place += 1
        }
        if matched == stems.count { found.append(Match(term: term, places: start..<last + 1)) }
      }
    }
    return found
  }

  /// Returns the subjects that a text names. A longer name goes before one within it: a notification center
  /// is no notification.
  package static func subjects(of matches: [Match]) -> Set<String> {
    var names: Set<String> = []
    for match in matches {
      let name = String(match.term.dropFirst())
      guard subjects[name] != nil else { continue }
      let isWithin = matches.contains { other in
        other.places.count > match.places.count
          && other.places.lowerBound <= match.places.lowerBound
          && other.places.upperBound >= match.places.upperBound
      }
      if !isWithin { names.insert(name) }
    }
    return names
  }

  /// True if two subjects are of one family.
  static func isNear(_ one: String, _ other: String) -> Bool { subjects[one] == subjects[other] }
}
