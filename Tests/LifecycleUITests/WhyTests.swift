// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite("Why and why not")
struct WhyTests {
  static let sizes = [Size(60, 20), Size(80, 24), Size(120, 40), Size(200, 50)]

  private func shown(_ player: ScreenPlayer) -> ExplanationCard? {
    (player.session.overlay as? ExplanationOverlay)?.card
  }

  /// A device on which the last thing that happened is a suspension.
  private func suspended(_ size: Size = Size(80, 24)) -> ScreenPlayer {
    var player = ScreenPlayer(size: size)
    player.play("o 2 h 8")
    return player
  }

  @Test("W explains the state of the app in focus, if the last event did nothing to it")
  func state() {
    for keys in ["s", "2o1", "p"] {
      var player = suspended()
      for key in keys {
        player.press(String(key))
        player.wait(.seconds(2))
      }
      player.press("W")
      let title = player.lines[1]
      #expect(title.contains("Background → Suspended"), "\(keys): \(title)")
    }
  }

  @Test("W explains the last thing, from the key to the rule")
  func last() throws {
    for (size, name) in [(Size(80, 24), "80x24"), (Size(120, 40), "120x40")] {
      var player = suspended(size)
      player.press("W")
      let text = player.lines.joined(separator: "\n")
      #expect(text.contains("press home"))
      #expect(text.contains("time limit reached: suspension"))
      #expect(text.contains(Language.english.phrases.rule(.suspendedSilently)))
      Golden.expect(player.canvas.golden(), "why-\(name)")
      player.press("W")
      #expect(player.session.overlay == nil)
    }
  }

  @Test("a disputed rule shows both sides and which one is followed")
  func disputed() throws {
    var player = ScreenPlayer(size: Size(120, 40))
    player.play("o 2 l 2")
    var session = player.session
    let row = try #require(
      (session.log.first..<session.log.end).first { session.log[$0].entry?.rule == .leaveByLock })
    session.view.show(try #require(session.run.cards(in: session.voice).card(ofRow: row)))
    let text = Screen.draw(session).lines.joined(separator: "\n")
    #expect(text.contains(Language.english.phrases.why.followed))
    #expect(text.contains(Language.english.phrases.why.opposing))
    #expect(text.contains("inactive on iOS 5"))
  }

  @Test("every line of every card is reached by Down, at every size", arguments: sizes)
  func scrolling(_ size: Size) {
    var player = suspended(size)
    player.press("W")
    var seen = Set(player.lines)
    for _ in 0..<80 {
      player.press(.down)
      seen.formUnion(player.lines)
    }
    let all = seen.joined(separator: "\n")
    #expect(all.contains("press home"))
    #expect(all.contains("documented by Apple"))
    #expect(all.contains("TheAppLifeCycle"))
    for _ in 0..<80 { player.press(.up) }
    #expect(player.lines.joined(separator: "\n").contains("press home"))
  }

  @Test("Enter on a line of the chain goes to that row of the log")
  func chain() throws {
    var player = suspended()
    player.press("W")
    player.press(.down)
    let card = try #require(shown(player))
    var rows: [Int] = []
    for case .line(_, _, _, .row(let row)?) in card.parts { rows.append(row) }
    #expect(rows.count > 2)
    player.press(.enter)
    #expect(player.session.overlay == nil)
    #expect(player.session.focus == .log)
    #expect(player.session.view.cursor.selection(in: player.session.log) == rows[1])
  }

  @Test("a refused key says which key explains it; Enter there goes the way")
  func whyNot() {
    for (size, name) in [(Size(80, 24), "80x24"), (Size(120, 40), "120x40")] {
      var player = ScreenPlayer(size: size)
      player.press("h")
      #expect(player.session.message?.text.hasSuffix("W: why?") == true)
      player.press("W")
      Golden.expect(player.canvas.golden(), "why-not-\(name)")
      player.press(.enter)
      #expect(player.session.overlay == nil)
      #expect(player.session.device.isPossible(.pressHome))
      #expect(player.session.device.apps[0].state == .active)
      #expect(player.session.message?.text == "press home is possible now. Press h.")
    }
  }

  @Test("W explains the refusal whose message is shown, whatever has happened since")
  func later() {
    var player = ScreenPlayer()
    player.play("o 2 h")
    player.press("h")
    player.wait(.seconds(1))
    player.press("W")
    #expect(shown(player)?.title.contains("press home") == true)
    player.press(.escape)
    player.press("W")
    #expect(shown(player)?.title.contains("suspension") == true)
  }

  @Test("the events of a way can be taken back like any other")
  func undo() {
    var player = ScreenPlayer()
    let before = player.session.device
    player.play("d W")
    player.press(.enter)
    #expect(player.session.device.isPossible(.declineCall))
    player.play(":back^M")
    player.play(":back^M")
    #expect(player.session.device.ringing == before.ringing)
    #expect(player.session.device.apps == before.apps)
  }

  @Test("what is refused in the past, where no row says so, is explained too")
  func past() {
    var player = ScreenPlayer()
    player.play("o 2 , , , ,")
    while player.session.timeline.isPast, player.session.device.frontApp != nil {
      player.press(",")
    }
    player.press("h")
    player.press("W")
    #expect(shown(player)?.title.contains("press home") == true)
    player.press(.enter)
    #expect(player.session.device.isPossible(.pressHome))
  }

