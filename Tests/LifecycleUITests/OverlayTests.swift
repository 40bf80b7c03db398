// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite("Overlays")
struct OverlayTests {
  static let sizes = [Size(40, 10), Size(60, 20), Size(80, 23), Size(80, 24), Size(200, 50)]

  @Test("Enter on a row of the log shows its rule, grade and sources")
  func ruleOfRow() throws {
    var player = ScreenPlayer()
    player.play("o 2 c ^T ^T")
    #expect(player.session.focus == .log)
    // The newest row is a change of state; the one above it a notification, then the call.
    player.press(.up)
    player.press(.up)
    let selected = try #require(player.session.view.cursor.selection(in: player.session.log))
    guard case .entry(let entry) = player.session.log[selected] else { return }
    player.press(.enter)
    let text = player.lines.joined(separator: "\n")
    #expect(text.contains("Rule: \(entry.rule.rawValue)"))
    #expect(text.contains(Language.english.phrases.grade(entry.rule.grade)))
    #expect(text.contains("Sources"))
    #expect(text.contains("Esc close"))
    Golden.expect(player.canvas.golden(), "rule-of-row-80x24")
    player.press(.escape)
    #expect(player.session.overlay == nil)
    #expect(player.session.view.cursor.selection(in: player.session.log) == selected)
  }

  @Test("Enter on a box of the diagram explains the state", arguments: EmulatedApp.State.allCases)
  func ruleOfState(_ state: EmulatedApp.State) {
    var player = ScreenPlayer()
    player.play("o 2")
    while player.session.focus != .diagram { player.press(.tab) }
    #expect(player.session.view.selectedState == .active)
    for move: Key in [.up, .down, .right, .down, .down]
    where player.session.view.selectedState != state {
      player.press(move)
    }
    if state == .inactive {
      player.press(.up)
      player.press(.down)
    }
    #expect(player.session.view.selectedState == state)
    let device = player.session.device
    player.press(.enter)
    let text = player.lines.joined(separator: " ")
    #expect(text.contains("Possible next states"))
    #expect(text.contains("Rule: "))
    #expect(player.session.device == device)
  }

  @Test("every overlay that a key opens says how to leave, at every size", arguments: sizes)
  func waysOut(_ size: Size) {
    var player = ScreenPlayer(size: size)
    player.play("o 2 ^T ^T")
    var opened = 0
    for binding in Keymap.standard.bindings where binding.command.kinds.isEmpty {
      let key = binding.key
      var player = player
      player.press(key)
      guard let overlay = player.session.overlay, !overlay.takesMessageLine else { continue }
      opened += 1
      let lines = player.lines
      let edge = overlay.box(in: player.session, player.session.layout)?.rect.maxY ?? lines.count
      #expect(lines[edge - 1].contains("Esc"), "\(key.name) at \(size)")
      // What the phone shows is never covered.
      #expect(lines[0].contains("Notes"), "\(key.name) at \(size)")
      player.press(.escape)
      #expect(player.session.overlay == nil, "\(type(of: overlay)) at \(size)")
    }
    #expect(opened > 6)
  }

  @Test("the legend has every sign that is drawn")
  func legend() {
    var player = ScreenPlayer(size: Size(200, 120))
    player.press("?")
    let text = player.lines.joined(separator: "\n")
    for sign in Sign.allCases {
      let meaning = Language.english.phrases.sign(sign)
      #expect(text.contains(sign.rawValue) && text.contains(meaning.prefix(20)))
    }
    let drawn = Set(Sign.allCases.map(\.rawValue))
    for state in EmulatedApp.State.allCases { #expect(drawn.contains(Mark.of(state))) }
    player.press(.escape)
    player.play("o 2 b h 1 y G 7 K R l 1 1o 2")
    let phrases = Language.english.phrases
    for number in player.session.log.first..<player.session.log.end {
      let mark = LogLine(player.session.log[number], phrases: phrases).mark
      #expect(drawn.contains(mark), "\(mark) is not in the legend")
    }
  }

  @Test("the help turns its pages to the end, whatever the size", arguments: sizes)
  func pages(_ size: Size) {
    var player = ScreenPlayer(size: size)
    player.press("?")
    player.press(.end)
    #expect(player.lines.joined().contains("Speed"))
  }
}

@Suite("Scenarios on the screen")
struct ScenarioListTests {
  private static let all = [
    ScenarioSummary(name: "six-cases-1-home", title: "Case 1: Home."),
    ScenarioSummary(name: "launch-cold", title: "A cold launch."),
    ScenarioSummary(name: "six-cases-5-call-answered", title: "Case 5: a call is answered."),
    ScenarioSummary(name: "launch-slow", title: "A launch that is too slow."),
    ScenarioSummary(name: "demo", title: "Four apps to play with."),
  ]

  private func picker() -> Player {
    var player = Player()
    player.press(.control("o"))
    #expect(player.effects.last == .listLibrary)
    _ = player.session.update(.library(Library(scenarios: Self.all)), at: player.wall)
    return player
  }

  @Test("They are listed by topic")
  func topics() {
    let groups = ScenarioSummary.byTopic(Self.all)
    #expect(groups.map(\.topic) == ["Launch", "Six cases", nil])
    #expect(groups.map { $0.scenarios.count } == [2, 2, 1])
    let lines = Screen.draw(picker().session).lines
    #expect(lines.contains { $0.contains("Six cases") })
    #expect(lines.contains { $0.contains("Case 5: a call is answered.") })
  }

  @Test("Letters search the names and titles; Enter opens the selected one")
  func search() {
    var player = picker()
    player.press("call")
    #expect(!Screen.draw(player.session).lines.contains { $0.contains("A cold launch.") })
    player.press(.enter)
    #expect(player.effects.last == .openScenario("six-cases-5-call-answered"))
    #expect(player.session.overlay == nil)
  }

