// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle

extension Rule {
  /// The rule in words, its grade and its sources; both sides of a disputed one.
  package func cardParts(in phrases: Phrases, isWorded: Bool = true) -> [ExplanationCard.Part] {
    let words = phrases.why
    let origin = origin
    var parts: [ExplanationCard.Part] =
      isWorded
      ? [.heading(phrases.labeled(words.rule, text: rawValue)), .text(phrases.rule(self))]
      : [.heading(words.rule), .text(rawValue)]
    if grade != .precondition {
      parts += [.heading(words.grade), .text(phrases.grade(grade))]
    }
    guard !origin.sources.isEmpty else { return parts }
    parts.append(.heading(origin.opposing.isEmpty ? words.sources : words.followed))
    parts += origin.supporting.map { .text(phrases.source($0)) }
    if !origin.opposing.isEmpty {
      parts.append(.heading(words.opposing))
      parts += origin.opposing.map { .text(phrases.source($0)) }
    }
    return parts
  }
}
