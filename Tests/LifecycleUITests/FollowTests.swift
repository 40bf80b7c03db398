// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleTestSupport
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

/// A session that follows a log.
@Suite("Following a log on the screen")
struct FollowTests {
  /// Something happens, is said, or only time passes.
  private static func change(_ timeline: inout Timeline, _ dice: inout Dice) {
    switch dice.roll(3) {
    case 0:
      timeline.append(LogNote(.presenter, "line \(dice.roll(100))"))
    case 1:
      _ = timeline.advance(to: timeline.device.now + .seconds(dice.roll(40)))
    case _:
      let app = timeline.device.references[0]
      let kinds: [SystemEvent.Kind] = [.tapIcon, .pressHome, .lock, .unlock, .crash]
      guard let event = timeline.device.candidate(dice.pick(kinds), for: app) else { return }
      _ = timeline.handle(event)
    }
  }

  /// Returns true if two timelines show the same.
  private static func isSame(_ one: Timeline, _ other: Timeline) -> Bool {
    one.device == other.device && one.place == other.place && one.events == other.events
      && one.log.rows == other.log.rows && one.facts == other.facts
      && one.recent.stops == other.recent.stops
      && one.branches.map(\.checkpoints.count) == other.branches.map(\.checkpoints.count)
      && one.branches.map(\.notes) == other.branches.map(\.notes)
  }

  @Test("taken back to a mark, a timeline is as if nothing had come after it", arguments: 0..<10)
  func mark(seed: Int) throws {
    var dice = Dice(seed: seed)
    var timeline = Timeline(start: Device(apps: [EmulatedApp.Traits(name: "A")]))
    for _ in 0..<dice.roll(600) { Self.change(&timeline, &dice) }
    let mark = try #require(timeline.mark)
    var wanted = timeline
    for _ in 0..<dice.roll(400) { Self.change(&timeline, &dice) }
    let isBack = timeline.takeBack(to: mark)
    #expect(isBack)
    #expect(Self.isSame(timeline, wanted))
    // What happens then is the same too, and so is looking back at it.
    var again = dice
    for _ in 0..<200 { Self.change(&timeline, &dice) }
    for _ in 0..<200 { Self.change(&wanted, &again) }
    #expect(Self.isSame(timeline, wanted))
    if let place = timeline.branches[0].checkpoints.last?.place {
      timeline.goBack(to: place, nil)
      wanted.goBack(to: place, nil)
      #expect(timeline.device == wanted.device)
      #expect(timeline.log.rows == wanted.log.rows)
    }
  }

  @Test("a timeline that the user has taken elsewhere is not taken back")
  func elsewhere() throws {
    var player = Player(apps: ["A"])
    func follow(_ change: FollowedChange) {
      _ = player.session.update(.followed(change), at: player.wall)
    }
    follow(.mark(0))
    let event = try #require(player.device.candidate(.tapIcon, for: player.device.references[0]))
    follow(.event(event))
    follow(.mark(1))
    follow(.event(.pressHome))
    follow(.mark(2))
    #expect(player.device.apps[0].state == .background)
    var scenario = Scenario()
    scenario.apps = player.device.apps.map(\.traits)
    var other = player.session
    let told = other.takeBack(to: 1, scenario, at: player.wall)
    #expect(told == 1)
    #expect(other.device.apps[0].state == .active)
    // Taken back, it has forgotten the marks behind: another future is not led back to them.
    _ = other.update(.followed(.event(.lock)), at: player.wall)
    let again = other.takeBack(to: 2, scenario, at: player.wall)
    #expect(again == 1)
    #expect(other.device.apps[0].state == .active)
    // An event that is undone is another future.
    player.press("z")
    let none = player.session.takeBack(to: 1, scenario, at: player.wall)
    #expect(none == 0)
    #expect(player.device.apps[0].state == .notRunning)
  }

