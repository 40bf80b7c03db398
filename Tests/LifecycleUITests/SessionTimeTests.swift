// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite struct SessionTimeTests {
  @Test("With nothing counting no wake-up is wanted")
  func idle() {
    var player = Player()
    #expect(player.session.nextWakeUp(after: player.wall) == nil)
    player.press("o")
    #expect(player.session.nextWakeUp(after: player.wall) == nil)
  }

  @Test("While a limit counts, a wake-up each tenth of a second, then at the deadline")
  func countdown() throws {
    var player = Player()
    player.press("o h")
    var wakes = 0
    while let wake = player.session.nextWakeUp(after: player.wall) {
      #expect(wake > player.wall)
      #expect(wake - player.wall <= .milliseconds(101))
      player.wait(wake - player.wall)
      wakes += 1
      try #require(wakes < 100)
    }
    #expect(player.state == .suspended)
    #expect(wakes <= 51)
  }

  @Test("While a limit is long, and at a slow speed, a wake-up each second")
  func longCountdown() throws {
    var player = Player()
    player.press("o h")
    player.session.run.changeSpeed(to: TimeBase.Speed(0.01), at: player.wall)
    let wake = try #require(player.session.nextWakeUp(after: player.wall))
    #expect(wake - player.wall == .seconds(1))
  }

  @Test("At any speed at most ten frames a second")
  func frames() throws {
    var player = Player()
    player.press("o b h ++++++")
    #expect(player.session.run.timeBase.speed == TimeBase.Speed(64))
    let wake = try #require(player.session.nextWakeUp(after: player.wall))
    #expect(wake - player.wall >= .milliseconds(100))
  }

  @Test("A late wake-up gives each deadline its own moment")
  func late() {
    var player = Player()
    player.press("o h")
    player.wait(.seconds(100))
    #expect(player.state == .suspended)
    #expect(player.session.timeline.facts[0].since == .seconds(5))
    // Nothing is due any more: the clock stands still.
    #expect(player.device.now == .seconds(5))
  }

  @Test("Paused, nothing is due; events still happen")
  func pause() {
    var player = Player()
    player.press("o h")
    player.press(.character(" "))
    #expect(player.session.run.timeBase.isPaused)
    #expect(player.session.nextWakeUp(after: player.wall) == nil)
    player.wait(.seconds(60))
    #expect(player.state == .background)
    player.press("o")
    #expect(player.state == .active)
    #expect(player.device.now == .zero)
  }

  @Test("Skip goes to the next deadline, paused or not; then there is none")
  func skip() {
    var player = Player()
    player.press("o h >")
    #expect(player.state == .suspended)
    #expect(player.device.now == .seconds(5))
    #expect(player.message == "Skipped to the next deadline.")
    player.press(">")
    #expect(player.message == "No deadline to skip to.")
    player.wait(.seconds(1))
    #expect(player.device.now == .seconds(5))
  }

  @Test("Speed halves and doubles between its ends")
  func speed() {
    var player = Player()
    player.press("-----")
    #expect(player.session.run.timeBase.speed == TimeBase.Speed(0.5))
    player.press("o h")
    player.wait(.milliseconds(9_998))
    #expect(player.state == .background)
    player.wait(.milliseconds(2))
    #expect(player.state == .suspended)
  }

  @Test("Stopped for an hour, the device has not noticed")
  func stopped() {
    var player = Player()
    player.press("o h")
    _ = player.session.update(.stopping, at: player.wall)
    player.wall += .seconds(3600)
    _ = player.session.update(.continued, at: player.wall)
    #expect(player.state == .background)
    player.wait(.milliseconds(4_999))
    #expect(player.state == .background)
    player.wait(.milliseconds(1))
    #expect(player.state == .suspended)
  }

  @Test("However many events there are, none is lost, and the log stays bounded")
  func bounded() {
    var player = Player()
    player.press("o")
    for number in 0..<5_000 {
      player.press("c d t")
      if number % 1000 == 0 { player.wait(.milliseconds(7)) }
      player.press(";")
    }
    #expect(player.session.log.count == Log.capacity)
    #expect(player.session.timeline.events.count == 15_001)
    #expect(player.session.run.asScenario.steps.count == 15_001)
    #expect(player.device.apps[0].state == .active)
  }
}
