// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

/// A tester at the screen of a walk, with a disk that can be full.
struct WalkPlayer {
  static let tour = """
    # Tour of Notes
    app Notes
    # Tap the icon of Notes.
    tap icon
    expect Notes active
    # Press the side button.
    +2s lock
    expect Notes background
    # Wait 6 seconds.
    wait 6s
    expect Notes suspended
    # Press the side button, and unlock.
    unlock
    expect Notes active
    """

  private(set) var session: Session
  var wall = Duration.seconds(1_000)
  /// The walk on the disk; nil before the first verdict.
  private(set) var disk: Walk?
  /// The reason why nothing can be written; nil if it can.
  var problem: String?
  private(set) var hasQuit = false

  init(
    _ text: String = tour, size: Size = Size(80, 24), resuming walk: Walk? = nil, from: Int? = nil,
    selection: [Int]? = nil, asked: [Walk.Fact] = [], evidence: String? = nil
  ) throws {
    let scenario = try Scenario.parse(text)
    var begun = walk ?? Walk(Walk.Source(name: "tour.scenario", text: text))
    if walk == nil { begun.selection = selection }
    var phone = scenario
    phone.steps = []
    var start = Session.Start(phone, size: size)
    start.run.walk = Walkthrough.Start(
      begun, Walk.steps(of: scenario), path: "tour.walk", from: from, asked: asked)
    start.run.walk?.evidence = evidence
    session = Session(start: start, at: wall)
  }

  mutating func press(_ keys: String) {
    for character in keys { press(.character(character)) }
  }

  mutating func press(_ key: Key) { perform(session.update(.key(key), at: wall)) }

  mutating func type(_ text: String) {
    press(text)
    press(.enter)
  }

  /// Time passes; the program wakes when it wants to. Returns how often it did.
  mutating func wait(_ time: Duration) -> Int {
    let end = wall + time
    var count = 0
    while let next = session.nextWakeUp(after: wall), next <= end {
      wall = next
      count += 1
      perform(session.update(.timePassed, at: wall))
    }
    wall = end
    return count
  }

  mutating func stop(for time: Duration) {
    _ = session.update(.stopping, at: wall)
    wall += time
    _ = session.update(.continued, at: wall)
  }

  private mutating func perform(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .keepWalk(var walk, _, _):
        if let problem {
          perform(session.update(.walkKept(.failure(.failed(problem))), at: wall))
        } else {
          walk.stamp(Int(wall.components.seconds))
          disk = walk
          perform(session.update(.walkKept(.success(walk)), at: wall))
        }
      case .attach(_, _, let step):
        let file = Walk.Evidence(
          file: "step-\(step)-a.png", hash: SHA256.text([UInt8(step)]), bytes: 1)
        perform(session.update(.attached(.success(file), step: step), at: wall))
      case .quit: hasQuit = true
      case .stopProcess, .relaunch, .repaint, .save, .savePage, .noteStart, .keepNotes, .copy,
        .listLibrary,
        .readCourse,
        .openScenario,
        .lessonDone,
        .openLesson, .report, .speak, .keepHandIn:
        break
      }
    }
  }

  var walkthrough: Walkthrough? { (session.overlay as? WalkOverlay)?.walkthrough }
  var number: Int { (walkthrough?.index ?? -1) + 1 }
  var verdicts: [Walk.Verdict?] { (1...4).map { disk?.results[$0]?.verdict } }
  var state: EmulatedApp.State { session.device.apps[0].state }
  var lines: [String] { Screen.draw(session).lines }
  var text: String { lines.joined(separator: "\n") }
}

@Suite("Walkthroughs")
struct WalkthroughTests {
  @Test("a verdict is on the disk before the next step is shown")
  func verdicts() throws {
    var player = try WalkPlayer()
    #expect(player.number == 1)
    #expect(player.state == .active)
    player.press("p")
    #expect(player.verdicts == [.passed, nil, nil, nil])
    #expect(player.number == 2)
    #expect(player.state == .background)
    player.press("s")
    #expect(player.verdicts == [.passed, .skipped, nil, nil])
    #expect(player.state == .suspended)
  }

