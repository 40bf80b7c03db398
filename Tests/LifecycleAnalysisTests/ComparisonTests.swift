// SPDX-License-Identifier: Apache-2.0
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

@Suite("Comparison of two runs")
struct ComparisonTests {
  /// Steps in a world.
  private static func recorded(
    _ text: String, _ overrides: Scenario.Overrides = .init()
  ) throws -> Scenario.Recording {
    try Scenario.parse(text, overrides: overrides).recorded()
  }

  private static func inStyles(_ text: String) throws -> Comparison {
    Comparison(
      try recorded(text, .init(style: .delegate)), try recorded(text, .init(style: .scene)))
  }

  /// The rows that are not the same, as `diff -y` would show them.
  private static func differences(_ comparison: Comparison) -> [String] {
    comparison.rows.compactMap { row in
      let texts = Comparison.Side.allCases.map { side in
        comparison.entry(of: row, side).map { $0.kind.text { $0.rawValue } } ?? ""
      }
      switch row.match {
      case .same: return nil
      case .differs(let differences):
        return "\(texts[0]) ~ \(texts[1]) (\(differences.map(\.rawValue).sorted().joined()))"
      case .instead: return "\(texts[0]) | \(texts[1])"
      case .onlyLeft: return "\(texts[0]) <"
      case .onlyRight: return "> \(texts[1])"
      }
    }
  }

  // MARK: What every comparison has

  private static func check(_ comparison: Comparison, _ what: String) {
    let entries = (comparison.left.entries.count, comparison.right.entries.count)
    #expect(comparison.rows.compactMap(\.left) == Array(0..<entries.0), "\(what), left")
    #expect(comparison.rows.compactMap(\.right) == Array(0..<entries.1), "\(what), right")
    var next = 0
    for group in comparison.groups {
      #expect(group.rows.lowerBound == next)
      next = group.rows.upperBound
    }
    #expect(next == comparison.rows.count)
    for row in comparison.rows {
      switch row.match {
      case .same, .differs, .instead: #expect(row.left != nil && row.right != nil)
      case .onlyLeft: #expect(row.left != nil && row.right == nil)
      case .onlyRight: #expect(row.left == nil && row.right != nil)
      }
    }
    let mirror = Comparison(comparison.right, comparison.left)
    let mirrored = mirror.rows.map {
      Comparison.Row(
        left: $0.right, right: $0.left, match: $0.match.mirrored, counterpart: $0.counterpart)
    }
    #expect(Set(mirrored) == Set(comparison.rows), "\(what), sides exchanged")
  }

  /// Returns the states of the apps at the end of a run.
  private static func states(_ scenario: Scenario) -> [EmulatedApp.State] {
    var runner = Scenario.Runner(scenario)
    while runner.next() != nil {}
    return runner.device.apps.map(\.state)
  }

  @Test("each row of each side once and in order, in every shipped scenario and pair of worlds")
  func library() throws {
    #expect(ScenarioLibrary.names.count > 100)
    for name in ScenarioLibrary.names {
      let text = try ScenarioLibrary.text(name)
      let worlds: [Scenario.Overrides] = [
        .init(), .init(style: .delegate), .init(style: .scene), .init(version: 12),
        .init(limits: [.suspension: .seconds(60)]),
      ]
      let scenarios = worlds.compactMap { try? Scenario.parse(text, overrides: $0) }
      let first = scenarios[0].recorded()
      #expect(Comparison(first, first).isSame, "\(name) with itself")
      for scenario in scenarios.dropFirst() {
        let comparison = Comparison(first, scenario.recorded())
        Self.check(comparison, name)
        guard let last = comparison.groups.last else { continue }
        #expect(last.leftStates == Self.states(scenarios[0]), "\(name)")
        #expect(last.rightStates == Self.states(scenario), "\(name)")
      }
    }
  }

