// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite struct PromptTests {
  @Test("The words of scenario files")
  func events() {
    var player = Player()
    player.enter("tap-icon MAPS")
    player.enter("Receive Call")
    #expect(player.states == [.notRunning, .inactive])
    player.enter("decline call")
    #expect(player.states == [.notRunning, .active])
    player.enter("end call")
    #expect(player.session.message?.kind == .refusal)
  }

  @Test(
    "A key finds its event or command, and Enter does it",
    arguments: [
      ("o", "tap icon Notes"), ("?", "help"), ("W", "why"), ("X", "crash Notes"), ("z", "undo"),
    ])
  func byKey(key: String, line: String) throws {
    var player = Player()
    player.press(":" + key)
    let palette = try #require(player.session.overlay as? PaletteOverlay)
    #expect(palette.items.first?.line == line)
    if key == "o" {
      player.press(.enter)
      #expect(player.states[0] == .active)
    }
  }

  @Test(
    "While a statement is typed, the list says what it does or what is missing",
    arguments: [
      ("on applicationDidEnterBackground(_:)", "slow save 8s"),
      ("on applicationDidEnterBackground(_:) take 8s in Notes", "slow save 8s"),
      ("limit enter background 3s", "declaration"), ("wait x", "expected a duration"),
      ("expect Notes background x", "'x'"), ("wait 7s, press home", "Let time pass ·"),
      ("within 7s expect Notes suspended", "Check something later"), ("+5s press home", "Home"),
    ])
  func statementWhileTyped(line: String, sentence: String) {
    var player = Player()
    player.press(":")
    for typed in line.indices.dropFirst(2) where line[typed] != " " {
      _ = PaletteOverlay.open(String(line[...typed]), in: &player.session)
      let found = (player.session.overlay as? PaletteOverlay)?.items ?? []
      // A part of a name may be that of an item, but nothing says that the statement doesn't exist.
      #expect(!found.isEmpty || !shown(player).contains("Nothing has such"), "\(line[...typed])")
    }
    #expect((player.session.overlay as? PaletteOverlay)?.items.isEmpty == true)
    #expect(shown(player).contains(sentence))
    #expect(!shown(player).contains("Nothing has such"))
  }

  /// Returns the words on the screen, however lines are broken.
  private func shown(_ player: Player) -> String {
    Screen.draw(player.session).lines.joined(separator: " ")
      .split { $0.isWhitespace || $0 == "│" }.joined(separator: " ")
  }

  @Test("An unknown word is quoted with the nearest one")
  func unknown() {
    var player = Player()
    player.enter("recieve call")
    #expect(player.session.message?.kind == .error)
    #expect(player.message.contains("recieve call"))
    #expect(player.message.contains("receive call"))
    #expect(player.entries.isEmpty)
  }

  @Test(
    "A misspelt command is answered with the nearest one, and no declaration is suggested",
    arguments: [
      ("nxet", "did you mean 'next'?"), ("spede 4", "did you mean 'speed'?"),
      ("apq C", "Press Tab for the list."),
    ])
  func misspeltCommand(line: String, advice: String) {
    var player = Player()
    player.enter(line)
    #expect(player.session.message?.kind == .error)
    #expect(player.message.hasSuffix(advice))
  }

  @Test(
    "A question is answered in a card, and no event happens",
    arguments: ["why does my timer stop in the background?", "ask timer stops in background"])
  func question(line: String) throws {
    var player = Player()
    player.enter(line)
    let overlay = try #require(player.session.overlay as? ExplanationOverlay)
    #expect("\(overlay)".contains("suspended.no-callback"))
    #expect("\(overlay)".contains(":load suspended-timers-stop"))
    #expect(player.entries.isEmpty)
    player.press(.escape)
    player.enter("ask how do I bake bread")
    let unknown = try #require(player.session.overlay as? ExplanationOverlay)
    #expect("\(unknown)".contains("Nothing that applife knows"))
  }

  @Test("A framework's words are listed in a card whose lines lead to the log")
  func framework() throws {
    var player = Player()
    player.enter("tap icon")
    player.enter("press home")
    let count = player.entries.count
    player.enter("as flutter")
    let overlay = try #require(player.session.overlay as? ExplanationOverlay)
    let text = "\(overlay)"
    #expect(text.contains("Flutter: AppLifecycleState") && text.contains("hidden, paused"))
    #expect(text.contains("didEnterBackgroundNotification"))
    #expect(player.entries.count == count)
    player.press(.escape)
    player.enter("as qt")
    #expect(player.session.overlay == nil && player.session.message?.kind == .error)
  }

  @Test("Words of the program")
  func commands() {
    var player = Player()
    player.enter("speed 2.5")
    #expect(player.session.run.timeBase.speed == TimeBase.Speed(2.5))
    player.enter("speed fast")
    #expect(player.session.message?.kind == .error)
    player.enter("pause")
    #expect(player.session.run.timeBase.isPaused)
    player.press("o h")
    player.enter("wait 1500ms")
    #expect(player.device.now == .milliseconds(1_500))
    player.enter("skip")
    #expect(player.state == .suspended)
    player.enter("help")
    #expect(player.session.overlay is HelpOverlay)
    player.press("q")
    player.enter("save My Session.scenario")
    guard case .save("My Session.scenario", let text, overwrites: false)? = player.effects.last
    else {
      Issue.record("nothing saved")
      return
    }
    #expect(text == player.session.run.asScenario.text)
    player.enter("quit")
    #expect(player.effects.last == .quit)
  }

  @Test("save alone, or with an app, is the app's")
  func save() {
    var player = Player()
    player.press("o y")
    #expect(player.device.apps[0].unsavedEdits == 1)
    player.enter("save notes")
    #expect(player.effects.isEmpty && player.device.apps[0].unsavedEdits == 0)
    player.press("y")
    player.enter("save")
    #expect(player.device.apps[0].unsavedEdits == 0)
    player.press("y")
    player.enter("save Notes")
    #expect(player.device.apps[0].unsavedEdits == 0)
  }

  @Test("Ctrl-S offers a file name; Enter takes it")
  func saveKey() {
    var player = Player()
    player.press(.control("s"))
    #expect(player.text == "save session.scenario")
    player.press(.enter)
    guard case .save("session.scenario", _, overwrites: false)? = player.effects.last else {
      Issue.record("nothing saved")
      return
    }
  }

  @Test("Tab goes through what may stand there, and round")
  func completion() {
    var player = Player()
    player.press(":rec")
    let offered = (player.session.overlay as? PaletteOverlay)?.items.map(\.line) ?? []
    #expect(offered.contains("receive call"))
    #expect(offered.prefix(5).allSatisfy { $0.hasPrefix("rec") })
    player.press(.tab)
    #expect(player.text == offered.first)
    player.press(.backTab)
    #expect(player.text == offered.last)
    player.press(.tab)
    #expect(player.text == offered.first)
  }

  @Test(
    "Behind an event Tab offers what it needs",
    arguments: [
      ("tap icon ", ["tap icon Notes", "tap icon Maps"]),
      ("choose m", ["choose Maps"]),
      ("finish fetch ", ["finish fetch newData", "finish fetch noData", "finish fetch failed"]),
      ("open url ", ["open url notes://open"]),
      ("press home ", []),
      ("speed", []),
    ] as [(String, [String])])
  func arguments(_ line: String, _ offered: [String]) {
    let run = Player().session.run
    let completions = Completions(device: run.device, app: run.focusedReference)
    #expect(completions.lines(beginning: line) == offered)
  }

  @Test("Everything that is offered can be entered")
  func offersWork() {
    for kind in SystemEvent.Kind.allCases {
      let player = Player()
      // `choose window` begins with `choose`, and is offered to be gone on with.
      let beginnings = SystemEvent.Kind.allCases.map(\.phrase)
      let run = player.session.run
      let completions = Completions(device: run.device, app: run.focusedReference)
      for line in completions.lines(beginning: kind.phrase + " ")
      where !beginnings.contains(line) {
        var player = player
        _ = PaletteOverlay.open(line, in: &player.session)
        player.press(.enter)
        #expect(player.session.message?.kind != .error, "\(line): \(player.message)")
      }
    }
  }

  @Test("Down goes through what was found, Up back to what was typed")
  func arrows() {
    var player = Player()
    player.press(":rec")
    let found = (player.session.overlay as? PaletteOverlay)?.items.map(\.line) ?? []
    player.press(.down)
    #expect(player.text == found[1])
    player.press(.up)
    #expect(player.text == found[0])
    player.press(.up)
    #expect(player.text == "rec")
  }

  @Test("The keys say whether Enter does the best item or only takes it over")
  func guess() {
    func label(_ line: String) -> String? {
      var player = Player()
      player.press(":")
      for character in line { player.press(.character(character)) }
      return player.session.overlay?.keys(in: player.session).first?.label
    }
    let words = Language.english.phrases.keyHints
    // Found by a word of its meaning alone; by its own words; and whole.
    #expect(label("watchdog") == words.takeOver)
    #expect(label("receive c") == words.doIt)
    #expect(label("press home") == words.doIt)
    #expect(label("how long may saving take?") == words.doIt)
  }

  @Test("so many lines are remembered")
  func history() {
    var player = Player()
    for number in 0..<View.Kept.promptHistoryCapacity + 10 {
      _ = PaletteOverlay.open("x\(number)", in: &player.session)
      player.press(.enter)
    }
    #expect(player.session.view.kept.promptHistory.count == View.Kept.promptHistoryCapacity)
  }

  @Test("Editing keys")
  func editing() {
    var player = Player()
    player.press(":abc def")
    #expect(player.text == "abcdef")
    player.press(.left, .left, .left, .character(" "))
    #expect(player.text == "abc def")
    player.press(.control("w"))
    #expect(player.text == "def")
    player.press(.end, .backspace, .home, .delete)
    #expect(player.text == "e")
    player.press(.control("u"), .control("k"))
    #expect(player.text == "")
    player.press(.backspace)
    #expect(player.session.overlay == nil)
  }

  @Test(
    "Ctrl-W takes the word before the cursor, the blanks behind it too, and nothing else",
    arguments: [
      ("tap icon", 0, "tap "), ("tap icon  ", 0, "tap "), ("tap", 0, ""), ("", 0, ""),
      ("   ", 0, ""), ("tap icon", 4, "icon"), ("tap icon", 5, " icon"),
      ("tap icon", 8, "tap icon"),
    ])
  func wordRubout(_ text: String, _ back: Int, _ rest: String) {
    var prompt = Prompt(.command, text: text)
    for _ in 0..<back { _ = prompt.edit(.left) }
    _ = prompt.edit(.control("w"))
    #expect(prompt.text == rest)
    #expect(prompt.cursor == rest.count - min(back, text.count))
  }

  @Test("Control characters are not typed, and a line has an end")
  func limits() {
    var player = Player()
    player.press(.character(":"), .character("\u{1B}"), .character("\u{7}"), .character("a"))
    #expect(player.text == "a")
    let most = String(repeating: "b", count: Prompt.capacity - 1)
    _ = PaletteOverlay.open(most, in: &player.session)
    player.press("bb")
    #expect(player.text.count == Prompt.capacity)
  }

  @Test("Esc leaves the line; nothing happens")
  func escape() {
    var player = Player()
    player.press(":tap")
    player.press(.escape)
    #expect(player.session.overlay == nil)
    #expect(player.entries.isEmpty)
  }
}
