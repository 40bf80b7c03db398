// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleText

/// An answer that has a page of its own on the site.
package struct SiteAnswer: Sendable {
  package let topic: Topic
  package let symptom: Symptom
  /// The scenario that shows it; nil if none does.
  package let scenario: String?
  /// The answers that are near it, by their names.
  package let near: [String]

  package init(topic: Topic, symptom: Symptom, scenario: String?, near: [String]) {
    self.topic = topic
    self.symptom = symptom
    self.scenario = scenario
    self.near = near
  }

  /// The most answers that an answer leads to.
  private static let mostNear = 4

  /// The answers to all questions, each once, in the order of the symptoms.
  package static func all(from library: AnswerLibrary) -> [SiteAnswer] {
    let answers = Answers(Language.english.phrases, library: library)
    var places: [String: Int] = [:]
    var found: [(topic: Topic, symptom: Symptom)] = []
    for symptom in Symptom.allCases {
      for topic in Topic.asked(at: symptom) {
        if let place = places[topic.id] {
          let first = found[place].topic
          found[place].topic = Topic(
            subject: first.subject, scenario: first.scenario ?? topic.scenario,
            questions: first.questions + topic.questions)
        } else {
          places[topic.id] = found.count
          found.append((topic, symptom))
        }
      }
    }
    return found.map { topic, symptom in
      let scenario = answers.scenario(of: topic)
      // Those that people ask with the same words come first, then those with the same run.
      var near = topic.questions.prefix(3).flatMap { answers.candidates(for: $0).map(\.topic.id) }
      near += found.filter { scenario != nil && $0.topic.scenario == scenario }.map(\.topic.id)
      var seen: Set<String> = [topic.id]
      let others = near.filter { places[$0] != nil && seen.insert($0).inserted }
      return SiteAnswer(
        topic: topic, symptom: symptom, scenario: scenario, near: Array(others.prefix(mostNear)))
    }
  }

  /// The questions that are in a language.
  package func questions(in language: Language) -> [String] {
    topic.questions.filter { Self.tag(of: $0) == language.rawValue }
  }

  /// The question that is the title of the page, with the language that it is in: people who speak
  /// another language often ask in English.
  package func title(in language: Language) -> (text: String, tag: String) {
    if let own = questions(in: language).first { return (Self.asTitle(own), language.rawValue) }
    let english = questions(in: .english).first ?? topic.id
    return (Self.asTitle(english), Language.english.rawValue)
  }

  /// A question with a capital letter, unless its first word is a name of code.
  private static func asTitle(_ question: String) -> String {
    let word = question.prefix { $0 != " " }
    guard word.allSatisfy({ $0.isLowercase || $0 == "'" }), let first = question.first,
      !["ios", "iphone", "ipados", "mqtt"].contains(String(word))
    else { return question }
    return first.uppercased() + question.dropFirst()
  }

  /// The tag of the language that a question is in, by its letters.
  private static func tag(of question: String) -> String {
    for scalar in question.unicodeScalars {
      switch scalar.value {
      case 0x0400...0x04FF: return Language.russian.rawValue
      case 0x4E00...0x9FFF: return Language.simplifiedChinese.rawValue
      case 0x00C0...0x01B0, 0x1EA0...0x1EF9: return Language.vietnamese.rawValue
      case _: continue
      }
    }
    return Language.english.rawValue
  }
}
