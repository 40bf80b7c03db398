// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

import Languages
import Lifecycle
import LifecycleText

/// A question that is typed where commands are: `ask` and its words, or a line that ends with `?`.
struct AskedLine {
  let question: String

  /// Reads a line; nil if it is a command or a statement.
  init?(_ line: String) {
    let text = line.trimmed
    let words = text.split(separator: " ")
    if words.first?.lowercased() == "ask", words.count > 1 {
      question = words.dropFirst().joined(separator: " ")
    } else if text.hasSuffix("?") || text.hasSuffix("？"), words.count > 2 || text.utf8.count > 24 {
      question = text
    } else {
      return nil
    }
  }

  /// The answer as a card.
  func card(_ phrases: Phrases) -> ExplanationCard {
    let answers = Answers(phrases, library: .empty)
    guard let answer = answers.answer(to: question) else {
      let near = answers.nearest(to: question).map { topic in
        ExplanationCard.Part.text(topic.sentence(phrases))
      }
      return ExplanationCard(
        title: question,
        parts: near.isEmpty
          ? [.text(phrases.ask.dontKnow)] : [.text(phrases.ask.notSure)] + near)
    }
    var parts: [ExplanationCard.Part] = []
    if let question = answer.readAs {
      parts.append(.line(label: phrases.ask.readAs, text: question))
    }
    parts.append(.text(answer.topic.sentence(phrases)))
    if let origin = answer.topic.origin {
      let grade = phrases.grade(origin.grade)
      parts.append(
        .text(answer.topic.rule.map { phrases.labeled($0.rawValue, text: grade) } ?? grade))
      parts += origin.sources.map { .line(label: "", text: $0.text) }
    }
    if let scenario = answer.scenario {
      parts.append(.text(phrases.explain.shownBy(":load " + scenario)))
    }
    if !answer.near.isEmpty {
      parts.append(.heading(phrases.ask.near))
      parts += answer.near.map { .text($0.sentence(phrases)) }
    }
    return ExplanationCard(title: question, parts: parts)
  }
}
