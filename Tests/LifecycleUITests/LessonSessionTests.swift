// SPDX-License-Identifier: Apache-2.0

import Foundation
import Languages
import Lifecycle
import LifecycleTestSupport
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite("A lesson in a session")
struct LessonSessionTests {
  static let first = Lesson(number: 1, name: "one", title: "The first")
  static let second = Lesson(number: 2, name: "two", title: "The second")
  static let text =
    "app Notes\ntap icon\n expect Notes active\npress home\n expect no calls"

  static let lessons = Project.root.appendingPathComponent("Resources/Lessons")

  static func start(_ text: String = text, next: Lesson? = second) throws -> Session.Start {
    var start = Session.Start(try Scenario.parse(text))
    start.run.lesson = Lesson.Place(first, open: next.map { [$0] } ?? [])
    return start
  }

  static func player(_ text: String = text, next: Lesson? = second) throws -> Player {
    Player(Session(start: try start(text, next: next), at: .seconds(1_000)))
  }

  func lines(_ player: Player) -> [String] { Screen.draw(player.session).golden() }

  func shows(_ text: String, _ player: Player) -> Bool {
    lines(player).contains { $0.contains(text) }
  }

  @Test("After the last step it is done, once, and Enter asks for the next")
  func next() throws {
    let text = "app Notes\ntap icon\n expect Notes active\npress home\n expect Notes background"
    var player = Player(Session(start: try Self.start(text), at: .seconds(1_000)))
    #expect(player.session.title == "Lesson 1: The first")
    player.step()
    #expect(player.effects == [])
    player.step()
    #expect(player.effects == [.lessonDone(Self.first)])
    #expect(player.session.overlay is ExplanationOverlay)
    #expect(shows("Lesson 1 is done.", player))
    player.press("? ?")
    #expect(player.effects == [.lessonDone(Self.first)])
    #expect(shows("Lesson 1 is done. Enter starts lesson 2: The", player))
    player.press(.enter)
    #expect(player.effects == [.lessonDone(Self.first), .openLesson(Self.second.name)])

    let scenario = try Scenario.parse("app Mail\nlock\n expect no calls")
    player.open(scenario, Lesson.Place(Self.second, open: []))
    #expect(player.session.title == "Lesson 2: The second")
    player.effects = []
    player.step()
    #expect(player.effects == [.lessonDone(Self.second)])
    #expect(shows("You have done every lesson of the course.", player))
    player.press(.enter, .enter)
    #expect(player.effects == [.lessonDone(Self.second)])
  }

  private static let switcher = """
    app Notes
    app Mail
    tap icon Mail
    press home
    tap icon Notes
    open switcher
    choose Mail
    expect Mail active
    """

  @Test("Enter takes the next step in an app switcher that the lesson has opened")
  func stepInSwitcher() throws {
    var player = try Self.player(Self.switcher)
    for _ in 0..<3 { player.step() }
    // What the user does beside the lesson does not matter.
    player.press("y")
    player.step()
    #expect(player.device.cover == .switcher)
    // Notes is in focus, and the lesson chooses Mail.
    player.step()
    #expect(player.session.playback?.taken == 5)
    #expect(player.states == [.background, .active])
    #expect(shows("Lesson 1 is done.", player))
  }

  @Test("Enter chooses in an app switcher that the user has opened, and when no step waits")
  func chooseInSwitcher() throws {
    var player = try Self.player(Self.switcher)
    player.step()
    player.press("s")
    player.press(.enter)
    #expect(player.device.cover == nil)
    #expect(player.states[1] == .active)
    #expect(player.session.playback?.taken == 1)

    player = try Self.player("app Notes\ntap icon\nopen switcher", next: nil)
    player.step()
    player.step()
    #expect(player.device.cover == .switcher)
    // The first Enter closes what is said at the end.
    player.press(.enter, .enter)
    #expect(player.device.cover == nil)
    #expect(player.state == .active)
  }