  @Test("a verdict that cannot be saved does not count, and the step stays")
  func fullDisk() throws {
    var player = try WalkPlayer()
    player.problem = "tour.walk: No space left on device"
    player.press("p")
    #expect(player.number == 1)
    #expect(player.disk == nil)
    #expect(player.walkthrough?.walk.results.isEmpty == true)
    #expect(player.text.contains("No space left on device"))
    player.problem = nil
    player.press("p")
    #expect(player.verdicts == [.passed, nil, nil, nil])
    #expect(player.number == 2)
  }

  @Test(
    "a key attaches the newest file of the folder to the step, once, and a new verdict keeps it")
  func evidence() throws {
    var player = try WalkPlayer()
    player.press("a")
    #expect(player.text.contains("Name the folder of your screenshots"))
    #expect(player.disk == nil)
    player = try WalkPlayer(evidence: "pictures")
    player.press("a")
    #expect(player.disk?.results[1]?.evidence.map(\.file) == ["step-1-a.png"])
    #expect(player.text.contains("Attached: step-1-a.png"))
    #expect(player.number == 1)
    player.press("a")
    #expect(player.disk?.results[1]?.evidence.count == 1)
    #expect(player.text.contains("step-1-a.png is attached already"))
    player.press("p")
    player.press(.left)
    #expect(player.text.contains("step-1-a.png"))
    player.press("s")
    #expect(player.disk?.results[1]?.evidence.count == 1)
  }

  @Test("a file that cannot be noted on the disk does not count")
  func evidenceOnFullDisk() throws {
    var player = try WalkPlayer(evidence: "pictures")
    player.problem = "tour.walk: No space left on device"
    player.press("a")
    #expect(player.walkthrough?.walk.results.isEmpty == true)
    #expect(player.text.contains("No space left on device"))
  }

  @Test("a note for another session is kept beside the steps, also at the end")
  func followUp() throws {
    var player = try WalkPlayer()
    player.press("u")
    player.type("Try it in Mail")
    #expect(player.disk?.followUps == ["Try it in Mail"])
    #expect(player.walkthrough?.phase == .step)
    player.press("u")
    player.press(.escape)
    player.press("ssss")
    #expect(player.walkthrough?.phase == .finished)
    player.press("u")
    player.type("And in Maps")
    #expect(player.walkthrough?.phase == .finished)
    #expect(player.disk?.followUps == ["Try it in Mail", "And in Maps"])
    #expect(player.text.contains("And in Maps"))
  }

  @Test("set-up is a kind of time")
  func setUp() throws {
    var player = try WalkPlayer()
    player.press("tt")
    player.wall += .seconds(30)
    player.press("p")
    #expect(player.disk?.times[.setUp] == .seconds(30))
  }

  @Test("a note that cannot be saved stays in the line")
  func noteStays() throws {
    var player = try WalkPlayer()
    player.press("n")
    player.problem = "tour.walk: No space left on device"
    player.type("flickers")
    #expect(player.walkthrough?.phase == .note)
    player.problem = nil
    player.press(.enter)
    #expect(player.disk?.results[1]?.note == "flickers")
    #expect(player.disk?.results[1]?.verdict == nil)
    #expect(player.number == 1)
  }

