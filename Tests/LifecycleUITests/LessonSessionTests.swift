// SPDX-License-Identifier: Apache-2.0

import Foundation
import Lifecycle
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite("A lesson in a session", .timeLimit(.minutes(20)))
struct LessonSessionTests {
  private static let first = Lesson(number: 1, name: "one", title: "The first")
  private static let second = Lesson(number: 2, name: "two", title: "The second")
  private static let text =
    "app Notes\ntap icon\n expect Notes active\npress home\n expect no calls"

  private static func start(_ text: String = text, next: Lesson? = second) throws -> Session.Start {
    var start = Session.Start(try Scenario.parse(text))
    start.begin(Lesson.Place(first, next: next))
    return start
  }

  @Test("After the last step it is done, once, and Enter asks for the next")
  func next() throws {
    let text = "app Notes\ntap icon\n expect Notes active\npress home\n expect Notes background"
    var player = Player(Session(start: try Self.start(text), at: .seconds(1_000)))
    #expect(player.session.title == "Lesson 1: The first")
    player.press(.enter)
    #expect(player.effects == [])
    player.press(.enter)
    #expect(player.effects == [.lessonDone(Self.first)])
    #expect(player.message == "Lesson 1 is done. Enter starts lesson 2: The second")
    player.press("? ?")
    #expect(player.effects == [.lessonDone(Self.first)])
    player.press(.enter)
    #expect(player.effects == [.lessonDone(Self.first), .openLesson(Self.second.name)])

    let scenario = try Scenario.parse("app Mail\nlock\n expect no calls")
    let place = Lesson.Place(Self.second, next: nil)
    player.open(scenario, place)
    #expect(player.session.title == "Lesson 2: The second")
    player.effects = []
    player.press(.enter)
    #expect(player.effects == [.lessonDone(Self.second)])
    #expect(
      player.message
        == "Lesson 2 is done. It is the last lesson. applife learn lists the lessons that are open."
    )
    player.press(.enter)
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
    var player = Player(Session(start: try Self.start(Self.switcher), at: .seconds(1_000)))
    player.press(.enter, .enter, .enter)
    // What the user does beside the lesson does not matter.
    player.press("y")
    player.press(.enter)
    #expect(player.device.cover == .switcher)
    // Notes is in focus, and the lesson chooses Mail.
    player.press(.enter)
    #expect(player.session.playback?.taken == 5)
    #expect(player.states == [.background, .active])
    #expect(player.message == "Lesson 1 is done. Enter starts lesson 2: The second")
  }

  @Test("Enter chooses in an app switcher that the user has opened, and when no step waits")
  func chooseInSwitcher() throws {
    var player = Player(Session(start: try Self.start(Self.switcher), at: .seconds(1_000)))
    player.press(.enter)
    player.press("s")
    player.press(.enter)
    #expect(player.device.cover == nil)
    #expect(player.states[1] == .active)
    #expect(player.session.playback?.taken == 1)

    player = Player(
      Session(
        start: try Self.start("app Notes\ntap icon\nopen switcher", next: nil), at: .seconds(1_000))
    )
    player.press(.enter, .enter)
    #expect(player.device.cover == .switcher)
    player.press(.enter)
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
    #expect(player.effects.last == .openLesson(Self.second.name))

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
    let place = Lesson.Place(Self.second, next: nil)
    let opened = OpenedScenario(scenario, name: "two", lesson: place)
    let lines = plain.take(.opened(.success(opened)), at: .zero).output
    #expect(lines.starts(with: ["Lesson 2: The second (iOS 26)", "Notes."]))
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Resources/Lessons")
  private static let files =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []

  @Test("What a lesson says before each step is read whole at 80×24", arguments: files)
  func fits(file: String) throws {
    let url = Self.folder.appendingPathComponent(file)
    let scenario = try Scenario.parse(String(contentsOf: url, encoding: .utf8))
    let session = Session(start: Session.Start(scenario, size: Size(80, 24)), at: .zero)
    let panel = session.layout.scenario
    let steps = scenario.steps.filter { !$0.isExpectation }
    for (index, step) in steps.enumerated() {
      let next = session.phrases.messages.nextStep(index + 1, steps.count, step.text)
      let notes = index == 0 ? scenario.notes : []
      let rows = (notes + [next, step.note]).flatMap { TextWidth.wrap($0, to: panel.width - 2) }
      #expect(rows.count <= panel.height, "\(rows)")
    }
  }
}

extension Player {
  /// The shell answers with a scenario, which may be a lesson.
  fileprivate mutating func open(_ scenario: Scenario, _ place: Lesson.Place?) {
    let opened = OpenedScenario(scenario, name: "a", lesson: place)
    _ = session.update(.opened(.success(opened)), at: wall)
  }
}
