// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI
import Testing

@Suite("Plain mode")
struct PlainSessionTests {
  private func session(_ text: String) throws -> PlainSession {
    PlainSession(start: Session.Start(try Scenario.parse(text)), at: .zero)
  }

  /// Returns the output of a text that is read line by line, as a file is.
  private func play(_ lines: String, _ scenario: String) throws -> (PlainSession, [String]) {
    var plain = try session(scenario)
    var output: [String] = []
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      output += plain.read(Array(line.utf8), at: .zero).output
      output += plain.drain(at: .zero).output
    }
    output += plain.finish(at: .zero).output
    return (plain, output)
  }

  @Test("It greets with the title, the apps, their state and what to type")
  func greeting() throws {
    let lines = try session("# Two apps.\n# A lesson.\napp A\napp B\ntap icon").greeting.output
    #expect(
      lines == [
        "Two apps. (iOS 26)", "A lesson.", "+0.000  On the screen: Home Screen.",
        "A: Not running.", "B: Not running.", "Step 0 of 1. Next: tap icon A.",
        "1 step. Type next to take it. Type an event such as tap icon or receive call. Type help for the commands.",
      ])
  }

  @Test("scenarios asks for the list, and reads out what matches with the command that opens it")
  func listedScenarios() throws {
    var plain = try session("app A")
    #expect(plain.read(Array("scenarios CALL".utf8), at: .zero).effects == [.listLibrary])
    let library = Library(scenarios: [
      ScenarioSummary(name: "call-banner", title: "A call arrives."),
      ScenarioSummary(name: "audio", title: "Audio plays."),
    ])
    let lines = plain.take(.library(library), at: .zero).output
    #expect(lines.contains("  load call-banner: A call arrives."))
    #expect(!lines.contains { $0.contains("audio") })
  }

  @Test("notes reads the speaker's notes: the step that is presented, the next one, and the answer")
  func speakerNotes() throws {
    let text =
      "# A title.\n# Ask the class.\napp A\n# First.\ntap icon\nexpect A active\npress home"
    var start = Session.Start(try Scenario.parse(text))
    start.run.isPresenting = true
    var plain = PlainSession(start: start, at: .zero)
    _ = plain.read(Array("next".utf8), at: .zero)
    let notes = plain.read(Array("notes".utf8), at: .zero).output
    #expect(notes.contains("Ask the class.") && notes.contains("First."))
    #expect(notes.contains("Answer: expect A active"))
    #expect(notes.last == "Next step (2 of 2): press home")
    var bare = try session("app A")
    let none = bare.read(Array("notes".utf8), at: .zero).output
    #expect(none.first?.hasPrefix("No scenario is loaded.") == true)
  }

  @Test("present names the word that takes a step, and not a key")
  func presentNamesItsWord() throws {
    var plain = try session("app A\ntap icon")
    let output = plain.read(Array("present".utf8), at: .zero).output
    #expect(output == ["Presenting. next takes a step and hides its outcome."])
  }

  @Test("status names the step whose outcome is hidden, and not the one before it")
  func statusWhileHidden() throws {
    var plain = try session("app A\ntap icon\npress home")
    for word in ["present", "next"] { _ = plain.read(Array(word.utf8), at: .zero) }
    let status = plain.read(Array("status".utf8), at: .zero).output
    #expect(status.last?.hasPrefix("Step 1 of 2: tap icon") == true, "\(status)")
  }

  @Test("q ends plain mode as quit does", arguments: ["q", "q!", "quit"])
  func quits(_ word: String) throws {
    var plain = try session("app A")
    _ = plain.read(Array(word.utf8), at: .zero)
    #expect(plain.isOver)
  }

  @Test("At the end of the input in the past, the present goes on: nothing happens twice")
  func endsInThePast() throws {
    let lines = "tap icon\nwait 2s\npress home\nearlier event\nearlier event"
    var (plain, _) = try play("", "app A")
    for line in lines.split(separator: "\n") {
      _ = plain.read(Array(line.utf8), at: .zero)
      _ = plain.drain(at: .zero)
    }
    #expect(plain.finish(at: .zero).output == ["Now: 2.00 s."])
    #expect(!plain.hasFailures && !plain.hasProblems)
  }

  @Test("An outcome that is still hidden at the end of the input is read out and judged")
  func endsWithHiddenOutcome() throws {
    var start = Session.Start(try Scenario.parse("app A\ntap icon\nexpect A background"))
    start.run.isPresenting = true
    var plain = PlainSession(start: start, at: .zero)
    let hidden = plain.read(Array("next".utf8), at: .zero).output
    #expect(!hidden.contains { $0.contains("Called") } && !plain.hasFailures)
    let revealed = plain.finish(at: .zero).output
    #expect(revealed.contains { $0.contains("applicationDidBecomeActive") })
    #expect(plain.hasFailures)
  }

  @Test("A file is judged as run judges it, whatever the limits")
  func sameVerdict() throws {
    let declarations = "limit suspension 1s\non applicationDidEnterBackground take 3s\n"
    let steps = "tap icon\npress home\nwithin 2s expect MyApp suspended\nexpect MyApp active"
    var runner = Scenario.Runner(try Scenario.parse(declarations + steps))
    var held: [Bool] = []
    while let result = runner.next() { held += result.verdict.map { [$0.isHeld] } ?? [] }
    let (plain, output) = try play(steps, declarations + "app MyApp")
    #expect(held == [true, false])
    #expect(output.filter { $0.contains("  Pass: ") }.count == 1)
    #expect(output.filter { $0.contains("  Fail: ") }.count == 1)
    #expect(plain.hasFailures && !plain.hasProblems)
  }

  @Test("help, status, next, step and back")
  func commands() throws {
    let (plain, output) = try play("help\nnext\nstatus\nback\nstatus\nstep\nfoo", "tap icon, lock")
    #expect(output.contains { $0.contains("quit quits") })
    #expect(output.contains("Step 1 of 2. Next: lock."))
    #expect(output.contains("Step 0 of 2. Next: tap icon MyApp."))
    #expect(
      output.contains {
        $0.hasSuffix("applicationDidBecomeActive(_:) was called. The state is active.")
      })
    #expect(plain.hasProblems)
  }

  @Test("A line waits for those before it; quitting waits for nothing")
  func queue() throws {
    var plain = try session("app A")
    _ = plain.read(Array("tap icon, wait 5s".utf8), at: .zero)
    let answer = plain.read(Array("press home".utf8), at: .seconds(1))
    #expect(answer.output.isEmpty && plain.isWaiting)
    #expect(plain.passTime(until: .milliseconds(4_999)).output.isEmpty)
    let wake = try #require(plain.wakeUps.first)
    #expect(plain.passTime(until: wake).output.contains { $0.hasPrefix("+5.000  Go to the Home") })
    _ = plain.read(Array("quit".utf8), at: wake)
    #expect(plain.isOver)
  }

  @Test("exit is the app's, as in a scenario: what follows it is judged")
  func exits() throws {
    var (plain, output) = try play("tap icon\nexit\nexpect end exit", "app A")
    #expect(!plain.isOver && !plain.hasFailures, "\(output)")
    _ = plain.read(Array("expect A active".utf8), at: .zero)
    #expect(plain.hasFailures)
  }

  @Test("Begun again, or with another scenario, it greets again and names no keys")
  func beginsAgain() throws {
    let (plain, output) = try play("next\nrestart", "# T\ntap icon")
    #expect(output.suffix(5).first == "T (iOS 26)")
    var other = plain
    let scenario = try Scenario.parse("# Other\nlock")
    let lines = other.open(scenario, name: "a.scenario")
    #expect(lines.first == "Other (iOS 26)")
    #expect(
      other.open(try Scenario.parse("lock"), name: "b.scenario").first == "b.scenario (iOS 26)")
    #expect(!(output + lines).contains { $0.contains("Press") })
  }

  @Test("A file that exists is replaced with what is typed here: no colon before it")
  func fileExists() throws {
    var (plain, _) = try play("save x", "tap icon")
    let answer = plain.take(.saved(.failure(.exists(path: "x"))), at: .zero)
    #expect(answer.errors == ["x exists. To replace it: save! x"])
  }

  @Test("Without a scenario, what there is to do is named in words that can be typed")
  func noScenario() throws {
    var (plain, _) = try play("", "app A")
    let lines = plain.read(Array("next".utf8), at: .zero).output
    #expect(
      lines == ["No scenario is loaded. Type load and a name. applife scenarios lists the names."])
  }

  @Test("Notes are read out, and a refusal is said once")
  func notes() throws {
    let (_, output) = try play("next\nend call", "# T\n# Said before.\ntap icon # Said behind.")
    #expect(output.contains("+0.000  Said behind."))
    #expect(output.filter { $0.contains("Can't end the call") }.count == 1)
  }
}

extension PlainSession {
  /// Opens a scenario as the shell does, and returns the output.
  fileprivate mutating func open(_ scenario: Scenario, name: String) -> [String] {
    take(.opened(.success(OpenedScenario(scenario, name: name))), at: .zero).output
  }
}
