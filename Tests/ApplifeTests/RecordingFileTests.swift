// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProgramTestSupport
import Testing

/// Recordings, held by the programs that read them: `pyte` and `asciinema`.
@Suite("Recordings of the program")
struct RecordingFileTests {
  /// Plays a recording on a terminal, and writes what it shows in the end.
  private static let player = """
    import json, sys, pyte
    lines = open(sys.argv[1], encoding="utf-8").read().splitlines()
    head = json.loads(lines[0])
    size = head["term"] if head["version"] == 3 else head
    screen = pyte.Screen(size.get("width") or size["cols"], size.get("height") or size["rows"])
    stream = pyte.Stream(screen)
    for line in lines[1:]:
        time, code, text = json.loads(line)
        if code == "o": stream.feed(text)
        if code == "r": screen.resize(*reversed([int(part) for part in text.split("x")]))
    for y, line in enumerate(screen.display):
        print(line.rstrip())
    if len(sys.argv) > 2:
        for y in range(screen.lines):
            row = screen.buffer[y]
            print(" ".join(f"{row[x].fg}{'b' if row[x].bold else ''}{'r' if row[x].reverse else ''}"
                           for x in range(screen.columns) if row[x].data != " "))
    """

  private func lastFrame(_ file: String) throws -> [String] {
    try Reader.run(Self.player, file).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  private func run(_ folder: Folder, _ options: String...) throws -> String {
    let file = folder.path("\(UUID()).cast")
    try Subprocess.run(
      Binary.path,
      ["run", "six-cases-5-call-answered", "--format", "cast", "-o", file] + options)
    return file
  }

  @Test("the recording of a run is the same every time, and shows its end in both versions")
  func runs() throws {
    let folder = try Folder()
    let files = try [run(folder), run(folder), run(folder, "--cast-version", "3")]
    let bytes = try files.map { try Data(contentsOf: URL(filePath: $0)) }
    #expect(bytes[0] == bytes[1])
    #expect(bytes[0].starts(with: Data("{\"version\":2,".utf8)))
    #expect(bytes[2].starts(with: Data("{\"version\":3,".utf8)))
    guard Reader.has("pyte") else { return }
    let last = try lastFrame(files[0])
    #expect(last[0].hasPrefix(" 7.00 s"))
    #expect(last.contains { $0.contains("√ Pass: Notes active") })
    #expect(try lastFrame(files[2]) == last)
    let colors = try Reader.run(Self.player, files[0], "colors")
    // Green of the state that is lit.
    #expect(colors.contains("00cd00b"))
  }

  @Test("asciinema reads the whole recording, and one that was cut off as far as it goes")
  func asciinema() throws {
    guard Reader.has("asciinema") else { return }
    let folder = try Folder()
    let file = try run(folder)
    let whole = try Reader.module("asciinema", "cat", file)
    #expect(whole.errors.isEmpty)
    let bytes = try Data(contentsOf: URL(filePath: file))
    for part in [0.3, 0.6, 0.9] {
      let cut = try folder.write("cut.cast", bytes.prefix(Int(Double(bytes.count) * part)))
      let read = try Reader.module("asciinema", "cat", cut).output
      #expect(!read.isEmpty && whole.output.hasPrefix(read))
    }
  }

  @Test("cut off at any byte, every line but the last is whole")
  func lines() throws {
    let folder = try Folder()
    let text = try String(contentsOfFile: run(folder), encoding: .utf8)
    #expect(text.hasSuffix("]\n"))
    for line in text.split(separator: "\n") {
      _ = try JSONSerialization.jsonObject(with: Data(line.utf8))
    }
  }

  @Test("an expectation that fails is told, and the recording shows it")
  func failure() throws {
    let folder = try Folder()
    let file = folder.path("a.cast")
    let result = try Subprocess.run(
      Binary.path,
      ["run", "-c", "tap icon, expect MyApp background", "--format", "cast", "-o", file],
      expecting: 1)
    #expect(result.errors.contains("expect"))
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("\"m\",\"Fail"))
  }

