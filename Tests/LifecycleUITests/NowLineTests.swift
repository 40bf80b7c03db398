// SPDX-License-Identifier: Apache-2.0

import Languages
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite("What is now")
struct NowLineTests {
  static let sizes = [
    Size(40, 12), Size(60, 20), Size(80, 24), Size(100, 30), Size(120, 40), Size(200, 50),
  ]

  /// The line as it is drawn.
  private func line(_ player: ScreenPlayer) -> String {
    player.lines[player.session.layout.now.y]
  }

  /// The style of the first character of a text in the line.
  private func style(of text: String, _ player: ScreenPlayer) throws -> Style {
    let y = player.session.layout.now.y
    let range = try #require(player.lines[y].range(of: text))
    let place = player.lines[y][..<range.lowerBound].count
    return player.canvas.rows[y][place].style
  }

  @Test("it says the state, why, and the likeliest key", arguments: sizes)
  func idle(_ size: Size) throws {
    var player = ScreenPlayer(size: size)
    #expect(line(player).contains("· NOT RUNNING"))
    #expect(line(player).contains("o open"))
    player.play("o 2")
    #expect(line(player).hasPrefix(" ● ACTIVE "))
    #expect(line(player).contains("h home"))
    #expect(try style(of: "● ACTIVE", player) == .badge(.active))
    if size.width >= 60 { #expect(line(player).contains("receives events")) }
  }

  @Test(
    "it counts down to the next deadline, in tenths, and says the key that goes there",
    arguments: sizes)
  func deadline(_ size: Size) throws {
    var player = ScreenPlayer(size: size)
    player.play("o 2 h 0.75")
    // The method has returned after 0.2 s.
    #expect(line(player).contains("■ BACKGROUND") && line(player).contains("suspended in 4.5 s"))
    #expect(line(player).contains("█"))
    #expect(try style(of: "■ BACKGROUND", player) == .badge(.background))
    if size.width >= 60 { #expect(line(player).contains("> skip")) }
    if size.width >= 80 { #expect(line(player).contains("Home was pressed")) }
    player.play("0.1")
    #expect(line(player).contains("suspended in 4.4 s"))
    let bar = line(player).count { $0 == "█" }
    player.play("2")
    #expect(line(player).count { $0 == "█" } < bar)
    player.press(">")
    #expect(line(player).contains("□ SUSPENDED"))
    #expect(try style(of: "□ SUSPENDED", player) == .badge(.suspended))
  }

  @Test("the last third of a limit that ends the process is red, and no other limit is")
  func urgent() throws {
    var player = ScreenPlayer()
    player.play("o 2 G h 3")
    #expect(try style(of: "transition", player) == .limit)
    player.play("4")
    #expect(try style(of: "transition", player) == .urgent)
    var other = ScreenPlayer()
    other.play("o 2 h 5")
    #expect(try style(of: "suspended in", other) == .limit)
  }

  @Test("an end says who ended the process and what was lost, in red, and the keys that help")
  func ending() throws {
    var player = ScreenPlayer()
    player.play("o 2 y G h 20")
    player.press("\u{1B}")
    let text = line(player)
    #expect(text.contains("· NOT RUNNING") && text.contains("the watchdog terminated it"))
    #expect(text.contains("1 edit lost"))
    #expect(text.contains("W why") && text.contains("z undo"))
    #expect(try style(of: "· NOT", player) == .endingBadge)
    #expect(try style(of: "the watchdog", player) == .ending)
    // The tab and the diagram say the same in the same color.
    #expect(player.canvas.rows[1][1].style.color == .ending)
    player.play("z")
    #expect(!line(player).contains("NOT RUNNING"))
  }

  @Test(
    "who ended the process and what was lost stand beside each other, neither of them cut",
    arguments: Language.allCases, sizes)
  func endingIsWhole(_ language: Language, _ size: Size) {
    // Russian and Vietnamese have long names of states: at 60 columns who ended it gives way.
    let narrowest = language == .english || language == .simplifiedChinese ? 60 : 80
    guard size.width >= narrowest else { return }
    let phrases = language.phrases
    var player = ScreenPlayer(size: size, language: language)
    player.play("o 2 y G h 20")
    player.press(.escape)
    let ends = [phrases.cause(.watchdog), phrases.report.endedBy(.watchdog)].map {
      "\($0) · \(phrases.report.editsLost(1)) "
    }
    #expect(ends.contains { line(player).contains($0) }, "\(line(player))")
  }

  @Test(
    "every reason of an end has a short form beside what was lost", arguments: Language.allCases)
  func shortReasons(_ language: Language) {
    let phrases = language.phrases
    // The columns between the state and the keys at the narrowest size at which both stand there.
    let room = language == .english ? 28 : language == .simplifiedChinese ? 30 : 41
    for reason in Termination.Reason.allCases {
      let text = "\(phrases.report.endedBy(reason)) · \(phrases.report.editsLost(1))"
      #expect(TextWidth.of(text) <= room, "\(text)")
    }
  }

  @Test("the keys of an end are never left out for what was lost", arguments: Language.allCases)
  func keysOfEnd(_ language: Language) {
    for size in Self.sizes {
      var player = ScreenPlayer(size: size, language: language)
      player.play("o 2 y X")
      player.press(.escape)
      #expect(line(player).contains(" W ") && line(player).contains(" z "), "\(line(player))")
    }
  }

  @Test("a clock that was paused names the key that goes on", arguments: Language.allCases)
  func paused(_ language: Language) {
    for size in Self.sizes {
      var player = ScreenPlayer(size: size, language: language)
      player.play("o 2 h 1 _")
      let hint = "Space \(language.phrases.keyHints.goOn)"
      if size.width >= 60 { #expect(line(player).contains(hint), "\(line(player))") }
      #expect(player.lines[size.height - 1].hasPrefix(" " + hint))
      player.play("_")
      #expect(!line(player).contains(hint) && !player.lines[size.height - 1].contains(hint))
    }
  }

  @Test("while a question waits, the clock is not said to be paused")
  func asked() throws {
    let scenario = try Scenario.parse("app Notes\npredict state\ntap icon")
    var player = Player(Session(start: Session.Start(scenario), at: .zero))
    player.press(.enter)
    #expect(player.session.run.isAsking)
    let first = Screen.draw(player.session).lines[0]
    #expect(first.contains("stands still") && !first.contains("PAUSED"))
  }

  @Test("a main thread that is blocked looks like no state")
  func hang() throws {
    var player = ScreenPlayer()
    player.play("o 2 G")
    #expect(line(player).contains("main thread blocked"))
    #expect(try style(of: "● ACTIVE", player) == .alarming)
    // In the log the names of states keep their colors.
    let log = player.session.layout.log
    let colors = player.canvas.rows.flatMap { $0.prefix(log.x) }.filter {
      $0.style.color == .active
    }
    #expect(colors.isEmpty)
  }

  @Test("the keys of the panel choose another deadline, of whichever app")
  func several() {
    var player = ScreenPlayer(size: Size(120, 40))
    player.play("o 2 b h 1 2o 2 h 0.5")
    #expect(player.session.run.timers.count > 1)
    #expect(line(player).contains("+2"))
    while player.session.focus != .timers { player.press(.tab) }
    let first = line(player)
    player.press(.down)
    #expect(line(player) != first)
    #expect(line(player).contains("Notes ·") || line(player).contains("Maps ·"))
  }

  @Test("a click on the key does it, one on the deadline and one on the state explain them")
  func clicks() throws {
    var player = ScreenPlayer()
    player.play("o 2 h 0.5")
    let y = player.session.layout.now.y
    func click(_ text: String) throws {
      let range = try #require(player.lines[y].range(of: text))
      player.press(.mouse(Mouse(Point(player.lines[y][..<range.lowerBound].count, y), .press)))
    }
    try click("suspended in")
    #expect(title(player).contains("suspension"))
    player.press(.escape)
    try click("BACKGROUND")
    #expect(title(player).contains("Background"))
    player.press(.escape)
    player.press(.escape)
    try click("> skip")
    #expect(player.session.device.apps[0].state == .suspended)
  }

  /// The title of the card that is open.
  private func title(_ player: ScreenPlayer) -> String {
    (player.session.overlay as? ExplanationOverlay)?.card.title ?? ""
  }

  @Test("in every language and at every size the parts stay on the line, apart from each other")
  func languages() {
    for language in Language.allCases {
      for size in Self.sizes {
        for steps in ["", "o 0.2", "o 2", "o 2 h 1", "o 2 b h 3", "o 2 h 9", "o 2 y G h 20"] {
          var player = ScreenPlayer(size: size, language: language)
          player.play(steps)
          player.press(.escape)
          let rect = player.session.layout.now
          let text = player.canvas.rows[rect.y].filter { !$0.isTrailing }.map(\.text).joined()
          #expect(TextWidth.of(text) == size.width)
          #expect(!text.contains("……"))
          guard let app = player.session.focused else { continue }
          let name = language.phrases.state(app.state).uppercased()
          #expect(text.contains("\(Mark.of(app.state)) \(name) "), "\(language) \(size): \(text)")
          // The narrowest has no room for the time of every language.
          if size.width < 60 || player.session.run.timers.isEmpty || app.process == nil { continue }
          #expect(text.contains(".") || text.contains(","), "\(language) \(size): \(text)")
        }
      }
    }
  }

  // MARK: Goldens

  /// The moments at which somebody must see at once which state, why, what comes next and which key.
  private static let moments = [("counting", "o 2 h 0.75"), ("ended", "o 2 y G h 20")]

  @Test("at every size a countdown and an end look as their goldens", arguments: sizes)
  func golden(_ size: Size) {
    for (name, steps) in Self.moments {
      var player = ScreenPlayer(size: size)
      player.play(steps)
      player.press(.escape)
      Golden.expect(player.canvas.golden(), "now-\(name)-\(size.width)x\(size.height)")
    }
  }

  @Test("in every language too", arguments: Language.allCases, [Size(80, 24), Size(120, 40)])
  func golden(_ language: Language, _ size: Size) {
    for (name, steps) in Self.moments {
      var player = ScreenPlayer(size: size, language: language)
      player.play(steps)
      player.press(.escape)
      Golden.expect(
        player.canvas.golden(), "now-\(name)-\(size.width)x\(size.height)",
        language: language.rawValue)
    }
  }

  @Test("in ASCII, in sixteen colors and without color everything is told too")
  func plainTerminals() {
    for (name, steps) in Self.moments {
      var ascii = ScreenPlayer(isASCII: true)
      ascii.play(steps)
      ascii.press(.escape)
      Golden.expect(ascii.canvas.golden(), "now-\(name)-ascii-80x24")
      var player = ScreenPlayer()
      player.play(steps)
      player.press(.escape)
      for (kind, hasColors) in [("own-colors", true), ("no-colors", false)] {
        Golden.expect(
          ScreenText.golden(player.canvas, hasColors: hasColors), "now-\(name)-\(kind)-80x24")
      }
    }
  }

  @Test(
    "whatever gives way, the state, the deadline's number and what was lost are whole",
    arguments: Language.allCases, sizes)
  func givesWay(_ language: Language, _ size: Size) {
    let phrases = language.phrases
    var player = ScreenPlayer(size: size, language: language)
    player.play("o 2 y G h")
    let (state, time) = (
      phrases.state(.active).uppercased(), phrases.seconds(TimeText.rest(.seconds(10)))
    )
    #expect(line(player).contains("● \(state)") && line(player).contains(time), "\(line(player))")
    player.play("20")
    player.press(.escape)
    #expect(line(player).contains(phrases.state(.notRunning).uppercased()))
    let lost = phrases.report.editsLost(1)
    // Beside the keys there is not room enough in every language.
    #expect(line(player).contains(lost) || size.width < 80, "\(line(player))")
  }

  // MARK: The clock

  @Test("the clock ticks while something counts, and stands still while nothing does")
  func clock() {
    var player = ScreenPlayer()
    player.play("o 6")
    let before = player.lines[0]
    #expect(before.contains("0.50 s") && before.contains("stands still"))
    #expect(player.session.nextWakeUp(after: .seconds(6)) == nil)
    // Neither a key nor time moves it.
    player.play("^T 5 ^T W")
    #expect(player.lines[0] == before)
    player.press(.escape)
    player.play("h")
    let log = player.session.timeline.log
    #expect(log[log.end - 1].time == player.session.device.now)
    #expect(player.lines[0].contains("▶"))
  }

  @Test("a clock that stands still leaves out the time in which nothing is due")
  func stands() {
    var player = ScreenPlayer()
    player.play("o 100 h 100 o 100")
    // The launch, the limit of five seconds behind the method, and the return.
    #expect(player.session.device.now < .seconds(7))
    #expect(player.session.device.apps[0].state == .active)
  }
}
