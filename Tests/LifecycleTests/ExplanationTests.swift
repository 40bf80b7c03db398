// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import LifecycleTestSupport
import Testing

@Suite("Explanations")
struct ExplanationTests {
  @Test(
    "every entry of every scenario is explained by an input", arguments: ScenarioLibrary.names)
  func everyEntry(name: String) throws {
    let entries = ScenarioLibrary.play(try ScenarioLibrary.scenario(name)).entries
    for entry in entries {
      let explanation = try #require(Explanation(of: entry.number) { entries[$0] })
      #expect(explanation.isComplete)
      #expect(explanation.input != nil, "#\(entry.number) goes back to \(explanation.steps[0])")
      #expect(explanation.steps.last?.entry == entry)
      for (before, after) in zip(explanation.steps, explanation.steps.dropFirst()) {
        #expect(after.entry.predecessor == before.entry.number)
        if case .deadline(let limit, _) = after.entry.cause, before.entry.cause != after.entry.cause
        {
          #expect(after.reached == limit)
        }
      }
    }
  }

  @Test(
    "each step says the state it found, as the method that is called reads it",
    arguments: ScenarioLibrary.names)
  func found(name: String) throws {
    let entries = ScenarioLibrary.play(try ScenarioLibrary.scenario(name)).entries
    for entry in entries {
      guard case .state(let from, _, _) = entry.kind else { continue }
      let explanation = try #require(Explanation(of: entry.number) { entries[$0] })
      #expect(explanation.steps.last?.found == from, "#\(entry.number)")
    }
  }

  @Test("a deadline leads back to the key behind it")
  func deadline() throws {
    let played = try Played("app A\ntap icon A\npress home\nwait 10s")
    let last = try #require(played.entries.last)
    let explanation = try #require(Explanation(of: last.number) { played.entries[$0] })
    #expect(explanation.input == .pressHome)
    let step = try #require(explanation.steps.last)
    #expect(step.reached == .suspension)
    #expect(step.found == .background)
    #expect(explanation.steps.count { $0.reached != nil } == 1)
    #expect(explanation.steps.first?.found == .active)
  }

  @Test("a chain whose beginning is no longer kept says so")
  func forgotten() throws {
    let played = try Played("app A\ntap icon A\npress home\nwait 10s")
    let last = try #require(played.entries.last)
    let first = last.number - 2
    let explanation = try #require(
      Explanation(of: last.number) { $0 < first ? nil : played.entries[$0] })
    #expect(!explanation.isComplete)
    #expect(explanation.input == nil)
    #expect(Explanation(of: last.number) { _ in nil } == nil)
  }

  @Test("a refusal is explained by the rule that forbids the event")
  func refusal() throws {
    let played = try Played("app A\npress home")
    let explanation = try #require(Explanation(of: 0) { played.entries[$0] })
    #expect(explanation.rule == .needAppInFront)
    #expect(explanation.input == .pressHome)
  }

  @Test("a disputed rule names both sides, and no other rule does", arguments: Rule.allCases)
  func sides(rule: Rule) {
    let origin = rule.origin
    #expect(origin.sources == origin.supporting + origin.opposing)
    if origin.grade == .disputed {
      #expect(!origin.supporting.isEmpty)
      #expect(!origin.opposing.isEmpty)
    } else {
      #expect(origin.opposing.isEmpty)
    }
  }
}

extension Explanation {
  /// The rule that makes the subject happen, or that forbids it.
  fileprivate var rule: Rule {
    if case .refused(let refusal) = subject.kind { refusal.rule } else { subject.rule }
  }

  /// The event that everything goes back to; nil where the chain is not complete.
  fileprivate var input: SystemEvent? {
    guard isComplete, let first = steps.first else { return nil }
    if case .event(let event) = first.entry.kind { return event }
    if case .refused(let refusal) = first.entry.kind { return refusal.event }
    return nil
  }
}