  @Test("after a failure the tester is asked what came instead, and for a note")
  func failure() throws {
    var player = try WalkPlayer()
    player.press("p")
    player.press("f")
    #expect(player.verdicts == [.passed, .failed, nil, nil])
    #expect(player.walkthrough?.phase == .instead)
    // That nothing was logged stands at the head of the list, then the methods of the step.
    #expect(player.lines[4].contains("nothing was logged"))
    player.press(.down)
    player.press(.down)
    player.press(.enter)
    player.type("screen stays black")
    // What is typed narrows the list.
    player.press("memoryw")
    player.press(.down)
    player.press(.enter)
    player.press(.enter)
    #expect(
      player.disk?.results[2]?.instead == [
        "applicationWillResignActive(_:)", "screen stays black",
        "applicationDidReceiveMemoryWarning(_:)",
      ])
    #expect(player.walkthrough?.phase == .note)
    player.type("only with a case")
    #expect(player.disk?.results[2]?.note == "only with a case")
    #expect(player.number == 3)
  }

  @Test("an app that logged nothing needs two keys")
  func nothingLogged() throws {
    var player = try WalkPlayer()
    player.press("f")
    player.press(.down)
    player.press(.enter)
    player.press(.enter)
    #expect(player.disk?.results[1]?.instead == ["nothing was logged"])
  }

  @Test("Esc leaves out what is asked, and the verdict stays")
  func leftOut() throws {
    var player = try WalkPlayer()
    player.press("f")
    player.press(.escape)
    player.press(.escape)
    #expect(player.verdicts == [.failed, nil, nil, nil])
    #expect(player.number == 2)
    player.press("b")
    #expect(player.walkthrough?.phase == .note)
    player.press(.escape)
    #expect(player.verdicts == [.failed, .blocked, nil, nil])
  }

  @Test("a step can be judged again; then the first one without a verdict follows")
  func again() throws {
    var player = try WalkPlayer()
    player.press("pp")
    player.press(.left)
    player.press(.left)
    #expect(player.number == 1)
    #expect(player.state == .active)
    player.press("s")
    #expect(player.verdicts == [.skipped, .passed, nil, nil])
    #expect(player.number == 3)
    #expect(player.state == .suspended)
  }

  @Test("what is on the disk is enough to go on: nothing else is needed after a kill")
  func resumes() throws {
    var player = try WalkPlayer(asked: [.tester])
    player.type("Ada")
    player.press("pp")
    let disk = try #require(player.disk)
    let resumed = try WalkPlayer(resuming: disk)
    #expect(resumed.number == 3)
    #expect(resumed.state == .suspended)
    #expect(resumed.walkthrough?.walk.facts == [.tester: "Ada"])
    #expect(resumed.text.contains("Resumed at step 3 of 4"))
    // The phone is taken to be where it was.
    #expect(resumed.walkthrough?.preparation.isEmpty == true)
  }

  @Test("steps before the first that is asked for are shown as the way there")
  func preparation() throws {
    var player = try WalkPlayer(selection: [3])
    #expect(player.number == 3)
    #expect(player.text.contains("Do this first, without checking:"))
    #expect(player.text.contains("1. Tap the icon of Notes on"))
    player.press("p")
    #expect(player.walkthrough?.phase == .finished)
    #expect(player.text.contains("The only step has a verdict."))
    let from = try WalkPlayer(from: 4)
    #expect(from.number == 4)
    #expect(from.walkthrough?.preparation.map(\.number) == [1, 2, 3])
  }

  @Test("facts are asked once, and may be left out")
  func facts() throws {
    var player = try WalkPlayer(asked: Walk.Fact.allCases)
    player.type("Find leaks")
    player.press(.escape)
    player.type("iPhone 15")
    player.type("")
    #expect(player.walkthrough?.walk.facts == [.charter: "Find leaks", .device: "iPhone 15"])
    #expect(player.walkthrough?.phase == .step)
    #expect(player.disk?.facts.count == 2)
  }

  @Test("the clock counts design, execution and investigation, and stands still when it should")
  func times() throws {
    var player = try WalkPlayer(asked: [.charter])
    player.wall += .seconds(60)
    player.type("x")
    player.wall += .seconds(120)
    player.press("f")
    player.wall += .seconds(30)
    player.press(.escape)
    player.press(.escape)
    player.wall += .seconds(5)
    // Paused, then stopped by Ctrl-Z.
    player.press(" ")
    player.wall += .seconds(1_000)
    player.press(" ")
    player.stop(for: .seconds(1_000))
    player.press("t")
    player.wall += .seconds(7)
    player.press("p")
    #expect(
      player.disk?.times == [
        .design: .seconds(60), .execution: .seconds(125), .investigation: .seconds(37),
      ])
    #expect(player.disk?.results[1]?.time == .seconds(120))
    #expect(player.disk?.results[2]?.time == .seconds(12))
  }

  @Test("the clock is saved with every minute, also while a note is typed, and not while it stands")
  func minutes() throws {
    var player = try WalkPlayer()
    player.wall += .seconds(10)
    player.press("n")
    player.press("half a no")
    #expect(player.wait(.seconds(59)) == 0)
    #expect(player.wait(.seconds(1)) == 1)
    #expect(player.disk?.times == [.execution: .seconds(10), .investigation: .seconds(60)])
    #expect(player.text.contains("investigation 1 min"))
    player.problem = "tour.walk: No space left on device"
    #expect(player.wait(.seconds(60)) == 1)
    #expect(!player.text.contains("No space left"))
    player.problem = nil
    player.type("te")
    #expect(player.disk?.results[1]?.note == "half a note")
    player.press(" ")
    #expect(player.session.nextWakeUp(after: player.wall) == nil)
  }

  @Test("leaving saves the clock; if that cannot be done, a second q leaves all the same")
  func leaves() throws {
    var player = try WalkPlayer()
    player.wall += .seconds(9)
    player.press("q")
    #expect(player.hasQuit)
    #expect(player.disk?.times[.execution] == .seconds(9))
    player = try WalkPlayer()
    player.problem = "tour.walk: Read-only file system"
    player.press("q")
    #expect(!player.hasQuit)
    #expect(player.text.contains("to quit anyway."))
    player.press("q")
    #expect(player.hasQuit)
  }

  @Test("the end says what is open, what failed, and how to report it")
  func end() throws {
    var player = try WalkPlayer(size: Size(120, 40), from: 2)
    player.press("f")
    player.type("black")
    player.press(.enter)
    player.press(.escape)
    player.press("pp")
    #expect(player.walkthrough?.phase == .finished)
    #expect(player.text.contains("Without a verdict: 1."))
    #expect(player.text.contains("2. Press the side button."))
    #expect(player.text.contains("Instead: black"))
    #expect(player.text.contains("applife report tour.walk"))
    #expect(player.session.farewell[0] == "3 of 4 steps have a verdict: tour.walk")
  }

  @Test("keys that mean nothing here do nothing to the phone")
  func otherKeys() throws {
    var player = try WalkPlayer()
    let device = player.session.device
    for key in "ohlcxRXEMKz:/" { player.press(.character(key)) }
    for key: Key in [.tab, .enter, .delete, .function(1)] { player.press(key) }
    #expect(player.session.device == device)
    #expect(player.disk == nil)
    #expect(player.number == 1)
  }

  @Test("control characters of a file never reach the screen")
  func harmless() throws {
    var player = try WalkPlayer()
    player.press("n")
    player.type("a\u{1B}]0;x\u{7}b")
    #expect(player.disk?.results[1]?.note == "a]0;xb")
    var walk = try #require(player.disk)
    walk.results[1]?.note = "\u{1B}[31mred"
    walk.facts[.tester] = "\u{9B}31m"
    let resumed = try WalkPlayer(resuming: walk)
    #expect(resumed.text.contains("[31mred"))
    #expect(!resumed.text.unicodeScalars.contains { $0.isControl && $0 != "\n" })
  }

  @Test("the screen of a walk", arguments: [Size(80, 24), Size(120, 40)])
  func screens(size: Size) throws {
    let name = "\(size.width)x\(size.height)"
    var player = try WalkPlayer(size: size, asked: [.charter])
    Golden.expect(Screen.draw(player.session).golden(), "walk-charter-\(name)")
    player.type("Leaks")
    player.press("p")
    Golden.expect(Screen.draw(player.session).golden(), "walk-step-\(name)")
    player.press("f")
    player.press(.down)
    player.press(.down)
    Golden.expect(Screen.draw(player.session).golden(), "walk-instead-\(name)")
    player.press(.enter)
    player.press(.enter)
    player.type("only once")
    player.press("?")
    Golden.expect(Screen.draw(player.session).golden(), "walk-help-\(name)")
    player.press("?")
    player.press("ps")
    Golden.expect(Screen.draw(player.session).golden(), "walk-end-\(name)")
  }

  @Test("every size has the verdicts, what to do and the keys", arguments: OverlayTests.sizes)
  func sizes(_ size: Size) throws {
    let player = try WalkPlayer(size: size, from: 2)
    #expect(player.text.contains("Press the side button."))
    #expect(player.text.contains("Step 2 of 4"))
    #expect(player.lines.allSatisfy { TextWidth.of($0) <= size.width })
  }
}