  @Test("It is not done before its last callback was seen, nor by another scenario")
  func notDone() throws {
    var player = Player(Session(start: try Self.start(), at: .seconds(1_000)))
    player.press("....")
    #expect(player.effects == [])
    while player.session.playback?.taken != 2 || player.session.timeline.isConcealed {
      player.press(".")
    }
    #expect(player.effects == [.lessonDone(Self.first)])
    // An expectation failed: that is said, and the course goes on.
    #expect(player.session.message?.kind == .error)
    player.press(.enter)
    #expect(player.effects.last == .openLesson("\(Self.second.number)"))

    player.open(try Scenario.parse("lock"), nil)
    player.effects = []
    player.press(.enter, .enter)
    #expect(player.effects == [])
  }

  @Test("What could not be noted is said in the log, and nothing else changes")
  func problem() throws {
    var player = Player(Session(start: try Self.start(), at: .seconds(1_000)))
    _ = player.session.update(.lessonNoted(problem: nil), at: player.wall)
    #expect(player.session.log.notes == [])
    _ = player.session.update(.lessonNoted(problem: "/x\u{1b}: is full"), at: player.wall)
    #expect(player.session.log.notes.map(\.text) == ["Progress not saved: /x: is full"])
    #expect(player.session.message?.kind != .error)
  }

  @Test("In plain mode the word next goes on")
  func plain() throws {
    var plain = PlainSession(start: try Self.start(), at: .zero)
    #expect(plain.greeting.output.first == "Lesson 1: The first (iOS 26)")
    _ = plain.read(Array("next".utf8), at: .zero)
    let end = plain.read(Array("next".utf8), at: .zero)
    #expect(end.effects == [.lessonDone(Self.first)])
    _ = plain.take(.lessonNoted(problem: nil), at: .zero)
    #expect(plain.read(Array("next".utf8), at: .zero).effects == [.openLesson(Self.second.name)])
    let scenario = try Scenario.parse("# Said first\n# Notes.\napp Mail\nlock")
    let place = Lesson.Place(Self.second, open: [])
    let opened = OpenedScenario(scenario, name: "two", lesson: place)
    let lines = plain.take(.opened(.success(opened)), at: .zero).output
    #expect(lines.starts(with: ["Lesson 2: The second (iOS 26)", "Notes."]))
  }

  // MARK: One callback after the other

  private func shownState(_ player: Player) -> EmulatedApp.State {
    player.session.timeline.state(of: player.device.apps[0])
  }

  @Test("Each callback of a step is shown for a moment, and each state on the way")
  func beats() throws {
    var player = try Self.player(
      "app Notes\n# Tapped.\ntap icon\n# Done.\nexpect Notes active\ntouch")
    player.press(.enter)
    var states = [shownState(player)]
    var calls = [player.calls().count]
    #expect(shows("Step 1 of 2: tap icon Notes", player))
    #expect(!shows("Next step (2 of 2)", player), "what comes next is not told yet")
    while player.session.timeline.isConcealed {
      let wake = try #require(player.session.nextWakeUp(after: player.wall))
      #expect(wake - player.wall == .milliseconds(400))
      player.wait(.milliseconds(399))
      #expect(player.calls().count == calls.last)
      player.wait(.milliseconds(1))
      states.append(shownState(player))
      calls.append(player.calls().count)
    }
    #expect(states == [.inactive, .active, .active])
    #expect(calls == [1, 2, 3])
    #expect(player.device.now == .zero)
    #expect(shows("Next step (2 of 2)", player))
    #expect(player.session.log.notes.map(\.text).last == "Done.")
    #expect(player.session.nextWakeUp(after: player.wall) == nil)
  }

  @Test("On the way to the background the app is seen inactive")
  func inactiveOnTheWay() throws {
    var player = try Self.player("app Notes\ntap icon\npress home")
    player.step()
    player.press(.enter)
    #expect(shownState(player) == .inactive)
    player.wait(.milliseconds(400))
    #expect(shownState(player) == .background)
    #expect(!player.session.timeline.isConcealed)
  }

  @Test("Enter shows the rest of a step at once, and takes no other")
  func allAtOnce() throws {
    var player = try Self.player()
    player.press(.enter, .enter)
    #expect(player.session.playback?.taken == 1)
    #expect(player.calls().count == 3)
    #expect(!player.session.timeline.isConcealed)
    #expect(player.session.run.nextBeat == nil)
  }

