// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite("The termination report")
struct CardTests {
  @Test("where there is no room the oldest keys go; the last ones and the rule stay whole")
  func longSession() {
    let device = Device(apps: [EmulatedApp.Traits(name: "Notes")])
    var session = Session(start: Session.Start(device: device, size: Size(80, 24)), at: .zero)
    var now = Duration.zero
    func press(_ keys: String) {
      for key in keys {
        now += .seconds(1)
        _ = session.update(.key(.character(key)), at: now)
      }
    }
    press("o" + String(repeating: "ho", count: 15) + "Gh")
    _ = session.update(.timePassed, at: now + .seconds(11))
    let lines = Screen.draw(session).lines
    let text = lines.joined(separator: "\n")
    #expect(text.contains("To reproduce …"))
    #expect(text.contains("[G]") && text.contains("+10"))
    #expect(text.contains("main thread."))
    #expect(lines.filter { $0.contains("Why") }.count == 1)
  }

  /// The screen with the report of an app that the watchdog has terminated.
  private func ended(
    _ size: Size = Size(80, 24), _ language: Language = .english, isASCII: Bool = false
  ) -> ScreenPlayer {
    var player = ScreenPlayer(size: size, isASCII: isASCII, language: language)
    player.play("o 2 y G h 20")
    return player
  }

  @Test("on a small screen it says how far it goes, and arrows scroll to its end")
  func scrolling() {
    for language in Language.allCases {
      var player = ended(Size(40, 12), language)
      func isAtEnd() -> Bool {
        let edge = player.lines[1]
        return (9..<40).contains { edge.contains(language.phrases.rowPosition($0, of: $0)) }
      }
      #expect(player.lines[10].contains("↑↓") && !isAtEnd())
      for _ in 0..<30 { player.press(.down) }
      #expect(isAtEnd())
      player.press(.escape)
      #expect(player.session.overlay == nil)
    }
    var whole = ended(Size(120, 40))
    #expect(!whole.lines.contains { $0.contains("↑↓") })
    whole.press(.down)
    #expect(whole.session.overlay == nil)
    let player = ended(Size(40, 12))
    Golden.expect(player.canvas.golden(), "ended-40x12")
  }

  @Test("beside it no word is seen in part, and everything is dim", arguments: Language.allCases)
  func noise(_ language: Language) throws {
    for size in [Size(80, 24), Size(100, 30), Size(120, 40), Size(200, 50)] {
      let player = ended(size, language)
      var without = player
      without.press(.escape)
      let session = player.session
      let box = try #require(session.overlay?.box(in: session, session.layout)).rect
      let (card, whole) = (player.canvas, without.canvas)
      for y in box.y - 1..<min(box.maxY + 1, size.height - 1) {
        for (edge, step) in [(box.x - 2, 1), (box.maxX + 1, -1)] {
          let (kept, cut) = (Point(edge, y), Point(edge + step, y))
          guard card[kept].text != " ", card[kept].arms == .none else { continue }
          #expect(card[kept].style == .quiet)
          #expect(whole[cut].text == " " || whole[cut].arms != .none, "\(kept) \(size)")
        }
      }
      guard [Size(80, 24), Size(120, 40)].contains(size) else { continue }
      Golden.expect(
        card.golden(), "ended-card-\(size.width)x\(size.height)", language: language.rawValue)
    }
  }

  @Test("beside a lesson it is whole: it covers the step too where it has to")
  func besideLesson() throws {
    let text = "app Notes\ntap icon\nedit\nslow save\npress home\nwait 10s\ntap icon"
    for size in [Size(80, 24), Size(120, 40)] {
      var player = Player(
        Session(start: Session.Start(try Scenario.parse(text), size: size), at: .seconds(1_000)))
      for _ in 0..<5 { player.press(.enter) }
      player.wait(.seconds(20))
      #expect(player.session.overlay is TerminationReportOverlay)
      let lines = Screen.draw(player.session).lines
      #expect(lines.contains { $0.contains("Rule") } && lines.contains { $0.contains("Last call") })
      #expect(lines.contains { $0.contains("Next step") } == (size.width > 80))
    }
  }

  @Test("in ASCII, in sixteen colors and without color it is read too")
  func plainTerminals() {
    Golden.expect(ended(isASCII: true).canvas.golden(), "ended-card-ascii-80x24")
    for (kind, hasColors) in [("own-colors", true), ("no-colors", false)] {
      Golden.expect(
        ScreenText.golden(ended().canvas, hasColors: hasColors), "ended-card-\(kind)-80x24")
    }
  }
}
