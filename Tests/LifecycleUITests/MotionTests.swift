// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleText
import Testing

@testable import LifecycleUI

/// Motion on a screen: it delays what is drawn, and nothing that happens.
@Suite("Motion")
struct MotionTests {
  /// A user whose screen moves, with the app open and nothing moving any more.
  private static func opened(apps: [String] = ["Notes", "Maps"]) -> Player {
    let device = Device(apps: apps.map { EmulatedApp.Traits(name: $0) })
    var start = Session.Start(device: device, size: Size(120, 40))
    start.run.hasMotion = true
    var player = Player(Session(start: start, at: .seconds(1_000)))
    player.press("o")
    player.wait(.seconds(30))
    return player
  }

  /// The states in which the first app is drawn, each with the time for which it is seen, if the
  /// program wakes whenever it is asked to.
  private static func seen(
    _ player: inout Player, for time: Duration
  ) -> [(state: EmulatedApp.State, time: Duration)] {
    let end = player.wall + time
    var seen: [(state: EmulatedApp.State, time: Duration)] = []
    while player.wall < end {
      let state = player.session.shownFacts(of: 0).state
      if seen.last?.state != state { seen.append((state, .zero)) }
      let next = min(end, player.session.nextWakeUp(after: player.wall) ?? end)
      seen[seen.count - 1].time += next - player.wall
      player.wait(next - player.wall)
    }
    return seen
  }

  @Test("Home shows Inactive before Background, for as long as every state is seen")
  func home() {
    var player = Self.opened()
    player.press("h")
    // It has happened.
    #expect(player.state == .background)
    let seen = Self.seen(&player, for: .seconds(2))
    #expect(seen.map(\.state) == [.inactive, .background])
    #expect(seen[0].time == Motion.leastTime)
  }

  @Test(
    "Nothing on the screen is ahead of a state that is passed",
    arguments: [Size(80, 24), Size(120, 40)])
  func consistent(_ size: Size) {
    var player = Self.opened()
    _ = player.session.update(.resized(size), at: player.wall)
    player.press("h")
    #expect(player.state == .background)
    var passed = 0
    while player.session.shownFacts(of: 0).state == .inactive {
      passed += 1
      let (lines, layout) = (Screen.draw(player.session).lines, player.session.layout)
      let text = lines.joined(separator: "\n")
      #expect(text.contains("Active → Inactive") && !text.contains("Inactive → Background"))
      #expect(!text.contains("applicationDidEnterBackground"))
      let now = lines[layout.now.y]
      #expect(now.contains("○ INACTIVE") && !now.contains("suspended in") && !now.contains("skip"))
      player.wait(.milliseconds(50))
    }
    #expect(passed > 4)
    let text = Screen.draw(player.session).lines.joined(separator: "\n")
    #expect(text.contains("applicationDidEnterBackground") && text.contains("suspended in"))
  }

  @Test("A state that lasts is not held up")
  func lasting() {
    var player = Self.opened()
    player.press("h")
    player.wait(.seconds(2))
    #expect(player.session.shownFacts(of: 0).state == .background)
    player.wait(.seconds(4))
    #expect(player.state == .suspended)
    #expect(player.session.shownFacts(of: 0).state == .suspended)
  }

