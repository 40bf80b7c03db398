// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import Testing

/// Rules that nobody has settled: the walk that shows them, and what a session says, worked out by hand.
@Suite("Settling rules with a phone")
struct SettleTests {
  private static func head(_ ios: SystemVersion) throws -> Scenario {
    try Scenario.parse(
      Array("app N style=delegate\n".utf8), overrides: Scenario.Overrides(version: ios))
  }

  @Test("with the side button and the Home Screen alone, one rule is shown by two moves")
  func shortest() throws {
    let tour = Tour(
      TourRequest(
        head: try Self.head(26), cover: [.rules],
        without: Set(TourGroup.allCases).subtracting([.lock])))
    #expect(tour.isShortest)
    let rules = tour.covered.map(\.name)
    #expect(Set(rules) == ["leave.lock"])
    let events = tour.moves.compactMap { move in
      if case .event(let event) = move { event.kind.rawValue } else { nil }
    }
    #expect(events == ["tap-icon", "lock"])
    let scenario = tour.scenario(title: "", notes: []) { _ in "Do" }
    let notes = scenario.steps.filter { !$0.isExpectation }.map(\.note)
    #expect(notes.contains("Do [leave.lock]"))
    var runner = Scenario.Runner(scenario)
    while let step = runner.next() { #expect(step.verdict?.isHeld != false) }
  }

  @Test(
    "on each version every rule that is covered is unsettled and in force, and the rest is explained",
    arguments: [4, 26] as [SystemVersion])
  func versions(ios: SystemVersion) throws {
    let tour = Tour(
      TourRequest(head: try Self.head(ios), cover: [.rules], without: [.push, .links]))
    let shown = Set(
      tour.scenario(title: "", notes: []) { _ in "" }.recorded().entries.compactMap {
        $0.app == "N" ? $0.shownUnsettledRule?.rawValue : nil
      })
    #expect(Set(tour.covered.map(\.name)) == shown)
    #expect(!shown.isEmpty)
    let all = Rule.allCases.filter(\.isUnsettled).count
    #expect(tour.covered.count + tour.missing.count == all)
    // A situation may lead to a rule that no log shows: that none does would not be true.
    #expect(!tour.missing.contains { $0.reason == .notFound })
    #expect(tour.missing.contains { $0.reason == .notShown })
  }

  @Test("a passed step confirms its rules, a failed one contradicts them, others say nothing")
  func session() throws {
    let text = "app N style=delegate\ntap icon\nlock\nunlock\nlock\n"
    let scenario = try Scenario.parse(Array(text.utf8))
    let steps = Walk.steps(of: scenario)
    var walk = Walk(Walk.Source(name: "a", text: text))
    #expect(SettledRules(walk, steps).rows.isEmpty)
    func give(_ verdict: Walk.Verdict, _ number: Int) {
      let told = steps.first { $0.number == number }?.callbacks ?? []
      walk.results[number] = Walk.Result(verdict, expected: told, time: .zero)
    }
    give(.passed, 1)
    give(.passed, 2)
    give(.passed, 3)
    give(.blocked, 4)
    var rows = SettledRules(walk, steps).rows
    // Step 3 posts a notification by a disputed rule, which the app's log does not show.
    #expect(steps[2].entries.contains { $0.rule == .returnDelegateFirst })
    #expect(rows.map(\.rule) == [.leaveByLock])
    #expect(rows.map(\.confirming) == [[2]])
    give(.failed, 4)
    walk.results[4]?.instead = ["applicationWillResignActive(_:)"]
    walk.results[4]?.note = "stays inactive"
    rows = SettledRules(walk, steps).rows
    #expect(rows[0].confirming == [2] && rows[0].contradicting == [4])
    #expect(rows[0].remarks == ["applicationWillResignActive(_:)", "stays inactive"])
    // Another model told the tester to look for another order.
    walk.results[2]?.expected.reverse()
    #expect(SettledRules(walk, steps).rows.map(\.confirming) == [[]])
  }
}