  @Test("Arrows select, and nothing that is typed reaches the device")
  func arrows() {
    var player = picker()
    let device = player.device
    player.press("XRK")
    for _ in 0..<3 { player.press(.backspace) }
    player.press(.down, .down, .enter)
    #expect(player.effects.last == .openScenario("six-cases-1-home"))
    #expect(player.device == device)
  }

  @Test("A scenario that was read is begun; one that could not be is said to be missing")
  func opened() throws {
    var player = picker()
    player.press("o")
    player.press(.escape)
    player.press("o")
    let scenario = try Scenario.parse("# A launch.\napp Maps\ntap icon\n+1s press home\n")
    player.open(scenario, name: "a.scenario")
    // What was done is not saved.
    player.press(.enter)
    #expect(player.session.title == "A launch.")
    #expect(player.session.playback?.count == 2)
    #expect(player.session.log.isEmpty)
    player.press(.enter)
    #expect(player.state == .active)
    let problem = OpenError(message: "x: no such\u{1B} file")
    _ = player.session.update(.opened(.failure(problem)), at: player.wall)
    #expect(player.message == "Can't open it: x: no such file")
    #expect(player.session.title == "A launch.")
    player.open(try Scenario.parse("tap icon\n"), name: "b\u{1B}.scenario")
    #expect(player.session.title == "b.scenario", "the title before is not kept")
  }

  @Test("A scenario asks before it replaces events that are not saved")
  func replace() throws {
    let scenario = try Scenario.parse("# A launch.\napp Maps\ntap icon\n")
    var player = Player()
    player.press("o")
    player.open(scenario, name: "a.scenario")
    #expect(player.session.overlay is ReplaceOverlay)
    player.press(.escape)
    #expect(player.session.title != "A launch.")
    player.open(scenario, name: "a.scenario")
    player.press(.enter)
    #expect(player.session.title == "A launch." && player.session.overlay == nil)
    // The steps of a scenario are in its file.
    player.press(.enter)
    player.open(scenario, name: "a.scenario")
    #expect(player.session.overlay == nil)
  }

  @Test("Ctrl-R begins again; what was typed is still remembered")
  func restart() throws {
    var player = try Player(scenario: "# T.\napp Notes\ntap icon\n+1s press home\n")
    player.press(.enter, .enter)
    player.enter("speed 2")
    player.press(.control("r"))
    #expect(player.session.playback?.taken == 0)
    #expect(player.state == .notRunning)
    #expect(player.session.log.isEmpty)
    #expect(player.session.view.kept.promptHistory == ["speed 2"])
    #expect(player.message == "Restarted. Z goes back to where you were.")
  }

  @Test("A restart loses nothing: Z goes back to where the user was, in the scenario too")
  func restartIsUndone() throws {
    var player = try Player(scenario: "# T.\napp Notes\ntap icon\n+1s press home\n")
    player.press(.enter, .enter)
    let (device, log) = (player.device, player.session.log)
    player.press(.control("r"), .enter, .control("r"))
    #expect(player.session.playback?.taken == 0 && player.device.now == .zero)
    player.press("Z")
    #expect(player.session.playback?.taken == 1 && player.state == .active)
    player.enter("switch 1")
    #expect(player.session.playback?.taken == 2)
    #expect(player.device == device)
    #expect((log.first..<log.end).allSatisfy { player.session.log[$0] == log[$0] })
    #expect(player.session.log.end == log.end)
  }

  static let lesson = """
    # Case 5: a call is answered, and ends.
    # Phone comes to the front, so the app enters the background and returns through
    # willEnterForeground.
    app Notes
    tap icon
    # The same first call as in case 4.
    +2s receive call
        expect calls applicationWillResignActive(_:) [active]
    # Phone is in front now.
    +1s answer call
        expect Notes background
    """

  @Test(
    "title, lesson and the note of the next step are read before the step",
    arguments: [Size(60, 20), Size(80, 23), Size(80, 24), Size(100, 30), Size(120, 40)])
  func lesson(_ size: Size) throws {
    let start = Session.Start(try Scenario.parse(Self.lesson), size: size)
    var session = Session(start: start, at: .zero)
    func text() -> String { Screen.draw(session).lines.joined(separator: "\n") }
    #expect(text().contains("Case 5: a call is answered, and ends."))
    #expect(text().contains("Phone comes to the front"))
    #expect(text().contains("Next step (1 of 3): tap icon"))
    #expect(text().contains("waiting for Enter"))
    _ = session.update(.key(.enter), at: .zero)
    #expect(text().contains("Next step (2 of 3): +2s receive call"))
    #expect(text().contains("The same first call as in case 4."))
    _ = session.update(.key(.enter), at: .zero)
    #expect(text().contains("Phone is in front now."))
    Golden.expect(Screen.draw(session).golden(), "scenario-\(size.width)x\(size.height)")
    _ = session.update(.key(.enter), at: .zero)
    #expect(text().contains("2 of 2 expectations passed."))
  }

  @Test("where nothing is due before the next step, the bar says that it waits")
  func waits() throws {
    let start = Session.Start(try Scenario.parse(Self.lesson))
    var session = Session(start: start, at: .zero)
    _ = session.update(.key(.enter), at: .zero)
    for second in 0...5 {
      _ = session.update(.timePassed, at: .seconds(second))
      #expect(Screen.draw(session).lines[0].contains("waiting for Enter"))
    }
    _ = session.update(.key(" "), at: .seconds(5))
    #expect(Screen.draw(session).lines[0].contains("PAUSED"))
  }
}
