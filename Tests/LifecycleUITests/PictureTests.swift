// SPDX-License-Identifier: Apache-2.0

import Foundation
import Languages
import Lifecycle
import LifecycleTestSupport
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

/// The pictures of the documents are what sessions show. `make pictures` draws them anew.
@Suite("Pictures of the documents")
struct PictureTests {
  private static let folder = Project.root.appendingPathComponent("docs/pictures")
  /// The largest picture: a page with several must still open at once.
  private static let mostBytes = 100_000

  /// Compares a picture with its file; with `APPLIFE_RECORD_GOLDENS=1` it writes the file.
  private func expect(
    _ svg: String, _ name: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(svg.utf8.count < Self.mostBytes, sourceLocation: location)
    let file = Self.folder.appendingPathComponent(name + ".svg")
    if ProcessInfo.processInfo.environment["APPLIFE_RECORD_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(
        at: Self.folder, withIntermediateDirectories: true)
      try svg.write(to: file, atomically: true, encoding: .utf8)
    }
    let kept = try? String(contentsOf: file, encoding: .utf8)
    #expect(
      kept == svg, "docs/pictures/\(name).svg is not what the session shows: make pictures",
      sourceLocation: location)
  }

  private func expect(
    _ session: Session, _ name: String, _ title: String,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let canvas = Screen.draw(session)
    try expect(ScreenPicture(canvas: canvas, title: title).svg, name, at: location)
  }

  private static func demo() throws -> Player {
    try Player(scenario: ScenarioLibrary.text("demo"))
  }

  @Test("the run that moves")
  func run() throws {
    let scenario = try ScenarioLibrary.scenario("six-cases-5-call-answered")
    let file = ScenarioFile(name: "six-cases-5-call-answered", scenario: scenario)
    var report = RunPictureReport(Language.english.phrases, isAnimated: true)
    var out = TextBuffer()
    var runner = Scenario.Runner(scenario)
    report.begin(file, to: &out)
    while let result = runner.next() { report.add(result, of: file, to: &out) }
    report.end(file, at: runner.device.now, to: &out)
    try expect(out.text, "run")
  }

  @Test("the card at the start")
  func start() throws {
    var start = Session.Start(try ScenarioLibrary.scenario("demo"))
    start.view.showsCard = true
    var session = Session(start: start, at: .zero)
    let folder = Project.root.appendingPathComponent("Resources/Lessons")
    let names = ScenarioLibrary.names(in: folder)
    let file = folder.appendingPathComponent(names[0] + ".scenario")
    let scenario = try Scenario.parse(String(contentsOf: file, encoding: .utf8))
    let next = Lesson(number: 1, name: names[0], title: scenario.title)
    _ = session.update(.course(CourseStanding(done: 0, count: names.count, next: next)), at: .zero)
    try expect(session, "start", "The card at the start asks what brings you here.")
  }

  @Test("the screen of a session")
  func screen() throws {
    var player = try Self.demo()
    player.press("o")
    player.wait(.seconds(2))
    player.press("h")
    player.wait(.seconds(1))
    player.wait(.seconds(1))
    try expect(
      player.session, "screen",
      "Notes has entered the background: the state diagram, the log, a timer and the events.")
  }

  @Test(
    "the screen in each README",
    arguments: [
      ("README.md", Language.english), ("README.vi.md", .vietnamese),
      ("README.zh-Hans.md", .simplifiedChinese), ("README.ru.md", .russian),
    ])
  func readme(name: String, language: Language) throws {
    let start = Session.Start(try ScenarioLibrary.scenario("demo"), language: language)
    var player = Player(Session(start: start, at: .seconds(1_000)))
    player.press("o")
    player.wait(.seconds(2))
    player.press("h")
    player.wait(.seconds(1))
    player.wait(.seconds(1))
    let lines = Screen.draw(player.session).lines.map {
      $0.replacing(#/ +$/#, with: "")
    }
    let file = Project.root.appendingPathComponent(name)
    let text = try String(contentsOf: file, encoding: .utf8)
    let kept = try #require(text.firstMatch(of: /```text\n((?s:.*?))```\n/))
    let drawn = lines.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["APPLIFE_RECORD_GOLDENS"] == "1" {
      let new = text.replacingCharacters(
        in: kept.output.1.startIndex..<kept.output.1.endIndex, with: drawn)
      try new.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(kept.output.1 == drawn, "\(name) does not have the session's screen: make pictures")
    }
  }

  @Test("the stage before a class")
  func stage() throws {
    var start = Session.Start(try ScenarioLibrary.scenario("six-cases-5-call-answered"))
    start.run.isPresenting = true
    var player = Player(Session(start: start, at: .zero))
    player.press(.enter, .enter, .enter)
    try expect(
      player.session, "stage",
      "A scenario before a class: the call has arrived, and its outcome is hidden.")
  }

  @Test("why a key does nothing")
  func why() throws {
    var player = try Self.demo()
    player.press("o")
    player.wait(.seconds(2))
    player.press("c")
    player.wait(.seconds(1))
    player.press("hW")
    try expect(
      player.session, "why",
      "The card says why Home is not possible while a call rings, and how to make it possible.")
  }

  @Test("two runs beside each other")
  func compare() throws {
    var player = try Self.demo()
    player.press("o")
    player.wait(.seconds(2))
    player.press("h")
    player.wait(.seconds(8))
    player.press("&")
    try expect(
      player.session, "compare", "The same events with an app delegate and with scenes.")
  }

  @Test("a hosted app, whose process says what it does")
  func host() throws {
    var traits = EmulatedApp.Traits(name: "Notes")
    traits.code = .outside
    let device = Device(apps: [traits])
    let notes = device.reference(at: 0)
    var start = Session.Start(device: device, title: "Notes")
    start.run.isHosting = true
    var player = Player(Session(start: start, at: .seconds(1_000)))
    func tell(_ line: String) {
      _ = player.session.update(
        .hosted(.output(notes, .standardOutput, line)), at: player.wall)
      while player.device.apps[0].process?.thread.current != nil {
        player.wait(.milliseconds(4))
        _ = player.session.update(.hosted(.returned(notes, value: nil)), at: player.wall)
      }
    }
    player.press("o")
    tell("4 notes loaded")
    player.wait(.seconds(2))
    player.press("h")
    tell("draft saved")
    player.wait(.seconds(2))
    try expect(
      player.session, "host",
      "A hosted app has entered the background: what its process printed is in the log.")
  }

  @Test("a walk with a phone")
  func walk() throws {
    var player = try WalkPlayer(size: Size(112, 24))
    player.press("p")
    try expect(
      player.session, "walk", "A step of a walk: what to do, and what the phone and the log show.")
  }
}
