// SPDX-License-Identifier: Apache-2.0

import Foundation
import Languages
import Lifecycle
import LifecycleTestSupport
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

/// The rows that a class may not see before they are revealed, in every scenario and lesson that is
/// shipped.
@Suite("The stage")
struct StageTests {
  private static let scenarios: [(name: String, scenario: Scenario)] =
    ["Scenarios", "Lessons"].flatMap { folder -> [(String, Scenario)] in
      let folder = ScenarioLibrary.root.appendingPathComponent("Resources/\(folder)")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().filter { $0.hasSuffix(".scenario") }.compactMap { name in
        let file = folder.appendingPathComponent(name)
        guard let text = try? String(contentsOf: file, encoding: .utf8),
          let scenario = try? Scenario.parse(text), !scenario.steps.isEmpty
        else { return nil }
        return (name, scenario)
      }
    }

  private static func player(
    _ scenario: Scenario, _ size: Size = Size(80, 24), interface: Interface = .screen
  ) -> Player {
    var start = Session.Start(scenario, size: size)
    start.run.isPresenting = true
    return Player(Session(start: start, at: .seconds(1_000)))
  }

  /// Enter, and whatever it asks first is answered with the first choice.
  private static func takeStep(_ player: inout Player) {
    player.press(.enter)
    while player.session.run.isAsking { player.press("1") }
  }

