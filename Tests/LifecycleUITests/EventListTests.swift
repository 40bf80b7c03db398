// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite("The list of all events")
struct EventListTests {
  private static let sizes = [
    Size(40, 10), Size(40, 12), Size(60, 20), Size(80, 24), Size(120, 40), Size(200, 50),
  ]

  private func list(_ player: ScreenPlayer) throws -> EventList {
    try #require((player.session.overlay as? PaletteOverlay)?.events)
  }

  @Test("it has every event once, and says how many are possible", arguments: [":", "^T"])
  func all(_ keys: String) throws {
    var player = ScreenPlayer()
    player.play("o 2 " + keys)
    let list = try list(player)
    let kinds = list.entries.compactMap(\.kind)
    #expect(kinds.count == SystemEvent.Kind.allCases.count)
    #expect(Set(kinds).count == kinds.count)
    let possible = SystemEvent.Kind.allCases.filter { kind in
      player.session.device.event(kind, for: player.session.run.focusedReference)
        .map { player.session.device.isPossible($0) } ?? false
    }
    let title = "Events: \(possible.count) of \(kinds.count) possible now"
    #expect(player.lines.contains { $0.contains(title) })
  }

  @Test("the rows in sight are told from the events", arguments: Language.allCases)
  func rowsInSight(_ language: Language) throws {
    for size in Self.sizes {
      var player = ScreenPlayer(size: size, language: language)
      player.play("o 2 :")
      player.press(.end)
      let grid = try list(player).grid(in: player.session.layout)
      guard grid.seen.count < grid.rows, size.width >= 80 else { continue }
      let note = language.phrases.palette.rows(
        grid.seen.lowerBound + 1, to: grid.rows, of: grid.rows)
      #expect(player.lines[player.session.layout.message.y - grid.box.rect.height].contains(note))
    }
  }

  @Test(
    "arrows reach every event, and the selected one is seen and explained",
    arguments: sizes.map { ($0, Language.english) }
      + Language.allCases.map { (Size(40, 12), $0) })
  func arrows(_ size: Size, _ language: Language) throws {
    var player = ScreenPlayer(size: size, language: language)
    player.play("o 2 :")
    player.press(.home)
    var reached: Set<Int> = []
    for _ in try list(player).entries {
      let list = try list(player)
      reached.insert(list.selected)
      let selected = player.canvas.rows.flatMap { $0 }.filter { $0.style == .selected }
      let label = try #require(list.selection?.label)
      let seen = selected.map(\.text).joined()
      #expect(seen.contains(label), "\(label) at \(size)")
      player.press(.down)
    }
    #expect(reached.count == (try list(player)).entries.count)
    #expect(player.lines[player.session.layout.message.y].hasPrefix(":"))
  }

  @Test("left and right go to the next column")
  func sideways() throws {
    var player = ScreenPlayer()
    player.play("o 2 :")
    player.press(.home)
    player.press(.right)
    let right = try list(player).selected
    #expect(right > 1)
    player.press(.left)
    #expect(try list(player).selected == 0)
  }

  @Test("Enter does the selected event; what answers the situation is selected first")
  func enter() throws {
    var player = ScreenPlayer()
    player.play("o 2 c :")
    #expect(try list(player).selection?.kind == .declineCall)
    player.press(.enter)
    #expect(player.session.overlay == nil)
    #expect(player.session.device.cover == nil)
  }

  @Test("it says what comes next, and why not")
  func explained() {
    var player = ScreenPlayer()
    player.play("o 2 :")
    // To leave is the likeliest.
    #expect(player.lines.contains { $0.contains("Next: Inactive → Background.") })
    player.press(.escape)
    player.play("h 1 :")
    player.press(.down)
    let text = player.lines.joined(separator: " ")
    #expect(text.contains("An app must be in front.") || text.contains("Press o"))
  }

  @Test("what comes next is not told to who is to predict it")
  func predicting() {
    let device = Device(apps: [EmulatedApp.Traits(name: "Notes")])
    var start = Session.Start(device: device)
    start.run.predictsFirst = true
    var player = Player(Session(start: start, at: .seconds(1_000)))
    player.press(":")
    #expect(!Screen.draw(player.session).lines.contains { $0.contains("Next:") })
  }

