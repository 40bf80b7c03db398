// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleTestSupport
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

/// Travel through time: the past is looked at, another future begins there, and none is lost.
@Suite("Timeline")
struct TimelineTests {
  private static let eventKeys = Keymap.standard.eventBindings.map(\.key).filter { $0 != .enter }
  private static let steps: [(back: String, forward: String)] = [
    (",", "."), ("[", "]"), ("{", "}"),
  ]

  /// Keys and waits as they come.
  private static func walk(_ dice: inout Dice, _ player: inout Player, keys: Int) {
    for _ in 0..<keys {
      switch dice.roll(8) {
      case 0: player.wait(.milliseconds(dice.pick([0, 1, 40, 777, 5_000, 31_000, 200_000])))
      case 1: player.press("o")
      case 2: player.press(">")
      case _: player.press(dice.pick(eventKeys))
      }
      if player.session.overlay != nil { player.press(.escape) }
    }
  }

  /// A device that takes these events, and nothing else.
  private static func replayed(_ session: Session, until place: Position.Place) -> Device {
    var device = session.timeline.start
    for event in session.timeline.events.prefix(place.eventCount) {
      _ = device.advance(to: event.time)
      _ = device.handle(event.event)
    }
    if place.hasAdvanced { _ = device.advance(to: place.time) }
    return device
  }

  @Test("Back to the beginning and forward again is the identity", arguments: 0..<8)
  func identity(seed: Int) {
    var dice = Dice(seed: seed)
    var player = Player(apps: ["Notes", "Maps", "Mail"])
    Self.walk(&dice, &player, keys: 60)
    let present = player.session
    for (back, forward) in Self.steps {
      var count = 0
      while true {
        player.press(back)
        if player.message == "This is the first moment." { break }
        count += 1
        #expect(player.session.timeline.isPast)
        #expect(player.device == Self.replayed(present, until: player.session.timeline.place))
        let rows = player.session.log.rows
        #expect(rows == Array(present.log.rows.prefix(rows.count)))
        // Time stands still meanwhile.
        player.wait(.seconds(3))
        #expect(player.device == Self.replayed(present, until: player.session.timeline.place))
      }
      #expect(player.device == present.timeline.start)
      #expect(player.session.log.isEmpty)
      for _ in 0..<count { player.press(forward) }
      #expect(!player.session.timeline.isPast)
      #expect(player.device == present.device)
      #expect(player.session.timeline.facts == present.timeline.facts)
      #expect(player.session.log.rows == present.log.rows)
      #expect(player.session.run.asScenario == present.run.asScenario)
    }
    #expect(player.session.timeline.branches.count == 1)
  }