  @Test("The arrow that was taken blinks twice, and the last of a way only when it is taken")
  func blinking() {
    var player = Self.opened()
    player.press("h")
    var flashes: [[EmulatedApp.State]] = []
    var wasBright = false
    while player.session.view.motion.isMoving {
      let isBright = player.session.view.motion.isBright(0)
      if isBright, !wasBright {
        let change = player.session.shownFacts(of: 0).lastTransition
        flashes.append([change?.from, change?.to].compactMap { $0 })
      }
      wasBright = isBright
      player.wait(.milliseconds(10))
    }
    #expect(
      flashes == [
        [.active, .inactive], [.active, .inactive], [.inactive, .background],
        [.inactive, .background],
      ])
    #expect(player.session.shownFacts(of: 0).route.count == 2)
  }

  @Test("The bright arrow is drawn in reverse")
  func brightArrow() {
    var player = Self.opened()
    player.press("h")
    let bright = Screen.draw(player.session)
    player.wait(Motion.blink)
    let dark = Screen.draw(player.session)
    func reversed(_ canvas: Canvas) -> Int {
      canvas.rows.reduce(0) { $0 + $1.count { $0.style.attributes.contains(.reverse) } }
    }
    #expect(reversed(bright) > reversed(dark) + 3)
  }

  @Test("A key is acted on at once, and what moved is drawn as it is")
  func key() {
    var player = Self.opened()
    player.press("h")
    player.wait(.milliseconds(20))
    player.press("o")
    #expect(player.state == .active || player.state == .inactive)
    let states = Self.seen(&player, for: .seconds(2)).map(\.state)
    #expect(states == [.inactive, .active])
  }

  @Test("New rows of the log are marked for a second")
  func marks() {
    var player = Self.opened()
    func marks() -> Int {
      Screen.draw(player.session).lines.count { $0.contains("▐") }
    }
    #expect(marks() == 0)
    player.press("h")
    #expect(marks() > 3)
    player.wait(.milliseconds(999))
    #expect(marks() > 3)
    player.wait(.milliseconds(1))
    #expect(marks() == 0)
  }

  @Test("Nothing wakes the program once nothing moves")
  func idle() {
    var player = Self.opened()
    #expect(player.session.nextWakeUp(after: player.wall) == nil)
    player.press("h")
    player.wait(.seconds(10))
    player.wait(.seconds(2))
    #expect(player.session.nextWakeUp(after: player.wall) == nil)
  }

  @Test("The report of an end comes up once the way there was seen")
  func report() {
    var player = Self.opened()
    player.press("X")
    #expect(player.state == .notRunning)
    #expect(player.session.overlay == nil)
    player.wait(Motion.leastTime)
    #expect(player.session.overlay.report != nil)
  }

  @Test("Of many changes the oldest are not seen: the screen is never far behind")
  func bounded() {
    var player = Self.opened()
    player.enter("press home, tap icon, press home, tap icon, press home, tap icon")
    let seen = Self.seen(&player, for: .seconds(10))
    #expect(seen.count <= 5)
    #expect(seen.dropLast().allSatisfy { $0.time <= Motion.leastTime })
    #expect(seen.last?.state == player.state)
  }

  @Test("Moments of the past don't move, and a branch that begins there does")
  func past() {
    var player = Self.opened()
    player.press("h")
    player.wait(.seconds(2))
    player.press(",", ",")
    #expect(!player.session.view.motion.isMoving)
    player.press(.escape)
    for _ in 0..<40 where player.session.timeline.isPast { player.press(".") }
    #expect(!player.session.timeline.isPast)
    #expect(!player.session.view.motion.isMoving)
    // Back by events: the clock has not moved between them.
    for _ in 0..<4 where player.device.apps[0].state != .active { player.press("[") }
    #expect(player.device.apps[0].state == .active)
    player.press("h")
    #expect(player.session.view.motion.isMoving)
    player.press("z")
    #expect(!player.session.view.motion.isMoving)
  }

  @Test("Without motion everything is drawn at once")
  func off() {
    var player = Player()
    player.press("o")
    player.wait(.seconds(30))
    player.press("h")
    #expect(!player.session.view.motion.isMoving)
    #expect(player.session.shownFacts(of: 0).state == .background)
    #expect(!Screen.draw(player.session).lines.contains { $0.contains("▐") })
  }

  @Test("Panels that are kept show what moves, as those that are drawn anew do")
  func frames() {
    var player = Self.opened()
    player.press("h")
    for _ in 0..<120 {
      #expect(player.session.frame() == Screen.draw(player.session))
      player.wait(.milliseconds(17))
    }
  }
}