  @Test("Tab goes on to the first panel, Shift-Tab and Esc back to the device")
  func tab() {
    var player = Player()
    player.press(.tab)
    #expect(player.session.overlay is PaletteOverlay)
    player.press(.tab)
    #expect(player.session.overlay == nil && player.session.focus == .log)
    player.press(.backTab)
    #expect(player.session.overlay is PaletteOverlay && player.session.focus == .device)
    player.press(.backTab)
    #expect(player.session.overlay == nil && player.session.focus == .device)
  }

  @Test("a first click selects, a second one does it")
  func mouse() throws {
    var player = ScreenPlayer()
    player.play("o 2 :")
    let row = try #require(player.lines.firstIndex { $0.contains(" l  lock") })
    let x = try #require(player.lines[row].range(of: "l  lock")).lowerBound
    let column = player.lines[row].distance(from: player.lines[row].startIndex, to: x)
    player.press(.mouse(Mouse(Point(column, row), .press)))
    #expect(try list(player).selection?.kind == .lock)
    player.press(.mouse(Mouse(Point(column, row), .press)))
    #expect(player.session.device.isLocked)
  }

  @Test("what is typed finds, the best on top and marked")
  func found() throws {
    var player = ScreenPlayer()
    player.play("o 2 :hom")
    let row = try #require(player.lines.firstIndex { $0.contains("press home") })
    #expect(player.lines[row - 1].contains("found"))
    #expect(player.canvas[Point(3, row)].style == .selected)
    player.press(.enter)
    #expect(player.session.device.apps[0].state != .active)
  }

  @Test("nothing found says what to do")
  func nothing() {
    var player = ScreenPlayer()
    player.play(":zz")
    #expect(player.lines.contains { $0.contains("an empty line shows all events") })
    player.press(.backspace)
    player.press(.backspace)
    #expect(player.lines.contains { $0.contains("possible now") })
  }

  @Test("a whole line is done by Enter, and not said to be found nowhere")
  func whole() {
    var player = ScreenPlayer()
    player.press(":wait 3s, wait 2s")
    #expect(player.lines.contains { $0.contains("─ Enter do") })
    #expect(!player.lines.contains { $0.contains("found") })
    player.press(.enter)
    #expect(player.session.device.now == .seconds(5))
  }

  @Test(
    "the five seconds are found by what they do",
    arguments: ["watchdog", "expiry", "kill", "five", "0x8badf00d"])
  func fiveSeconds(_ word: String) throws {
    var player = ScreenPlayer()
    player.play("o 2 :" + word)
    let items = try #require((player.session.overlay as? PaletteOverlay)?.items)
    #expect(items.prefix(2).contains { $0.line == "slow save 8s Notes" })
    #expect(items.prefix(2).contains { $0.line == "five" })
  }

  @Test(
    "an event is found first by what the screen calls it",
    arguments: [("open", "tap icon Notes"), ("OPEN", "tap icon Notes")])
  func label(_ typed: String, _ line: String) throws {
    var player = ScreenPlayer()
    player.play(":" + typed)
    let items = try #require((player.session.overlay as? PaletteOverlay)?.items)
    #expect(items.first?.line == line)
  }

  @Test(
    "before an app is open, what shows them is found first, and what is not possible last",
    arguments: ["watchdog", "expiry", "kill", "five", "0x8badf00d"])
  func fiveSecondsAtStart(_ word: String) throws {
    var player = ScreenPlayer()
    player.play(":" + word)
    let items = try #require((player.session.overlay as? PaletteOverlay)?.items)
    #expect(items.first?.line == "five" && items.first?.isPossible == true)
    #expect(items.last?.line == "slow save 8s Notes" && items.last?.isPossible == false)
  }

  @Test("the word for them shows iOS terminating an app, from a start of its own")
  func five() {
    var player = Player()
    player.press("o")
    player.wait(.seconds(2))
    player.enter("five")
    // What comes by itself is said before it comes.
    #expect(player.session.message?.text.contains("iOS allows about 5") == true)
    player.wait(.seconds(6))
    #expect(player.state == .background)
    player.wait(.seconds(5))
    #expect(player.session.overlay.report?.ending.code == .badFood)
  }
}
