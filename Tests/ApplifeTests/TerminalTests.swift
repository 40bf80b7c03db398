// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProgramTestSupport
import Testing

/// The built program in a real terminal: it takes it, and gives it back whatever happens.
@Suite(.serialized)
struct TerminalTests {
  /// Starts the program between two looks at the terminal's modes. A second shell does it, since
  /// an interactive one repairs the modes itself.
  private func start(_ tmux: borrowing Tmux, _ command: String = "applife") throws {
    try """
    echo $$ > runner
    stty -g > before
    \(command)
    status=$?
    stty -g > after
    echo "status $status"
    """.write(to: tmux.folder.appending(path: "run"), atomically: true, encoding: .utf8)
    try tmux.type("clear; bash run")
    try tmux.wait("the program's screen") { _ in try tmux.isTaken }
    try tmux.wait("a full screen") { $0.filter { !$0.isEmpty }.count > 5 }
  }

  /// The program has ended with a status, and the terminal is as it was.
  private func expectGivenBack(_ tmux: borrowing Tmux, status: Int) throws {
    try tmux.wait("the prompt after the status") { lines in
      lines.contains("status \(status)") && lines.last { !$0.isEmpty } == "$"
    }
    #expect(try tmux.value("alternate_on") == "0")
    #expect(try tmux.value("cursor_flag") == "1")
    #expect(try tmux.value("keypad_cursor_flag") == "0")
    #expect(try tmux.value("keypad_flag") == "0")
    #expect(try file("after", tmux) == file("before", tmux), "stty's settings differ")
  }

  private func file(_ name: String, _ tmux: borrowing Tmux) throws -> String {
    try String(contentsOf: tmux.folder.appending(path: name), encoding: .utf8)
  }

  /// The process id of the program that a shell started.
  private func process(of shell: String) throws -> Int32 {
    let parent = shell.trimmingCharacters(in: .whitespacesAndNewlines)
    let child = try Subprocess.run("/usr/bin/env", ["pgrep", "-P", parent]).output
    return try #require(Int32(child.trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  @Test("the first start asks what the user came for, until something was done")
  func startCard() throws {
    let terminal = try Tmux(isFirstStart: true)
    try terminal.type("applife")
    try terminal.wait("the card") { $0.contains { $0.contains("What brings you here?") } }
    #expect(try terminal.screen().contains { $0.contains("0 of 18 done") })
    try terminal.press("q")
    try terminal.wait("the shell's prompt") { $0.last { !$0.isEmpty } == "$" }
    // Nothing was done: the card comes again. The key of an event closes it and does the event.
    try terminal.type("clear; applife")
    try terminal.wait("the card") { $0.contains { $0.contains("What brings you here?") } }
    try terminal.press("o")
    try terminal.wait("an open app") {
      $0.contains { $0.contains("1 Notes ○") || $0.contains("1 Notes ●") }
    }
    // The events are not saved: it asks once.
    try terminal.press("q", "q")
    try terminal.wait("the shell's prompt") { $0.last { !$0.isEmpty } == "$" }
    try terminal.type("clear; applife")
    try terminal.wait("no card") { $0.contains { $0.contains("Nothing has happened yet") } }
    #expect(try !terminal.screen().contains { $0.contains("What brings you here?") })
  }

  @Test("It starts, paints, quits, and leaves the terminal as it was")
  func startsAndQuits() throws {
    let tmux = try Tmux()
    try start(tmux)
    #expect(try tmux.value("keypad_cursor_flag") == "1")
    try tmux.press("q")
    try expectGivenBack(tmux, status: 0)
  }

  @Test(
    "Without options it begins as with options that change nothing",
    arguments: ["", "six-cases-5-call-answered"])
  func beginsWithoutOptions(scenario: String) throws {
    let screens = try ["", "--speed 1"].map { option in
      let tmux = try Tmux()
      try start(tmux, "applife \(scenario) \(option)")
      return try tmux.wait(text: "undo")
    }
    #expect(screens[0] == screens[1])
  }

  @Test(
    "A signal ends it, tells so in the status, and the terminal is given back",
    arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGILL, SIGABRT])
  func signals(signal: Int32) throws {
    let tmux = try Tmux()
    try tmux.type("ulimit -c 0")
    try start(tmux)
    kill(try process(of: file("runner", tmux)), signal)
    try expectGivenBack(tmux, status: 128 + Int(signal))
  }

  @Test(
    "Ctrl-Z gives the terminal back, fg takes it again with the same screen",
    arguments: ["applife", "sh -c 'applife; exit'"])
  func stopAndContinue(command: String) throws {
    let tmux = try Tmux()
    try tmux.type("clear; \(command)")
    try tmux.wait("the program's screen") { _ in try tmux.isTaken }
    try tmux.wait("a full screen") { $0.filter { !$0.isEmpty }.count > 5 }
    let before = try tmux.screen()
    try tmux.press("C-z")
    try tmux.wait(text: "Stopped")
    #expect(try tmux.value("alternate_on") == "0")
    #expect(try tmux.value("keypad_cursor_flag") == "0")
    #expect(try tmux.value("cursor_flag") == "1")

    try tmux.type("fg")
    try tmux.wait("the program's screen") { _ in try tmux.isTaken }
    try tmux.wait("the same screen") { $0[1] == before[1] && $0[5] == before[5] }
    #expect(try tmux.value("keypad_cursor_flag") == "1")
    try tmux.press("q")
    try tmux.wait("the prompt") { _ in try tmux.value("alternate_on") == "0" }
  }

