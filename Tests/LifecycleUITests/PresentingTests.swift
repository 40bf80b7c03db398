// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

/// A scenario before a class: nothing of a step's outcome is seen before it is revealed.
@Suite("Presenting")
struct PresentingTests {
  private static let text = """
    # A call over the app.
    # What is the app told when a call rings?
    app Notes
    on applicationDidEnterBackground take 200ms
    # The user opens the app.
    tap icon
    # Look at the state in brackets.
    +2s receive call
    expect Notes inactive
    +3s decline call
    +2s press home
    expect Notes background
    """

  private static func presented(_ text: String = text) throws -> Player {
    var player = try Player(scenario: text)
    player.press(.control("p"))
    return player
  }

  @Test("A step is taken and hidden; Enter reveals all of it, and then takes the next one")
  func whole() throws {
    var player = try Self.presented()
    let before = player.session
    player.press(.enter)
    #expect(player.session.timeline.isOutcomeHidden)
    #expect(player.device == before.device)
    #expect(player.session.log.rows.allSatisfy { if case .note = $0 { true } else { false } })
    #expect(player.message == "What happens?")
    // The clock stands still however long somebody talks.
    player.wait(.seconds(600))
    #expect(player.device == before.device)
    player.press(.enter)
    #expect(!player.session.timeline.isPast)
    #expect(player.state == .active)
    #expect(player.session.playback?.taken == 1)
    player.press(.enter, .enter)
    #expect(player.state == .inactive)
    // What the author says comes behind what happened.
    #expect(player.session.log.notes.suffix(2).map(\.kind) == [.presenter, .held])
  }

  @Test("The window's title does not tell the scenario's")
  func title() throws {
    var player = try Self.presented("# The call ends the app\ntap icon\n")
    #expect(player.session.windowTitle == "applife")
    player.press(.control("p"))
    #expect(player.session.windowTitle == "The call ends the app")
  }

  @Test("Line by line, a row that can be guessed is revealed each time, and the device follows")
  func lines() throws {
    var player = try Self.presented()
    var whole = player
    whole.press(.enter, .enter)
    player.press(.enter)
    var presses = 0
    while player.session.timeline.isOutcomeHidden {
      let before = player.session.log.rows.count(where: \.isGuessed)
      player.press(".")
      presses += 1
      #expect(player.session.log.rows.count(where: \.isGuessed) == before + 1)
      #expect(presses < 100)
    }
    #expect(presses == whole.session.log.rows.count(where: \.isGuessed))
    #expect(player.session.log.rows == whole.session.log.rows)
    #expect(player.device == whole.device)
    #expect(player.session.timeline.branches.count == 1)
  }

  @Test("Line by line, no limit counts beside a state in which it does not count")
  func linesAndLimits() throws {
    var player = try Self.presented(
      "app Notes\ntap icon\nreceive call\nanswer call\n+4s end call")
    for _ in 0..<3 { player.press(.enter, .enter) }
    player.press(.enter)
    #expect(player.session.run.stage?.countdown?.limit == .suspension)
    var isOver = false
    while player.session.timeline.isOutcomeHidden {
      player.press(".")
      let isBackground = player.session.timeline.facts[0].state == .background
      if !isBackground { isOver = true }
      #expect((player.session.run.stage?.countdown?.limit == .suspension) == isBackground)
    }
    #expect(isOver)
  }

  @Test("The end of a process is large before a class, on small screens too")
  func largeEnd() throws {
    let text =
      "app Notes\non applicationDidEnterBackground(_:) take 8s in Notes\n"
      + "tap icon\nedit\npress home\nexpect end watchdog"
    for size in [Size(80, 24), Size(100, 30), Size(120, 40)] {
      var start = Session.Start(try Scenario.parse(text), size: size)
      start.run.isPresenting = true
      var player = Player(Session(start: start, at: .seconds(1_000)))
      for _ in 0..<9 { player.press(.enter) }
      #expect(player.device.apps[0].lastEnding?.reason == .watchdog)
      let stage = player.session.layout.stage
      let rows = Screen.draw(player.session).lines[stage.y..<stage.maxY]
      #expect(!rows.contains { $0.contains("WATCHDOG") }, "\(rows)")
      #expect(rows.count { $0.contains("█") } >= 3, "\(rows)")
    }
  }