  @Test("Any event shows the rest first; while the clock is stopped, a step is shown at once")
  func interrupted() throws {
    var player = try Self.player()
    player.press(.enter)
    player.press("h")
    #expect(player.calls().count == 5)
    #expect(player.session.run.nextBeat == nil)

    player = try Self.player()
    player.press(.character(" "), .enter)
    #expect(player.calls().count == 3)
    #expect(!player.session.timeline.isConcealed)
  }

  @Test("Another scenario is shown at once, and so is a lesson in plain mode")
  func noBeats() throws {
    var player = try Player(scenario: Self.text)
    player.press(.enter)
    #expect(player.calls().count == 3)
    #expect(player.session.log.notes.map(\.kind) == [.held])
    var plain = PlainSession(start: try Self.start(), at: .zero)
    let lines = plain.read(Array("next".utf8), at: .zero).output
    #expect(lines.contains { $0.contains("applicationDidBecomeActive") })
    #expect(!lines.contains { $0.contains("Pass") })
  }

  @Test("A lesson says nothing of what passes; what it teaches is said at the start and the end")
  func objective() throws {
    let text =
      "# Title\n# You learn this.\napp Notes\ntap icon\nexpect Notes active\nlock\nexpect no calls"
    var player = try Self.player(text)
    #expect(shows("You learn this.", player))
    player.step()
    #expect(!shows("You learn this.", player))
    #expect(player.session.log.notes.isEmpty)
    player.step()
    #expect(shows("You learn this.", player))
    #expect(player.session.log.notes.map(\.kind) == [.failed])
  }

  @Test("The time that passes is said in words")
  func time() throws {
    var player = try Self.player("app Notes\ntap icon\nwait 10m\nwait 1h\nwait 90s")
    player.step()
    #expect(shows("Next step (2 of 4): Ten minutes pass.", player))
    player.press(.enter)
    #expect(player.message == "Step 2 of 4: Ten minutes pass.")
    #expect(shows("Next step (3 of 4): An hour passes.", player))
    player.press(.enter)
    #expect(shows("Next step (4 of 4): Ninety seconds pass.", player))
  }

  @Test("An explanation comes when it has become true, or at once with Enter")
  func explanation() throws {
    let text = """
      # Title
      app Notes
      on applicationDidEnterBackground(_:) take 4s
      tap icon
       expect Notes active
      predict state
      press home
       # Four seconds were fast enough.
       expect Notes background
      touch
       expect refused
      """
    var player = try Self.player(text)
    player.step()
    player.press(.enter)
    #expect(player.session.overlay is PredictOverlay)
    player.press("4")
    player.wait(.seconds(3))
    #expect(player.session.overlay == nil && !shows("fast enough", player))
    #expect(player.session.nextWakeUp(after: player.wall) != nil)
    var hurried = player
    player.wait(.seconds(3))
    #expect(player.session.overlay is PredictOverlay)
    #expect(shows("Four seconds were fast enough.", player))
    #expect(player.device.now >= .seconds(4))
    hurried.press(.enter)
    #expect(hurried.session.overlay is PredictOverlay && shows("fast enough", hurried))
    #expect(hurried.session.playback?.taken == 2)
  }

  @Test("An author may ask what an event does that is not possible: nothing")
  func refused() throws {
    var player = try Self.player(
      "app Mail\npredict calls\nbackground fetch\nexpect refused\ntap icon\nexpect no calls")
    player.press(.enter)
    let overlay = try #require(player.session.overlay as? PredictOverlay)
    let question = try #require(overlay.question)
    #expect(question.choices[question.right].answer == .calls([]))
    #expect(question.rule?.rawValue.isEmpty == false)
  }

  @Test("A question leaves the diagram in sight, and dots count the steps")
  func question() throws {
    var player = try Self.player(Self.asking)
    #expect(shows("○○○", player))
    player.press(.enter)
    #expect(player.session.overlay is PredictOverlay)
    let lines = lines(player)
    #expect(lines.contains { $0.contains("Inactive") && $0.contains("● Active") })
    #expect(lines.contains { $0.contains("Question 1") && $0.contains("○○○") })
    try answer(&player, rightly: true)
    #expect(shows("●○○ √1/1", player))
  }

