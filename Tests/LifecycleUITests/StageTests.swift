// SPDX-License-Identifier: Apache-2.0

import Foundation
import Languages
import Lifecycle
import LifecycleTestSupport
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

/// The rows that a class may not see before they are revealed, in scenarios and lessons that are
/// shipped.
@Suite("The stage")
struct StageTests {
  static let scenarios: [(name: String, scenario: Scenario)] = {
    let lessons = Project.root.appendingPathComponent("Resources/Lessons")
    let files =
      ScenarioLibrary.varied.map { (ScenarioLibrary.folder, $0) }
      + ScenarioLibrary.names(in: lessons).map { (lessons, $0) }
    return files.compactMap { folder, name in
      let file = folder.appendingPathComponent(name + ".scenario")
      guard let text = try? String(contentsOf: file, encoding: .utf8),
        let scenario = try? Scenario.parse(text), !scenario.steps.isEmpty
      else { return nil }
      return (name, scenario)
    }
  }()

  static func player(
    _ scenario: Scenario, _ size: Size = Size(80, 24), interface: Interface = .screen
  ) -> Player {
    var start = Session.Start(scenario, size: size)
    start.run.isPresenting = true
    return Player(Session(start: start, at: .seconds(1_000)))
  }

  /// Enter, and whatever it asks first is answered with the first choice.
  static func takeStep(_ player: inout Player) {
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
    #expect(Self.scenarios.count > 60)
    for (index, size) in [Size(80, 24), Size(120, 40)].enumerated() {
      // What the stage itself says while it asks.
      var asking = Self.player(try Scenario.parse("app Notes\nwait 1s\nwait 1s"), size)
      Self.takeStep(&asking)
      // What had no room before is no news, either.
      let stage = Self.words(asking).union([
        "Steps", "to", "pid", "SwiftUI", "scene", "Time", "passes",
      ]).union(Self.words(Language.english.phrases.presenting.thenMarked))
      // Each at one of the sizes.
      for (place, (name, scenario)) in Self.scenarios.enumerated() where place % 2 == index {
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

  @Test("What a process lost stands below the end, in large letters where a language has them")
  func lost() throws {
    let text = "app Notes\ntap icon\nedit\ncrash Notes"
    for language in Language.allCases {
      var start = Session.Start(
        try Scenario.parse(text), language: language, size: Size(120, 40))
      start.run.isPresenting = true
      var player = Player(Session(start: start, at: .seconds(1_000)))
      for _ in 0..<6 { player.press(.enter) }
      let stage = player.session.layout.stage
      let rows = Screen.draw(player.session).lines[stage.y..<stage.maxY]
      let large = LargeText.lines(
        language.phrases.report.editsLost(1), width: stage.width - 2, scale: .half)
      let isThere = rows.contains { $0.contains(language.phrases.report.editsLost(1)) }
      #expect(isThere == (large == nil), "\(rows)")
      if large != nil { #expect(rows.count { $0.contains("▀") || $0.contains("▄") } > 8) }
    }
  }

  @Test("Notes for a terminal are broken between words, and names where they can be read")
  func notesInColumns() throws {
    let scenario = try Scenario.parse(Self.call)
    let lines = StageNotes.lines(
      of: scenario, title: scenario.title, texts: ScenarioTexts(), columns: 24,
      Language.english.phrases)
    #expect(lines.allSatisfy { TextWidth.of($0) <= 24 })
    #expect(lines.joined(separator: " ").contains("Becoming inactive is the answer."))
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
    // What is expected was judged, and is said behind it.
    let texts = player.session.log.notes.map(\.text)
    #expect(texts == ["Becoming inactive is the answer.", "Pass: Notes inactive"])
  }

  @Test("The speaker's notes never open before the class: n says where they are")
  func notes() throws {
    var player = try Self.called()
    player.session.run.message = nil
    let before = Screen.draw(player.session)
    player.press("n")
    #expect(player.session.overlay == nil && player.session.timeline.isOutcomeHidden)
    #expect(player.effects.last == .keepNotes && player.message.isEmpty)
    _ = player.session.update(.notesKept(problem: nil), at: player.wall)
    #expect(player.message == "Your notes are in another terminal: run applife notes there.")
    _ = player.session.update(.notesKept(problem: "notes: No\u{1B} space left"), at: player.wall)
    #expect(
      player.message == "Your notes can't be shown in another terminal: notes: No space left")
    player.session.run.message = nil
    #expect(Screen.draw(player.session).lines.dropLast() == before.lines.dropLast())
    let notes = try #require(StageNotes(of: player.session, process: 7))
    let text = notes.lines.map(\.text).joined(separator: "\n")
    for part in [
      "The title tells it.", "The note tells it, too.", "Step 2 of 3: +2s receive call",
      "Becoming inactive is the answer.", "Answer: expect Notes inactive",
      "Next step (3 of 3): +1s decline call", "Later it is active.",
    ] { #expect(text.contains(part), "\(part)") }
    #expect(StageNotes(notes.bytes) == notes)
    let other = Player(Session(start: Session.Start(try Scenario.parse(Self.call)), at: .zero))
    #expect(StageNotes(of: other.session, process: 7) == nil)
    // Without a stage the key is an event's.
    #expect(player.session.command(for: "n") == .session(.notes))
    player.press(.control("p"))
    #expect(
      player.session.command(for: "n")
        == .toggle(.openNotificationCenter, .closeNotificationCenter))
  }

  @Test("Notes that are read are bounded, and have no control characters")
  func foreignNotes() throws {
    for text in ["", "applife notes 2 7\n", "applife notes 1\n", "applife notes 1 -7\n"] {
      #expect(StageNotes(Array(text.utf8)) == nil, "\(text)")
    }
    let notes = try #require(StageNotes(Array("applife notes 1 7\n>A\u{1B}[2Jb\n c\n".utf8)))
    #expect(notes.lines.map(\.isHeading) == [true, false])
    #expect(!notes.lines[0].text.unicodeScalars.contains("\u{1B}"))
    let long = Array(("applife notes 1 7\n " + String(repeating: "x", count: 70_000) + "\n").utf8)
    #expect(StageNotes(long) == nil)
    let scenario = try Scenario.parse("# " + String(repeating: "é ", count: 40) + "\ntap icon")
    var session = Player(Session(start: Session.Start(scenario), at: .zero)).session
    session.run.presenting = Presenting()
    let own = try #require(StageNotes(of: session, process: 7))
    #expect(own.bytes.count <= StageNotes.mostBytes)
    #expect(own.lines(columns: 20).allSatisfy { TextWidth.of($0.text) <= 20 })
  }

  // MARK: A reveal that plays

  /// A lesson's step that ends with the watchdog, hidden, on a screen that moves.
  private static func killed(_ size: Size = Size(120, 40)) throws -> Player {
    let scenario = try Scenario.parse(
      """
      app Camera
      on applicationDidEnterBackground(_:) take 8s
      # Open it.
      tap icon
      # Four words before it.
      press home
      # It took too long.
      expect end watchdog
      """)
    var start = Session.Start(scenario, size: size)
    start.run.isPresenting = true
    start.run.hasMotion = true
    var player = Player(Session(start: start, at: .seconds(1_000)))
    player.press(.enter, .enter, .enter, .enter)
    #expect(player.session.timeline.isOutcomeHidden)
    return player
  }

  /// The last thing that the log says of the state of the app.
  private static func stateInLog(_ player: Player) -> EmulatedApp.State? {
    player.session.log.entries.reversed().lazy.compactMap { entry -> EmulatedApp.State? in
      if case .state(_, let to, _) = entry.kind { to } else { nil }
    }.first
  }

  @Test("A reveal plays: states pass one after the other, and the limit counts down in real time")
  func plays() throws {
    var player = try Self.killed()
    var states: [EmulatedApp.State] = []
    var seconds: [Duration] = []
    let began = player.wall
    player.press(.enter)
    while player.session.run.presenting?.reveal != nil {
      let state = player.session.shownFacts(of: 0).state
      if states.last != state { states.append(state) }
      // The log, the diagram and the clock never contradict each other.
      #expect(state == Self.stateInLog(player))
      #expect(player.session.log.rows.last.map { $0.time <= player.device.now } ?? true)
      if let left = player.session.run.stage?.countdown?.left { seconds.append(left) }
      let next = try #require(player.session.nextWakeUp(after: player.wall))
      #expect(next > player.wall)
      player.wait(next - player.wall)
      #expect(player.wall - began < .seconds(20))
    }
    #expect(states == [.active, .inactive, .background] || states == [.inactive, .background])
    #expect(player.wall - began >= .seconds(5))
    #expect(player.state == .notRunning)
    #expect(seconds == seconds.sorted(by: >))
    #expect(Set(seconds.map { TimeText.countdown($0) }).isSuperset(of: ["5", "4", "3", "2", "1"]))
    let texts = player.session.log.notes.map(\.text)
    let before = try #require(texts.firstIndex(of: "Four words before it."))
    let after = try #require(texts.firstIndex(of: "It took too long."))
    #expect(before < after)
  }

  @Test("Enter ends the reveal at once, and nothing is drawn late")
  func endsAtOnce() throws {
    var player = try Self.killed()
    player.press(.enter)
    player.wait(.milliseconds(900))
    #expect(player.session.timeline.isOutcomeHidden)
    player.press(.enter)
    #expect(!player.session.timeline.isOutcomeHidden)
    #expect(player.session.shownFacts(of: 0).state == .notRunning)
    let text = Screen.draw(player.session)
    #expect(text.rows.contains { $0.contains { $0.style == Style.ending.adding(.reverse) } })
  }

  @Test("What an author says of an event stands before what they say of its outcome")
  func orderOfNotes() throws {
    let lesson = try #require(Self.scenarios.first { $0.name.hasSuffix("-five-seconds") }).scenario
    for isWhole in [true, false] {
      var player = Self.player(lesson)
      for _ in 0..<400 where player.device.apps[1].lastEnding == nil {
        player.press(player.session.timeline.isOutcomeHidden && !isWhole ? "." : .enter)
        while player.session.run.isAsking { player.press("1") }
        player.wait(.seconds(20))
      }
      let notes = player.session.timeline.presentLog.rows.compactMap { row -> String? in
        if case .note(let note, _) = row { note.text } else { nil }
      }
      let leaves = try #require(notes.lastIndex { $0.hasPrefix("The user leaves.") })
      let late = try #require(notes.firstIndex { $0.contains("did not return in time") })
      #expect(leaves < late, "\(notes)")
    }
  }

  @Test("Line by line, the clock and the diagram go with the rows of the log")
  func linesAgree() throws {
    for (name, scenario) in Self.scenarios.prefix(40) {
      var player = Self.player(scenario)
      Self.takeStep(&player)
      for _ in 0..<60 where player.session.playback?.isOver == false {
        while player.session.timeline.isOutcomeHidden {
          player.press(".")
          guard let row = player.session.log.rows.last, player.session.timeline.isOutcomeHidden
          else { break }
          #expect(player.device.now == row.time, "\(name)")
          if let entry = row.entry, case .state(_, let to, _) = entry.kind,
            let app = entry.app.flatMap({ player.device.index(of: $0) })
          {
            #expect(player.session.shownFacts(of: app).state == to, "\(name)")
            #expect(player.session.timeline.state(of: player.device.apps[app]) == to, "\(name)")
          }
        }
        for _ in 0..<9 where player.session.overlay != nil { player.press(.escape) }
        Self.takeStep(&player)
      }
    }
  }

  @Test("A wait of an hour is played in seconds, and the clock stands while the user pauses")
  func longWait() throws {
    var start = Session.Start(try Scenario.parse("app Notes\ntap icon\npress home\nwait 1h"))
    start.run.isPresenting = true
    start.run.hasMotion = true
    var player = Player(Session(start: start, at: .seconds(1_000)))
    for _ in 0..<7 { player.press(.enter) }
    player.press(.enter)
    let began = player.wall
    player.wait(.milliseconds(300))
    player.press(.character(" "))
    let now = player.device.now
    player.wait(.seconds(60))
    #expect(player.device.now == now)
    player.press(.character(" "))
    while let next = player.session.run.nextReveal(after: player.wall) {
      player.wait(next - player.wall)
    }
    #expect(!player.session.timeline.isOutcomeHidden)
    #expect(player.wall - began < .seconds(60 + 20))
    #expect(player.device.now >= .seconds(3600))
  }

  @Test("A question is large before a class, beside the diagram, and a click on a state answers it")
  func largeQuestion() throws {
    let scenario = try Scenario.parse("app Notes\npredict state\ntap icon\nexpect Notes active")
    var start = Session.Start(scenario, size: Size(120, 40))
    start.run.isPresenting = true
    var player = Player(Session(start: start, at: .seconds(1_000)))
    player.press(.enter)
    #expect(player.session.run.isAsking)
    let canvas = Screen.draw(player.session)
    Golden.expect(canvas.golden(), "presented-question-120x40")
    let rect = player.session.layout.diagram
    let panel = DiagramPanel.made(of: player.session, in: player.session.layout)
    let points = (rect.y..<rect.maxY).flatMap { y in (rect.x..<rect.maxX).map { Point($0, y) } }
    let active = try #require(points.first { panel.state(at: $0, in: rect) == .active })
    player.press(.mouse(Mouse(active, .press)))
    #expect(!player.session.run.isAsking)
    #expect(player.session.run.kept.quiz.rightCount == 1)
    player.press(.enter)
    Golden.expect(Screen.draw(player.session).golden(), "presented-marks-120x40")
  }

  @Test("In every language the states are large, and of other questions what happens")
  func questions() throws {
    for language in Language.allCases {
      for (subject, large) in [("state", "4 █▀▀▄"), ("calls", "▀█▀ ▄▀█ █▀▄")] {
        let scenario = try Scenario.parse("app Notes\napp Maps\npredict \(subject)\ntap icon Notes")
        var start = Session.Start(scenario, language: language, size: Size(120, 40))
        start.run.isPresenting = true
        var player = Player(Session(start: start, at: .seconds(1_000)))
        player.press(.enter, .down)
        let canvas = Screen.draw(player.session)
        #expect(canvas.lines.contains { $0.contains(large) }, "\(language) \(subject)")
        Golden.expect(
          canvas.golden(), "presented-\(subject)-120x40", language: language.rawValue)
      }
    }
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