  @Test("two scenarios that have nothing to do with each other")
  func strangers() throws {
    let names = ScenarioLibrary.names
    for (one, other) in zip(names, names.dropFirst(7)) {
      Self.check(
        Comparison(
          try ScenarioLibrary.scenario(one).recorded(),
          try ScenarioLibrary.scenario(other).recorded()), "\(one) and \(other)")
    }
  }

  // MARK: What is aligned

  @Test("a step more or less leaves the others beside each other")
  func inserted() throws {
    let one = try Self.recorded("tap icon, +2s receive call, +3s decline call, +1s press home")
    let other = try Self.recorded(
      "tap icon, +1s touch, +1s receive call, +3s decline call, +1s press home")
    let comparison = Comparison(one, other)
    let lines = Self.differences(comparison)
    #expect(lines.first == "> touch")
    #expect(lines.allSatisfy { $0.hasPrefix("> ") })
    #expect(comparison.groups.filter { $0.cause == .input(.touch) }.count == 1)
  }

  @Test("a time that differs is said where it begins, and not at everything behind it")
  func time() throws {
    let comparison = Comparison(
      try Self.recorded("tap icon, +2s press home, +10s tap icon"),
      try Self.recorded("tap icon, +3s press home, +10s tap icon"))
    #expect(Self.differences(comparison) == ["press home ~ press home (time)"])
  }

