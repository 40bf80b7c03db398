// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleTestSupport
import Lifecycle
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

/// The demo shows the whole life cycle in ten keys, however fast they are pressed.
@Suite("The demo")
struct DemoTests {
  private static func player() throws -> Player {
    let root = Project.root
    let file = root.appendingPathComponent("Resources/Scenarios/demo.scenario")
    return try Player(scenario: String(contentsOf: file, encoding: .utf8))
  }

  @Test("it begins with four apps that do not run, and nothing counting")
  func beginning() throws {
    let player = try Self.player()
    #expect(player.states == [.notRunning, .notRunning, .notRunning, .notRunning])
    #expect(player.session.nextWakeUp(after: player.wall) == nil)
  }

  @Test("where the app does not declare a mode, the way leads to one that does")
  func undeclaredMode() throws {
    var player = try Self.player()
    player.press("f")
    #expect(
      player.message.hasSuffix(
        "must declare the background mode for this event. Press 3 f. W: why?"))
    player.press("3f")
    #expect(player.session.message?.kind != .refusal)
  }

  @Test(
    "o, h, wait, o, c, d, l, l, g, h: five states, a call, a lock, and the watchdog",
    arguments: [0.05, 0.2, 0.4, 0.7, 1, 1.5, 2, 3])
  func tenKeys(pause: Double) throws {
    var player = try Self.player()
    let pause = Duration.seconds(pause)
    player.press("o")
    #expect(player.state == .inactive, "the launch can be seen")
    player.wait(pause)
    player.press("h")
    player.wait(.seconds(9))
    #expect(player.state == .suspended)
    for key in "ocdll" {
      player.press(.character(key))
      player.wait(pause)
    }
    player.wait(.seconds(4))
    #expect(player.state == .active)
    player.press("G")
    player.wait(pause)
    player.press("h")
    player.wait(.milliseconds(9_900))
    #expect(player.state != .notRunning)
    player.wait(.milliseconds(200))
    #expect(player.state == .notRunning)
    let ending = try #require(player.device.apps[0].lastEnding)
    #expect(ending.reason == .watchdog)
    #expect(ending.limit == .sceneUpdate)
    #expect(ending.elapsed == .seconds(10))
  }

  @Test("an edit is saved by Notes on leaving, and lost by Maps")
  func data() throws {
    var player = try Self.player()
    player.enter("tap icon Notes")
    player.wait(.seconds(2))
    player.press("y")
    player.enter("tap icon Maps")
    player.wait(.seconds(3))
    #expect(player.device.apps[0].unsavedEdits == 0)
    player.press("y")
    player.press("h")
    player.wait(.seconds(3))
    #expect(player.device.apps[1].unsavedEdits == 1)
    player.enter("crash Maps")
    #expect(player.device.apps[1].lastEnding?.unsavedEditsLost == 1)
  }

  @Test("all four can be opened, left and reclaimed one after the other")
  func everyApp() throws {
    var player = try Self.player()
    for name in ["Notes", "Maps", "Mail", "Photos"] {
      player.enter("tap icon " + name)
      player.wait(.seconds(4))
      #expect(player.device.app(named: name)?.state == .active)
    }
    player.press("h")
    player.wait(.seconds(40))
    #expect(player.states == [.suspended, .suspended, .suspended, .suspended])
    for _ in 0..<4 { player.press("K") }
    #expect(player.states == [.notRunning, .notRunning, .notRunning, .notRunning])
  }
}
