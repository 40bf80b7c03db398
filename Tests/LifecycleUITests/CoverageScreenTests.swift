// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite("Coverage on the screen")
struct CoverageScreenTests {
  @Test("the key marks the screen, then shows the table, then ends both")
  func key() {
    for (size, name) in [(Size(80, 24), "80x24"), (Size(120, 40), "120x40")] {
      var player = ScreenPlayer(size: size)
      player.play("o 2 c d h 1 %")
      #expect(player.session.view.kept.showsCoverage)
      #expect(player.session.message?.text.contains("4 of 5 states") == true)
      Golden.expect(player.canvas.golden(), "coverage-marks-\(name)")
      player.press("%")
      Golden.expect(player.canvas.golden(), "coverage-\(name)")
      player.press("%")
      #expect(player.session.overlay == nil)
      #expect(!player.session.view.kept.showsCoverage)
    }
  }

  @Test("what was seen is told from what was not by shape, in ASCII and in a list of states too")
  func shapes() {
    for (size, isASCII) in [(Size(80, 24), false), (Size(80, 24), true), (Size(60, 20), false)] {
      var player = ScreenPlayer(size: size, isASCII: isASCII)
      player.press("%")
      player.press("1")
      let before = player.lines
      player.play("o 2")
      let after = player.lines
      #expect(before != after)
      if isASCII {
        #expect(before.joined().contains(":"))
      } else {
        #expect(before.joined().contains("┄"))
        #expect(before.joined().contains("√"))
      }
    }
  }

  @Test("an event that was never tried in this state is marked, until it is tried")
  func untried() {
    var player = ScreenPlayer()
    player.play("% o 2")
    #expect(player.lines.joined(separator: "\n").contains("°h  home"))
    player.play("h 1 o 1")
    #expect(player.session.device.apps[0].state == .active)
    #expect(player.lines.joined(separator: "\n").contains(" h  home"))
    #expect(player.lines.joined(separator: "\n").contains("°c  call"))
  }

  @Test("what was seen stays seen when it is taken back, and when the session begins again")
  func travel() {
    var player = ScreenPlayer()
    player.play("o 2 h 9")
    let seen = player.session.run.kept.coverage.seen
    #expect(seen.states.contains(.suspended))
    player.play(":back^M :back^M")
    #expect(player.session.device.apps[0].state == .notRunning)
    #expect(player.session.run.kept.coverage.seen == seen)
    player.press(.control("r"))
    #expect(player.session.run.kept.coverage.seen == seen)
  }

  @Test("every row of the table is reached, and :coverage opens it")
  func table() {
    var player = ScreenPlayer(size: Size(60, 20))
    player.play("o 2 :coverage^M")
    var seen = Set(player.lines)
    for _ in 0..<300 {
      player.press(.down)
      seen.formUnion(player.lines)
    }
    let all = seen.joined(separator: "\n")
    let possible = Coverage.Items.possible(on: player.session.device)
    for category in Coverage.Category.allCases {
      let items = possible.items(of: category)
      #expect(all.contains("of \(items.count) \(category.rawValue)"))
    }
    #expect(all.contains("√ applicationDidBecomeActive(_:)"))
    #expect(all.contains("┄ applicationWillTerminate(_:)"))
  }

  @Test("plain mode says what was seen and what is missing")
  func plain() throws {
    var plain = PlainSession(start: Session.Start(try Scenario.parse("app A")), at: .zero)
    _ = plain.read(Array("tap icon".utf8), at: .zero)
    _ = plain.drain(at: .zero)
    let output = plain.read(Array("coverage".utf8), at: .zero).output
    #expect(output.count == Coverage.Category.allCases.count)
    #expect(output[0] == "3 of 5 states seen. Missing: Background, Suspended.")
  }
}
