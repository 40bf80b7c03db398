// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import Testing

@testable import LifecycleText
@testable import LifecycleUI

/// The parts of the screen at a moment that is revealed line by line.
extension StageTests {
  @Test("Line by line, the header, the diagram and the log agree, in every scenario")
  func header() {
    let phrases = Language.english.phrases
    var between = 0
    for (name, scenario) in Self.scenarios {
      // Without room for the meaning of each state.
      var player = Self.player(scenario, Size(110, 24))
      for _ in 0..<120 where player.session.playback?.isOver == false {
        Self.takeStep(&player)
        for _ in 0..<200 where player.session.timeline.isOutcomeHidden {
          player.press(".")
          let timeline = player.session.timeline
          guard timeline.isOutcomeHidden else { break }
          let header = Screen.draw(player.session).lines[0]
          let screen = ScreenSummary.text(player.session.device, phrases.screen)
          // Of a moment that is not over, the device is not known.
          #expect(header.contains("  \(screen)") != timeline.isBetweenMoments, "\(name): \(header)")
          if timeline.isBetweenMoments {
            between += 1
            // That main was called may be in the log.
            #expect(
              !Screen.draw(player.session).lines.contains {
                $0.contains(phrases.stateMeaning(.notRunning))
              }, "\(name)")
          }
          for app in player.session.device.apps {
            let states = timeline.log.entries.compactMap { entry -> EmulatedApp.State? in
              guard entry.app == app.name, case .state(_, let to, _) = entry.kind else {
                return nil
              }
              return to
            }
            let shown = timeline.state(of: app)
            #expect(states.last.map { $0 == shown } ?? true, "\(name)")
            #expect(timeline.isBetweenMoments || shown == app.state, "\(name)")
          }
        }
      }
    }
    #expect(between > 100)
  }
}
