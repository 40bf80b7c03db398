// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleTestSupport
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite("The mouse")
struct MouseTests {
  static let sizes = [Size(60, 20), Size(80, 24), Size(120, 40), Size(200, 50)]

  /// Returns the first cell of a text on the screen.
  private func place(of text: String, in player: ScreenPlayer, from row: Int = 0) -> Point? {
    for (y, line) in player.lines.enumerated() where y >= row {
      if let range = line.range(of: text) {
        return Point(TextWidth.of(String(line[..<range.lowerBound])), y)
      }
    }
    return nil
  }

  private func click(_ text: String, _ player: inout ScreenPlayer, from row: Int = 0) throws {
    let point = try #require(place(of: text, in: player, from: row), "no \(text)")
    player.press(.mouse(Mouse(point, .press)))
  }

  private func card(of player: ScreenPlayer) -> ExplanationCard? {
    (player.session.overlay as? ExplanationOverlay)?.card
  }

  @Test("a click on a state explains it, at every size", arguments: sizes)
  func state(_ size: Size) throws {
    var player = ScreenPlayer(size: size)
    player.play("o 2")
    let rect = player.session.layout.diagram
    for state in EmulatedApp.State.allCases {
      let panel = DiagramPanel.made(of: player.session, in: player.session.layout)
      let cells = (rect.x..<rect.maxX).flatMap { x in
        (rect.y..<rect.maxY).map { Point(x, $0) }
      }
      let point = try #require(cells.first { panel.state(at: $0, in: rect) == state })
      player.press(.mouse(Mouse(point, .press)))
      #expect(player.session.view.selectedState == state)
      #expect(card(of: player)?.title.contains(Language.english.phrases.state(state)) == true)
      player.press(.escape)
    }
  }

