// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite struct SessionTests {
  @Test("o, h, wait, o, c, d, l, l, g, h shows the watchdog after ten seconds")
  func launchAndLeave() throws {
    var player = Player()
    player.press("o")
    #expect(player.state == .active)
    player.press("h")
    #expect(player.state == .background)
    player.wait(.seconds(6))
    #expect(player.state == .suspended)
    player.press("o")
    #expect(player.state == .active)
    player.press("c")
    #expect(player.state == .inactive)
    player.press("d")
    #expect(player.state == .active)
    player.press("l")
    #expect(player.state == .background)
    player.press("l")
    #expect(player.state == .active)
    player.press("G h")
    player.wait(.milliseconds(9_999))
    #expect(player.state != .notRunning)
    player.wait(.milliseconds(1))
    #expect(player.state == .notRunning)
    let report = try #require(player.session.overlay.report)
    #expect(report.app == "Notes")
    #expect(report.ending.reason == .watchdog)
    #expect(report.keys(.standard).first == "[o]")
    #expect(report.keys(.standard).suffix(3) == ["[G]", "[h]", "+10s"])
  }

  @Test("What is refused says why and how")
  func refusal() {
    var player = Player()
    player.press("o d")
    #expect(player.session.message?.kind == .refusal)
    #expect(player.message == "Can't decline the call. A call must be ringing. Press c. W: why?")
    player.press("a")
    #expect(player.message.contains("Press c."))
    player.press("e")
    #expect(player.message.contains("Press c, then a."))
    #expect(player.state == .active)
  }

  @Test("An unknown key names the key of the help")
  func unknownKey() {
    var player = Player()
    player.press(";")
    #expect(player.message == "; is not bound. ? lists the keys.")
    player.press("o")
    #expect(player.session.message == nil)
  }

  @Test("s and l and n toggle")
  func toggles() {
    var player = Player()
    player.press("o s")
    #expect(player.device.cover == .switcher)
    player.press("s")
    #expect(player.device.cover == nil)
    player.press("n")
    #expect(player.device.cover == .notificationCenter)
    player.press("n l")
    #expect(player.device.isLocked)
    player.press("l")
    #expect(!player.device.isLocked)
  }

  @Test("In the switcher arrows choose an app, Enter takes it, x swipes it away")
  func switcher() {
    var player = Player(apps: ["Notes", "Maps", "Mail"])
    player.press("o h 2 o s")
    #expect(player.session.focusedApp == 1)
    player.press(.left)
    #expect(player.session.focusedApp == 0)
    player.press(.enter)
    #expect(player.device.frontApp?.name == "Notes")
    player.press("s")
    player.press(.right)
    player.press("x")
    #expect(player.states == [.inactive, .notRunning, .notRunning])
  }

  @Test("The app that comes to the front has the focus; a digit moves it; a wrong one says so")
  func focus() {
    var player = Player()
    player.press("2 o")
    #expect(player.device.frontApp?.name == "Maps")
    #expect(player.session.focusedApp == 1)
    player.press("1")
    #expect(player.session.focusedApp == 0)
    player.press("7")
    #expect(player.message == "No app has the number 7.")
  }

  @Test("Background tasks get names of their own, and the first open one ends first")
  func tasks() {
    var player = Player()
    player.press("o b b b")
    let names = { (player: Player) in player.device.apps[0].process?.tasks.map(\.name) }
    #expect(names(player) == ["upload", "upload 2", "upload 3"])
    player.press("B")
    #expect(names(player) == ["upload 2", "upload 3"])
    player.press("b")
    #expect(names(player) == ["upload 2", "upload 3", "upload"])
  }

  @Test("u opens a URL of the app in focus")
  func url() {
    var player = Player()
    player.press("u")
    guard case .event(let event)? = player.entries.first?.kind else {
      Issue.record("no event")
      return
    }
    #expect(event == .openURL("notes://open", player.session.device.reference(at: 0)))
  }

  @Test("Since when and why is known for each app")
  func facts() {
    var player = Player()
    player.press("o h")
    player.wait(.seconds(2))
    player.press("o")
    let facts = player.session.timeline.facts[0]
    #expect(facts.since == .seconds(2))
    #expect(facts.lastTransition?.from == .inactive)
    #expect(facts.lastTransition?.because == .return)
    #expect(player.session.timeline.facts[1].lastTransition == nil)
  }

  @Test("A report closes with Esc alone; another key also does what it says")
  func report() {
    var player = Player()
    player.press("o X")
    #expect(player.session.overlay.report?.ending.reason == .crash)
    player.press(.escape)
    #expect(player.session.overlay == nil)
    player.press("o X o")
    #expect(player.session.overlay == nil)
    #expect(player.state == .active)
  }

  @Test("A restart that terminates several apps shows one report")
  func manyCards() throws {
    var player = Player(apps: ["Notes", "Maps", "Mail"])
    player.press("o h 2 o h 3 o R")
    let report = try #require(player.session.overlay.report)
    #expect(report.app == "Mail")
    #expect(report.others == 2)
  }

  @Test("A report waits until the line that is being typed is done")
  func cardWaits() {
    var player = Player()
    player.press("o G h :")
    player.wait(.seconds(11))
    #expect(player.session.overlay.prompt != nil)
    player.press(.escape)
    #expect(player.session.overlay.report != nil)
  }

  @Test("q closes what is open, then quits; Ctrl-C quits at once")
  func quit() {
    var player = Player()
    player.press("? q")
    #expect(player.effects.isEmpty)
    #expect(player.session.overlay == nil)
    player.press("q")
    #expect(player.effects == [.quit])
    player.press(.character(":"), .control("c"))
    #expect(player.effects == [.quit, .quit])
  }

  @Test("Ctrl-L, Ctrl-Z")
  func effects() {
    var player = Player()
    player.press(.control("l"), .control("z"))
    #expect(player.effects == [.repaint, .stopProcess])
  }

  @Test("In a window without panels only quitting does anything")
  func tooSmall() {
    var player = Player(size: Size(10, 3))
    player.press("o ? :")
    #expect(player.entries.isEmpty)
    #expect(player.session.overlay == nil)
    player.press("q")
    #expect(player.effects == [.quit])
    _ = player.session.update(.resized(Size(80, 24)), at: player.wall)
    player.press("o")
    #expect(player.state == .active)
  }

  @Test("Tab goes round the panels, Esc gives the keys back to the device")
  func panels() {
    var player = Player()
    var seen: [Focus] = []
    // The list of all events is a stop too.
    for _ in 0...Focus.allCases.count {
      player.press(.tab)
      seen.append(player.session.focus)
    }
    #expect(Set(seen) == Set(Focus.allCases))
    #expect(player.session.focus == .device)
    player.press(.backTab)
    #expect(player.session.focus != .device)
    player.press(.escape)
    #expect(player.session.focus == .device)
  }

  @Test("Enter that has nothing to do says what it is for")
  func nothingForEnter() {
    var player = Player()
    player.press("o")
    let device = player.device
    player.press(.enter)
    #expect(player.message.contains("s opens the app switcher"))
    #expect(player.session.message?.kind == .info)
    #expect(player.device == device)
  }

  @Test("a refusal says what was tried, why not, and what to press")
  func refusals() {
    var player = Player()
    player.press("o c h")
    #expect(player.message.contains("Can't go to the Home Screen."))
    #expect(player.message.contains("A call is in the way"))
    #expect(player.message.contains("Press d."))
    player.press("d h y")
    #expect(player.message.contains("Can't edit data."))
  }

  @Test("a slow save is announced with the key that leaves the app, and undone like any event")
  func slowSave() {
    var player = Player()
    player.press("o y $")
    #expect(player.message == "The next save of Notes takes 8 s. h goes to the Home Screen.")
    player.press("z h")
    #expect(player.session.device.isSettled)
    player.press("o $ h")
    player.wait(.seconds(6))
    #expect(player.state == .notRunning)
    #expect(player.session.overlay.report?.ending.code == .badFood)
    // Written as a scenario, it leads to the same.
    let text = player.session.run.asScenario.text
    #expect(text.contains("slow save 8s Notes"))
  }

  @Test("a declaration that is typed says the way")
  func typedDeclaration() {
    var player = Player()
    player.press("o")
    player.enter("on applicationDidEnterBackground(_:) take 8s in Notes")
    #expect(player.message.contains("slow save 8s"))
    player.enter("slow save 4 s")
    #expect(player.message == "The next save of Notes takes 4 s. h goes to the Home Screen.")
  }

  @Test("A file that was written, or was not, is reported without control characters")
  func saved() {
    var player = Player()
    _ = player.session.update(.saved(.success("a\u{1B}[2Jb.scenario")), at: player.wall)
    #expect(player.message == "Saved as a[2Jb.scenario.")
    _ = player.session.update(.saved(.failure(FileError.failed("No space."))), at: player.wall)
    #expect(player.session.message?.kind == .error)
  }
}
