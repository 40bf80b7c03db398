// SPDX-License-Identifier: Apache-2.0

import Foundation
import Lifecycle
import LifecycleTestSupport
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite("Recordings")
struct RecordingTests {
  /// A line of a recording behind the first.
  private struct Event {
    let time: Double
    let code: String
    let text: String
  }

  private static func events(_ recording: TextBuffer) throws -> [Event] {
    try recording.text.split(separator: "\n").dropFirst().map { line in
      let parts = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
      return Event(
        time: try #require(parts[0] as? Double), code: try #require(parts[1] as? String),
        text: try #require(parts[2] as? String))
    }
  }

  private static func recording(
    _ scenario: Scenario, _ version: Asciicast.Version = .two
  ) -> TextBuffer {
    var report = RecordingReport(Recorder(version), .english)
    let file = ScenarioFile(name: "a.scenario", scenario: scenario)
    var out = TextBuffer()
    report.begin(file, to: &out)
    var runner = Scenario.Runner(scenario)
    while let result = runner.next() { report.add(result, of: file, to: &out) }
    return out
  }

  /// A terminal that knows what recordings use: places, blanks, and styles it does not show.
  private struct ShownText {
    private(set) var rows: [[Unicode.Scalar]] = []
    private var place = Point(0, 0)

    mutating func receive(_ text: String, size: Size) {
      var rest = text.unicodeScalars[...]
      while let scalar = rest.popFirst() {
        guard scalar == "\u{1B}" else {
          rows[place.y][place.x] = scalar
          place.x += 1
          continue
        }
        let end = rest.firstIndex { $0.properties.isAlphabetic } ?? rest.endIndex
        let arguments = String(rest[..<end]).dropFirst().split(separator: ";").compactMap {
          Int($0)
        }
        switch rest[end] {
        case "J":
          rows = Array(repeating: Array(repeating: " ", count: size.width), count: size.height)
        case "H": place = Point(arguments[1] - 1, arguments[0] - 1)
        default: break
        }
        rest = rest[rest.index(after: end)...]
      }
    }

    var lines: [String] {
      rows.map { row in
        var row = row
        while row.last == " " { row.removeLast() }
        return String(String.UnicodeScalarView(row))
      }
    }
  }

  @Test("played to any frame, a recording shows what the user saw, whatever keys were pressed")
  func frames() throws {
    var dice = Dice(seed: 25)
    var player = try Player(scenario: ScenarioLibrary.text("demo"))
    var recorder = Recorder(.two)
    var shown = ShownText()
    let keys = Array("ohclL1234,.)W?&|%zZGX>s\t")
    for number in 0..<150 {
      let key = keys[dice.roll(keys.count)]
      player.press(key == "\t" ? .tab : .character(key))
      player.wait(.milliseconds(300))
      if number % 7 == 0 { player.press(.escape) }
      if number % 40 == 39 {
        let size = number % 80 == 39 ? Size(100, 30) : Size(80, 24)
        _ = player.session.update(.resized(size), at: player.wall)
      }
      let canvas = player.session.frame()
      let lines = recorder.record(canvas, of: player.session, at: player.wall)
      // The first line of the first frame describes the recording.
      let head = number == 0 ? TextBuffer() : TextBuffer(line: "{}")
      for event in try Self.events(head + lines) where event.code == "o" {
        shown.receive(event.text, size: canvas.size)
      }
      #expect(shown.lines == canvas.lines, "after \(number) keys")
    }
  }

  @Test("each note and each transition has a marker, at its moment")
  func markers() throws {
    let scenario = try Scenario.parse(
      """
      # A title.
      # What it is about.

      app Notes
      # The app comes to the front.
      tap icon
      # Home.
      +2s press home
      wait 6s
      expect Notes suspended
      """)
    let markers = try Self.events(Self.recording(scenario)).filter { $0.code == "m" }
    #expect(
      markers.map(\.text).filter { !$0.contains("→") } == [
        "What it is about.",
        "The app comes to the front.", "Home.", "Pass: Notes suspended",
      ])
    let changes = markers.filter { $0.text.contains("→") }
    #expect(changes.map(\.time) == [0, 0, 2, 2, 7])
    #expect(changes.last?.text.contains("Background → Suspended") == true)
  }

