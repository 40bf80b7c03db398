// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite("What is pasted and copied") struct ClipboardTests {
  private func session() -> Session {
    Session(
      start: Session.Start(device: Device(apps: [EmulatedApp.Traits(name: "Notes")])), at: .zero)
  }

  @Test(
    "a paste of 30,000 letters into the line of commands is as much of it as the line holds",
    arguments: ["abcdefghij", "x ", "tap icon\n", "e\u{301}"])
  func longPaste(text: String) throws {
    var session = session()
    _ = session.update(.key(":"), at: .zero)
    let paste = String(repeating: text, count: 30_000 / text.utf8.count)
    _ = session.update(.pasted(paste), at: .zero)
    let palette = try #require(session.overlay as? PaletteOverlay)
    #expect(palette.prompt.text.count == 400)
    _ = session.update(.key(.escape), at: .zero)
    #expect(session.overlay == nil)
  }

  @Test("a pasted text presses no keys")
  func noKeys() {
    var session = session()
    #expect(session.update(.pasted("oXRq"), at: .zero) == [])
    #expect(session.log.isEmpty)
    #expect(session.device.app(named: "Notes")?.state == .notRunning)
    #expect(session.message?.text.contains(":") == true)
  }

  @Test("at the prompt it is text; its lines become statements")
  func prompt() throws {
    var session = session()
    _ = session.update(.key(":"), at: .zero)
    _ = session.update(.pasted("tap icon\n  press home\n\n"), at: .zero)
    let palette = try #require(session.overlay as? PaletteOverlay)
    #expect(palette.prompt.text == "tap icon, press home")
    #expect(session.log.isEmpty)
    _ = session.update(.key(.enter), at: .zero)
    #expect(!session.log.isEmpty)
  }

  @Test("what has no room in a line is told, and the line ends with an ellipsis that no event has")
  func long() throws {
    var session = session()
    _ = session.update(.key(":"), at: .zero)
    _ = session.update(.key("a"), at: .zero)
    _ = session.update(
      .pasted(String(repeating: "press home\n", count: 3_000)), at: .zero)
    let palette = try #require(session.overlay as? PaletteOverlay)
    #expect(palette.prompt.text.count == Prompt.capacity && palette.prompt.text.last == "…")
    let sentence = "A line has at most 400 characters: the pasted text is cut at …"
    #expect(Screen.draw(session).lines.contains { $0.contains(sentence) })
    _ = session.update(.key(.enter), at: .zero)
    #expect(session.log.isEmpty)
    _ = session.update(.key("/"), at: .zero)
    _ = session.update(.pasted(String(repeating: "a", count: 401)), at: .zero)
    #expect((session.overlay as? SearchOverlay)?.prompt.text.last == "…")
    #expect(session.message?.text == sentence)
    // What just has room is not cut.
    _ = session.update(.key(.control("u")), at: .zero)
    _ = session.update(.pasted(String(repeating: "a", count: 400)), at: .zero)
    #expect((session.overlay as? SearchOverlay)?.prompt.text.last == "a")
    #expect(Prompt(.command, text: String(repeating: "a", count: 500)).text.count == 500)
  }

  @Test(
    "in a search its lines are parted by blanks; a question that is answered by keys takes none")
  func search() {
    var session = session()
    _ = session.update(.key("/"), at: .zero)
    _ = session.update(.pasted("did\nbecome"), at: .zero)
    #expect((session.overlay as? SearchOverlay)?.prompt.text == "did become")
  }

  @Test("y copies a card, Y its first address; neither is an event")
  func copies() throws {
    var session = session()
    _ = session.update(.key("o"), at: .zero)
    _ = session.perform(.view(.why), at: .zero)
    let card = try #require(session.overlay as? ExplanationOverlay)
    let rows = session.log.count
    guard case .copy(let text)? = session.update(.key("y"), at: .zero).first else {
      Issue.record("nothing was copied")
      return
    }
    #expect(text.hasPrefix(card.card.title))
    #expect(session.message?.text == session.phrases.messages.copied)
    #expect(session.overlay is ExplanationOverlay)
    guard case .copy(let link)? = session.update(.key("Y"), at: .zero).first else {
      Issue.record("no link was copied")
      return
    }
    #expect(link.hasPrefix("https://"))
    #expect(!link.contains(" "))
    #expect(session.log.count == rows)
  }

  @Test("among the branches y copies the session as a scenario, which plays the same")
  func scenario() throws {
    var session = session()
    _ = session.update(.key("o"), at: .zero)
    _ = session.perform(.session(.branches), at: .zero)
    guard case .copy(let text)? = session.update(.key("y"), at: .zero).first else {
      Issue.record("nothing was copied")
      return
    }
    #expect(try Scenario.parse(text) == Scenario.parse(session.run.asScenario.text))
    #expect(text.contains("tap icon"))
  }

  /// Returns the text that a key copies; nil if it copies nothing.
  private func copied(_ key: Key, in player: inout ScreenPlayer) -> String? {
    guard case .copy(let text)? = player.effects(of: key).first else { return nil }
    return text
  }

  @Test("while runs are compared, y copies the selected row of both, Y the source of its rule")
  func comparison() throws {
    var player = ScreenPlayer(names: ["Notes", "Maps"])
    player.play("o 2 h 8 &")
    let overlay = try #require(player.session.overlay as? CompareOverlay)
    let rows = overlay.named.comparison.rows
    // The first row that differs is selected.
    let first = try #require(copied("y", in: &player))
    let row = try #require(rows.first { $0.match != .same })
    for side in Comparison.Side.allCases {
      let entry = overlay.named.comparison.entry(of: row, side)
      #expect(first.contains(overlay.named.name(side) + ": ") == (entry != nil), "\(first)")
      if let entry {
        #expect(
          first.contains(LogLine(entry, phrases: player.session.phrases).wholeText), "\(first)")
      }
    }
    player.press(.home)
    #expect(copied("y", in: &player) == "0.00 ► tap icon Notes\n")
    #expect(try #require(copied("Y", in: &player)).hasPrefix("https://"))
    #expect(player.session.overlay is CompareOverlay)
    player.press("m")
    #expect(try #require(copied("y", in: &player)).contains("applicationDidBecomeActive"))
    #expect(copied("Y", in: &player) == nil)
  }

  @Test("y copies the table of what was seen, whole and in one column")
  func coverage() throws {
    var player = ScreenPlayer()
    player.play("o 2 %%")
    let text = try #require(copied("y", in: &player))
    #expect(text.contains("\n  \(Sign.pass.rawValue) Active\n"), "\(text)")
    #expect(text.contains("\n  \(Sign.unseen.rawValue) Suspended\n"), "\(text)")
    #expect(text.contains("applicationWillTerminate"))
    #expect(player.session.overlay is CoverageOverlay)
  }

  @Test(
    "in the list of scenarios letters are typed: ^Y copies the command that opens the selected one")
  func scenarios() throws {
    var player = ScreenPlayer()
    player.press(.control("o"))
    #expect(copied(.control("y"), in: &player) == nil)
    let library = Library(
      lessons: [Lesson(number: 1, name: "first", title: "First")],
      scenarios: [ScenarioSummary(name: "five-states", title: "The five states")])
    player.update(.library(library))
    #expect(copied(.control("y"), in: &player) == "applife learn 1")
    player.press("y")
    #expect(copied("y", in: &player) == nil)
    player.press(.backspace)
    player.press(.backspace)
    player.press("five")
    #expect(copied(.control("y"), in: &player) == "applife five-states")
  }

  @Test("addresses and the threads that rules name are links, nothing else is")
  func links() {
    func marked(_ text: String) -> String {
      String(decoding: Hyperlink.marked(Array(text.utf8)), as: UTF8.self)
    }
    func link(_ text: String, to target: String) -> String {
      "\u{1B}]8;;\(target)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
    }
    let thread = "flutter/flutter#60683"
    let page = "https://github.com/flutter/flutter/issues/60683"
    #expect(marked("  \(thread) (still)\n") == "  \(link(thread, to: page)) (still)\n")
    #expect(marked("not opened: \(thread), b") == "not opened: \(link(thread, to: page)), b")
    #expect(marked("（\(thread)）") == "（\(link(thread, to: page))）")
    #expect(marked("see \(page).") == "see \(link(page, to: page)).")
    for text in [
      "x\(thread)", "\(thread)1", "flutter/flutter#6068", "a/b#7", "a/b", "#7", "flutter/flutter#",
      "",
    ] { #expect(marked(text) == text) }
    #expect(Hyperlink.address(of: "\(thread)") == page)
  }

  @Test("every thread of a source has an address; a title has none")
  func addresses() {
    for source in Rule.allCases.flatMap(\.origin.sources) {
      switch source.place {
      case .page(let address): #expect(source.place.address == address)
      case .thread: #expect(source.place.address?.hasPrefix("https://github.com/") == true)
      case .title: #expect(source.place.address == nil)
      }
    }
  }
}
