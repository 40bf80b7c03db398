// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleTestSupport
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

/// Words end before the frames and before each other, and none that is cut looks whole.
@Suite("The edges of a screen")
struct EdgeTests {
  /// The columns of a row of the screen.
  private func text(_ player: ScreenPlayer, _ rect: Rect, row: Int) -> String {
    player.canvas.rows[row][rect.x..<rect.maxX].reduce(into: "") { $0 += $1.text }
  }

  @Test(
    "no time in the log touches the frame, however late it is",
    arguments: [9, 11, 101, 700, 5_000, 90_000])
  func times(_ seconds: Int) {
    for size in [Size(80, 24), Size(100, 30), Size(120, 40)] {
      var player = ScreenPlayer(size: size)
      player.press(":wait \(seconds)s\r")
      player.play("o 2 h 1")
      #expect(player.session.device.now > .seconds(seconds))
      let log = player.session.layout.log
      let rows = (log.y..<log.maxY).map { text(player, log, row: $0) }
      #expect(rows.allSatisfy { $0.hasPrefix(" ") }, "\(size): \(rows)")
      #expect(rows.contains { $0.dropFirst().prefix(7).contains { $0.isNumber } })
    }
  }

  @Test(
    "the list of states has whole names, and no sign that touches the frame",
    arguments: Language.allCases, [Size(40, 10), Size(40, 12), Size(56, 18), Size(60, 20)])
  func list(_ language: Language, _ size: Size) {
    var player = ScreenPlayer(size: size, language: language)
    for keys in ["", "o 0.2", "2", "h 1", "9"] {
      player.play(keys)
      let rect = player.session.layout.diagram
      for (offset, state) in EmulatedApp.State.allCases.enumerated() {
        let row = text(player, rect, row: rect.y + offset)
        #expect(row.contains(language.phrases.state(state)), "\(row)")
        #expect(!row.hasSuffix("◄"), "\(row)")
        #expect(size.width < 56 || row.hasSuffix(" "), "\(row)")
      }
    }
  }

  @Test("a click on any line of a row selects all of them, as wide as the panel")
  func selection() throws {
    var player = ScreenPlayer(size: Size(60, 20))
    player.play("o 2")
    let log = player.session.layout.log
    let first = try #require(
      (log.y..<log.maxY).first { text(player, log, row: $0).contains("willFinishLaunching") })
    player.press(.mouse(Mouse(Point(log.x + 12, first + 1), .press)))
    func isReversed(_ row: Int) -> Bool {
      player.canvas.rows[row][log.x..<log.maxX].allSatisfy {
        $0.style.attributes.contains(.reverse)
      }
    }
    let reversed = (log.y..<log.maxY).filter(isReversed)
    #expect(reversed.count == 2)
    let rows = reversed.map { text(player, log, row: $0) }
    #expect(rows[0].contains("willFinishLaunching") && rows[1].contains("s ○"), "\(rows)")
  }

  @Test("a moment has its time once above the timeline")
  func moments() {
    var player = ScreenPlayer(size: Size(120, 40))
    let rule = player.session.layout.timeline.y - 1
    func stamps() -> [Substring] { player.lines[rule].split { "─▼┬┴┼ s".contains($0) } }
    #expect(stamps() == ["0"])
    player.press("lll")
    #expect(stamps() == ["0"])
    player.play("lo 1")
    #expect(stamps().count == Set(stamps()).count)
    player.press(",,,,")
    #expect(stamps().count == Set(stamps()).count)
  }

  @Test("no column of the help but the first begins with a blank row, and none ends with a heading")
  func helpColumns() {
    for width in stride(from: 100, through: 220, by: 14) {
      var player = ScreenPlayer(size: Size(width, 30))
      player.press("?")
      let box = OverlayBox(player.session.layout).inner
      let columns = box.width / 46
      #expect(columns > 1)
      for column in 0..<columns {
        let part = Rect(
          x: box.x + column * (box.width / columns), y: box.y, width: box.width / columns - 1,
          height: 1)
        #expect(!text(player, part, row: box.y).trimmed.isEmpty, "\(width), column \(column)")
        // A key stands behind a blank, a heading does not.
        let last = text(player, part, row: box.maxY - 1)
        #expect(last.trimmed.isEmpty || last.hasPrefix(" "), "\(width), \(last)")
      }
    }
  }

  @Test("a key with a long name moves no other label of its column")
  func longKey() throws {
    let player = ScreenPlayer(size: Size(200, 50))
    let rect = player.session.layout.actions
    let labels = (rect.y..<rect.maxY).map { text(player, rect, row: $0) }
    let choose = try #require(labels.first { $0.contains("(Enter) choose") })
    let x = try #require(choose.range(of: "(Enter)")).lowerBound
    let column = choose.distance(from: choose.startIndex, to: x)
    let below = try #require(labels.first { $0.contains("C  control") })
    #expect(String(below.dropFirst(column)).hasPrefix(" C  control"))
  }

  @Test("before a class, a note of the step before that has no room says so")
  func note() throws {
    var start = Session.Start(
      try Scenario.parse(
        """
        # The title.
        app Notes
        tap icon
        # A note with many words, which need more lines than there are beside the question marks of \
        the step that comes next, whose outcome is hidden from the class until it is revealed.
        press home
        tap icon
        """), size: Size(100, 30))
    start.run.isPresenting = true
    var player = Player(Session(start: start, at: .seconds(1_000)))
    for _ in 0..<5 {
      player.press(.enter)
      player.wait(.seconds(20))
    }
    #expect(player.session.timeline.isOutcomeHidden)
    let log = player.session.layout.log
    let rows = Screen.draw(player.session).rows[log.y..<log.maxY].map { row in
      row[log.x..<log.maxX].reduce(into: "") { $0 += $1.text }
    }
    #expect(rows.first?.contains("¶ A note") == true, "\(rows)")
    #expect(rows.last?.trimmed.hasSuffix("…") == true, "\(rows)")
  }
}
