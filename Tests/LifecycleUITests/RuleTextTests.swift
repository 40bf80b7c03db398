// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import Testing

@testable import LifecycleUI

/// The rule book: what `applife rules` prints and what a refusal says.
@Suite("The rule book")
struct RuleTextTests {
  @Test("every rule says what it means, in a sentence of its own", arguments: Rule.allCases)
  func text(rule: Rule) {
    let text = Phrases.english.rule(rule)
    #expect(text.count > 10)
    #expect(text.hasSuffix("."))
    #expect(Rule.allCases.filter { Phrases.english.rule($0) == text } == [rule])
  }

  @Test("every rule has a source; a disputed one names both sides", arguments: Rule.allCases)
  func source(rule: Rule) {
    let origin = rule.origin
    #expect(!origin.sources.isEmpty)
    #expect(origin.sources.allSatisfy { $0.count > 5 })
    if origin.grade == .disputed { #expect(origin.sources.count > 1) }
  }
}
