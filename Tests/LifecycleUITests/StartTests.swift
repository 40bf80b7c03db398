// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleTestSupport
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite("The card at the start")
struct StartTests {
  private static let course = CourseStanding(
    done: 1, count: 2, next: Lesson(number: 2, name: "launch", title: "What happens at launch"))

  private func player() -> Player {
    let notes = EmulatedApp.Traits(name: "Notes")
    var start = Session.Start(device: Device(apps: [notes]))
    start.view.showsCard = true
    var player = Player(Session(start: start, at: .seconds(1_000)))
    _ = player.session.update(.course(Self.course), at: player.wall)
    return player
  }

  private func lines(_ player: Player) -> [String] { Screen.draw(player.session).lines }

  @Test("it says how far the user is in the course")
  func progress() {
    let lines = lines(player())
    #expect(lines.contains { $0.contains("What brings you here?") })
    #expect(lines.contains { $0.contains("1 of 2 done. Next: What happens at launch") })
    #expect(!lines.contains { $0.contains("applife check LOG") })
    var large = player()
    _ = large.session.update(.resized(Size(120, 40)), at: large.wall)
    #expect(self.lines(large).contains { $0.contains("applife check LOG") })
  }

  @Test("a blank cell is all around it, and the rest of the screen is dim")
  func surroundings() throws {
    var player = player()
    _ = player.session.update(.resized(Size(120, 40)), at: player.wall)
    let canvas = Screen.draw(player.session)
    let box = try #require(player.session.overlay?.box(in: player.session, player.session.layout))
    let rect = box.rect
    for y in rect.y - 1...rect.maxY {
      #expect(canvas[Point(rect.x - 1, y)].text == " ")
      #expect(canvas[Point(rect.maxX, y)].text == " ")
    }
    for x in rect.x - 1...rect.maxX {
      #expect(canvas[Point(x, rect.y - 1)].text == " ")
      #expect(canvas[Point(x, rect.maxY)].text == " ")
    }
    for (y, row) in canvas.rows.enumerated() {
      for (x, cell) in row.enumerated() where cell.text != " " && !rect.contains(Point(x, y)) {
        #expect(cell.style == .quiet)
      }
    }
    // The way out is in its lower edge.
    #expect(canvas.lines[rect.maxY - 1].contains("Esc close"))
  }

  @Test("beside it no word is seen in part", arguments: Language.allCases)
  func noise(_ language: Language) throws {
    for size in [Size(80, 24), Size(100, 30), Size(120, 40), Size(200, 50)] {
      var start = Session.Start(
        try ScenarioLibrary.scenario("demo"), language: language, size: size)
      start.view.showsCard = true
      let session = Session(start: start, at: .zero)
      var without = session
      without.view.overlay = nil
      let box = try #require(session.overlay?.box(in: session, session.layout)).rect
      let (card, whole) = (Screen.draw(session), Screen.draw(without))
      for y in box.y - 1..<min(box.maxY + 1, size.height - 1) {
        // What is left of a text ends where the text does.
        for (edge, step) in [(box.x - 2, 1), (box.maxX + 1, -1)] {
          let (kept, cut) = (Point(edge, y), Point(edge + step, y))
          guard card[kept].text != " ", card[kept].arms == .none else { continue }
          #expect(whole[cut].text == " " || whole[cut].arms != .none, "\(kept) \(size)")
        }
      }
      guard [Size(80, 24), Size(120, 40)].contains(size) else { continue }
      Golden.expect(
        card.golden(), "start-card-\(size.width)x\(size.height)", language: language.rawValue)
    }
  }

  @Test("a choice shows iOS terminating an app, step by step with the clock")
  func fiveSeconds() {
    var player = player()
    player.press("5")
    #expect(player.effects == [.noteStart])
    #expect(player.session.overlay == nil)
    player.wait(.seconds(1))
    #expect(player.state == .active && player.device.apps[0].unsavedEdits == 0)
    player.wait(.seconds(5))
    #expect(player.state == .background)
    player.wait(.seconds(4))
    #expect(player.state == .background)
    player.wait(.seconds(1))
    #expect(player.session.overlay.report?.ending.code == .badFood)
    #expect(player.session.overlay.report?.ending.unsavedEditsLost == 1)
  }

