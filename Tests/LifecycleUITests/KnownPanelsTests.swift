// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleTestSupport
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

/// Panels that are kept from frame to frame: they must never be older than what they show.
@Suite struct KnownPanelsTests {
  /// Whatever is pressed, and however much time passes, a frame is what is drawn from scratch.
  @Test(arguments: 0..<6)
  func aFrameIsWhatIsDrawnFromScratch(seed: Int) throws {
    var dice = Dice(seed: seed)
    let sizes = [Size(80, 24), Size(45, 12), Size(120, 40), Size(200, 50)]
    var player =
      seed % 3 == 0
      ? try Player(scenario: Self.scenario) : Player(apps: ["Notes", "Maps", "Mail"])
    let keys = Keymap.standard.bindings.map(\.key) + [.up, .down, .left, .right, .enter, .escape]
    for step in 0..<150 {
      let action = dice.roll(12)
      switch action {
      case 0: player.wait(.milliseconds(dice.roll(400)))
      case 1: player.wait(.seconds(dice.roll(40)))
      case 2: player.effects = player.session.update(.resized(dice.pick(sizes)), at: player.wall)
      case 3: player.press(.character(":"), .escape)
      default: player.press(dice.pick(keys))
      }
      if dice.roll(3) == 0 { continue }
      // A frame also prepares what it draws: the moments of the timeline.
      let frame = player.session.frame()
      let drawn = Screen.draw(player.session)
      let isSame = frame == drawn
      let row = zip(frame.rows, drawn.rows).enumerated().first { $1.0 != $1.1 }
      let texts = row.map { [$1.0, $1.1].map { $0.map(\.text).joined() } } ?? []
      #expect(isSame, "step \(step), action \(action), row \(row?.offset ?? -1): \(texts)")
      if !isSame { return }
    }
  }

  private static let scenario = """
    app Notes
    limit fetch-interval 30s
    tap icon
    expect Notes active
    +1s receive call
    decline call
    +2s press home
    within 20s expect Notes suspended
    +1s tap icon
    """
}
