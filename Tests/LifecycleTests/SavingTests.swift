// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import Testing

/// Apps that save by themselves (`saves=`).
@Suite("Habits of saving")
struct SavingTests {
  /// Runs a scenario; each of its expectations must hold.
  private static func holds(_ text: String) throws {
    var runner = Scenario.Runner(try Scenario.parse(Array(text.utf8)))
    while let step = runner.next() {
      if let verdict = step.verdict { #expect(verdict.isHeld, "\(verdict.expectation.text)") }
    }
  }

  @Test("a timer saves so long after the first edit, and once for all")
  func timer() throws {
    let scenario = try Scenario.parse(
      Array("app N saves=10s\ntap icon\nedit\n+6s edit\nwait 3999ms\n".utf8))
    var runner = Scenario.Runner(scenario)
    while runner.next() != nil {}
    #expect(runner.device.apps[0].unsavedEdits == 2)
    try Self.holds("app N saves=10s\ntap icon\nedit\n+6s edit\nwait 4s\nexpect data saved\n")
  }

  @Test("a timer stands still while its process is suspended, and does not outlive it")
  func suspended() throws {
    // Five of ten seconds pass before the suspension, and five after the return.
    try Self.holds(
      """
      app N saves=10s
      tap icon
      edit
      press home
      wait 60s
      expect N suspended
      tap icon
      wait 4s
      edit
      wait 1s
      expect data saved
      """)
    try Self.holds(
      "app N saves=10s\ntap icon\nedit\npress home\nwait 60s\nreclaim memory\nexpect data lost\n")
  }

  @Test("each edit at once, and with the scene phase")
  func others() throws {
    try Self.holds("app N saves=at-once\ntap icon\nedit\nexpect data saved\ncrash\n")
    try Self.holds(
      "app N style=swiftui saves=scene-phase\ntap icon\nedit\npress home\nexpect data saved\n")
    try Self.holds(
      "app N style=swiftui saves=scene-phase\ntap icon\nedit\nopen switcher\nswipe away\nexpect data lost\n"
    )
  }

  @Test("what an end has lost stays lost after the next launch, save and end")
  func lost() throws {
    let kill = "app N\ntap icon\nedit\ncrash\nexpect data lost\n"
    let later = "tap icon\nedit\nsave\ncrash\n"
    try Self.holds(kill + later + "expect data lost\n")
    var runner = Scenario.Runner(
      try Scenario.parse(Array((kill + later + "expect data saved\n").utf8)))
    var verdicts: [Bool] = []
    while let step = runner.next() {
      if let verdict = step.verdict { verdicts.append(verdict.isHeld) }
    }
    #expect(verdicts == [true, false])
  }

  @Test("a habit is written as it is read", arguments: ["at-once", "scene-phase", "10s", "1m30s"])
  func text(habit: String) throws {
    let text = "app N saves=\(habit)\ntap icon\n"
    let scenario = try Scenario.parse(Array(text.utf8))
    #expect(scenario.text.contains("saves=\(habit)"))
    #expect(try Scenario.parse(Array(scenario.text.utf8)).apps == scenario.apps)
  }

  @Test("what is no habit is an error", arguments: ["soon", "", "-1s", "at once"])
  func wrong(habit: String) {
    #expect(throws: Scenario.Malformed.self) {
      try Scenario.parse(Array("app N saves=\(habit)\ntap icon\n".utf8))
    }
  }
}
