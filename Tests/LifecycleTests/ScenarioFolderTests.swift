// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// The scenarios of `Resources/Scenarios`: each is played, and its trace compared with a golden.
@Suite("The scenario folder")
struct ScenarioFolderTests {
  @Test("every scenario holds, and its trace is the golden", arguments: ScenarioLibrary.names)
  func scenario(name: String) throws {
    let scenario = try ScenarioLibrary.scenario(name)
    let played = ScenarioLibrary.play(scenario)
    #expect(played.failures == [])
    let difference = try ScenarioLibrary.difference(
      from: name, played.text(apps: scenario.apps.map(\.name)))
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test(
    "every scenario expects something and ends settled", arguments: ScenarioLibrary.names
  )
  func expectations(name: String) throws {
    let played = ScenarioLibrary.play(try ScenarioLibrary.scenario(name))
    // The demo is driven by a user.
    #expect(played.expectations > 0 || name == "demo")
    #expect(played.device?.isSettled == true)
  }

  @Test(
    "every scenario has a title, a sentence that teaches, and a plain name",
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
    "a scenario written and read back gives the same trace", arguments: ScenarioLibrary.names)
  func roundTrip(name: String) throws {
    let scenario = try ScenarioLibrary.scenario(name)
    let again = try Scenario.parse(scenario.text)
    #expect(ScenarioLibrary.play(again).entries == ScenarioLibrary.play(scenario).entries)
  }

  /// Rules about what does not happen, so that no entry can cite them: the scenario that shows each,
  /// and what its trace must not hold.
  static let silent: [Rule: (scenario: String, isAbsent: @Sendable (Trace.Entry) -> Bool)] = [
    .inactiveWithoutInput: (
      "active-without-input",
      { entry in
        if case .state(_, .inactive, let reason) = entry.kind { reason == .launch } else { true }
      }
    ),
    .terminateOnCrash: (
      "terminated-crash",
      { entry in
        if case .call(let call) = entry.kind {
          call.callback != .applicationWillTerminate
        } else {
          true
        }
      }
    ),
    .viewNotCalled: (
      "views-leave-and-return",
      { entry in
        guard case .call(let call) = entry.kind else { return true }
        return call.object == nil || entry.time == .zero
      }
    ),
    // The limit that is missed is cited; that it goes before the return at the same moment shows in
    // what the process does not do any more.
    .limitExact: (
      "leave-exactly-five-seconds",
      { entry in
        if case .returned(.applicationDidEnterBackground, _, _) = entry.kind { false } else { true }
      }
    ),
  ]

  /// Rules about what an app's project says, which no trace can cite: `applife doctor` does. The scenario that
  /// shows what follows, and the rule that its trace cites.
  static let ofProjects: [Rule: (scenario: String, cited: Rule)] = [
    .launchEmptyConfigurations: ("launch-without-scenes-ios27", .launchScenesRequired),
    .launchSceneClassMissing: ("launch-without-scenes-ios27", .launchScenesRequired),
    .launchConfigurationInCode: ("scene-launch", .sceneConfiguration),
    .launchOptionsWithScenes: ("scene-url-cold", .sceneLaunch),
    .sceneWindow: ("scene-launch", .sceneLaunch),
    .schedulerPermitted: ("scheduler-not-registered", .needRegistered),
  ]

  @Test("a rule about projects has a scenario that shows what follows", arguments: ofProjects.keys)
  func ofProject(rule: Rule) throws {
    let (name, cited) = try #require(Self.ofProjects[rule])
    let entries = ScenarioLibrary.play(try ScenarioLibrary.scenario(name)).entries
    #expect(entries.contains { $0.rule == cited })
    #expect(!entries.contains { $0.rule == rule })
  }

  @Test("a rule about what does not happen holds in its scenario", arguments: silent.keys)
  func absent(rule: Rule) throws {
    let (name, isAbsent) = try #require(Self.silent[rule])
    let entries = ScenarioLibrary.play(try ScenarioLibrary.scenario(name)).entries
    #expect(entries.count > 10)
    #expect(entries.filter { !isAbsent($0) } == [])
  }

  @Test("every rule is named by an entry of at least one scenario")
  func rules() throws {
    var named: Set<Rule> = []
    for name in ScenarioLibrary.names {
      for entry in ScenarioLibrary.play(try ScenarioLibrary.scenario(name)).entries {
        named.insert(entry.rule)
      }
    }
    // No scenario starts a process: what one prints is tested with real ones (HostTests), and what
    // can't be said of it in SlowSaveTests.
    let missing = Rule.allCases.filter {
      !named.contains($0) && $0 != .hostedProcess && $0 != .needScripted
    }
    #expect(
      missing.filter { Self.silent[$0] == nil && Self.ofProjects[$0] == nil }.map(\.rawValue) == [])
    #expect(Self.silent.keys.filter(named.contains).map(\.rawValue) == [])
  }

  @Test("every event is in at least one scenario")
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