  @Test("a way with several steps and with waiting is gone to its end")
  func longWay() throws {
    var player = ScreenPlayer()
    // Choosing an app asks for the switcher, and a card in it.
    player.play(":why_not_choose_Maps^M")
    let way = try #require(shown(player)?.way)
    #expect(way.steps.count > 1)
    player.press(.enter)
    #expect(player.session.device.isPossible(.choose(player.session.device.reference(at: 1))))
  }

  @Test("Enter on a state the app is not in offers the way there", arguments: sizes)
  func state(_ size: Size) throws {
    var player = ScreenPlayer(size: size)
    player.play("o 2")
    while player.session.focus != .diagram { player.press(.tab) }
    player.press(.pageDown)
    #expect(player.session.view.selectedState == .suspended)
    player.press(.enter)
    let card = try #require(shown(player))
    #expect(card.way != nil)
    #expect(player.lines.joined(separator: "\n").contains("is not in this state"))
    player.press(.down)
    player.press(.enter)
    #expect(player.session.device.apps[0].state == .suspended)
  }

  @Test("the timers take the keys, and Enter says what began one")
  func timer() {
    var player = ScreenPlayer()
    player.play("o 2 h 0.5")
    while player.session.focus != .timers { player.press(.tab) }
    Golden.expect(player.canvas.golden(), "timers-focused-80x24")
    player.press(.enter)
    let text = player.lines.joined(separator: "\n")
    #expect(text.contains("press home"))
    #expect(text.contains("Rule: limit."))
    #expect(text.contains("runs out at"))
  }

  @Test("nothing is explained where nothing has happened")
  func nothing() {
    var player = ScreenPlayer()
    player.press("W")
    #expect(player.lines.contains { $0.contains(Language.english.phrases.why.nothing) })
    player.press("q")
    #expect(player.session.overlay == nil)
  }

  @Test("what happened before a row that was forgotten is not made up")
  func forgotten() throws {
    var log = Log()
    let played = ScenarioPlay.entries("tap icon, press home")
    for entry in played.suffix(3) { log.append(.entry(entry)) }
    let last = try #require(played.last)
    #expect(log.row(ofEntry: last.number) == 2)
    #expect(log.row(ofEntry: 0) == nil)
    #expect(Explanation(of: last.number, in: log.entry)?.isComplete == false)
  }

  @Test("a row is found by its entry among notes and after many were forgotten")
  func rows() {
    var log = Log()
    let entries = ScenarioPlay.entries("tap icon, press home")
    for entry in entries {
      log.append(.note(LogNote(.presenter, "a"), time: .zero))
      log.append(.entry(entry))
      log.append(.note(LogNote(.presenter, "b"), time: .zero))
    }
    for entry in entries { #expect(log.entry(entry.number) == entry) }
    #expect(log.entry(entries.count) == nil)
    #expect(log.entry(-1) == nil)
  }
}

/// The entries of a scenario on one line.
enum ScenarioPlay {
  static func entries(_ steps: String) -> [Trace.Entry] {
    guard let scenario = try? Scenario.parse(steps) else { return [] }
    var runner = Scenario.Runner(scenario)
    var entries: [Trace.Entry] = []
    while let result = runner.next() { entries += result.entries }
    return entries
  }
}

@Suite("Why in plain mode")
struct PlainWhyTests {
  private func play(_ lines: String...) throws -> (output: [String], errors: [String]) {
    var plain = PlainSession(start: Session.Start(try Scenario.parse("app A\napp B")), at: .zero)
    var output: [String] = []
    var errors: [String] = []
    for line in lines {
      output = []
      for answer in [plain.read(Array(line.utf8), at: .zero), plain.drain(at: .zero)] {
        output += answer.output
        errors += answer.errors
      }
    }
    return (output, errors)
  }

  @Test("why reads the chain by the numbers of the rows, without signs")
  func chain() throws {
    let (output, _) = try play("tap icon", "press home", "wait 9s", "why")
    #expect(output[0] == "Steps from the cause to this, each with the app's state:")
    #expect(output.contains { $0.contains("Go to the Home Screen.") && $0.hasSuffix("[Active]") })
    #expect(output.contains { $0.contains("time limit reached: suspension") })
    #expect(output.contains { $0.hasPrefix("Rule: suspended.no-callback: ") })
    for line in output {
      #expect(!line.unicodeScalars.contains { !$0.isASCII && $0 != "→" }, "\(line)")
    }
  }

  @Test("why N explains the row of that number")
  func row() throws {
    let (first, _) = try play("tap icon", "why 1")
    #expect(first.first == "0.00 s: Open the app from the Home Screen: A.")
    #expect(try play("tap icon", "why 400").errors == ["The log has no row 400 with a cause."])
    #expect(try play("why").errors == ["There is nothing to explain yet."])
    #expect(try play("why me").errors == [Language.english.phrases.why.usage])
  }

  @Test("why not says what forbids an event, and 1 goes the way")
  func whyNot() throws {
    let (output, _) = try play("why not press home")
    #expect(output.contains("Why it is not possible: An app must be in front."))
    #expect(output.last == "Type 1 to do this.")
    let (gone, _) = try play("why not press home", "1")
    #expect(gone.contains { $0.hasSuffix("A is now Active: the app is launching.") })
    #expect(try play("why not press home", "status", "1").errors.count == 1)
    #expect(try play("tap icon", "why not press home").output.contains("It is possible now."))
    let (_, errors) = try play("tap icon", "  why  not  prss home")
    #expect(errors.first?.hasPrefix("<stdin>:2:13: ") == true, "\(errors)")
  }
}
