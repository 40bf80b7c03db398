// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite("Screens")
struct ScreenTests {
  /// A moment of a session: keys, with the seconds between them.
  struct Moment: CustomTestStringConvertible, Sendable {
    let name: String
    let steps: String
    var style = LifecycleStyle.delegate
    var isASCII = false
    var testDescription: String { name }
  }

  static let moments = [
    Moment(name: "start", steps: ""),
    Moment(name: "launching", steps: "o 0.2"),
    Moment(name: "active", steps: "o 2"),
    Moment(name: "call-ringing", steps: "o 2 c"),
    Moment(name: "background", steps: "o 2 h 1"),
    Moment(name: "suspended", steps: "o 2 h 6"),
    Moment(name: "switcher", steps: "o 2 2o 2 s"),
    Moment(name: "locked", steps: "o 2 y l 1"),
    Moment(name: "background-task", steps: "o 2 b h 10"),
    Moment(name: "hung-and-ended", steps: "o 2 y y G h 5"),
    Moment(name: "reclaimed", steps: "o 2 h 6 2o 2 K"),
    Moment(name: "refused", steps: "o 2 d"),
    Moment(name: "search", steps: "o 2 h 6 /resign^M"),
    Moment(name: "prompt", steps: "o 2 :rece^T"),
    Moment(name: "help", steps: "?"),
    Moment(name: "actions-focused", steps: "o 2 ^T"),
    Moment(name: "paused", steps: "o 2 h 2 ++ _"),
    Moment(name: "scene-active", steps: "o 2", style: .scene),
    Moment(name: "past", steps: "o 2 b h 6 c 1 ,,,"),
    Moment(name: "other-branch", steps: "o 2 h 6 c 1 [ 1 [ 1 l 1"),
    Moment(name: "branches", steps: "o 2 h 6 c 1 [ 1 [ 1 l 1 |"),
    Moment(name: "ascii", steps: "o 2 c", isASCII: true),
  ]

  @Test("each moment looks as its golden", arguments: moments, [Size(80, 24), Size(120, 40)])
  func golden(_ moment: Moment, _ size: Size) {
    var player = ScreenPlayer(size: size, isASCII: moment.isASCII, style: moment.style)
    player.play(moment.steps)
    Golden.expect(player.canvas.golden(), "\(moment.name)-\(size.width)x\(size.height)")
  }

  @Test(
    "sizes between have a drawing of their own",
    arguments: [Size(80, 23), Size(60, 20), Size(100, 30)], ["call-ringing", "background-task"])
  func between(_ size: Size, _ name: String) throws {
    let moment = try #require(Self.moments.first { $0.name == name })
    var player = ScreenPlayer(size: size)
    player.play(moment.steps)
    Golden.expect(player.canvas.golden(), "\(name)-\(size.width)x\(size.height)")
  }

  @Test("the largest drawing has its golden too", arguments: ["active", "background-task"])
  func wide(_ name: String) throws {
    let moment = try #require(Self.moments.first { $0.name == name })
    var player = ScreenPlayer(size: Size(200, 50))
    player.play(moment.steps)
    Golden.expect(player.canvas.golden(), "\(name)-200x50")
  }

  @Test(
    "the windows of an app are listed, each with its state",
    arguments: [Size(80, 24), Size(120, 40)])
  func windows(_ size: Size) throws {
    let text = """
      app Notes style=scene windows=many
      tap icon
      open window
      """
    var session = Session(start: Session.Start(try Scenario.parse(text), size: size), at: .zero)
    for _ in 0..<2 { _ = session.update(.key(.enter), at: .zero) }
    let lines = Screen.draw(session).lines.joined(separator: "\n")
    if size.height < 40 {
      #expect(lines.contains("[1●2●]"))
    } else {
      #expect(lines.contains("scene-1 ● foregroundActive"))
      #expect(lines.contains("scene-2 ● foregroundActive"))
      let inFront = Screen.draw(session).lines.filter { $0.contains("in front") }
      #expect(inFront.count == 1 && inFront.allSatisfy { $0.contains("scene-2") })
    }
    Golden.expect(Screen.draw(session).golden(), "windows-\(size.width)x\(size.height)")
  }

  @Test("an end in the background has one arrow: none is drawn without its line")
  func endInBackground() throws {
    var player = ScreenPlayer()
    player.play("o 2 y $ h 12")
    player.press(.escape)
    #expect(player.session.device.apps[0].state == .notRunning)
    let row = try #require(player.canvas.lines.first { $0.contains("■ Background") })
    #expect(row.contains("━┛") && !row.contains("►"))
  }

  @Test(
    "the app switcher marks the app that Enter chooses",
    arguments: [Size(40, 12), Size(80, 24), Size(120, 40)])
  func switcher(_ size: Size) throws {
    var player = ScreenPlayer(size: size)
    player.play("o 2 2o 2 s 1")
    func marked() -> [String] {
      player.lines.flatMap { $0.split(separator: " ") }.map(String.init).filter {
        $0.hasPrefix("►") && $0.dropFirst().first?.isNumber == true
      }
    }
    #expect(marked() == ["►2"])
    player.press(.left)
    #expect(marked() == ["►1"])
    player.press(.enter)
    #expect(player.session.device.cover != .switcher && marked().isEmpty)
  }

