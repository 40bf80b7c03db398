// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension RuleSource {
  /// The place, then the claim in the words of a language in parentheses. A claim that the table
  /// lacks is a name, which is the same in every language.
  func text(wordedBy claims: [(english: String, words: String)]) -> String {
    guard let claim else { return text }
    let words = claims.first { $0.english == claim }?.words ?? claim
    return "\(place.text) (\(words))"
  }
}
