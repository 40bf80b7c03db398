// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Lifecycle

/// Texts that are searched by what they are about. The ranking is BM25 over words and concepts; a word
/// that is in no text is taken for the one that is spelled most like it.
package struct SearchIndex: Sendable {
  /// A text that was found.
  package struct Hit: Hashable, Sendable {
    /// The number of the text.
    package let text: Int
    package let score: Double
    /// The share of the question that the text answers, and little else, from 0 to 1. A rare word counts
    /// more.
    package let coverage: Double
    /// The subjects and the names in code that the question has and the text has not.
    package let missing: Set<String>
    /// True if the text asks the same in the same words.
    package let isSame: Bool
  }

  /// The number of times that each term is in each text, with the weight of its field.
  private var postings: [String: [Int: Double]] = [:]
  private var lengths: [Double] = []
  private var averageLength = 1.0
  /// The terms of the heaviest field of each text, and their weight.
  private var titles: [Set<String>] = []
  /// The words of that field that say something.
  private var wordings: [Set<String>] = []
  private var titleWeights: [Double] = []
  /// The subjects of the heaviest field of each text, and of all its fields.
  private var subjects: [(title: Set<String>, all: Set<String>)] = []
  /// The names in code of all texts, as stems.
  private var names: Set<String> = []

  /// - Parameter texts: the fields of each text, with their weights.
  package init(_ texts: [[(text: String, weight: Double)]]) {
    for (number, fields) in texts.enumerated() {
      var length = 0.0
      var title: (terms: Set<String>, weight: Double) = ([], 0)
      var wording: Set<String> = []
      var subjects: (title: Set<String>, all: Set<String>) = ([], [])
      for (text, weight) in fields {
        let words = SearchText(text).words
        names.formUnion(words.filter(\.isName).map(\.stem))
        var terms = words.filter { !$0.isStop }.map(\.stem)
        let concepts = Concept.matches(in: words)
        terms += concepts.map(\.term)
        let own = named(in: words, concepts)
        subjects.all.formUnion(own)
        if weight > title.weight {
          title = (Set(terms), weight)
          wording = Set(words.filter(\.isContent).map(\.stem))
          subjects.title = own
        }
        for term in terms {
          postings[term, default: [:]][number, default: 0] += weight
          length += weight
        }
      }
      lengths.append(length)
      titles.append(title.terms)
      wordings.append(wording)
      self.subjects.append(subjects)
    }
    averageLength = max(1, lengths.reduce(0, +) / Double(max(1, lengths.count)))
    titleWeights = titles.map { terms in terms.reduce(0) { $0 + (weight($1) ?? 0) } }
  }

  /// The weight of a term: a rare one tells more.
  private func weight(_ term: String) -> Double? {
    guard let count = postings[term]?.count else { return nil }
    return Self.log2(1 + Double(lengths.count) / (Double(count) + 0.5))
  }

  /// The weight of a word that is in no text. Two characters of Chinese are often no word.
  private static let unknownWeight = 2.5
  private static let unknownPairWeight = 0.3
  /// Russian has many forms of a word.
  private static let unknownRussianWeight = 1.5
  /// The share of its weight that a part of a name has, or a word beside its concept.
  private static let partShare = 0.5
  /// The share that a version of iOS has: most of what is asked holds on others too.
  private static let versionShare = 0.4

  /// Returns the texts that share something with a question, best first.
  package func hits(for question: String) -> [Hit] {
    let asked = asked(question)
    guard !asked.isEmpty else { return [] }
    let words = SearchText(question).words.map(corrected)
    let subjects = named(in: words, Concept.matches(in: words))
    let wording = Set(words.filter(\.isContent).map(\.stem))
    var scores = [Double](repeating: 0, count: lengths.count)
    var covered = [Double](repeating: 0, count: lengths.count)
    var matched = [Double](repeating: 0, count: lengths.count)
    var total = 0.0
    var counted: Set<String> = []
    for item in asked {
      let known = item.terms.compactMap { term in weight(term.name).map { $0 * term.share } }
      let own = known.max() ?? item.unknownWeight
      total += max(own, item.isKnown ? 0 : item.unknownWeight) * item.share
      var best: [Int: Double] = [:]
      for term in item.terms {
        guard let idf = weight(term.name), let texts = postings[term.name] else { continue }
        let isNew = counted.insert(term.name).inserted
        for (text, frequency) in texts {
          best[text] = max(best[text] ?? 0, idf * term.share)
          guard isNew else { continue }
          let length = 0.4 + 0.6 * lengths[text] / averageLength
          scores[text] += idf * term.share * frequency * 2.2 / (frequency + 1.2 * length)
          if titles[text].contains(term.name) { matched[text] += idf }
        }
      }
      for (text, idf) in best { covered[text] += min(own, idf) * item.share }
    }
    var hits: [Hit] = []
    for text in lengths.indices where scores[text] > 0 {
      let coverage = covered[text] / total
      // What answers all that was asked, and little else, comes first.
      let title = titleWeights[text] > 0 ? matched[text] / titleWeights[text] : 0
      let fit = fit(of: text, to: subjects)
      let score = scores[text] * (0.3 + 0.7 * coverage) * (0.6 + 0.4 * title) * fit
      hits.append(
        Hit(
          text: text, score: score, coverage: min(1, coverage * (0.5 + 0.5 * title) * fit),
          missing: missing(in: text, of: subjects),
          isSame: wordings[text] == wording))
    }
    return hits.sorted { ($0.score, $1.text) > ($1.score, $0.text) }
  }

  /// Returns what a text names: subjects, and names in code. A scene's method is named like the app's.
  private func named(in words: [SearchText.Word], _ concepts: [Concept.Match]) -> Set<String> {
    var named = Concept.subjects(of: concepts)
    for word in words where word.isName || !word.isPart && names.contains(word.stem) {
      let isScene = word.stem.hasPrefix("scenedid") || word.stem.hasPrefix("scenewill")
      named.insert("." + (isScene ? word.stem.dropFirst(5) : word.stem[...]))
    }
    return named
  }

  /// Returns what a question names and a text doesn't, nor anything near it.
  private func missing(in text: Int, of asked: Set<String>) -> Set<String> {
    let own = subjects[text].all
    return asked.filter { one in
      !own.contains(one) && (one.hasPrefix(".") || !own.contains { Concept.isNear($0, one) })
    }
  }

  /// The share that is left to a text for each subject of the question that it does not name, and for each
  /// of its own that the question does not name. One of the same family is less strange.
  private static let missingShare = 0.6
  private static let missingRelativeShare = 0.85
  private static let extraShare = 0.75
  private static let extraRelativeShare = 0.9
  /// The share that a text has if it names a subject of the question, but is asked in other words.
  private static let asideShare = 0.9
  /// The share of a text that is about all subjects of the question and about no other.
  private static let agreement = 1.3

  /// Returns the share of its weight that a text keeps: all of it if it is about what the question is about.
  private func fit(of text: Int, to asked: Set<String>) -> Double {
    let own = subjects[text]
    var fit = 1.0
    if !asked.isEmpty, own.title == asked { return Self.agreement }
    for subject in asked where !own.title.contains(subject) {
      if own.all.contains(subject) {
        fit *= Self.asideShare
        continue
      }
      let isNear = own.all.contains { Concept.isNear($0, subject) }
      fit *= isNear ? Self.missingRelativeShare : Self.missingShare
    }
    for subject in own.title where !asked.contains(subject) {
      let isNear = asked.contains { Concept.isNear($0, subject) }
      fit *= isNear ? Self.extraRelativeShare : Self.extraShare
    }
    return fit
  }

  /// Returns what a question asks for: its words, each with what else it can be found by.
  private func asked(_ question: String) -> [Asked] {
    let words = SearchText(question).words.map(corrected)
    let concepts = Concept.matches(in: words)
    var asked: [Asked] = []
    for (place, word) in words.enumerated() where word.isContent {
      let isVersion =
        word.stem.hasPrefix("ios") && word.stem.count > 3
        && word.stem.utf8.dropFirst(3).allSatisfy(ASCII.isDigit)
      // A version that no text names says nothing.
      if isVersion, weight(word.stem) == nil { continue }
      var next = place + 1
      while next < words.count, words[next].isPart { next += 1 }
      let named = concepts.filter { $0.places.overlaps(place..<next) }
      let names = named.map(\.term)
      // The words of one concept are asked for once.
      let together = named.map { one in words[one.places].count(where: \.isContent) }.max() ?? 1
      // A name of several words is known by its concept, or else by its parts.
      var terms = names.map { Asked.Term(name: $0, share: 1) }
      let isKnown = weight(word.stem) != nil || !names.isEmpty
      terms.append(Asked.Term(name: word.stem, share: names.isEmpty ? 1 : Self.partShare))
      for part in words[place + 1..<next] where !part.isStop {
        terms.append(Asked.Term(name: part.stem, share: Self.partShare))
      }
      let unknownWeight =
        switch word.stem.unicodeScalars.first?.value ?? 0 {
        case 0x3400...: Self.unknownPairWeight
        case 0x400...0x4FF: Self.unknownRussianWeight
        default: Self.unknownWeight
        }
      asked.append(
        Asked(
          terms: terms, isKnown: isKnown,
          share: (isVersion && names.isEmpty ? Self.versionShare : 1) / Double(max(1, together)),
          unknownWeight: unknownWeight))
    }
    return asked
  }

  /// A word of a question with the terms that it stands for.
  private struct Asked {
    struct Term {
      let name: String
      /// The share of its weight that counts.
      let share: Double
    }

    let terms: [Term]
    /// True if the whole word, or a concept that it names, is in some text.
    let isKnown: Bool
    /// The share of the weight that falls to this word of a concept.
    let share: Double
    let unknownWeight: Double
  }

  /// Returns a word, or the known one that is spelled most like it. Short words have too many
  /// neighbors.
  private func corrected(_ word: SearchText.Word) -> SearchText.Word {
    func isKnown(_ stem: String) -> Bool {
      postings[stem] != nil || Concept.vocabulary.contains(stem)
    }
    let letters = Array(word.stem.utf8)
    // A code that is spelled like another one is another code.
    guard word.isContent, !isKnown(word.stem), letters.count >= 5, !word.stem.hasPrefix("0x"),
      letters.allSatisfy({ $0 < 0x80 })
    else { return word }
    let allowed = letters.count >= 8 ? 2 : 1
    var best: (term: String, distance: Int)?
    for terms in [Array(postings.keys), Array(Concept.vocabulary)] {
      for term in terms {
        let other = Array(term.utf8)
        guard abs(other.count - letters.count) <= allowed, other.first == letters.first else {
          continue
        }
        let distance = EditDistance.distance(letters, other)
        guard distance <= allowed else { continue }
        if let found = best, (found.distance, found.term) <= (distance, term) { continue }
        best = (term, distance)
      }
    }
    return best.map { SearchText.Word(stem: $0.term, isPart: false, isStop: false) } ?? word
  }

  /// The logarithm, without the C library's mathematics.
  private static func log2(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    var fraction = value.significand
    var result = Double(value.exponent)
    var bit = 0.5
    for _ in 0..<20 {
      fraction *= fraction
      if fraction >= 2 {
        fraction /= 2
        result += bit
      }
      bit /= 2
    }
    return result
  }
}
