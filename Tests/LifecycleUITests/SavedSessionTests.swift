// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleTestSupport
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

/// A saved session is the session: whatever was pressed and typed, its text played again gives the
/// same log.
@Suite("Saved sessions")
struct SavedSessionTests {
  /// The number of sessions that each case plays: hundreds together.
  private static let sessions = 10

  private static let names = ["Notes", "My Maps", "say \"hi\"", "a,b", "c#d", "\"", "Zoë", "x\"y"]

  private static func scenario(_ dice: inout Dice) -> Scenario {
    var scenario = Scenario()
    scenario.title = dice.pick(["", "A title", "with # and \"marks\""])
    scenario.version = SystemVersion(2 + dice.roll(26))
    for name in names.shuffled(using: &dice).prefix(1 + dice.roll(3)) {
      var traits = EmulatedApp.Traits(name: name)
      traits.style = scenario.version >= 13 && dice.roll(2) == 0 ? .scene : .delegate
      traits.exitsOnSuspend = dice.roll(8) == 0
      traits.modes = BackgroundMode.allCases.filter { _ in dice.roll(3) == 0 }
      var script = AppScript()
      for callback in Callback.allCases where dice.roll(6) == 0 {
        script[callback].take = .milliseconds(dice.pick([0, 1, 150, 2_500, 6_000]))
        if dice.roll(3) == 0 { script[callback].begins = ["t \"1\""] }
        if dice.roll(3) == 0 { script[callback].ends = ["t \"1\""] }
      }
      traits.code = .scripted(script)
      scenario.apps.append(traits)
    }
    for limit in TimeLimit.allCases where dice.roll(6) == 0 {
      scenario.limits[limit] = .milliseconds(dice.pick([0, 1, 700, 5_000]))
    }
    if dice.roll(3) == 0 {
      for _ in 0..<dice.roll(8) {
        let event = SystemEvent(
          dice.pick([.tapIcon, .lock, .unlock, .pressHome, .receiveCall]),
          on: scenario.device)
        let time = dice.pick([Scenario.Time.settled, .after(.milliseconds(dice.roll(3_000)))])
        if let event { scenario.steps.append(Scenario.Step(time: time, action: .event(event))) }
      }
    }
    return scenario
  }

  private static let keys =
    Keymap.standard.eventBindings.map(\.key) + [
      .enter, ".", ">", " ", "+", "-", ",", "[", "{", "z", "Z", "(", ")",
    ]
  private static let lines = [
    "open url a\"b", "begin task \"t \"\"1\"\"\"", "end task upload", "wait 3s, touch", "skip",
    "+250ms lock", "unlock, +0s press home", "back", "step", "next", "quick action \"a, b # c\"",
    "within 2s expect no calls", "wait 900000h", "speed 1000", "5s tap icon",
  ]

  private static func play(_ dice: inout Dice) -> Player {
    var player = Player(Session(start: Session.Start(scenario(&dice)), at: .seconds(1_000)))
    for _ in 0..<(5 + dice.roll(25)) {
      switch dice.roll(10) {
      case 0:
        let line = Array(dice.pick(lines).utf8)
        _ = player.session.update(.line(line, number: 1), at: player.wall)
        if dice.roll(2) == 0 { _ = player.session.update(.drain, at: player.wall) }
      case 1...3: player.wait(.milliseconds(dice.pick([0, 1, 40, 777, 5_000, 31_000])))
      case 4 where dice.roll(20) == 0: player.wait(.seconds(3_600 * 1_000_000))
      case 5: player.press("o")
      case _: player.press(dice.pick(keys))
      }
    }
    return player
  }

  /// A pause longer than a scenario can name is written in parts, and what was due is not lost.
  @Test("Waits beyond what a scenario can name")
  func longWaits() throws {
    var player = Player()
    player.press("o b h")
    let end = Scenario.longestDuration * 3 + .milliseconds(7)
    player.session.run.putForward(to: end, at: player.wall)
    player.press("o")
    let text = player.session.run.asScenario.text
    let steps = try Scenario.parse(text).steps.map(\.text)
    #expect(
      steps.suffix(4) == [
        "+1000000h wait 0s", "+1000000h wait 0s", "+1000000h wait 0s", "+7ms tap icon Notes",
      ])
  }

  @Test("Zero limits and a paused clock: what is due at the very moment goes first")
  func zeroLimits() throws {
    var player = try Player(scenario: "limit suspension 0s\napp Notes")
    player.press(.character(" "))
    player.press("o h o")
    #expect(
      player.entries.contains { if case .state(_, .suspended, _) = $0.kind { true } else { false } }
    )
    let steps = try Scenario.parse(player.session.run.asScenario.text).steps.map(\.text)
    #expect(steps == ["+0s tap icon Notes", "+0s press home", "+0s tap icon Notes"])
  }

  @Test("The file's path is not the title, and nothing that did not happen is saved")
  func title() throws {
    var start = Session.Start(try Scenario.parse("app Notes"))
    start.run.title = "/tmp/untitled.scenario"
    var player = Player(Session(start: start, at: .seconds(1_000)))
    player.press("o")
    player.wait(.seconds(3_600))
    player.press("d")
    #expect(player.session.run.asScenario.text == "app Notes\n+0s tap icon Notes\n")
  }

  @Test("Pressed at random, saved, parsed and played again, the log is the same", arguments: 0..<40)
  func saved(seed: Int) throws {
    var dice = Dice(seed: seed)
    for number in 0..<Self.sessions {
      var player = Self.play(&dice)
      player.press(")")
      // What is concealed has happened.
      var session = player.session
      session.run.reveal(all: true)
      let text = session.run.asScenario.text
      let scenario = try Scenario.parse(text)
      #expect(scenario.text == text)
      var runner = Scenario.Runner(scenario)
      var replayed: [String] = []
      while let result = runner.next() { replayed += result.entries.map(Self.line) }
      let log = session.log.entries.filter { entry in
        if case .refused = entry.kind { false } else { true }
      }.map(Self.line)
      if !replayed.starts(with: log) {
        let same = zip(log, replayed).prefix { $0 == $1 }.count
        Issue.record(
          """
          seed \(seed), session \(number), entry \(same):
          was      \(log.dropFirst(same).first ?? "nothing")
          replayed \(replayed.dropFirst(same).first ?? "nothing")
          \(text)
          """)
        return
      }
    }
  }

  private static func line(_ entry: Trace.Entry) -> String {
    "\(entry.time) \(entry.app ?? "") \(entry.kind) \(entry.rule)"
  }
}

extension SystemEvent {
  /// An event for the first app of a device.
  fileprivate init?(_ kind: SystemEvent.Kind, on device: Device) {
    guard let event = device.candidate(kind, for: device.reference(at: 0)) else { return nil }
    self = event
  }
}