  @Test(
    "The aim of a lesson is never cut", arguments: [Size(80, 24), Size(100, 30), Size(120, 40)])
  func aim(size: Size) throws {
    for language in Language.allCases {
      for name in ScenarioLibrary.names(in: Self.lessons) {
        let player = try Self.shipped(name, language, size)
        let canvas = Screen.draw(player.session)
        let rect = player.session.layout.scenario
        let cells = (rect.y..<rect.maxY).flatMap { canvas.rows[$0][rect.x..<rect.maxX] }
        let shown = cells.map(\.text).joined().filter { $0 != " " }
        let scenario = try #require(player.session.playback?.scenario)
        for note in scenario.notes + [scenario.steps[0].note] {
          let text = player.session.run.start.texts.lines(note)
          #expect(shown.contains(text.filter { $0 != " " && $0 != "\n" }), "\(name) \(language)")
        }
      }
    }
  }

  /// A lesson of the course, before its first step.
  private static func shipped(_ name: String, _ language: Language, _ size: Size) throws -> Player {
    let file = lessons.appendingPathComponent(name + ".scenario")
    let scenario = try Scenario.parse(String(contentsOf: file, encoding: .utf8))
    var start = Session.Start(scenario, language: language, size: size)
    if language != .english {
      let po = lessons.appendingPathComponent("\(language.rawValue)/\(name).po")
      start.run.texts = try ScenarioTexts(file: name, Array(Data(contentsOf: po)))
    }
    let number = Int(name.prefix(2)) ?? 0
    let lesson = Lesson(number: number, name: name, title: start.run.texts(scenario.title))
    start.run.lesson = Lesson.Place(lesson, open: [])
    return Player(Session(start: start, at: .seconds(1_000)))
  }

  @Test(
    "From the first step on the title leaves room for the progress", arguments: Language.allCases)
  func progress(_ language: Language) throws {
    for name in ScenarioLibrary.names(in: Self.lessons) {
      var player = try Self.shipped(name, language, Size(80, 24))
      player.step()
      while player.session.overlay is PredictOverlay { player.press("1", .enter) }
      let rect = player.session.layout.scenario
      let rule = String(
        Screen.draw(player.session).rows[rect.y - 1][rect.x...].map(\.text).joined())
      #expect(rule.contains("●○") || rule.contains(" 1/"), "\(rule)")
      #expect(rule.contains(" \(Int(name.prefix(2)) ?? 0)"), "\(rule)")
    }
  }

  // MARK: The end

  static let asking = """
    # Title
    # You learn this.
    app Notes
    predict state
    tap icon
      # It is in front.
      expect Notes active
    predict calls
    press home
    predict state
    wait 10s
    """

  /// Answers the question that is asked, and closes the marks.
  func answer(_ player: inout Player, rightly: Bool) throws {
    let overlay = try #require(player.session.overlay as? PredictOverlay)
    let question = try #require(overlay.question)
    let place = rightly ? question.right : (question.right + 1) % question.choices.count
    player.press("\(place + 1)")
    player.wait(.seconds(3))
    #expect((player.session.overlay as? PredictOverlay)?.question == nil)
    player.press(.enter)
  }
}

extension Player {
  /// Takes a step, and waits until all of it has been shown.
  mutating func step() {
    press(.enter)
    wait(.seconds(3))
  }

  /// The shell answers with a scenario, which may be a lesson.
  fileprivate mutating func open(_ scenario: Scenario, _ place: Lesson.Place?) {
    let opened = OpenedScenario(scenario, name: "a", lesson: place)
    _ = session.update(.opened(.success(opened)), at: wall)
  }

  @Test("The diagram beside a question is that of the app that it asks about")
  func focusOfQuestion() throws {
    let scenario = try Scenario.parse(
      "app Notes\napp Camera\ntap icon Notes\ntap icon Camera\npredict state Camera\npress home")
    var player = Player(Session(start: Session.Start(scenario), at: .zero))
    player.press(.enter, .enter)
    player.press("1")
    #expect(player.session.focusedApp == 0)
    player.press(.enter)
    let question = (player.session.overlay as? PredictOverlay)?.question
    #expect(question?.app.name == "Camera")
    #expect(player.session.focusedApp == 1)
  }
}
