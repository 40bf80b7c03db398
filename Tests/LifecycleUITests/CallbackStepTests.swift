// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite("A scenario one callback at a time")
struct CallbackStepTests {
  private let text = """
    app Notes
    tap icon
      expect Notes active
    +2s receive call
      expect calls applicationWillResignActive(_:) [active]
    """

  @Test("A press shows one more callback, and nothing of what comes after it")
  func callbacks() throws {
    var player = try Player(scenario: text)
    var calls: [Int] = []
    var state: [EmulatedApp.State] = []
    for _ in 0..<3 {
      player.press(".")
      calls.append(player.calls().count)
      state.append(player.session.timeline.state(of: player.device.apps[0]))
    }
    #expect(calls == [1, 2, 3])
    #expect(state == [.inactive, .active, .active])
    #expect(player.session.log.notes.map(\.kind) == [.held])
    player.press(".")
    #expect(player.calls().count == 4)
    #expect(player.device.now == .seconds(2))
  }

  @Test("Judgment waits until what it judges has been shown")
  func judgment() throws {
    var player = try Player(scenario: "tap icon, expect MyApp background")
    player.press(".")
    #expect(player.session.log.notes.isEmpty)
    #expect(player.session.message?.kind == .info)
    player.press(.enter)
    #expect(player.session.log.notes.map(\.kind) == [.failed])
    #expect(player.session.message?.kind == .error)
  }

  @Test("The clock stands still between callbacks that take time, and the log is that of a run")
  func time() throws {
    let text = "on didFinishLaunching take 400ms\non applicationDidBecomeActive take 1s\n" + text
    var player = try Player(scenario: text)
    var number = 0
    while player.session.playback?.isOver == false || player.session.timeline.isConcealed {
      player.press(".")
      player.wait(.seconds(100))
      number += 1
      try #require(number < 40)
    }
    var runner = Scenario.Runner(try Scenario.parse(text))
    var entries: [Trace.Entry] = []
    while let result = runner.next() { entries += result.entries }
    #expect(player.entries.prefix(entries.count).elementsEqual(entries))
    #expect(player.session.playback?.passed == 2)
  }

  @Test("At the end the number of expectations that passed is said")
  func sum() throws {
    var player = try Player(scenario: text)
    player.press(.enter, .enter)
    #expect(player.message == "End of the scenario. 2 of 2 expectations passed.")
    player.enter("restart")
    #expect(player.device.now == .zero && player.entries.isEmpty)
    player.enter("next")
    #expect(player.state == .active)
    player.enter("load other")
    #expect(player.effects == [.openScenario("other")])
  }
}