  @Test("While lines are revealed the bar of keys says how to go on")
  func bar() throws {
    var player = try Self.presented()
    player.press(.enter, ".")
    #expect(player.session.timeline.isOutcomeHidden)
    #expect(
      Screen.draw(player.session).lines.last?.hasPrefix(" Enter reveal all  . one line") == true)
    player.press(.enter)
    #expect(Screen.draw(player.session).lines.last?.hasPrefix(" Enter step") == true)
  }

  @Test("Judgement does not spoil the outcome, and is said once all is revealed")
  func verdict() throws {
    var player = try Self.presented()
    for _ in 0..<3 { player.press(.enter, .enter) }
    player.press(.enter)
    #expect(player.message == "What happens?")
    #expect(player.session.playback?.passed == 1)
    player.press(.enter)
    #expect(player.message == "End of the scenario. 2 of 2 expectations passed.")
  }

  @Test("While an outcome is hidden, the state is said to be that before the step")
  func before() throws {
    for size in [Size(40, 12), Size(80, 24), Size(120, 40), Size(200, 50)] {
      var player = try Self.presented()
      _ = player.session.update(.resized(size), at: player.wall)
      player.press(.enter, .enter)
      func text() -> String { Screen.draw(player.session).lines.joined(separator: "\n") }
      #expect(!text().contains("before the step"))
      player.press(.enter)
      #expect(text().contains("before the step"))
      // No state stands in letters of its own below the question.
      let layout = player.session.layout
      let stage = Screen.draw(player.session).lines[layout.stage.y..<layout.stage.maxY]
      #expect(!stage.contains { $0.contains("Active ") && $0.contains("│ Active") })
      let lit = Screen.draw(player.session).rows[layout.diagram.y..<layout.diagram.maxY].joined()
      #expect(!lit.contains { $0.style.color == .active && $0.style.attributes.contains(.reverse) })
      player.press(".")
      #expect(!text().contains("before the step"))
    }
  }

  @Test("A reveal that plays is not called hidden, and one countdown is shown")
  func revealing() throws {
    var start = Session.Start(
      try Scenario.parse(
        "app Notes\non applicationDidEnterBackground(_:) take 3s\ntap icon\npress home\nwait 1s"),
      size: Size(120, 40))
    start.run.isPresenting = true
    start.run.hasMotion = true
    var player = Player(Session(start: start, at: .seconds(1_000)))
    player.press(.enter, .enter, .enter)
    player.wait(.seconds(20))
    player.press(.enter)
    func first() -> String { Screen.draw(player.session).lines[0] }
    #expect(first().contains("HIDDEN"))
    player.press(.enter)
    #expect(player.session.timeline.isOutcomeHidden && !first().contains("HIDDEN"))
    var counted = false
    for _ in 0..<40 {
      player.wait(.milliseconds(100))
      counted = counted || player.session.run.stage?.countdown != nil
      #expect(!first().contains("enter background") && !first().contains("suspen"))
      let stage = player.session.layout.stage
      let large = Screen.draw(player.session).lines[stage.y..<stage.maxY]
      #expect(!large.contains { $0.contains(HiddenRowsPanel.placeholder) })
    }
    #expect(counted)
  }

  @Test("What was predicted is marked once the outcome is revealed, not before")
  func predicted() throws {
    var player = try Self.presented(
      """
      app Notes
      tap icon
      predict state
      press home
      """)
    player.press(.enter, .enter, .enter)
    #expect(player.session.run.isAsking)
    player.press("3")
    #expect(player.session.timeline.isOutcomeHidden)
    #expect(player.session.overlay == nil)
    #expect(player.message == "What happens? Your answer is marked after that.")
    player.press(.enter)
    #expect(!player.session.timeline.isOutcomeHidden)
    #expect(Screen.draw(player.session).lines.contains { $0.contains("Wrong") })
    player.press(.enter)
    #expect(player.session.overlay == nil)
  }

  @Test("A key reveals what is hidden before it does anything; a step back looks at the past")
  func keys() throws {
    var player = try Self.presented()
    player.press(.enter)
    player.press("h")
    #expect(!player.session.timeline.isPast)
    #expect(player.session.timeline.branches.count == 1)
    #expect(player.entries.contains { $0.kind == .event(.pressHome) })
    player = try Self.presented()
    player.press(.enter, .enter, .enter)
    player.press(",")
    #expect(player.session.timeline.isPast && !player.session.timeline.isOutcomeHidden)
    player.press(")")
    #expect(player.state == .inactive)
  }

  @Test("A scenario says where it stops by itself; a run is the same with and without")
  func stops() throws {
    let text = Self.text.replacing("+3s decline", with: "stop here\n+3s decline")
    var player = try Self.presented(text)
    player.press(.enter)
    #expect(player.session.timeline.past?.playback?.taken == 2)
    player.press(.enter, .enter)
    #expect(player.session.timeline.past?.playback?.isOver == true)
    let scenario = try Scenario.parse(text)
    #expect(try Scenario.parse(scenario.text).text == scenario.text)
    #expect(scenario.text.contains("stop here\n+3s decline call"))
    var (with, without) = (
      Scenario.Runner(scenario), Scenario.Runner(try Scenario.parse(Self.text))
    )
    while let one = with.next() { #expect(one.entries == without.next()?.entries) }
    #expect(without.next() == nil)
    for wrong in ["app A\nlock\nstop here", "app A\n+2s stop here\nlock", "app A\nstop there"] {
      #expect(throws: Scenario.Malformed.self) { try Scenario.parse(wrong) }
    }
  }

  @Test("The state and what is done are large, and nothing a class does not need is there")
  func screens() throws {
    for size in [Size(80, 24), Size(100, 30), Size(120, 40), Size(200, 50)] {
      for isASCII in [false, true] {
        var start = Session.Start(try Scenario.parse(Self.text), isASCII: isASCII, size: size)
        start.run.isPresenting = true
        var player = Player(Session(start: start, at: .seconds(1_000)))
        player.press(.enter, .enter, .enter)
        let name = "\(size.width)x\(size.height)" + (isASCII ? "-ascii" : "")
        Golden.expect(Screen.draw(player.session).golden(), "presented-hidden-\(name)")
        player.press(.enter)
        Golden.expect(Screen.draw(player.session).golden(), "presented-\(name)")
      }
    }
  }
}
