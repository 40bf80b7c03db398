// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite("A session with a hosted app")
struct HostingTests {
  private let notes: AppReference
  private var player: Player

  init() {
    var traits = EmulatedApp.Traits(name: "Notes")
    traits.code = .outside
    let device = Device(apps: [traits])
    notes = device.reference(at: 0)
    var start = Session.Start(device: device)
    start.run.isHosting = true
    player = Player(Session(start: start, at: .seconds(1_000)))
  }

  private mutating func host(_ input: Device.Input) {
    _ = player.session.update(.hosted(input), at: player.wall)
  }

  private mutating func launch() {
    player.press("o")
    host(.output(notes, .standardOutput, "a line"))
    while player.device.apps[0].process?.thread.current != nil {
      host(.returned(notes, value: nil))
    }
  }

  @Test("what the process does comes into the log, and what happened is told to it once")
  mutating func answers() {
    launch()
    #expect(player.state == .active)
    #expect(player.entries.contains { $0.kind == .output(.standardOutput, "a line") })
    let told = player.session.takeUntold()
    #expect(told == player.entries)
    #expect(player.session.takeUntold().isEmpty)
  }

  @Test("the list of events does not say what comes next, which a hosted app's own code decides")
  mutating func nextIsNotForetold() {
    player.press(":")
    let lines = Screen.draw(player.session).lines
    #expect(lines.contains { $0.contains("Open the app from the Home Screen") })
    #expect(!lines.contains { $0.contains("Next: ") })
  }

  @Test("numbers agree: only events of the device are counted, and memory is the process's own")
  mutating func numbers() {
    _ = player.session.update(.resized(Size(120, 40)), at: player.wall)
    launch()
    player.press("h")
    host(.output(notes, .standardOutput, "another line"))
    host(.returned(notes, value: nil))
    #expect(player.session.timeline.position.systemEventCount == 2)
    let facts = ProcessFacts(pid: 7, state: "S", processorTime: .zero, megabytes: 35)
    _ = player.session.update(.processes([0: facts]), at: player.wall)
    let lines = Screen.draw(player.session).lines
    #expect(lines.contains { $0.contains("event 2 of 2") })
    #expect(lines.filter { $0.contains("35 MB") }.count == 2)
    #expect(!lines.contains { $0.contains("\(player.device.apps[0].traits.memory) MB") })
  }

  @Test("the report of a crash begins with the person's own line, if one was told")
  mutating func report() {
    launch()
    host(.output(notes, .standardError, "AppDelegate.swift:13: Fatal error: Index out of range"))
    host(.output(notes, .standardError, "  AppDelegate.swift:13 in AppDelegate.helper"))
    host(.output(notes, .host, "ended by signal 4"))
    host(.ended(notes, .crashed(.illegalInstruction)))
    let lines = Screen.draw(player.session).lines
    #expect(lines.contains { $0.contains("Why") && $0.contains("AppDelegate.swift:13: Fatal") })
    #expect(lines.contains { $0.contains("The app crashed.") })
  }

  @Test("the past is made again with what the process did")
  mutating func past() {
    launch()
    player.press("h")
    host(.returned(notes, value: nil))
    let entries = player.entries
    let device = player.device
    player.press("((")
    #expect(player.session.timeline.isPast)
    #expect(!player.session.run.areProcessesRunning)
    #expect(player.session.timeline.presentDevice == device)
    for _ in 0..<20 { player.press(".") }
    player.press(")")
    #expect(player.entries == entries && player.device == device)
    #expect(player.session.run.areProcessesRunning)
  }

  @Test(
    "what no process can do is refused, with a reason",
    arguments: ["z", "Z", "+", "-", ">", ":undo\n", ":speed 4\n", ":switch 1\n", ":load demo\n"])
  mutating func refused(keys: String) {
    launch()
    player.press("h")
    let device = player.device
    for character in keys { player.press(character == "\n" ? .enter : .character(character)) }
    #expect(player.message.contains("A process cannot go back"))
    #expect(player.device == device && player.session.run.timeBase.speed == .normal)
  }