  private static func words(_ player: Player) -> Set<String> {
    let lines = Screen.draw(player.session).lines
    return Set(lines.flatMap { $0.split { !$0.isLetter }.map(String.init) })
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { !$0.isLetter }.map(String.init))
  }

  @Test("While an outcome is hidden, the only new words on the screen are those of the step")
  func hidden() throws {
    #expect(Self.scenarios.count > 240)
    for size in [Size(80, 24), Size(120, 40)] {
      // What the stage itself says while it asks.
      var asking = Self.player(try Scenario.parse("app Notes\nwait 1s\nwait 1s"), size)
      Self.takeStep(&asking)
      // What had no room before is no news, either.
      let stage = Self.words(asking).union(["Steps", "to", "pid", "SwiftUI", "Time", "passes"])
      for (name, scenario) in Self.scenarios {
        var player = Self.player(scenario, size)
        let steps = scenario.steps.filter { !$0.isExpectation }.map(\.text)
        let known = stage.union(Self.words(steps.joined(separator: " ")))
        for press in 0..<200 where player.session.playback?.isOver == false {
          let before = Self.words(player)
          Self.takeStep(&player)
          let isHidden = player.session.timeline.isOutcomeHidden
          #expect(isHidden, "\(name), step \(press)")
          // What was revealed may scroll into sight, and may be cut.
          let rows = player.session.log.rows.map {
            LogLine($0, phrases: Language.english.phrases).wholeText
          }
          let told = Self.words(rows.joined(separator: " "))
          let news = Self.words(player).subtracting(before).subtracting(known).filter { word in
            !told.contains { $0.hasPrefix(word) || $0.hasSuffix(word) }
          }
          #expect(news.isEmpty, "\(name), step \(press): \(news.sorted())")
          player.press(.enter)
          for _ in 0..<9 where player.session.overlay != nil { player.press(.escape) }
        }
      }
    }
  }

  @Test("Nothing on the stage depends on the title and the notes until all is revealed")
  func prose() {
    for (name, scenario) in Self.scenarios {
      var other = scenario
      other.title = "Another title"
      other.notes = ["Another note."]
      var (one, two) = (Self.player(scenario), Self.player(other))
      var presses = 0
      while presses < 400 {
        let isEnd = one.session.playback?.isOver == true && !one.session.timeline.isPast
        let isSame = Screen.draw(one.session) == Screen.draw(two.session)
        if isEnd { break }
        #expect(isSame, "\(name) after \(presses) keys")
        if !isSame { break }
        Self.takeStep(&one)
        Self.takeStep(&two)
        for _ in 0..<9 where one.session.overlay != nil { one.press(.escape) }
        for _ in 0..<9 where two.session.overlay != nil { two.press(.escape) }
        presses += 1
      }
    }
  }

  @Test("Nothing on the stage depends on what follows: hidden, two outcomes look alike")
  func outcomes() throws {
    func hidden(_ declaration: String) throws -> Player {
      var player = Self.player(
        try Scenario.parse(
          "app Notes\napp Maps\n\(declaration)\ntap icon Notes\n# A note.\ntap icon Maps"))
      player.press(.enter, .enter, .enter)
      return player
    }
    // Maps comes to the front, or crashes at its launch: eleven hidden rows or more either way.
    let one = try hidden("on application(_:didFinishLaunchingWithOptions:) take 1ms in Maps")
    let two = try hidden("on application(_:didFinishLaunchingWithOptions:) take 99s in Maps")
    #expect(one.session.focusedApp == 0 && two.session.focusedApp == 0)
    #expect(Screen.draw(one.session).lines.prefix(15) == Screen.draw(two.session).lines.prefix(15))
    var revealed = one
    revealed.press(.enter)
    #expect(revealed.session.focusedApp == 1)
  }

  private static let call = """
    # The title tells it.
    # The note tells it, too.
    app Notes
    tap icon
    # Becoming inactive is the answer.
    +2s receive call
    expect Notes inactive
    # Later it is active.
    +1s decline call
    """

  private static func called() throws -> Player {
    var player = player(try Scenario.parse(call))
    player.press(.enter, .enter, .enter)
    return player
  }

  @Test("Hidden rows stand as question marks with their numbers, behind what is done")
  func rows() throws {
    var player = try Self.called()
    #expect(
      player.session.run.hiddenRows == [
        .event("receive call"), .unknown(1), .unknown(2), .unknown(3),
      ])
    let lines = Screen.draw(player.session).lines
    #expect(lines.contains { $0.hasSuffix("► receive call") })
    #expect(lines.contains { $0.hasSuffix("3   ?????") })
    player.press(".")
    #expect(player.session.run.hiddenRows == [.unknown(2), .unknown(3)])
    player.press(.enter)
    #expect(player.session.run.hiddenRows.isEmpty)
    // Also "nothing" can be guessed.
    var quiet = Self.player(try Scenario.parse("app Notes\nwait 3s"))
    quiet.press(.enter)
    #expect(quiet.session.run.hiddenRows == [.unknown(1)])
  }

  @Test("Line by line, what the author says of a step comes behind its outcome")
  func notesBehind() throws {
    var player = try Self.called()
    player.press("..")
    #expect(player.session.timeline.isOutcomeHidden)
    #expect(player.session.log.notes.isEmpty)
    player.press(".")
    #expect(!player.session.timeline.isOutcomeHidden)
    #expect(player.session.log.notes.map(\.text).last == "Becoming inactive is the answer.")
  }

  @Test("n shows a speaker's notes and hides them; nothing happens")
  func notes() throws {
    var player = try Self.called()
    player.session.run.message = nil
    let before = Screen.draw(player.session)
    player.press("n")
    let text = Screen.draw(player.session).lines.joined(separator: "\n")
    for part in [
      "The title tells it.", "The note tells it, too.", "Step 2 of 3: +2s receive call",
      "Becoming inactive is the answer.", "Answer: expect Notes inactive",
      "Next step (3 of 3): +1s decline call", "Later it is active.",
    ] { #expect(text.contains(part), "\(part)") }
    #expect(player.session.timeline.isOutcomeHidden)
    player.press("n")
    player.session.run.message = nil
    #expect(Screen.draw(player.session).lines.dropLast() == before.lines.dropLast())
    // Any other key does what it does.
    player.press("n")
    player.press(.enter)
    #expect(player.session.overlay == nil && !player.session.timeline.isOutcomeHidden)
    // Without a stage the key is an event's.
    #expect(player.session.command(for: "n") == .session(.notes))
    player.press(.control("p"))
    #expect(
      player.session.command(for: "n")
        == .toggle(.openNotificationCenter, .closeNotificationCenter))
  }

  @Test("What has been seen, and the branches, do not tell what is hidden")
  func elsewhere() throws {
    var player = try Self.called()
    let seen = player.session.run.coverage
    player.press("|")
    #expect(player.session.overlay == nil)
    #expect(player.message == "The outcome is hidden. Press Enter to reveal it.")
    player.press("&")
    #expect(player.session.overlay == nil && player.session.timeline.isOutcomeHidden)
    player.press(.enter)
    #expect(player.session.run.coverage != seen)
    player.press("|")
    #expect(player.session.overlay != nil)
  }

  @Test("The title is shown at the end; a warning that would tell the outcome is not shown before")
  func title() throws {
    let text = "# It traps.\nios 27\napp Notes style=delegate\ntap icon"
    var player = Self.player(try Scenario.parse(text))
    #expect(!player.message.contains("stop at launch"))
    #expect(player.session.run.stage?.title == nil)
    player.press(.enter)
    #expect(player.session.run.stage?.title == nil)
    player.press(.enter)
    #expect(player.session.run.stage?.title == "It traps.")
    var start = Session.Start(try Scenario.parse(Self.call))
    start.run.isPresenting = true
    let greeting = PlainSession(start: start, at: .zero).greeting.output
    #expect(greeting.allSatisfy { !$0.contains("tells it") })
  }

  @Test("Large letters keep their case, and a name is broken before a capital")
  func letters() throws {
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      let (small, large) = (Character(String(letter)), Character(letter.uppercased()))
      #expect(LargeText.pictures[small] != LargeText.pictures[large])
    }
    let pictures = LargeText.pictures
    #expect(Set(pictures.values).count == pictures.count - 1, "two signs look alike")
    #expect(pictures.values.allSatisfy { Set($0.map(\.count)).count == 1 && $0.count <= 7 })
    for callback in Callback.allCases {
      #expect(LargeText.lines(callback.rawValue, width: 60) != nil, "\(callback)")
    }
    #expect(
      LargeText.lines("applicationWillResignActive(_:)", width: 70)
        == ["applicationWill", "ResignActive(_:)"])
    #expect(LargeText.lines("é", width: 70) == nil)
  }
}