  @Test("what was taken back and done again has a marker again")
  func taken() throws {
    var player = Player()
    var recorder = Recorder(.two)
    func labels(_ player: inout Player) throws -> [String] {
      let lines = recorder.record(
        player.session.frame(), of: player.session, at: player.wall)
      return try Self.events(TextBuffer(line: "{}") + lines).filter { $0.code == "m" }.map(\.text)
    }
    player.press("o")
    player.wait(.seconds(2))
    let first = recorder.record(player.session.frame(), of: player.session, at: player.wall)
    #expect(first.text.split(separator: "\n").filter { $0.contains("\"m\"") }.count == 2)
    player.press("h")
    let left = try labels(&player)
    #expect(left.count == 2)
    player.press("(")
    #expect(try labels(&player).isEmpty)
    player.press(")z")
    #expect(try labels(&player).isEmpty)
    player.press("h")
    #expect(try labels(&player) == left)
  }

  @Test("version 3 counts from the event before, version 2 from the beginning")
  func versions() throws {
    let scenario = try ScenarioLibrary.scenario("leave-and-suspend")
    let two = try Self.events(Self.recording(scenario))
    let three = try Self.events(Self.recording(scenario, .three))
    #expect(two.map(\.text) == three.map(\.text))
    var time = 0.0
    for (two, three) in zip(two, three) {
      time += three.time
      #expect(abs(two.time - time) < 0.000_001)
    }
    #expect(
      Self.recording(scenario, .three).text.hasPrefix("{\"version\":3,\"term\":{\"cols\":80,"))
  }

  @Test("a film ends as the run does: the same device at the same time, and the same verdicts")
  func film() throws {
    let names = ScenarioLibrary.names.enumerated().filter { $0.offset % 9 == 0 }.map(\.element)
    for name in names {
      let scenario = try ScenarioLibrary.scenario(name)
      var film = Film(scenario, title: name, .english, Recorder(.two))
      var out = TextBuffer()
      for step in scenario.steps { film.play(step, to: &out) }
      film.settle(to: &out)
      let played = ScenarioLibrary.play(scenario)
      #expect(film.session.device.now == played.device?.now, "\(name)")
      #expect(film.session.device.apps.map(\.state) == played.device?.apps.map(\.state), "\(name)")
      let verdicts = film.session.log.notes.filter { $0.kind != .presenter }
      #expect(verdicts.count { $0.kind == .held } == played.expectations, "\(name)")
      #expect(verdicts.allSatisfy { $0.kind == .held }, "\(name)")
    }
  }

  @Test("a film shows what happens during a wait at its moment, and a report until the next step")
  func moments() throws {
    let scenario = try Scenario.parse(
      "app Notes\ntap icon\n+1s hang\npress home\nwait 30s\ntap icon\n")
    let events = try Self.events(Self.recording(scenario))
    let frames = events.filter { $0.code == "o" }.map(\.time)
    #expect(frames.contains(6) && frames.contains(7))
    #expect(frames == frames.sorted())
    let reports = events.filter { $0.text.contains("0x8badf00d") }
    #expect(reports.first?.time == 11)
  }

  @Test("a scenario asks nobody: what is to be predicted is done at once")
  func predictions() throws {
    let scenario = try Scenario.parse("app Notes\npredict state\ntap icon\n")
    var film = Film(scenario, title: "", .english, Recorder(.two))
    var out = TextBuffer()
    for step in scenario.steps { film.play(step, to: &out) }
    #expect(!film.session.run.isAsking)
    #expect(film.session.device.apps[0].state == .active)
  }
}

extension TextBuffer {
  fileprivate init(line: StaticString) {
    self.init()
    add(line)
    newline()
  }

  fileprivate static func + (one: TextBuffer, other: TextBuffer) -> TextBuffer {
    var sum = one
    sum.add(other)
    return sum
  }
}