  @Test("what is typed waits for the process, and no longer")
  mutating func typed() {
    launch()
    for character in ":press home, wait 1s, expect Notes background\n" {
      player.press(character == "\n" ? .enter : .character(character))
    }
    #expect(player.state == .active)
    // The method, and the observers of its notification.
    for _ in 0..<2 { host(.returned(notes, value: nil)) }
    #expect(player.state == .background)
    for _ in 0..<2 { host(.returned(notes, value: nil)) }
    let called = player.device.now
    player.wait(.milliseconds(1_100))
    #expect(player.device.now >= called + .seconds(1))
    #expect(!player.message.contains("Fail"))
  }

  @Test("keys that are refused are not offered")
  mutating func keyBar() {
    launch()
    let bar = player.session.frame().lines.last ?? ""
    #expect(bar.contains("help") && bar.contains("pause"))
    for refused in ["skip", "undo", "scenarios", "faster"] { #expect(!bar.contains(refused)) }
  }

  @Test("the report of an end does not offer to take it back")
  mutating func reportOfEnd() {
    launch()
    host(.ended(notes, .crashed(.illegalInstruction)))
    #expect(player.session.overlay is TerminationReportOverlay)
    let screen = player.session.frame().lines.joined(separator: "\n")
    #expect(screen.contains("W why") && !screen.contains("undo"))
  }

  @Test("nothing happens in the past")
  mutating func eventInThePast() {
    launch()
    player.press("(h")
    #expect(player.message.contains("A process cannot go back"))
    #expect(player.session.timeline.branches.count == 1)
  }

  @Test(
    "a relaunch ends the processes, and what the user did until the moment that is shown is done again"
  )
  mutating func relaunch() {
    launch()
    host(.event(.beginTask("Save", notes)))
    _ = player.session.update(.timePassed, at: player.wall + .seconds(2))
    player.wall += .seconds(2)
    player.press("h")
    host(.returned(notes, value: nil))
    player.press("((")
    #expect(player.session.timeline.isPast)
    let effects = player.session.update(.key(.control("r")), at: player.wall)
    #expect(effects == [.relaunch])
    #expect(!player.session.timeline.isPast)
    let again = player.session.takeUntold()
    #expect(again.first?.kind == .event(.tapIcon(notes)))
    #expect(!again.contains { $0.kind == .event(.beginTask("Save", notes)) })
    player.wall += .seconds(3)
    _ = player.session.update(.timePassed, at: player.wall)
    #expect(!player.session.takeUntold().contains { $0.kind == .event(.pressHome) })
    #expect(player.message.contains("Relaunched"))
  }

  @Test("a relaunch forgets neither the quiz nor what was seen")
  mutating func relaunchKeeps() {
    launch()
    player.press("%~1")
    player.press(.escape)
    player.press(.escape)
    let seen = player.session.run.kept.coverage.seen
    _ = player.session.update(.key(.control("r")), at: player.wall)
    #expect(player.session.run.kept.quiz.answers.count == 1)
    #expect(player.session.run.kept.coverage.seen == seen)
    #expect(player.session.run.kept.coverage.seen.states.contains(.active))
    #expect(player.session.view.kept.showsCoverage)
  }

  @Test("the processes stand still while the clock does")
  mutating func paused() {
    launch()
    #expect(player.session.run.areProcessesRunning)
    player.press(" ")
    player.press(.character(" "))
    #expect(!player.session.run.areProcessesRunning)
  }

  @Test("the process is shown with its number, its state, its time and its memory")
  mutating func facts() {
    launch()
    let facts = ProcessFacts(
      pid: 4711, state: "S", processorTime: .milliseconds(120), megabytes: 24)
    _ = player.session.update(.processes([0: facts]), at: player.wall)
    let narrow = player.session.frame().lines
    #expect(narrow[0].contains("real time"))
    _ = player.session.update(.resized(Size(120, 40)), at: player.wall)
    #expect(player.session.frame().lines.contains { $0.contains("Notes · 4711 S 0.12 s 24 MB") })
  }
}
