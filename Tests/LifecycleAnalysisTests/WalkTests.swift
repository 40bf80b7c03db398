// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleTestSupport
import Testing

@Suite("Walks")
struct WalkTests {
  private func steps(_ text: String) throws -> [Walk.Step] {
    Walk.steps(of: try Scenario.parse(text))
  }

  /// Returns the text of a step for a tester: the states of the apps, and the required calls.
  private func table(_ steps: [Walk.Step]) -> [String] {
    steps.map { step in
      let states = step.states.map { "\($0.app) \($0.state.rawValue)" }
      return "\(step.number) +\(step.begins.components.seconds) \(states.joined(separator: ", ")): "
        + step.callbacks.joined(separator: ", ")
    }
  }

  @Test("a step has all that follows it until the device has settled")
  func settles() throws {
    let steps = try steps(
      """
      app Notes
      on didFinishLaunching take 2s
      tap icon
      expect Notes active
      press home
      +9s tap icon
      """)
    #expect(
      table(steps) == [
        "1 +0 Notes active: application(_:willFinishLaunchingWithOptions:) [inactive], "
          + "application(_:didFinishLaunchingWithOptions:) [inactive], "
          + "applicationDidBecomeActive(_:) [active]",
        "2 +2 Notes background: applicationWillResignActive(_:) [active], "
          + "applicationDidEnterBackground(_:) [background]",
        "3 +11 Notes active: applicationWillEnterForeground(_:) [background], "
          + "applicationDidBecomeActive(_:) [active]",
      ])
  }

  @Test("waiting and skipping are steps, and what is due belongs to them")
  func waits() throws {
    let steps = try steps("app Notes\ntap icon\npress home\nwait 1s\nskip\n")
    #expect(
      steps.map { $0.states[0].state } == [.active, .background, .background, .suspended])
    #expect(steps[3].callbacks.isEmpty)
  }

  @Test("an event before the device has settled cuts the step before it short")
  func interrupts() throws {
    let steps = try steps(
      "app Notes\non didFinishLaunching take 5s\ntap icon\n+1s receive call\nwait 9s\n")
    #expect(steps.map(\.begins) == [.zero, .seconds(1), .seconds(5)])
    #expect(steps[0].entries.allSatisfy { $0.time <= .seconds(1) })
  }

  @Test("what is due at the very moment the next step begins belongs to the step before")
  func sameMoment() throws {
    let steps = try steps(
      "app Notes\non applicationDidEnterBackground take 2s\ntap icon\npress home\n+2s lock\n")
    #expect(steps.map(\.begins) == [.zero, .zero, .seconds(2)])
    func returns(_ step: Walk.Step) -> Bool {
      step.entries.contains {
        if case .returned(.applicationDidEnterBackground, _, _) = $0.kind { true } else { false }
      }
    }
    #expect(steps.map(returns) == [false, true, false])
    #expect(steps[2].entries.count == 1)
  }

  @Test("entries of all steps together are those of a run, in the same order")
  func complete() throws {
    for name in ScenarioLibrary.names {
      let scenario = try ScenarioLibrary.scenario(name)
      let entries = Walk.steps(of: scenario).flatMap(\.entries)
      #expect(entries == scenario.recorded().entries, "\(name)")
    }
  }

  @Test("the moves of the steps lead a device where the scenario leads it")
  func moves() throws {
    for name in ScenarioLibrary.names {
      let scenario = try ScenarioLibrary.scenario(name)
      var device = scenario.device
      for step in Walk.steps(of: scenario) {
        for move in step.moves {
          switch move {
          case .time(let moment): _ = device.advance(to: moment)
          case .event(let event): _ = device.handle(event)
          }
        }
        #expect(device.apps.map(\.state) == step.states.map(\.state), "\(name) \(step.number)")
      }
    }
  }

  @Test("of the expectations those are kept that the step does not show anyway")
  func expectations() throws {
    let steps = try steps(
      """
      app Notes
      tap icon
      expect Notes active
      expect calls applicationDidBecomeActive
      edit
      crash
      expect end crash
      expect data lost
      lock
      unlock
      answer call
      expect refused
      """)
    #expect(
      steps.map(\.expectations) == [[], [], ["data lost"], [], [], []])
    #expect(steps.map(\.isRefused) == [false, false, false, false, false, true])
    #expect(steps.map(\.endings.count) == [0, 0, 1, 0, 0, 0])
    // The log of an app that is killed says nothing of it.
    #expect(steps[2].callbacks.isEmpty)
  }

  @Test("several apps are named, one is not")
  func names() throws {
    let steps = try steps("app Notes\napp Maps\ntap icon Maps\n")
    #expect(steps[0].callbacks.allSatisfy { $0.hasPrefix("Maps application") })
  }

  @Test("what is still asked about a step is kept in the file")
  func asking() throws {
    var walk = Walk(Walk.Source(name: "a", text: "app Notes\ntap icon\n"))
    walk.results[1] = Walk.Result(.failed, expected: [], time: .zero)
    walk.results[1]?.asking = .instead
    let bytes = try WalkFile.bytes(of: walk, writtenBy: "1")
    #expect(try WalkFile.parse(bytes).walk.results[1]?.asking == .instead)
    let text = String(decoding: bytes, as: UTF8.self)
    let other = text.replacing(#""asking":"instead""#, with: #""asking":"me""#)
    #expect(throws: WalkFile.Malformed.self) { try WalkFile.parse(Array(other.utf8)) }
  }

  @Test("dates are given to what has none")
  func stamps() {
    var walk = Walk(Walk.Source(name: "a", text: ""))
    walk.results[1] = Walk.Result(.passed, expected: [], time: .seconds(1))
    walk.stamp(100)
    walk.results[2] = Walk.Result(.failed, expected: [], time: .seconds(1))
    walk.stamp(200)
    #expect(walk.started == 100)
    #expect(walk.results[1]?.date == 100)
    #expect(walk.results[2]?.date == 200)
    #expect(walk.count(.passed) == 1)
  }
}