  @Test("It follows the window, down to one cell, and shows the same screen at the same size")
  func resize() throws {
    let tmux = try Tmux()
    try start(tmux)
    // The first line tells the time.
    let before = try tmux.screen().dropFirst()
    for (columns, rows) in [(120, 40), (200, 50), (40, 10), (1, 1), (300, 100)] {
      try tmux.resize(columns, rows)
      // One cell may well be blank.
      if rows == 1 { continue }
      try tmux.wait("a screen of \(columns)×\(rows)") { $0.contains { !$0.isEmpty } }
    }
    try tmux.resize(80, 24)
    try tmux.wait("the screen as it was") { $0.dropFirst() == before }
    try tmux.press("q")
    try expectGivenBack(tmux, status: 0)
  }

  @Test("It survives garbage instead of keys, and still quits")
  func garbage() throws {
    let tmux = try Tmux()
    try start(tmux)
    var numbers = SystemRandomNumberGenerator.Seeded(state: 7)
    // All but Ctrl-C, Ctrl-Z, the keys that quit and write files, and the prompt's colon.
    let forbidden = Set<UInt8>([0x03, 0x13, 0x1A, 0x71, 0x3A])
    var bytes: [UInt8] = []
    while bytes.count < 4_000 {
      let byte = UInt8(truncatingIfNeeded: numbers.next())
      if !forbidden.contains(byte) { bytes.append(byte) }
    }
    try tmux.send(bytes)
    // The first few complete what the garbage began.
    for _ in 1...4 { try tmux.press("Up") }
    try tmux.press("C-c")
    try expectGivenBack(tmux, status: 0)
  }

  @Test(
    "It ends when its terminal is closed, even if nobody tells it",
    arguments: ["applife", "(trap '' HUP; exec applife)"])
  func closedTerminal(command: String) throws {
    let tmux = try Tmux()
    try tmux.type("clear; \(command)")
    try tmux.wait("the program's screen") { _ in try tmux.isTaken }
    let shell = try tmux.value("pane_pid")
    let process = try process(of: shell)
    kill(try #require(Int32(shell)), SIGKILL)
    let end = ContinuousClock.now + .seconds(10)
    while isAlive(process), ContinuousClock.now < end { Polling.pause() }
    let state = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    #expect(!isAlive(process), "it goes on without a terminal: \(state ?? "")")
  }

  /// True if a process runs; a zombie does not.
  private func isAlive(_ process: Int32) -> Bool {
    let path = "/proc/\(process)/stat"
    guard let line = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
    return !line.contains(") Z ")
  }

  @Test(
    "Without a terminal that can be drawn on it says so in one line, and ends with status 2",
    arguments: [
      "TERM=dumb applife", "TERM= applife", "env -u TERM applife", "TERM=no-such applife",
      "applife < /dev/null", "applife > out", "applife < /dev/null > out",
    ])
  func noTerminal(command: String) throws {
    let tmux = try Tmux()
    try tmux.type("clear; touch out; (\(command)) 2> errors; echo \"status $?\"")
    try tmux.wait(text: "status 2")
    let errors = try file("errors", tmux)
    #expect(errors.hasPrefix("applife: "))
    #expect(errors.split(separator: "\n").count == 1)
    #expect(!errors.contains("\u{1B}"))
    #expect(try file("out", tmux).isEmpty)
    #expect(try tmux.screen().filter { !$0.isEmpty } == ["status 2", "$"])
  }

  @Test("NO_COLOR and --no-color: not one color; a C locale: nothing but ASCII")
  func plainTerminals() throws {
    let colored = try Tmux()
    try start(colored)
    try colored.press("o")
    try colored.wait(text: "● ACTIVE")
    #expect(
      try colored.screen(escapes: true).contains {
        $0.contains(/\u{1B}\[[0-9;]*3([1-6]m|8;5;\d+m)/)
      })

    for command in ["NO_COLOR=1 applife", "applife --no-color", "applife --color never"] {
      let tmux = try Tmux()
      try start(tmux, command)
      #expect(
        try !tmux.screen(escapes: true).contains {
          $0.contains(/\u{1B}\[[0-9;]*3([0-7]m|8;)/)
        })
    }

    let plain = try Tmux()
    try start(plain, "LC_ALL=C applife")
    #expect(try plain.screen().allSatisfy { $0.unicodeScalars.allSatisfy(\.isASCII) })
  }

  @Test("A relative of xterm that terminfo does not know is shown as xterm, and that is said")
  func relative() throws {
    let tmux = try Tmux()
    try start(tmux, "TERM=alacritty-of-tomorrow applife")
    try tmux.press("q")
    try tmux.wait(text: "does not know the terminal type")
  }
}

extension SystemRandomNumberGenerator {
  /// Numbers that look random and are the same in every run.
  struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }
}
