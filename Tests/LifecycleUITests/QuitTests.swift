// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import Testing

@testable import LifecycleText
@testable import LifecycleUI

/// Leaving the program, and keys that could do harm by mistake.
@Suite("Quitting")
struct QuitTests {
  @Test("a session that was only looked at quits at once")
  func lookedAt() {
    var player = Player()
    player.press("?", .escape, .tab, .down, .escape, "q")
    #expect(player.effects.last == .quit)
  }

  @Test("steps of a scenario are in its file: nothing is asked")
  func steps() throws {
    var player = try Player(scenario: "app Notes\ntap icon\npress home")
    player.press(.enter, .enter, "q")
    #expect(player.effects.last == .quit)
  }

  @Test("events that are not saved are asked about once; any other key takes the question back")
  func asked() {
    var player = Player()
    player.press("oq")
    #expect(player.effects.isEmpty)
    #expect(player.message == "Your events are not saved. q again quits, ^S saves them.")
    player.press("hq")
    #expect(player.effects.isEmpty)
    player.press("q")
    #expect(player.effects == [.quit])
  }

  @Test("a session that was saved quits at once, until the next event")
  func saved() {
    var player = Player()
    player.press("o")
    player.press(.control("s"), .enter)
    guard case .save(let path, _, _)? = player.effects.last else {
      Issue.record("nothing was saved")
      return
    }
    _ = player.session.update(.saved(.success(path)), at: player.wall)
    player.press("q")
    #expect(player.effects.last == .quit)
    player.effects = []
    player.press("hq")
    #expect(player.effects.isEmpty)
  }

  @Test("a branch that no file has is asked about, one that was undone too")
  func branches() {
    func save(_ player: inout Player) {
      player.press(.control("s"), .enter)
      guard case .save(let path, _, _)? = player.effects.last else {
        Issue.record("nothing was saved")
        return
      }
      _ = player.session.update(.saved(.success(path)), at: player.wall)
      player.effects = []
    }
    var player = Player()
    player.press("oyh[[c")
    save(&player)
    player.press("q")
    #expect(player.effects.isEmpty)
    #expect(player.message == "Not saved: branch 1. q again quits, | shows the branches.")
    player.enter("switch 1")
    save(&player)
    player.press("q")
    #expect(player.effects.last == .quit)

    var undone = Player()
    undone.press("oyhzzc")
    save(&undone)
    undone.press("q")
    #expect(undone.effects.isEmpty)
    #expect(undone.message == "Not saved: branch 1. q again quits, | shows the branches.")
  }

  @Test(":q asks as the key does, :q! and ^C do not")
  func typed() {
    var player = Player()
    player.press("o")
    player.enter("q")
    #expect(player.effects.isEmpty)
    #expect(player.message.hasPrefix("Your events are not saved."))
    player.enter("q")
    #expect(player.effects == [.quit])
    player = Player()
    player.press("o")
    player.enter("q!")
    #expect(player.effects == [.quit])
    player = Player()
    player.press("o")
    player.press(.control("c"))
    #expect(player.effects == [.quit])
  }

  @Test("in a window that is too small the question is seen")
  func tooSmall() {
    var player = Player(size: Size(30, 8))
    player.session.run.unsavedBranches = [0]
    _ = player.session.update(.resized(Size(80, 24)), at: player.wall)
    player.press("o")
    _ = player.session.update(.resized(Size(30, 8)), at: player.wall)
    player.press("q")
    #expect(player.effects.isEmpty)
    #expect(Screen.draw(player.session).lines.joined(separator: " ").contains("not saved"))
    player.press("q")
    #expect(player.effects == [.quit])
  }

  @Test("W with nothing to explain shows a card, which a q closes")
  func nothingToExplain() {
    var player = Player()
    player.press("W")
    #expect(player.session.overlay is ExplanationOverlay)
    let lines = Screen.draw(player.session).lines
    #expect(lines.contains { $0.contains("There is nothing to explain yet.") })
    player.press("q")
    #expect(player.effects.isEmpty && player.session.overlay == nil)
  }

  @Test("n and G move in the log while a search is on, whatever has the focus; Esc ends the search")
  func searching() {
    var player = Player()
    player.press("o")
    player.wait(.seconds(2))
    player.press("/")
    player.press("did")
    player.press(.enter, .tab)
    #expect(player.session.focus != .log)
    let device = player.device
    player.press("nG")
    #expect(player.device == device)
    player.press(.escape)
    #expect(player.session.view.search.term.isEmpty)
    player.press("n")
    #expect(player.device.cover == .notificationCenter)
  }

  @Test("the key that the log's header names goes to the newest row, and blocks nothing")
  func header() {
    for focus in Focus.allCases {
      var player = Player()
      player.press("oh")
      player.wait(.seconds(8))
      player.session.view.focus = .log
      player.press(.home)
      player.session.view.focus = focus
      let note = LogPanel.made(of: player.session, in: player.session.layout).note
      let name = note.split(separator: " ").last.map(String.init) ?? ""
      let device = player.device
      if let key = Key(name: name) { player.press(key) }
      #expect(player.device == device, "\(name) in \(focus)")
      #expect(player.session.view.cursor.selection(in: player.session.log) == nil || focus == .log)
    }
  }

  @Test("Esc ends the marks of coverage once nothing else is left to close")
  func coverage() {
    var player = Player()
    player.press("o%%")
    #expect(player.session.overlay is CoverageOverlay)
    player.press(.escape)
    #expect(player.session.overlay == nil)
    #expect(player.session.view.kept.showsCoverage)
    player.press(.escape)
    #expect(!player.session.view.kept.showsCoverage)
  }
}