  @Test("the scenarios come first where they are what was chosen")
  func scenarios() throws {
    var player = player()
    player.press("3")
    #expect(player.effects == [.noteStart, .listLibrary])
    let library = Library(
      lessons: [Lesson(number: 1, name: "five-states", title: "Five states")],
      scenarios: [ScenarioSummary(name: "call-banner", title: "A call arrives as a banner.")])
    _ = player.session.update(.library(library), at: player.wall)
    player.press(.enter)
    #expect(player.effects.last == .openScenario("call-banner"))
  }

  @Test("on a small screen every choice can be seen")
  func small() {
    let notes = EmulatedApp.Traits(name: "Notes")
    var start = Session.Start(device: Device(apps: [notes]), size: Size(40, 12))
    start.view.showsCard = true
    let player = Player(Session(start: start, at: .seconds(1_000)))
    for name in [
      "1 Play", "2 Course", "3 Scenarios", "4 Keys and signs", "5 Watch iOS terminate",
    ] {
      #expect(lines(player).contains { $0.contains(name) }, "\(name)")
    }
  }

  @Test("on a small screen a long choice is cut inside the card", arguments: Language.allCases)
  func narrow(language: Language) throws {
    var player = player()
    player.session.run.start.language = language
    _ = player.session.update(.resized(Size(40, 12)), at: player.wall)
    let canvas = Screen.draw(player.session)
    let box = try #require(player.session.overlay?.box(in: player.session, player.session.layout))
    for y in box.inner.y..<box.inner.maxY {
      #expect(canvas[Point(box.rect.maxX - 1, y)].text == "│", "\(language), row \(y)")
    }
  }

  @Test("the key of an event closes it and causes the event")
  func event() {
    var player = player()
    player.press("o")
    #expect(player.session.overlay == nil)
    #expect(player.effects == [.noteStart])
    #expect(player.state != .notRunning)
  }

  @Test("the course begins with the first lesson that is not done")
  func course() {
    var player = player()
    player.press("2")
    #expect(player.effects == [.noteStart, .openLesson("launch")])
  }

  @Test("arrows and Enter choose as digits do")
  func arrows() {
    var player = player()
    player.press(.down, .down, .down, .enter)
    #expect(player.session.overlay is HelpOverlay)
    player.press("s")
    #expect(player.session.overlay is StartOverlay)
  }

  @Test("the device's clock waits until the user has chosen")
  func clock() {
    var player = player()
    player.wait(.seconds(9))
    player.press(.down)
    #expect(player.session.device.now == .zero)
    #expect(player.session.nextWakeUp(after: player.wall) == nil)
    player.press("o")
    #expect(player.session.log[player.session.log.first].time == .zero)
    player.press("h")
    player.wait(.seconds(1))
    #expect(player.session.device.now == .seconds(1))
    player.press("?")
    player.press("s")
    player.wait(.seconds(5))
    player.press(.escape)
    #expect(player.session.device.now == .seconds(1))
  }

  /// A key draws little of the card; the screen must look as if all of it were drawn.
  @Test("whatever is selected, while time passes and beside what changes, it looks as drawn anew")
  func frames() {
    var player = player()
    var dice = Dice(seed: 11)
    for step in 0..<120 {
      switch dice.roll(8) {
      case 0: player.wait(.milliseconds(dice.roll(3_000)))
      case 1:
        let size = dice.pick([Size(80, 24), Size(40, 12), Size(120, 40)])
        _ = player.session.update(.resized(size), at: player.wall)
      case 2:
        let course = dice.roll(2) == 0 ? nil : Self.course
        _ = player.session.update(.course(course), at: player.wall)
      case 3: _ = player.session.update(.cannotSpeak("No such language."), at: player.wall)
      case 4:
        let language = dice.pick(Language.allCases)
        _ = player.session.update(.speaks(language, ScenarioTexts(), nil), at: player.wall)
      default: player.press(dice.pick([.up, .down, .home, .end]))
      }
      let drawn = Screen.draw(player.session)
      #expect(player.session.frame() == drawn, "step \(step)")
    }
    #expect(player.session.overlay is StartOverlay)
  }

