// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleTestSupport
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText

/// The rule book: what `applife rules` prints and what a refusal says.
@Suite("The rule book")
struct RuleTextTests {
  @Test("every rule says what it means, in a sentence of its own", arguments: Rule.allCases)
  func text(rule: Rule) {
    let text = Language.english.phrases.rule(rule)
    #expect(text.count > 10)
    #expect(text.hasSuffix("."))
    #expect(Rule.allCases.filter { Language.english.phrases.rule($0) == text } == [rule])
  }

  @Test("the end of an app before iOS 4 is not put down to a key that iOS 4 brought")
  func endBeforeMultitasking() throws {
    let scenario = try Scenario.parse("ios 3\napp Notes\ntap icon\npress home")
    let ends = ScenarioLibrary.play(scenario).entries.filter {
      if case .end = $0.kind { true } else { false }
    }
    #expect(ends.map(\.rule) == [.endExitsOnSuspend])
    for language in Language.allCases {
      #expect(language.phrases.rule(.endExitsOnSuspend).contains("iOS 4"))
      #expect(language.phrases.ending(.exitsOnSuspend, code: nil).contains("iOS 4"))
    }
  }

  @Test("only what says nothing about iOS is a precondition, and has no source")
  func preconditions() {
    let preconditions = Rule.allCases.filter { $0.grade == .precondition }
    #expect(preconditions.allSatisfy { $0.origin.sources.isEmpty })
    #expect(
      preconditions.filter { !$0.rawValue.hasPrefix("need.") && $0 != .hostedProcess } == [])
    let sourced = Rule.allCases.filter { $0.grade != .precondition && $0.grade != .assumed }
    #expect(sourced.filter(\.origin.sources.isEmpty) == [])
  }

  @Test("every source can be looked up", arguments: Rule.allCases)
  func source(rule: Rule) {
    for source in rule.origin.sources {
      switch source.place {
      case .page(let address):
        #expect(address.wholeMatch(of: /https?:\/\/[a-z0-9.-]+(\/[^\s;]*)?/) != nil, "\(address)")
      case .thread(let repository, let number):
        #expect(repository.wholeMatch(of: /[\w.-]+\/[\w.-]+/) != nil, "\(repository)")
        #expect(number > 0)
      case .title(let title):
        #expect(title.count > 10)
      }
      // The list of rules joins the sources of a rule with semicolons.
      #expect(!source.text.contains(";"))
    }
  }

  @Test("a reading is told by its day, then by what was not opened", arguments: Rule.allCases)
  func reading(rule: Rule) {
    let text = Language.english.phrases.reading(rule.reading)
    switch rule.reading {
    case .noSource, .notRead: #expect(text.hasPrefix("no"))
    case .read(let day, let unopened):
      #expect(text.hasPrefix(day))
      #expect(unopened.allSatisfy { text.contains($0.place.text) })
      #expect(unopened.isEmpty == (text == day))
    }
  }

  @Test("a disputed rule names both sides", arguments: Rule.allCases)
  func sides(rule: Rule) {
    guard rule.grade == .disputed else { return }
    #expect(Set(rule.origin.sources.compactMap(\.claim)).count > 1, "\(rule.rawValue)")
  }
}
