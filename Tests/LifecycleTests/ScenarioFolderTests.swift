// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Lifecycle

/// The scenarios people are taught with: each is played, and its trace compared with a golden.
@Suite("The scenario folder", .timeLimit(.minutes(5)))
struct ScenarioFolderTests {
  @Test("every story holds, and its trace is the golden", arguments: ScenarioLibrary.names)
  func story(name: String) throws {
    let scenario = try ScenarioLibrary.scenario(name)
    let played = ScenarioLibrary.play(scenario)
    #expect(played.failures == [])
    let difference = try ScenarioLibrary.difference(
      from: name, played.text(apps: scenario.apps.map(\.name)))
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test(
    "every story expects something, and leaves the device settled", arguments: ScenarioLibrary.names
  )
  func expectations(name: String) throws {
    let played = ScenarioLibrary.play(try ScenarioLibrary.scenario(name))
    // The demo is driven by a person.
    #expect(played.expectations > 0 || name == "demo")
    #expect(played.device?.isSettled == true)
  }

  @Test(
    "every story has a title, a sentence that teaches, and a plain name",
    arguments: ScenarioLibrary.names)
  func titles(name: String) throws {
    let scenario = try ScenarioLibrary.scenario(name)
    for text in [scenario.title, scenario.notes.first ?? ""] {
      #expect(text.hasSuffix(".") || text.hasSuffix("?"), "a sentence: '\(text)'")
      #expect(text.count > 15)
    }
    let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789-")
    #expect(name.allSatisfy(letters.contains))
  }

  @Test(
    "a story written as text and read back gives the same trace", arguments: ScenarioLibrary.names)
  func roundTrip(name: String) throws {
    let scenario = try ScenarioLibrary.scenario(name)
    let again = try Scenario.parse(scenario.text)
    #expect(ScenarioLibrary.play(again).entries == ScenarioLibrary.play(scenario).entries)
  }

  /// Rules the engine does not cite yet. A rule leaves this list when a scenario shows it: one that
  /// is shown and still listed fails the test.
  private static let waiting: Set<Rule> = [
    .storyboard, .prewarmProtectedData, .inactiveWithoutInput, .switcherCard, .callBanner,
    .alertBeforeBanners, .pushDelegate, .notificationOnLockScreen, .notificationDelivered,
    .limitExact, .backgroundAssertion, .pushBudget, .eventUnhandled, .actionMessage,
    .methodMissing, .threadUIKit, .viewLoading, .viewNotTold, .terminateOnCrash,
    .needThreadWork, .needNoCover,
  ]

  @Test("every rule is named by an entry of at least one story")
  func rules() throws {
    var named: Set<Rule> = []
    for name in ScenarioLibrary.names {
      for entry in ScenarioLibrary.play(try ScenarioLibrary.scenario(name)).entries {
        named.insert(entry.rule)
      }
    }
    let missing = Rule.allCases.filter { !named.contains($0) }
    #expect(missing.filter { !Self.waiting.contains($0) }.map(\.rawValue) == [])
    #expect(Self.waiting.filter(named.contains).map(\.rawValue).sorted() == [])
  }

  @Test("every event is in at least one story")
  func events() throws {
    var seen: Set<SystemEvent.Kind> = []
    for name in ScenarioLibrary.names {
      for step in try ScenarioLibrary.scenario(name).steps {
        if case .event(let event) = step.action { seen.insert(event.kind) }
      }
    }
    #expect(SystemEvent.Kind.allCases.filter { !seen.contains($0) } == [])
  }
}