  @Test("a limit that differs: suspended sooner or later, and what follows from it")
  func limit() throws {
    let text = "tap icon, +1s press home, +20s tap icon"
    let comparison = Comparison(
      try Self.recorded(text, .init(limits: [.suspension: .seconds(5)])),
      try Self.recorded(text, .init(limits: [.suspension: .seconds(10)])))
    #expect(
      Self.differences(comparison) == [
        "suspension until +6.000 ~ suspension until +11.000 (time)",
        "background -> suspended (suspension) ~ background -> suspended (suspension) (time)",
      ])
    let kept = Comparison(
      try Self.recorded(text, .init(limits: [.suspension: .seconds(5)])),
      try Self.recorded(text, .init(limits: [.suspension: .seconds(60)])))
    #expect(
      Self.differences(kept).dropFirst() == [
        "background -> suspended (suspension) <", "suspended -> background (return) <",
      ])
    #expect(kept.groups.map(\.leftStates).contains([.suspended]))
    #expect(!kept.groups.map(\.rightStates).contains([.suspended]))
  }

  @Test("what slow code holds up stays beside its counterpart, though another event came between")
  func heldUp() throws {
    let text = """
      app Notes
      on applicationDidEnterBackground take 3s
      tap icon
      +1s press home

      """
    let comparison = Comparison(
      try Self.recorded(text + "+1s receive message\nwait 10s"),
      try Self.recorded(text + "wait 11s"))
    #expect(Self.differences(comparison) == ["receive message <"])
    #expect(comparison.groups.map(\.cause).contains(.continued(.pressHome)))
  }

  @Test("an event that one version of iOS does not have is refused there, with the rule")
  func refused() throws {
    let text = "tap icon, open control center"
    let comparison = Comparison(
      try Self.recorded(text, .init(version: 6)), try Self.recorded(text, .init(version: 26)))
    let row = try #require(comparison.rows.first { $0.match == .differs([.refused]) })
    guard case .refused(let refusal) = comparison.entry(of: row, .left)?.kind else {
      Issue.record("refused on the left")
      return
    }
    #expect(refusal.event == .openControlCenter)
    #expect(comparison.entry(of: row, .right)?.kind == .event(.openControlCenter))
  }

  @Test("two versions of an app's code: what a slow method changes")
  func code() throws {
    let steps = "\ntap icon\n+1s press home\nwait 20s"
    let comparison = Comparison(
      try Self.recorded("app Notes" + steps),
      try Self.recorded("app Notes\non applicationDidEnterBackground take 9s" + steps))
    let lines = Self.differences(comparison)
    #expect(lines.contains("> watchdog 0x8badf00d, not notified"))
    #expect(lines.contains("background -> suspended (suspension) <"))
    #expect(comparison.groups.last?.rightStates == [.notRunning])
  }

  // MARK: What is called instead

  @Test("delegate and scene: leaving and coming back, method by method")
  func instead() throws {
    let lines = Self.differences(try Self.inStyles("tap icon, +2s press home, +1s tap icon"))
    #expect(
      lines.filter { $0.contains(" | ") } == [
        "applicationDidBecomeActive(_:) [active] | sceneDidBecomeActive(_:) [active] scene-1",
        "applicationWillResignActive(_:) [active] | sceneWillResignActive(_:) [active] scene-1",
        "applicationDidEnterBackground(_:) [background] | "
          + "sceneDidEnterBackground(_:) [background] scene-1",
        "applicationWillEnterForeground(_:) [background] | "
          + "sceneWillEnterForeground(_:) [background] scene-1",
        "applicationDidBecomeActive(_:) [active] | sceneDidBecomeActive(_:) [active] scene-1",
      ])
    let moved = lines.filter { $0.contains("UIApplication.") && !$0.contains(" ~ ") }
    #expect(moved == ["> UIApplication.willEnterForegroundNotification [background]"])
  }

  @Test("a payload leads to what is called with it, also where the order is another")
  func payload() throws {
    let cold = Self.differences(try Self.inStyles("open url notes://7"))
    #expect(
      cold.contains(
        "application(_:open:options:) [inactive] {url: notes://7} | "
          + "scene(_:willConnectTo:options:) [background] scene-1 {urlContexts: notes://7}"))
    let warm = try Self.inStyles("tap icon, press home, open url notes://7")
    let linked = warm.rows.filter { $0.counterpart != nil }
    #expect(linked.map(\.match) == [.onlyRight, .onlyLeft])
    #expect(linked[0].counterpart == linked[1].left)
    #expect(linked[1].counterpart == linked[0].right)
  }

  @Test("a scene that connects late is in addition, and not called instead")
  func openedAfterFetch() throws {
    let comparison = try Self.inStyles(
      "app Notes modes=fetch\nbackground fetch\nfinish fetch newData\ntap icon")
    let pairs = Self.differences(comparison).filter { $0.contains(" | ") }
    #expect(
      pairs.contains {
        $0.hasPrefix("applicationWillEnterForeground") && $0.contains("| sceneWillEnterForeground")
      })
  }

  @Test("SwiftUI: the phase that changes in place of a call")
  func phases() throws {
    let text = "tap icon, press home"
    let comparison = Comparison(
      try Self.recorded(text, .init(style: .delegate)),
      try Self.recorded(text, .init(style: .swiftui)))
    var table = MethodTable()
    table.add(comparison, name: "leaving")
    let found = table.lines.filter { $0.outcome == .gone }.map { line in
      "\(line.subject.name): \(line.instead.keys.map(\.name).joined())"
    }
    #expect(
      found == [
        "applicationDidBecomeActive(_:): ScenePhase active",
        "applicationWillResignActive(_:): ScenePhase inactive",
        "applicationDidEnterBackground(_:): ScenePhase background",
      ])
  }

  @Test("a run that is too long to be compared is not kept")
  func bound() throws {
    let scenario = try Scenario.parse("app Notes\ntap icon\n+2s press home")
    let count = scenario.recorded().entries.count
    #expect(scenario.recorded(atMost: count) == scenario.recorded())
    #expect(scenario.recorded(atMost: count - 1) == nil)
  }
}

extension Comparison.Match {
  /// The match with the sides exchanged.
  fileprivate var mirrored: Self {
    switch self {
    case .same, .differs, .instead: self
    case .onlyLeft: .onlyRight
    case .onlyRight: .onlyLeft
    }
  }
}