  @Test("a click on a moment of the timeline goes there, from the present and from the past")
  func moment() throws {
    var player = ScreenPlayer(size: Size(120, 40))
    player.play("o 1 h 1 o 1 h 1")
    let rect = player.session.layout.timeline
    let stops = player.session.timeline.window.stops
    func click(_ wanted: Int) throws {
      let panel = TimelinePanel(player.session, in: player.session.layout)
      let x = try #require(
        (rect.x..<rect.maxX).first {
          panel.moment(at: Point($0, rect.y), in: rect) == wanted
        })
      player.press(.mouse(Mouse(Point(x, rect.y), .press)))
    }
    for wanted in [stops.count - 3, 1, stops.count - 2, 0] {
      try click(wanted)
      #expect(player.session.timeline.isPast)
      #expect(player.session.timeline.place == stops[wanted].place)
    }
    player.play(") o 1 h 1")
    let last = player.session.timeline.place
    try click(player.session.timeline.window.shown)
    #expect(player.session.timeline.place == last)
  }

  @Test(
    "a message covers no key, and a click on it dismisses it",
    arguments: [Size(40, 12), Size(80, 24), Size(120, 40)])
  func message(_ size: Size) throws {
    var player = ScreenPlayer(size: size)
    let keys = player.lines[size.height - 1]
    player.press("z")
    #expect(player.session.message?.text == "Nothing to undo.")
    #expect(player.lines[size.height - 1] == keys)
    let row = player.session.layout.notice
    #expect(player.lines[row.y].hasPrefix(" Nothing to undo."))
    let effects = player.effects(of: .mouse(Mouse(Point(11, row.y), .press)))
    #expect(effects == [])
    #expect(player.session.message == nil)
  }

  @Test("a message covers no key of a card, and no card hides it")
  func messageBesideCard() throws {
    var player = ScreenPlayer()
    player.play("o 2 $ h 6")
    #expect(player.session.overlay.report != nil)
    player.press("y")
    #expect(player.session.message != nil)
    #expect(player.lines.contains { $0.contains("Esc close  W why  z undo  y copy") })
    #expect(player.lines.last?.hasPrefix(" Copied") == true)
  }

  @Test("a click on a key of an overlay presses it, and the keys of the program are not there")
  func overlayKeys() throws {
    var player = ScreenPlayer()
    player.play("o 2 & m")
    let row = player.lines[player.lines.count - 2]
    #expect(row.contains("m entries") && !row.contains("pause"))
    #expect(player.lines[player.lines.count - 1].isEmpty)
    try click("m entries", &player)
    #expect(player.lines[player.lines.count - 2].contains("m methods"))
    try click("Esc close", &player)
    #expect(player.session.overlay == nil)
    #expect(player.lines[player.lines.count - 1].contains("Space pause"))
  }

  @Test("the first click on a row of the log selects it, the second explains it")
  func log() throws {
    var player = ScreenPlayer()
    player.play("o 2 h 1")
    try click("press home", &player)
    let selected = try #require(player.session.view.cursor.selection(in: player.session.log))
    #expect(player.session.log[selected].entry?.kind == .event(.pressHome))
    #expect(player.session.overlay == nil)
    try click("press home", &player)
    #expect(card(of: player)?.title.contains("press home") == true)
  }

  @Test("a click on an event does what its key does", arguments: sizes)
  func action(_ size: Size) throws {
    var player = ScreenPlayer(size: size)
    let rect = player.session.layout.actions
    let panel = ActionsPanel.made(of: player.session, in: player.session.layout)
    let point = try #require(
      (rect.x..<rect.maxX).map { Point($0, rect.y) }.first { panel.action(at: $0, in: rect) == 0 })
    player.press(.mouse(Mouse(point, .press)))
    player.wait(.seconds(2))
    #expect(player.session.device.apps[0].state == .active)
  }

  @Test("a click on a key of the bar presses it")
  func bar() throws {
    var player = ScreenPlayer()
    try click("? help", &player, from: 23)
    #expect(player.session.overlay is HelpOverlay)
    player.press(.escape)
    try click("pause", &player, from: 23)
    #expect(player.session.run.timeBase.isPaused)
  }

  @Test("a click on an app chooses it, on a timer explains it", arguments: sizes)
  func others(_ size: Size) throws {
    var player = ScreenPlayer(size: size)
    player.play("o 2 h 0.5")
    try click("2 Maps", &player)
    #expect(player.session.focusedApp == 1)
    player.play("1")
    let now = player.session.layout.now
    try click("suspended in", &player, from: now.y)
    #expect(card(of: player)?.title.contains("suspension") == true)
  }

  @Test("the wheel scrolls the log, or what is open")
  func wheel() {
    var player = ScreenPlayer()
    player.play("o 2 h 9")
    let end = player.session.log.end
    player.press(.mouse(Mouse(Point(50, 10), .wheelUp)))
    #expect(player.session.view.cursor.selection(in: player.session.log) == end - 4)
    player.press("?")
    let before = player.lines
    player.press(.mouse(Mouse(Point(50, 10), .wheelDown)))
    #expect(player.lines != before)
    player.press(.mouse(Mouse(Point(50, 10), .wheelUp)))
    #expect(player.lines == before)
    // A line that is being typed stays as it is.
    player.play("^M")
    player.press(.escape)
    player.play(":lock")
    player.press(.mouse(Mouse(Point(5, 5), .wheelUp)))
    player.press(.mouse(Mouse(Point(5, 5), .press)))
    #expect(player.session.overlay.prompt?.text == "lock")
  }

  @Test("in a card, a click on a line goes there and a click beside it closes")
  func cards() throws {
    var player = ScreenPlayer(size: Size(120, 40))
    player.play("h W")
    try click("Open the app from the Home Screen: Notes.", &player)
    #expect(player.session.device.isPossible(.pressHome))
    player.play("W")
    #expect(player.session.overlay is ExplanationOverlay)
    player.press(.mouse(Mouse(Point(0, 38), .press)))
    #expect(player.session.overlay == nil)
  }

  @Test("no click anywhere does harm, whatever is open", arguments: sizes + [Size(20, 5)])
  func anywhere(_ size: Size) {
    var dice = Dice(seed: 7)
    var player = ScreenPlayer(size: size)
    let keys: [Key] = [
      "o", "h", "W", "%", "?", ":", "/", "O", .escape, .control("o"), .tab, "c", "s",
    ]
    for _ in 0..<400 {
      let point = Point(dice.roll(size.width + 4), dice.roll(size.height + 4))
      switch dice.roll(4) {
      case 0: player.press(dice.pick(keys))
      case 1: player.press(.mouse(Mouse(point, .wheelDown)))
      case 2: player.wait(.seconds(1))
      case _: player.press(.mouse(Mouse(point, .press)))
      }
      #expect(player.canvas.size == size)
    }
  }
}