  @Test("a session's recording ends with what the terminal shows, also in another size")
  func session() throws {
    let tmux = try Tmux()
    try tmux.type("applife --record a.cast")
    try tmux.wait("the program's screen") { _ in try tmux.isTaken }
    try tmux.press("o")
    try tmux.wait(text: "applicationDidBecomeActive")
    try tmux.resize(100, 30)
    try tmux.press("c")
    try tmux.wait(text: "a call is ringing")
    try tmux.press("h", "W")
    try tmux.wait(text: "Shortest way")
    let file = tmux.folder.appending(path: "a.cast").path
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("\"r\",\"100x30\""))
    #expect(text.contains("\"m\",\"Notes: Active → Inactive: a call is ringing\""))
    if Reader.has("pyte") {
      // New rows of the log are marked for a second, so both are read until nothing changes.
      try tmux.wait("the frame that was recorded last") { screen in
        try Array(lastFrame(file).prefix(30)) == Array(screen.prefix(30))
      }
    }
    // Killed, it leaves what was recorded.
    let process = try #require(try Subprocess.processes(containing: "--record\0a.cast").first)
    kill(try #require(pid_t(process)), SIGKILL)
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasSuffix("]\n"))
  }

  @Test("a full disk ends the recording with its last whole line, and not the session")
  func fullDisk() throws {
    let terminal = try Pseudoterminal()
    try terminal.run("(ulimit -f 8; applife --record a.cast)")
    try terminal.wait(for: "undo")
    for _ in 0..<12 { terminal.type("ohcd") }
    try terminal.wait(for: "the recording ends here")
    terminal.type("\u{3}")
    try terminal.wait(for: "status 2")
    let text = try String(
      contentsOf: terminal.folder.appending(path: "a.cast"), encoding: .utf8)
    #expect(text.hasSuffix("]\n") && text.utf8.count <= 8 * 1_024)
  }

  @Test(
    "a recording that is removed or changed meanwhile is told at the end, and written again if it can be",
    arguments: [
      ("rm a.cast", "applife wrote it again to a.cast", "a.cast"),
      ("rm a.cast; echo mine > a.cast", "applife wrote it again to ./2-a.cast", "2-a.cast"),
      (": > a.cast", "another program has changed the recording", ""),
      ("mv a.cast b.cast", "", "b.cast"),
    ])
  func removed(change: String, told: String, kept: String) throws {
    let terminal = try Pseudoterminal()
    try terminal.run("applife --record a.cast")
    try terminal.wait(for: "undo")
    terminal.type("o")
    try terminal.wait(for: "didBecomeActive")
    try Subprocess.run("/bin/sh", ["-c", "cd '\(terminal.folder.path)' && \(change)"])
    terminal.type("h")
    // Frames follow the change.
    try terminal.wait(for: "didEnterBackground")
    terminal.type("\u{3}")
    try terminal.wait(for: told.isEmpty ? "status 0" : "status 2")
    if !told.isEmpty { try terminal.wait(for: told) }
    if !kept.isEmpty {
      let text = try String(
        contentsOf: terminal.folder.appending(path: kept), encoding: .utf8)
      #expect(text.hasPrefix("{\"version\":2,") && text.hasSuffix("]\n"))
      #expect(text.contains("Background"))
    }
    if change.contains("mine") {
      let file = terminal.folder.appending(path: "a.cast")
      #expect(try String(contentsOf: file, encoding: .utf8) == "mine\n")
    }
  }

  @Test("a file that is there is kept, and what is no file is not recorded to")
  func refused() throws {
    let folder = try Folder()
    let file = try folder.write("a.cast", "mine")
    let there = try Subprocess.run(Binary.path, ["--record", file], expecting: 2)
    #expect(there.errors == "\(file): exists already; record to another file\n")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
    let device = try Subprocess.run(Binary.path, ["--record", "/dev/full"], expecting: 2)
    #expect(device.errors == "/dev/full: not a regular file\n")
    let nowhere = try Subprocess.run(
      Binary.path, ["--record", folder.path("no/a.cast")], expecting: 2)
    #expect(nowhere.errors.hasSuffix("/no/a.cast: No such file or directory\n"))
    // Without a terminal there is nothing to record, and no file stays.
    try Subprocess.run(Binary.path, ["--record", folder.path("b.cast")], expecting: 2)
    #expect(folder.names == ["a.cast"])
  }

  @Test(
    "options that contradict each other are named",
    arguments: [
      (["--record", "-"], "--record needs a file; the screen takes stdout"),
      (["--record", "a.cast", "--plain"], "--record cannot be used with --plain"),
      (
        ["walk", "a.scenario", "--record", "a.cast", "--plain"],
        "--record cannot be used with --plain"
      ),
      (
        ["host", "a.swift", "--record", "a.cast", "--plain"], "--record cannot be used with --plain"
      ),
      (["check", "a.log", "--record", "a.cast"], "--record needs --follow"),
      (["--cast-version", "3"], "--cast-version needs --record"),
      (["run", "-c", "tap icon", "--cast-version", "3"], "--cast-version needs --format cast"),
      (["run", "-c", "tap icon", "--animate"], "--animate needs --format svg"),
      (
        ["run", "-c", "tap icon", "--format", "cast", "--host", "a"],
        "--format cast cannot be used with --host"
      ),
    ])
  func options(arguments: [String], message: String) throws {
    let result = try Subprocess.run(Binary.path, arguments, expecting: 2)
    #expect(result.errors.hasPrefix("applife: " + message + " (see applife"))
    #expect(result.errors.split(separator: "\n").count == 1)
  }
}