  @Test("a word that has no room ends in a sign", arguments: Language.allCases)
  func cut(_ language: Language) {
    var player = ScreenPlayer(size: Size(40, 12), language: language)
    player.play("o 2 s 1")
    let (layout, phrases) = (player.session.layout, language.phrases)
    for (row, state) in EmulatedApp.State.allCases.enumerated() {
      let area = player.lines[layout.diagram.y + row].prefix { $0 != "│" }
      #expect(area.contains(phrases.state(state)) || area.contains("…"), "\(area)")
    }
    // The apps, and what the phone shows.
    #expect(
      player.lines[layout.apps.y].contains("…") || player.lines[layout.apps.y].contains("4 Mail"))
    let shown = ScreenSummary.text(player.session.device, phrases.screen)
    #expect(player.lines[0].contains(shown) || player.lines[0].hasSuffix("…"), "\(player.lines[0])")
  }

  @Test("an event in the log has its label in every language but English, where it is a statement")
  func labels() {
    for language in Language.allCases {
      var player = ScreenPlayer(size: Size(120, 40), language: language)
      player.play("o 2")
      let label = language.phrases.words(for: .tapIcon).label
      let wanted = language == .english ? "► tap icon Notes" : "► \(label) Notes"
      #expect(player.lines.contains { $0.contains(wanted) })
    }
  }

  @Test("the apps for which the table has no row stand in the rule above it")
  func apps() throws {
    var player = ScreenPlayer(
      size: Size(120, 40), names: ["Notes", "Maps", "Music", "Mail", "Photos"])
    func rule() -> String { player.canvas.lines.first { $0.contains("─ Apps ─") } ?? "" }
    #expect(player.lines.contains { $0.hasPrefix(" 4 Mail") })
    #expect(rule().hasSuffix(" 5 Photos ·"))
    player.play("5o 2")
    #expect(rule().hasSuffix(" 1 Notes ·"))
    player.resize(Size(200, 50))
    #expect(!rule().contains("Notes"))
  }

  @Test("the smallest screen has the states, the log and a row of keys")
  func small() {
    var player = ScreenPlayer(size: Layout.minimum)
    player.play("o 2 c")
    Golden.expect(player.canvas.golden(), "small-40x10")
  }

  @Test("every size is survived, and never drawn outside")
  func sizes() {
    var player = ScreenPlayer()
    player.play("o 2 b h 1 y d")
    var sizes = [Size(0, 0), Size(1, 1), Size(300, 100), Size(1, 100), Size(300, 1), Size(39, 9)]
    for width in stride(from: 1, to: 210, by: 13) {
      for height in stride(from: 1, to: 56, by: 5) { sizes.append(Size(width, height)) }
    }
    for size in sizes {
      player.resize(size)
      #expect(player.canvas.size == size)
      for key in ["?", "\u{1B}", "O", "\u{1B}", ":", "a", "\u{1B}"] {
        player.press(key)
        #expect(player.canvas.rows.joined().count == size.width * size.height)
      }
    }
  }

  @Test("resizing is pure: back at a size, the screen is what it was")
  func resizing() {
    var player = ScreenPlayer()
    player.play("o 2 h 1")
    let before = player.canvas
    player.resize(Size(1, 1))
    player.resize(Size(200, 50))
    player.resize(Size(80, 24))
    #expect(player.canvas == before)
  }

  @Test("a device time that stands still gives the same screen")
  func idle() {
    var player = ScreenPlayer()
    player.play("o 2")
    let before = player.canvas
    #expect(player.session.nextWakeUp(after: .seconds(3)) == nil)
    player.play("0")
    #expect(player.canvas == before)
  }

  @Test("names from outside bring no control character to a cell, and keep the columns straight")
  func names() {
    var player = ScreenPlayer(names: ["No\u{1B}[2Jtes", "地图", "Ghi chu\u{301}", "a\u{202E}b"])
    player.play("o 2 2o 2 3o 2 4o 2 h")
    for cell in player.canvas.rows.joined() {
      for scalar in cell.text.unicodeScalars {
        #expect(scalar.value >= 0x20 && scalar.value != 0x7F && scalar != "\u{202E}")
      }
    }
    let rule = player.lines[3]
    #expect(TextWidth.of(rule) == 80)
  }

  @Test("in ASCII every cell is ASCII", arguments: [Size(80, 24), Size(120, 40), Size(200, 50)])
  func ascii(_ size: Size) {
    var player = ScreenPlayer(size: size, isASCII: true, names: ["地图", "Ghi chu\u{301}"])
    player.play("o 2 b h 1 2o 2 c")
    for cell in player.canvas.rows.joined() { #expect(cell.text.utf8.allSatisfy { $0 < 0x80 }) }
    player.play("? ")
    for cell in player.canvas.rows.joined() { #expect(cell.text.utf8.allSatisfy { $0 < 0x80 }) }
  }

  @Test("a process's number is never cut: it stands whole or not at all")
  func processNumber() {
    for width in stride(from: 40, through: 140, by: 4) {
      for wait in ["2", "20", "200"] {
        var player = ScreenPlayer(size: Size(width, 30))
        player.play("\(wait) o 2")
        let rule = player.lines.first { $0.contains("Notes ") && $0.contains("Log") } ?? ""
        #expect(!rule.contains("pid") || rule.contains("pid 301 "))
      }
    }
  }
}
