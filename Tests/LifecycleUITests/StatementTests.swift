// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleTestSupport
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

/// The statements of scenario files, typed at the prompt.
@Suite("Statements at the prompt")
struct StatementTests {
  @Test("Every statement of a line is done, and the clock skips ahead")
  func line() {
    var player = Player()
    player.enter("wait 3s, tap icon, +2s press home, skip")
    #expect(player.session.message?.kind == .info)
    #expect(player.device.now == .seconds(10))
    #expect(player.state == .suspended)
    player.enter("tap icon Maps, expect Maps active, within 9s expect Notes active # said")
    #expect(player.session.log.notes.map(\.kind) == [.held, .failed])
    #expect(player.message.contains("Notes active"))
    #expect(player.device.now == .seconds(19))
  }

  @Test("An expectation asks about the last event, typed or pressed")
  func expectations() {
    var player = Player()
    player.press("o c")
    player.enter("expect calls applicationWillResignActive(_:) [active]")
    player.press("d")
    player.enter("expect calls applicationWillResignActive(_:)")
    #expect(player.session.log.notes.map(\.kind) == [.held, .failed])
  }

  @Test("A single event begins at once, as a key does, while code is running")
  func atOnce() throws {
    var player = try Player(scenario: "on didFinishLaunching take 4s")
    player.enter("tap icon")
    player.enter("receive call")
    #expect(player.device.now == .zero)
    #expect(player.device.cover == .call)
    player.enter("decline call, lock")
    #expect(player.device.now == .seconds(4))
  }

  @Test(
    "What is wrong is said without contradiction",
    arguments: [
      ("expect Notes activ", "did you mean 'active'?"),
      ("expct Notes active", "did you mean 'expect'?"),
      ("app \"X Y\"", "'app' is a declaration"), ("wait 3", "expected a duration"),
      ("5s expect refused", "'expect' must not have a time"), ("save! ", "needs a name"),
      ("speed fast", "Invalid speed"), ("tap icon Mops", "did you mean 'Maps'?"),
    ])
  func wrong(_ line: String, _ text: String) {
    var player = Player()
    player.enter(line)
    #expect(player.session.message?.kind == .error)
    #expect(player.message.contains(text), "\(player.message)")
    #expect(player.entries.isEmpty)
  }

  @Test(
    "A file is replaced only with save!, and its name may stand in quotation marks",
    arguments: [
      ("save a b.scenario", "a b.scenario", false), ("save \"a b\"", "a b", false),
      ("save! x", "x", true), ("save \"say \"\"hi\"\"\"", "say \"hi\"", false),
    ])
  func save(_ line: String, _ path: String, _ overwrites: Bool) {
    var player = Player()
    player.enter(line)
    let text = player.session.run.asScenario.text
    #expect(player.effects == [.save(path: path, text: text, overwrites: overwrites)])
    _ = player.session.update(.saved(.failure(.exists(path: path))), at: player.wall)
    #expect(player.session.message?.kind == .error)
    #expect(player.message.contains(":save! \(path)"))
  }

  @Test("The last event is taken back, and what follows is as if it had never been")
  func back() {
    var player = Player()
    player.press("o")
    player.wait(.seconds(1))
    let before = player.session
    player.press("h")
    player.wait(.seconds(60))
    player.press("d")
    player.enter("back")
    #expect(player.device == before.device)
    #expect(player.session.log.rows == before.log.rows)
    #expect(player.session.timeline.facts == before.timeline.facts)
    player.press("c")
    #expect(
      player.session.run.asScenario.steps.map(\.text) == ["+0s tap icon Notes", "+0s receive call"])
    player.enter("back")
    player.enter("back")
    #expect(player.device == Device(apps: player.device.apps.map(\.traits)))
    player.enter("back")
    #expect(player.message == "Nothing to undo.")
  }

  @Test("Back then forward again is the identity, across checkpoints", arguments: 0..<8)
  func identity(seed: Int) {
    var dice = Dice(seed: seed)
    var player = Player()
    for _ in 0..<Timeline.checkpointInterval + 40 {
      player.press(dice.pick(Keymap.standard.eventBindings.map(\.key)))
      if dice.roll(20) == 0 { player.wait(.milliseconds(dice.roll(9_000))) }
    }
    let end = player.session
    let events = end.timeline.events
    for _ in 0..<80 { player.session.run.undo(at: player.wall) }
    var device = player.device
    let count = player.session.timeline.events.count
    #expect(count < Timeline.checkpointInterval)
    for recorded in events.dropFirst(count) {
      _ = device.advance(to: recorded.time)
      _ = device.handle(recorded.event)
    }
    _ = device.advance(to: end.device.now)
    #expect(device == end.device)
    #expect(player.session.log.end < end.log.end)
  }
}
