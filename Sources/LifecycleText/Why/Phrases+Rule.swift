// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension PhraseBook {
  /// A rule in words, its grade and its sources; both sides of a disputed one.
  package func parts(
    about rule: Rule, isWorded: Bool = true
  ) -> [ExplanationCard.Part] {
    let words = why
    let origin = rule.origin
    var parts: [ExplanationCard.Part] =
      isWorded
      ? [.heading("\(words.rule): \(rule.rawValue)"), .text(self.rule(rule))]
      : [.heading(words.rule), .text(rule.rawValue)]
    if rule.grade != .precondition {
      parts += [.heading(words.grade), .text(grade(rule.grade))]
    }
    guard !origin.sources.isEmpty else { return parts }
    parts.append(.heading(origin.opposing.isEmpty ? words.sources : words.followed))
    parts += origin.supporting.map { .text($0.text) }
    if !origin.opposing.isEmpty {
      parts.append(.heading(words.opposing))
      parts += origin.opposing.map { .text($0.text) }
    }
    return parts
  }
}