  @Test(
    "a log that begins anew forgets neither the quiz nor what was seen, and no clock stands still")
  func beginsAnew() throws {
    var player = Player(apps: ["A"])
    let event = try #require(player.device.candidate(.tapIcon, for: player.device.references[0]))
    _ = player.session.update(.followed(.event(event)), at: player.wall)
    player.press("%~1")
    player.press(.escape)
    player.press(.escape)
    let seen = player.session.run.kept.coverage.seen
    var scenario = Scenario()
    scenario.apps = player.device.apps.map(\.traits)
    player.press("~")
    #expect(player.session.run.isAsking)
    #expect(player.session.takeBack(to: 0, scenario, at: player.wall) == 0)
    #expect(player.session.run.kept.quiz.answers.count == 1)
    #expect(player.session.run.kept.coverage.seen == seen)
    #expect(player.session.run.kept.coverage.seen.states.contains(.active))
    #expect(player.session.view.kept.showsCoverage)
    #expect(player.session.run.timeBase.isRunning)
  }
}

extension FollowTests {
  /// Two lines that do not fit.
  private static var findings: FollowedFindings {
    var findings = FollowedFindings()
    findings.count = 2
    findings.list = [3, 8].map { line in
      FollowedFindings.Finding(
        line: line, app: "A",
        text: ["line \(line): A: it does not fit here.", "Nearest rule: leave."],
        around: ["  \(line - 1)  before", "> \(line)  wrong"])
    }
    return findings
  }

  private static func screen(_ player: inout Player) -> String {
    player.session.frame().lines.joined(separator: "\n")
  }

  @Test("what was found is counted in the header and listed, and no restart loses it")
  func findings() throws {
    var player = Player(apps: ["A"])
    player.press("!")
    #expect(Self.screen(&player).contains("No log is followed."))
    player.press(.escape)
    _ = player.session.update(.followed(.findings(Self.findings)), at: player.wall)
    #expect(Self.screen(&player).contains("2 departures: !"))
    player.press("!")
    let list = Self.screen(&player)
    #expect(list.contains("line 8: A: it does not fit here."))
    #expect(list.contains("> 3  wrong"))
    player.press(.escape, .control("r"))
    #expect(Self.screen(&player).contains("2 departures: !"))
    var scenario = Scenario()
    scenario.apps = player.device.apps.map(\.traits)
    #expect(player.session.takeBack(to: 0, scenario, at: player.wall) == 0)
    #expect(player.session.run.kept.findings == Self.findings)
  }

  @Test("the card of an end that a log tells says what the log says, and no more")
  func ending() throws {
    var player = Player(apps: ["A"])
    let app = player.device.references[0]
    func event(_ kind: SystemEvent.Kind) throws -> SystemEvent {
      try #require(player.device.candidate(kind, for: app))
    }
    func follow(_ change: FollowedChange) {
      _ = player.session.update(.followed(change), at: player.wall)
    }
    for says in ["no reason: SIGKILL.", nil] {
      follow(.event(try event(.tapIcon)))
      follow(.time(player.device.now + .seconds(3)))
      if let says { follow(.ending(says)) }
      follow(.event(try event(.exceedMemory)))
      follow(.note("line 3: the end of the process", isProblem: false))
      let screen = Self.screen(&player)
      #expect(screen.contains("SIGKILL") == (says != nil))
      // What is not told by a log is what the model says.
      #expect(screen.contains("per-process-limit") == (says == nil))
      player.press(.escape)
    }
  }

  @Test("an event that was inferred looks inferred, one of the user does not")
  func inferred() {
    var player = Player(apps: ["A"])
    _ = player.session.update(.followed(.event(.lock)), at: player.wall)
    let rows = Self.screen(&player).split(separator: "\n")
    #expect(rows.contains { $0.contains("? lock") && $0.contains("inferred") })
    player.press("l")
    let row = Self.screen(&player).split(separator: "\n").first { $0.contains("► unlock") }
    #expect(row?.contains("inferred") == false)
  }
}