  @Test("who only looks at it, and leaves, sees it again")
  func leaving() {
    var player = player()
    player.press(.escape)
    #expect(player.session.overlay == nil && player.effects.isEmpty)
    player = self.player()
    player.press("q")
    #expect(player.effects == [.quit])
  }
}

@Suite("The line of commands")
struct PaletteTests {
  private static let library = Library(
    lessons: [Lesson(number: 3, name: "run-loop", title: "Events and the main run loop")],
    scenarios: [ScenarioSummary(name: "call-banner", title: "A call arrives as a banner.")])

  private func player(_ line: String) -> Player {
    var player = Player()
    _ = player.session.update(.key(":"), at: player.wall)
    _ = player.session.update(.library(Self.library), at: player.wall)
    for character in line {
      _ = player.session.update(.key(.character(character)), at: player.wall)
    }
    return player
  }

  private func items(_ line: String) -> [Palette.Item] {
    (player(line).session.overlay as? PaletteOverlay)?.items ?? []
  }

  @Test("a part of a word finds every event with it, what is possible first")
  func parts() throws {
    let lines = items("cal").map(\.line)
    let receive = try #require(lines.firstIndex { $0 == "receive call" })
    let decline = try #require(lines.firstIndex { $0 == "decline call" })
    let scenario = try #require(lines.firstIndex { $0 == "load call-banner" })
    #expect(receive < decline && decline < scenario)
  }

  @Test("letters in order find a name too, behind what has the word")
  func letters() {
    #expect(items("rcall").map(\.line).contains("receive call"))
  }

  @Test("each item says what it does and which key does it")
  func meanings() throws {
    let item = try #require(items("reboot").first)
    #expect(item.line == "reboot" && item.key == "R" && !item.meaning.isEmpty)
  }

  @Test("Enter does what fits best; a line typed in full is done as it is")
  func enter() {
    var player = player("hom")
    player.press(.escape)
    player.press("o")
    player.press(.character(":"))
    for character in "hom" { player.press(.character(character)) }
    player.press(.enter)
    #expect(player.entries.contains { $0.kind == .event(.pressHome) })
    #expect(player.session.view.kept.promptHistory.last == "press home")
    player.press(.character(":"))
    for character in "lock" { player.press(.character(character)) }
    player.press(.enter)
    #expect(player.session.device.isLocked)
  }

  @Test("Enter puts a guess into the line first, and does it when it is pressed again")
  func guess() {
    var player = player("lok")
    player.press(.enter)
    #expect(player.text == "lock" && !player.session.device.isLocked)
    player.press(.enter)
    #expect(player.session.overlay == nil && player.session.device.isLocked)
  }

  @Test("lessons and scenarios are found by their titles and opened")
  func library() {
    var player = player("main run")
    player.press(.tab)
    #expect(player.text == "learn 3")
    player.press(.enter)
    #expect(player.effects.last == .openLesson("3"))
    player = self.player("banner")
    for _ in 0..<20 where player.text != "load call-banner" { player.press(.tab) }
    player.press(.enter)
    #expect(player.effects.last == .openScenario("call-banner"))
  }

  @Test("a part of the help is found, and the help shows it alone")
  func help() {
    var player = player("help calls")
    player.press(.enter)
    let lines = Screen.draw(player.session).lines
    #expect(lines.contains { $0.contains("Decline the call") })
    #expect(!lines.contains { $0.contains("Restart the device") })
    player.press(.escape)
    #expect(player.session.overlay is HelpOverlay)
    player.press(.escape)
    #expect(player.session.overlay == nil)
  }

  @Test("at the end of the list of events stands what was entered last")
  func history() {
    var player = Player()
    player.enter("tap icon")
    player.enter("press home")
    player.press(.character(":"))
    #expect(
      (player.session.overlay as? PaletteOverlay)?.events.entries.suffix(2).map(\.line)
        == ["press home", "tap icon"])
    player.press(.end, .enter)
    #expect(player.entries.last { if case .event = $0.kind { true } else { false } } != nil)
    #expect(player.state == .active)
  }
}
