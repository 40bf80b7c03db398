// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The built program without a terminal: what it writes, and how it ends.
@Suite("The command line without a screen")
struct RunTests {
  /// A folder for one test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: "applife-" + UUID().uuidString)

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ name: String, _ text: String) throws -> String {
      try write(name, Data(text.utf8))
    }

    func write(_ name: String, _ data: Data) throws -> String {
      let file = url.appending(path: name)
      try data.write(to: file)
      return file.path
    }

    func path(_ name: String) -> String { url.appending(path: name).path }

    var names: [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: url.path))?.sorted() ?? []
    }
  }

  private func run(_ arguments: String..., expecting status: Int32 = 0) throws -> Command.Result {
    try Command.run(Binary.path, arguments, expecting: status)
  }

  /// A line of the shell, with `$applife` as the program.
  private func shell(_ line: String, expecting status: Int32 = 0) throws -> Command.Result {
    try Command.run(
      "/bin/sh", ["-c", "applife='\(Binary.path)'; " + line], expecting: status)
  }

  @Test("the trace of the contract")
  func contract() throws {
    let result = try run(
      "run", "-c", "tap icon, +2s receive call, +3s decline call", "--format", "jsonl")
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.first == #"{"t":0,"kind":"event","event":"tap-icon","args":["MyApp"]}"#)
    #expect(lines.contains(#"{"t":2,"kind":"event","event":"receive-call"}"#))
    #expect(
      lines.last == #"{"t":5,"app":"MyApp","kind":"notification","#
        + #""name":"UIApplication.didBecomeActiveNotification","state":"active","#
        + #""rule":"notification.after-delegate"}"#)
    for line in lines {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
    #expect(result.errors.isEmpty)
  }

  @Test(
    "two runs write the same bytes",
    arguments: [
      "text", "jsonl", "tap", "junit", "markdown", "mermaid",
    ])
  func same(format: String) throws {
    let steps = "tap icon, +2s receive call, expect MyApp inactive, expect MyApp active, reboot"
    let once = try run("run", "-c", steps, "--format", format, expecting: 1)
    let twice = try run("run", "-c", steps, "--format", format, expecting: 1)
    #expect(!once.output.isEmpty)
    #expect(once.output == twice.output)
    #expect(once.errors == "-c:1:52: expected MyApp active, found MyApp inactive\n")
  }

  @Test(
    "wrong use ends with 2 and one line",
    arguments: [
      (["run"], "applife: run wants a scenario file, -c 'STEPS' or - for the standard input"),
      (["run", "-c", "lock", "file"], "applife: run takes files or -c 'STEPS', not both"),
      (["run", "-c", "lock", "--format", "xml"], "applife: The value 'xml' is invalid for"),
      (["--bogus"], "applife: Unknown option '--bogus'"),
      (["one", "two"], "applife: Unexpected argument 'two'"),
      (["--ios", "99"], "applife: --ios 99 is not known, wanted 2 to 27"),
      (["--ios", "12", "--style", "scene"], "applife: --style scene needs iOS 13 or later"),
      (["--speed", "0"], "applife: --speed wants a number above 0"),
      (["--lang", "tlh"], "applife: --lang tlh is not known"),
      (["run", "/nowhere"], "/nowhere: No such file or directory"),
      (["run", "/"], "/: Is a directory"),
      (["/nowhere"], "/nowhere: No such file or directory"),
      (["run", "-c", ""], "-c:1:1: there is no step here"),
      (["run", "-c", "recieve call"], "-c:1:1: found 'recieve call', wanted an event"),
      (["run", "-c", "lock", "-o", "/nowhere/file"], "/nowhere/file: No such file or directory"),
      (["run", "-c", "lock", "-o", "/tmp"], "/tmp: Is a directory"),
      (["run", "-c", "app A style=scene, lock", "--ios", "12"], "-c:1:5: 'A' has style=scene"),
    ])
  func wrongUse(arguments: [String], message: String) throws {
    let result = try Command.run(Binary.path, arguments, expecting: 2)
    #expect(result.errors.hasPrefix(message), "\(result.errors)")
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
    #expect(result.output.isEmpty)
  }

  @Test(
    "help, version and lists end with 0",
    arguments: [
      ["--help"], ["help", "run"], ["run", "--help"], ["--version"], ["events"], ["rules"],
      ["rules", "--format", "jsonl"], ["events", "--format", "markdown"], ["--ios", "12", "rules"],
      ["manual"], ["--generate-completion-script", "bash"],
      ["--generate-completion-script", "zsh"], ["--generate-completion-script", "fish"],
    ])
  func help(arguments: [String]) throws {
    let result = try Command.run(Binary.path, arguments)
    #expect(result.output.hasSuffix("\n"))
    #expect(result.errors.isEmpty)
  }

  @Test("the lists name what the contract names")
  func lists() throws {
    let events = try run("events").output
    #expect(events.contains("receive call                              c "))
    let rules = try run("--ios", "12", "rules").output
    #expect(rules.contains("background-time 3m "))
  }

  @Test("a malformed file runs nothing, and leaves no output")
  func malformed() throws {
    let folder = try Folder()
    let good = try folder.write("good.scenario", "tap icon\n")
    let bad = try folder.write("bad.scenario", "tap icon\nlok\n  unlok\n")
    let result = try run("run", good, bad, "-o", folder.path("out.txt"), expecting: 2)
    #expect(result.output.isEmpty)
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix(bad + ":2:1: found 'lok'") == true)
    #expect(lines.last?.hasPrefix(bad + ":3:3: found 'unlok'") == true)
    #expect(folder.names == ["bad.scenario", "good.scenario"])
  }

  @Test("what cannot be read as a scenario is refused without a crash")
  func unreadable() throws {
    let folder = try Folder()
    let random = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) })
    let files: [(String, String)] = [
      (try folder.write("binary", random), ":1:"),
      (try folder.write("latin", Data([0x23, 0x20, 0xE9, 0x0A])), ":1:3: found the byte 0xe9"),
      (try folder.write("long", Data(repeating: 0x61, count: 10_000_000)), ":1:1: the line is"),
      (try folder.write("empty", Data()), ":1:1: there is no step here"),
      (
        try folder.write("lines", Data(String(repeating: "lock\n", count: 1_000_000).utf8)),
        ":500001:1: the file has more than"
      ),
    ]
    for (file, message) in files {
      let result = try run("run", file, "-o", folder.path("out"), expecting: 2)
      #expect(result.errors.hasPrefix(file + message), "\(result.errors.prefix(200))")
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("circle"), withDestinationPath: folder.path("circle"))
    let circle = try run("run", folder.path("circle"), expecting: 2)
    #expect(circle.errors.contains("Too many levels of symbolic links"))
    #expect(!folder.names.contains { $0.hasPrefix("out") })
  }

  @Test("a report in a file is whole, and takes the place of an older one")
  func output() throws {
    let folder = try Folder()
    let file = try folder.write("out.jsonl", "old")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "out.jsonl")
    let printed = try run("run", "-c", "tap icon", "--format", "jsonl").output
    let quiet = try run("run", "-c", "tap icon", "--format", "jsonl", "-o", folder.path("link"))
    #expect(quiet.output.isEmpty)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == printed)
    #expect(folder.names == ["link", "out.jsonl"])
    // A failed expectation is a result too.
    _ = try run("run", "-c", "lock, expect refused", "-o", file, expecting: 1)
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("lock"))
  }

  @Test("- is the standard input and output")
  func streams() throws {
    let result = try shell("printf 'lock\\nlok\\n' | $applife run -", expecting: 2)
    #expect(result.errors.hasPrefix("<stdin>:2:1: found 'lok'"))
    #expect(try shell("echo 'tap icon' | $applife run - -o -").output.contains("tap icon"))
  }

  @Test("a reader that goes away ends the program quietly")
  func closed() throws {
    let folder = try Folder()
    let long = try folder.write(
      "long.scenario", String(repeating: "tap icon\npress home\n", count: 5000))
    let head = try shell("$applife run '\(long)' | head -1")
    #expect(head.output.hasSuffix("tap icon MyApp\n"))
    #expect(head.errors.isEmpty)
    let shut = try shell("$applife run '\(long)' >&-; test $? -le 1")
    #expect(shut.errors.isEmpty)
    let full = try shell("$applife run '\(long)' > /dev/full", expecting: 2)
    #expect(full.errors == "<stdout>: No space left on device\n")
  }

  @Test("several files make one report")
  func several() throws {
    let folder = try Folder()
    let one = try folder.write("one.scenario", "# One\ntap icon\nexpect MyApp active\n")
    let two = try folder.write("two.scenario", "# Two # x\nlock\nexpect refused\n")
    let text = try run("run", one, two, expecting: 1).output
    #expect(text.hasPrefix("# \(one): One\n"))
    #expect(text.contains("\n\n# \(two): Two # x\n"))
    let tap = try run("run", one, two, "--format", "tap", expecting: 1).output
    #expect(tap.hasPrefix("TAP version 14\n"))
    #expect(tap.contains("    ok 1 - expect MyApp active\n    1..1\nok 1 - One\n"))
    #expect(tap.contains("    not ok 1 - expect refused\n"))
    #expect(tap.hasSuffix("    1..1\nnot ok 2 - Two \\# x\n1..2\n"))
    let junit = try run("run", one, two, "--format", "junit", expecting: 1).output
    #expect(throws: Never.self) { try XMLCheck.parse(junit) }
    #expect(junit.contains(#"<testsuite name="Two # x" tests="1" failures="1""#))
    let mermaid = try run("run", one, two, "--format", "mermaid", expecting: 2)
    #expect(mermaid.errors.hasPrefix("--format mermaid draws one diagram"))
  }

  @Test("the mode without a screen reads commands and tells of every change")
  func plain() throws {
    let folder = try Folder()
    let commands = try folder.write(
      "commands", "tap icon\nwait 1s\npress home\nlok\nwithin 10s expect Notes suspended\nskip\n")
    let scenario = try folder.write("notes.scenario", "app Notes\n")
    let file = try shell("$applife --plain '\(scenario)' < '\(commands)'", expecting: 2)
    #expect(file.output.contains("+0.000  Notes is Active now"))
    #expect(file.output.contains("+6.000  Notes is Suspended now"))
    #expect(file.errors.hasPrefix("<stdin>:4:1: found 'lok'"))
    let pipe = try shell(
      "printf 'tap icon\\nwait 2s\\npress home' | $applife --plain '\(scenario)' --speed 20")
    #expect(pipe.output.contains("Notes is Background now"))
    #expect(try shell("echo quit | $applife --plain '\(scenario)'").output.isEmpty)
  }

  @Test("quit from a pipe is the end of its input, whatever still comes")
  func plainQuit() throws {
    let folder = try Folder()
    let scenario = try folder.write("notes.scenario", "app Notes\n")
    let asked = "printf 'tap icon\\n+2s press home\\nquit\\ntap icon\\n'"
    let pipe = try shell("\(asked) | $applife --plain '\(scenario)' --speed 20")
    #expect(pipe.output.contains("Notes is Background now"))
    #expect(!pipe.output.contains("Notes is Suspended now"))
    let endless = try shell("(echo quit; yes '') | timeout 20 $applife --plain '\(scenario)'")
    #expect(endless.output.isEmpty)
  }

  @Test("a line without an end is an error, and is not kept")
  func plainLongLine() throws {
    let long = try shell(
      "head -c 20000000 /dev/zero | tr '\\0' a | timeout 20 $applife --plain", expecting: 2)
    #expect(long.errors == "<stdin>:1:1: the line is longer than 1048576 bytes\n")
  }

  @Test("a scenario that came with the program is found by its name from anywhere")
  func shippedScenario() throws {
    let report = try shell("cd / && $applife run six-cases-1-home --format tap").output
    #expect(report.contains("ok 1 - Case 1"))
    #expect(try run("run", "six-cases-9", expecting: 2).errors.hasPrefix("six-cases-9: No such"))
  }

  @Test("wrong use is told on one line")
  func oneLine() throws {
    let errors = try run("run", "-c", "tap icon", "--format", "xml", expecting: 2).errors
    #expect(errors.contains("following: text, jsonl, tap,"))
    #expect(errors.split(separator: "\n").count == 1)
  }
}

/// Whether a text is well-formed enough: every tag that opens is closed, in order.
private enum XMLCheck {
  struct Malformed: Error {
    let tag: String
  }

  static func parse(_ text: String) throws {
    var open: [String] = []
    for piece in text.split(separator: "<").dropFirst() {
      guard let tag = piece.split(separator: ">").first.map(String.init) else { continue }
      let name = String(tag.prefix { !" /".contains($0) || $0 == "/" && tag.first == "/" })
      if tag.hasPrefix("?") || tag.hasSuffix("/") { continue }
      if tag.hasPrefix("/") {
        guard open.popLast() == String(tag.dropFirst()) else { throw Malformed(tag: tag) }
      } else {
        open.append(name)
      }
    }
    if let tag = open.last { throw Malformed(tag: tag) }
  }
}
