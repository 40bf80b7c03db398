// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Hosting
@testable import Lifecycle
@testable import LifecycleAnalysis

@Suite("Torture")
struct TortureMomentTests {
  private static func head(_ style: LifecycleStyle) -> Scenario {
    var app = EmulatedApp.Traits(name: "Notes", style: style)
    app.modes = Array(BackgroundMode.allCases)
    app.registeredTasks = ["refresh"]
    var head = Scenario()
    head.apps = [app]
    return head
  }

  /// An end as a reader tells it from others.
  private static func end(_ moment: Torture.Moment) -> String {
    let what =
      switch moment.end {
      case .event(let kind): kind.rawValue
      case .limit(let limit): limit.rawValue
      }
    return "\(moment.ending.reason.rawValue) \(moment.ending.state.rawValue) \(what)"
  }

  @Test(
    "whatever happens to the phone, no other ends are found",
    arguments: [LifecycleStyle.delegate, .scene])
  func complete(style: LifecycleStyle) {
    let found = Set(Torture(Self.head(style)).moments.map(Self.end))
    let kinds = SystemEvent.Kind.allCases.filter { $0 != .exit && $0 != .slowSave }
    let all = Torture(Self.head(style), kinds: kinds, limit: 2_000)
    #expect(Set(all.moments.map(Self.end)).subtracting(found) == [])
  }

  @Test(
    "each end is the one that its scenario leads to, and the app can be launched again",
    arguments: [LifecycleStyle.delegate, .scene], [false, true])
  func scenarios(style: LifecycleStyle, isShortened: Bool) {
    let head = Self.head(style)
    let app = head.device.reference(at: 0)
    let moments = Torture(head).moments
    #expect(moments.count >= 30)
    for moment in moments {
      var scenario = head
      if isShortened {
        for limit in moment.limits { scenario.limits[limit] = Torture.shortened(limit) }
      }
      scenario.steps =
        Torture.launch(app) + [Scenario.Step(action: .event(.edit))] + moment.steps
        + moment.relaunch
      var runner = Scenario.Runner(scenario)
      var endings: [Termination] = []
      while let step = runner.next() {
        #expect(step.verdict?.isHeld != false, "\(scenario.text)")
        for entry in step.entries {
          if case .refused = entry.kind { Issue.record("refused in \(scenario.text)") }
          if case .end(let ending) = entry.kind { endings.append(ending) }
        }
      }
      #expect(endings.map(\.reason) == [moment.ending.reason])
      #expect(endings.map(\.state) == [moment.ending.state])
      #expect(endings.map(\.unsavedEditsLost) == [1])
    }
  }

  @Test("the ends of an app without background modes, each with its shortest way")
  func ends() {
    var head = Scenario()
    head.apps = [EmulatedApp.Traits(name: "Notes")]
    let moments = Torture(head).moments
    let ways = Dictionary(
      moments.map { (Self.end($0), $0.steps.dropLast().map(\.text)) },
      uniquingKeysWith: { first, _ in first })
    #expect(ways["crash active crash"] == ["crash Notes"])
    #expect(ways["memory active exceed-memory"] == ["exceed memory Notes"])
    #expect(ways["user background swipe-away"] == ["open switcher", "swipe away Notes"])
    #expect(
      ways["memory suspended reclaim-memory"]
        == ["press home", "within 25s expect Notes suspended", "reclaim memory"])
    #expect(ways["watchdog active scene-update"] == ["hang Notes", "press home"])
    #expect(ways["task background background-time"]?.contains("begin task upload Notes") == true)
    // A suspended app is told nothing.
    let reclaimed = moments.first { Self.end($0) == "memory suspended reclaim-memory" }
    #expect(reclaimed?.calls == [.applicationWillResignActive, .applicationDidEnterBackground])
  }

  @Test(
    "in the middle of a slow method the process can end, and what is saved last is lost",
    arguments: [LifecycleStyle.delegate, .scene])
  func middle(style: LifecycleStyle) {
    var head = Self.head(style)
    let callback: Callback =
      style == .delegate ? .applicationDidEnterBackground : .sceneDidEnterBackground
    let moments = Torture(head).moments(inCalls: [callback: .seconds(2)])
    let reasons = Set(moments.map(\.ending.reason))
    #expect(reasons.isSuperset(of: [.crash, .reboot, .watchdog, .memory]))
    var script = AppScript()
    script[callback].take = .seconds(2)
    script[callback].saves = true
    head.apps[0].code = .scripted(script)
    for moment in moments {
      #expect(moment.middle == Torture.Middle(callback: callback, after: .seconds(1)))
      var scenario = head
      scenario.steps =
        Torture.launch(head.device.reference(at: 0)) + [Scenario.Step(action: .event(.edit))]
        + moment.steps + moment.relaunch
      var runner = Scenario.Runner(scenario)
      var hasReturned = false
      var endings: [Termination] = []
      while let step = runner.next() {
        #expect(step.verdict?.isHeld != false, "\(scenario.text)")
        for entry in step.entries where endings.isEmpty {
          if case .returned(callback, _, _) = entry.kind { hasReturned = true }
          if case .refused = entry.kind { Issue.record("refused in \(scenario.text)") }
          if case .end(let ending) = entry.kind { endings.append(ending) }
        }
      }
      #expect(!hasReturned && endings.map(\.unsavedEditsLost) == [1], "\(scenario.text)")
      #expect(endings.map(\.reason) == [moment.ending.reason])
      #expect(endings.map(\.state) == [moment.ending.state])
    }
  }

  @Test("in the middle of a method two events may follow each other, and no more")
  func depth() throws {
    let moments = Torture(Self.head(.delegate))
      .moments(inCalls: [.applicationWillTerminate: .seconds(2)])
    let texts = moments.map { $0.steps.map(\.text) }
    // What is done a second after the event that leads to the call, and at once after that.
    let counts = texts.map { $0.count { $0.hasPrefix("+1s ") || $0.hasPrefix("+0s ") } }
    #expect(counts.max() == 2)
    #expect(
      texts.contains {
        $0.suffix(3).prefix(2) == ["+1s press home", "+0s reclaim memory"]
      })
  }

  @Test("a method that returns at once has no middle, nor one that its limit ends before")
  func noMiddle() {
    let torture = Torture(Self.head(.delegate))
    #expect(torture.moments(inCalls: [:]).isEmpty)
    #expect(torture.moments(inCalls: [.applicationDidEnterBackground: .seconds(20)]).isEmpty)
  }

  @Test("an app that edits by itself needs no edit")
  func ownEdits() {
    let moments = Torture(Self.head(.delegate), edit: [])
    #expect(moments.moments.count == Torture(Self.head(.delegate)).moments.count)
  }

  @Test("what was edited and is not found is lost; two edits of one text are two")
  func verdicts() {
    typealias Account = Torture.Account
    #expect(Account(edited: ["a"], found: ["b", "a"]).verdict == .kept)
    #expect(Account(edited: ["a", "b"], found: ["b"]).verdict == .lost(["a"], wereClaimed: false))
    #expect(Account(edited: ["a", "a"], found: ["a"]).verdict == .lost(["a"], wereClaimed: false))
    #expect(
      Account(edited: ["a"], claimed: ["a"], found: []).verdict == .lost(["a"], wereClaimed: true))
    #expect(
      Account(edited: ["a", "b"], claimed: ["a"], found: []).verdict
        == .lost(["a", "b"], wereClaimed: false))
    #expect(Account(edited: ["a"], found: nil).verdict == .notSaid)
    #expect(Account(edited: [], found: ["a"]).verdict == .notEdited)
  }
}