  @Test(
    "Lanes stand in the order of the apps, whichever is in focus, in the colors of their states")
  func lanes() throws {
    var player = ScreenPlayer(size: Size(200, 50))
    player.play("o 2 h 1 3 o 2")
    let rect = player.session.layout.timeline
    let rows = (rect.y + 1..<rect.maxY).map { player.lines[$0] }
    #expect(
      rows.map { String($0.prefix(9)).trimmed }.filter { !$0.isEmpty } == [
        "1 Notes", "2 Maps", "3 Music", "4 Mail",
      ])
    let stops = player.session.timeline.window.stops
    let panel = TimelinePanel(player.session, in: player.session.layout)
    var seen: Set<Int> = []
    for x in rect.x + 10..<rect.maxX {
      guard let index = panel.moment(at: Point(x, rect.y), in: rect) else { continue }
      seen.insert(index)
      let cell = player.canvas.rows[rect.y + 1][x]
      #expect(cell.style.color == Style.of(stops[index].states[0]).color)
    }
    #expect(seen.count == stops.count)
  }

  @Test("The times of moments stand above them, the first with its unit, and none is cut")
  func times() throws {
    var player = ScreenPlayer(size: Size(120, 40))
    player.play("o 2 h 1 o 2 c 1 d 3 h 9")
    let rect = player.session.layout.timeline
    let stops = player.session.timeline.window.stops
    for steps in 0..<6 {
      if steps > 0 { player.press(",") }
      let rule = Array(player.lines[rect.y - 1])
      // The mark of the moment that is shown may stand there.
      if player.session.timeline.window.shown > 2 {
        #expect(String(rule[(rect.x + 10)...]).hasPrefix("0 s"))
      }
      let panel = TimelinePanel(player.session, in: player.session.layout)
      var labels = 0
      for x in rect.x + 10..<rule.count {
        guard let index = panel.moment(at: Point(x, rect.y), in: rect) else { continue }
        let stamp = Array(TimeText.stamp(stops[index].place.time))
        let start = x + (index == player.session.timeline.window.shown ? 1 : 0)
        guard start + stamp.count < rule.count else { continue }
        if Array(rule[start..<start + stamp.count]) == stamp { labels += 1 }
      }
      #expect(labels >= 1, "\(String(rule))")
      // Nothing but whole numbers stands between the pieces of the rule.
      let words = String(rule).split { "─▼┬┴┼ s".contains($0) }
      #expect(
        words.allSatisfy { word in
          word == "0" || stops.contains { TimeText.stamp($0.place.time) == word }
        }, "\(words)")
    }
  }

  @Test("Moments stand as far apart as the time between them, and each has a column of its own")
  func scale() {
    var player = ScreenPlayer(size: Size(120, 40))
    func columns() -> [Int] {
      let rect = player.session.layout.timeline
      let panel = TimelinePanel(player.session, in: player.session.layout)
      let stops = player.session.timeline.window.stops
      return stops.indices.map { index in
        (0..<120).first { panel.moment(at: Point($0, rect.y), in: rect) == index } ?? -1
      }
    }
    func times() -> [Double] {
      player.session.timeline.window.stops.map { Double($0.place.time.milliseconds) / 1000 }
    }
    player.play("o 2 h 1 o 2")
    // A column for a tenth of a second, from the column of the first one.
    for (column, time) in zip(columns(), times()) {
      #expect(abs(Double(column - 10) - time * 10) <= 2, "\(column) \(time)")
    }
    player.play("h 600 l 0.1 l 0.1")
    let (places, moments) = (columns(), times())
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
    // The longest wait takes nearly all of the room.
    let longest =
      zip(moments, moments.dropFirst()).map { $1 - $0 }.enumerated()
      .max { $0.element < $1.element }?.offset ?? 0
    #expect(places[longest + 1] - places[longest] > 40)
    #expect(places.allSatisfy { $0 >= 10 && $0 < 103 })
  }

  @Test("While a limit counts, the line goes on to now, which the mark stands for")
  func goesOn() throws {
    var player = ScreenPlayer(size: Size(120, 40))
    player.play("o 2 $ h 1")
    let rect = player.session.layout.timeline
    func mark() throws -> Int { try #require(Array(player.lines[rect.y - 1]).firstIndex(of: "▼")) }
    let first = try mark()
    player.wait(.seconds(3))
    let second = try mark()
    #expect(second - first == 30)
    #expect(player.lines[rect.y - 1].contains("▼" + TimeText.stamp(player.session.device.now)))
    // The lane is as long as the state has lasted.
    let lane = player.lines[rect.y + 1].trimmed
    #expect(lane.count == second && lane.dropFirst(first).allSatisfy { $0 == "─" }, "\(lane)")
  }

  @Test("No future is lost: each branch ends as it did, and replays to the same", arguments: 0..<6)
  func branches(seed: Int) throws {
    var dice = Dice(seed: 1_000 + seed)
    var player = Player(apps: ["Notes", "Maps"])
    var ends: [Int: (device: Device, rows: [LogRow], text: String)] = [:]
    func keep() {
      let session = player.session
      guard !session.timeline.isPast, !session.timeline.isDetached else { return }
      ends[session.timeline.current] = (
        session.device, session.log.rows, session.run.asScenario.text
      )
    }
    for _ in 0..<12 {
      Self.walk(&dice, &player, keys: 12)
      keep()
      for _ in 0..<dice.roll(12) {
        player.press(dice.pick([",", "[", "{", "z", "(", ".", "Z", "]"]))
      }
      if dice.roll(4) == 0 {
        let branch = dice.pick(Array(ends.keys).sorted())
        player.enter("switch \(branch + 1)")
      }
    }
    keep()
    #expect(ends.count > 2)
    for (branch, end) in ends.sorted(by: { $0.key < $1.key }) {
      player.enter("switch \(branch + 1)")
      #expect(player.session.timeline.current == branch)
      #expect(player.device == end.device)
      #expect(player.session.log.rows == end.rows)
      #expect(player.session.run.asScenario.text == end.text)
      var runner = Scenario.Runner(try Scenario.parse(end.text))
      var replayed: [String] = []
      while let result = runner.next() { replayed += result.entries.map(Self.line) }
      #expect(replayed.starts(with: player.entries.filter { !$0.isRefusal }.map(Self.line)))
    }
  }

  private static func line(_ entry: Trace.Entry) -> String {
    "\(entry.time) \(entry.app ?? "") \(entry.kind) \(entry.rule)"
  }

  @Test("An event in the past opens a branch; one that is refused there changes nothing")
  func branch() {
    var player = Player()
    player.press("o")
    player.wait(.seconds(1))
    player.press("h")
    player.wait(.seconds(20))
    let old = player.session
    player.press("[[")
    #expect(player.state == .active)
    player.press("d")
    #expect(player.session.timeline.isPast)
    #expect(player.session.message?.kind == .refusal)
    player.press("l")
    #expect(!player.session.timeline.isPast)
    #expect(player.device.isLocked)
    #expect(player.message == "New branch 2. The later events stay in the old branch.")
    // The clock goes on from there.
    player.wait(.seconds(1))
    #expect(player.device.now == .seconds(1))
    player.enter("branch locked")
    player.enter("switch 1")
    #expect(player.device == old.device)
    #expect(player.session.log.rows == old.log.rows)
    player.enter("switch locked")
    #expect(player.device.isLocked)
    player.enter("switch nowhere")
    #expect(player.message == "No branch has the name or number nowhere.")
    player.enter("switch 1")
    player.enter("branch locked")
    #expect(player.message == "Another branch is named locked.")
    // A name that applife gives itself, or could give, would stand for two branches.
    for name in ["branch 1", "Branch 9", "2", "\"  \""] {
      player.enter("branch " + name)
      #expect(
        player.message == "applife names branches like this itself. Give another name.", "\(name)")
    }
    player.enter("branch unlocked")
    player.enter("branch unlocked")
    #expect(player.message == "This branch is named unlocked.")
    player.enter("branch")
    #expect(player.message == "branch needs a name.")
  }

  @Test("Undo takes one event back at a time, redo brings it again", arguments: 0..<5)
  func undo(seed: Int) {
    var dice = Dice(seed: 2_000 + seed)
    var player = Player(apps: ["Notes", "Maps"])
    Self.walk(&dice, &player, keys: 40)
    let present = player.session
    let accepted = present.timeline.events.filter { !$0.isRefused }.count
    var count = 0
    while true {
      player.press("z")
      if player.message == "Nothing to undo." { break }
      count += 1
    }
    #expect(count == accepted)
    for _ in 0..<count { player.press("Z") }
    #expect(player.device == present.device)
    #expect(player.session.log.rows == present.log.rows)
    #expect(player.session.run.asScenario == present.run.asScenario)
    player.press("Z")
    #expect(player.message == "Nothing to redo.")
  }

  @Test("A branch that time opened keeps where the scenario stands when redo leaves it")
  func redoFromBranchOfTime() throws {
    let session = try Player(scenario: "# Two steps.\napp Notes\ntap icon\npress home").session
    let playback = try #require(session.playback)
    var timeline = session.timeline
    let app = timeline.device.reference(at: 0)
    _ = timeline.handle(.tapIcon(app))
    _ = timeline.handle(.pressHome)
    let place = timeline.place
    _ = timeline.handle(.lock)
    timeline.undo(to: place, playback)
    // The app is suspended, which opens a branch.
    _ = timeline.advance(to: .seconds(60))
    #expect(timeline.branches.count == 2)
    timeline.playback?.taken = 1
    _ = timeline.redo()
    #expect(timeline.device.isLocked)
    #expect(timeline.playback?.taken == 0)
    timeline.switchBranch(to: 1)
    #expect(!timeline.device.isLocked)
    #expect(timeline.playback?.taken == 1)
  }

  @Test("A branch that time alone opened is not listed until an event happens there")
  func branchOfTime() throws {
    var player = try Player(
      scenario: "app Notes\non didFinishLaunching take 2s\n")
    player.press("o")
    player.wait(.seconds(1))
    // Undone while the launch still runs, which then goes on.
    player.press("cz")
    player.wait(.seconds(3))
    #expect(player.states == [.active])
    #expect(player.session.timeline.branches.count == 2)
    #expect(player.session.run.branchWords.lines.count == 1)
    #expect(player.session.run.branchWords.lines.first?.contains("current") == true)
    player.press("h")
    #expect(player.message.contains("branch 2"))
    #expect(player.session.run.branchWords.lines.count == 2)
    player.enter("switch 1")
    #expect(player.session.timeline.current == 0)
  }

  @Test("A branch of time that was left leaves no gap in the numbers")
  func leftBranchOfTime() throws {
    var player = try Player(
      scenario: "app Notes\non didFinishLaunching take 2s\n")
    player.press("o")
    player.wait(.seconds(1))
    player.press("cz")
    player.wait(.seconds(3))
    player.press("zl")
    let lines = player.session.run.branchWords.lines
    #expect(lines.count == 2)
    #expect(lines.last?.hasPrefix("  branch 2") == true)
    player.enter("switch 2")
    #expect(player.device.isLocked)
  }

  @Test("What was undone before another branch is switched to is not brought again behind it")
  func redoAfterSwitching() {
    var player = Player(apps: ["Notes"])
    player.press("o")
    player.wait(.seconds(1))
    player.press("l")
    player.wait(.seconds(1))
    player.press("z")
    player.wait(.seconds(1))
    player.press("h")
    player.wait(.seconds(1))
    player.press("z")
    player.enter("switch 1")
    let switched = player.session
    #expect(player.device.isLocked)
    player.press("Z")
    #expect(player.message == "Nothing to redo.")
    #expect(player.device == switched.device)
    #expect(player.session.timeline.current == switched.timeline.current)
    // What is undone there can be brought again there.
    player.press("zZ")
    #expect(player.device.isLocked)
    #expect(player.session.log.rows == switched.log.rows)
  }

  @Test("In a scenario the next step is the one that was next then")
  func scenario() throws {
    var player = try Player(
      scenario: """
        app Notes
        tap icon
        expect Notes active
        +2s press home
        +3s receive call
        expect no calls
        """)
    player.press(.enter, .enter, .enter)
    let end = player.session
    player.press("[")
    #expect(player.session.playback?.taken == 2)
    player.press("[")
    #expect(player.session.playback?.taken == 1)
    player.press(")")
    #expect(player.session.playback?.taken == 3)
    #expect(player.device == end.device)
    player.press("zz")
    #expect(player.session.playback?.taken == 1)
    #expect(player.state == .active)
    player.press(.enter, .enter)
    #expect(player.device == end.device)
    #expect(player.session.log.rows == end.log.rows)
  }

  @Test("The log of the past is whole where the log itself has forgotten it")
  func longLog() {
    var player = Player()
    player.press("o")
    for _ in 0..<4_000 { player.press("c d") }
    let present = player.session
    #expect(present.log.first > 0)
    player.press("(")
    #expect(player.session.log.isEmpty)
    player.press("]]]")
    #expect(player.session.timeline.place.eventCount == 3)
    #expect(player.session.log.first == 0)
    #expect(player.entries == Array(Self.entries(of: present, events: 3)))
    player.enter("earlier event")
    #expect(player.session.timeline.place.eventCount == 2)
    player.press(")")
    #expect(player.session.log.rows == present.log.rows)
  }

  @Test("Who has looked at the past and goes on does not have the history copied")
  func keepsHistory() {
    var player = Player()
    func history(_ session: borrowing Session) -> UnsafeRawPointer? {
      session.timeline.branches[0].events.withUnsafeBytes { $0.baseAddress }
    }
    player.press("o")
    // Until the list has room: it would be copied where it grows.
    while player.session.timeline.branches[0].events.count < 500
      || player.session.timeline.branches[0].events.capacity
        < player.session.timeline.branches[0].events.count + 4
    { player.press("h o") }
    let before = history(player.session)
    player.press("(")
    player.press("]],.")
    player.press(")")
    #expect(!player.session.timeline.isPast)
    player.press("h o")
    #expect(player.session.timeline.branches.count == 1)
    #expect(history(player.session) == before)
  }

  private static func entries(of session: Session, events count: Int) -> [Trace.Entry] {
    var device = session.timeline.start
    return session.timeline.events.prefix(count).flatMap { event in
      device.advance(to: event.time) + device.handle(event.event)
    }
  }

  @Test("The timeline shows keys, states, forks and where one is")
  func panel() {
    var player = Player()
    player.press("o")
    player.wait(.seconds(1))
    player.press("h")
    player.wait(.seconds(20))
    player.press("[[l")
    player.wait(.seconds(20))
    player.press(",")
    let window = player.session.timeline.window
    #expect(window.stops.compactMap(\.event) == [.tapIcon, .lock])
    #expect(window.stops[window.shown].place == player.session.timeline.place)
    #expect(window.forks.map { window.stops[$0].event }.contains(.tapIcon))
    #expect(window.stops.map { $0.states[0] }.contains(.background))
  }

  @Test("A step moves the mark in the line of moments; the line moves only now and then")
  func lineStays() throws {
    var player = ScreenPlayer(size: Size(80, 24), names: ["Notes"])
    player.play(String(repeating: "o h ", count: 60))
    player.press(String(repeating: "[", count: 40))
    var lines: [String] = []
    var marks: [Int] = []
    for _ in 0..<32 {
      player.press("[")
      let row = try #require(player.lines.firstIndex { $0.hasPrefix(" Events") })
      lines.append(String(player.lines[row].prefix(60)))
      let mark = player.lines[row - 1].firstIndex(of: "▼")
      marks.append(
        player.lines[row - 1].distance(
          from: player.lines[row - 1].startIndex, to: try #require(mark)))
    }
    let moved = zip(lines, lines.dropFirst()).count { $0 != $1 }
    #expect(moved <= 3)
    #expect(zip(marks, marks.dropFirst()).count { $0 - 1 == $1 } >= 28)
    // Never at the ends, where one would not see what comes next.
    #expect(marks.allSatisfy { 20..<55 ~= $0 })
  }

  @Test("The log of the first moment does not ask for a key that would begin a branch")
  func start() {
    var player = ScreenPlayer(size: Size(80, 24), names: ["Notes"])
    player.play("o 2 h")
    player.press("(")
    #expect(player.lines.contains { $0.contains(Language.english.phrases.timeline.nothingBefore) })
    player.press(")")
    #expect(!player.lines.contains { $0.contains(Language.english.phrases.timeline.nothingBefore) })
  }
}

extension Trace.Entry {
  fileprivate var isRefusal: Bool { if case .refused = kind { true } else { false } }
}
