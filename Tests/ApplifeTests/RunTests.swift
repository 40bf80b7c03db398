// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleTestSupport
import ProgramTestSupport
import Testing

/// The built program without a terminal: what it writes, and how it ends.
@Suite("The command line without a screen")
struct RunTests {
  private func run(_ arguments: String..., expecting status: Int32 = 0) throws -> Subprocess.Result
  {
    try Subprocess.run(Binary.path, arguments, expecting: status)
  }

  /// A line of the shell, with `$applife` as the program.
  private func shell(_ line: String, expecting status: Int32 = 0) throws -> Subprocess.Result {
    try Subprocess.run(
      "/bin/sh", ["-c", "applife='\(Binary.path)'; " + line], expecting: status)
  }

  @Test("a trace is as docs/reference/output.md says")
  func trace() throws {
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

  @Test("a framework's words are a column before the text, remarks at the end, and a line of JSON")
  func framework() throws {
    let text = try run("run", "framework-words", "--as", "flutter").output
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "Flutter: AppLifecycleState")
    #expect(
      lines.contains {
        $0.hasSuffix(
          "notification  hidden, paused    UIApplication.didEnterBackgroundNotification [background]"
        )
      })
    #expect(
      lines.contains { $0.contains("–                 UIApplication.willTerminateNotification") })
    #expect(text.contains("\ndetached never comes: "))
    let swiftUI = try run("run", "framework-words", "--as", "swiftui").output
    #expect(swiftUI.contains("background  scene-1 ScenePhase inactive -> background"))
    let json = try run("run", "framework-words", "--as", "react-native", "--json").output
    #expect(
      json.contains(
        #""app":"Notes","kind":"framework","framework":"react-native","reports":["background"],"#
          + #""grade":"documented","sources":["https://github.com/facebook/react-native/blob/"#))
    #expect(try run("run", "framework-words", "--quiet", "--as", "flutter").output.hasPrefix("Exp"))
  }

  @Test(
    "two runs write the same bytes",
    arguments: [
      "text", "jsonl", "tap", "tap14", "junit", "markdown", "mermaid", "svg", "diagram", "dot",
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
      (["run"], "applife: run needs a scenario file, -c 'STEPS' or - for the standard input"),
      (["run", "-c", "lock", "file"], "applife: run takes files or -c 'STEPS', not both"),
      (["run", "-c", "lock", "-c", "lock"], "applife: -c was given 2 times"),
      (["run", "-c", "lock", "--format", "xml"], "applife: The value 'xml' is invalid for"),
      (["run", "-c", "lock", "--format", "tap", "--json"], "applife: --json and --format tap"),
      (["run", "-c", "lock", "--json", "--why"], "applife: --why cannot be used with --format"),
      (
        ["run", "-c", "lock", "--json", "--quiet"], "applife: --quiet cannot be used with --format"
      ),
      (["run", "-c", "lock", "--as", "qt"], "applife: The value 'qt' is invalid for"),
      (
        ["run", "-c", "lock", "--as", "flutter", "--format", "tap"],
        "applife: --as cannot be used with --format tap"
      ),
      (
        ["run", "-c", "lock", "--as", "swiftui", "--style", "scene"],
        "applife: --as swiftui and --style scene"
      ),
      (["run", "-c", "lock", "--json", "--no-color"], "applife: --no-color cannot be used with"),
      (["run", "-c", "lock", "--speed", "2"], "applife: --speed cannot be used with this command"),
      (["events", "--ios", "12"], "applife: --ios cannot be used with this command"),
      (["--plain", "--ascii"], "applife: --ascii cannot be used with --plain"),
      (["--no-color", "--color", "always"], "applife: --no-color and --color always contradict"),
      (["--bogus"], "applife: Unknown option '--bogus'"),
      (["ask", ""], "applife: ask needs a question"),
      (["ask", "???"], "applife: ask needs a question"),
      (["compare", "--changed"], "applife: --changed needs a scenario"),
      (["compare", "--ios", "4,9,13"], "applife: --ios needs a scenario"),
      (
        ["compare", "demo", "--limit", "launch=5s,6s", "--limit", "launch=7s"],
        "applife: --limit was given twice for launch"
      ),
      (
        [
          "check", "x", "--rename", "a=applicationDidBecomeActive", "--rename",
          "a=sceneDidBecomeActive",
        ],
        "applife: --rename was given twice for a"
      ),
      (
        ["check", "x", "--rename", " =sceneDidBecomeActive"],
        "applife: --rename: expected NAME=METHOD"
      ),
      (["tour", "--with", "all,nope"], "applife: unknown value 'nope' for --with"),
      (["tour", "--with", "nope,all"], "applife: unknown value 'nope' for --with"),
      (["demo", "two"], "applife: Unexpected argument 'two'"),
      (["rnu"], "applife: no command or scenario is named 'rnu'; did you mean 'run'?"),
      (["rnu", "demo", "--format", "tap"], "applife: no command or scenario is named 'rnu'; did"),
      (["six-cases-1-hme"], "applife: no command or scenario is named 'six-cases-1-hme'; did you"),
      (["help", "rulse"], "applife: no command is named 'rulse'; did you mean 'rules'?"),
      (
        ["run", "launch-cld"], "launch-cld: No such file or directory; did you mean 'launch-cold'?"
      ),
      (["rules", "xyzzy"], "applife: no rule matches 'xyzzy'"),
      (["--ios", "99"], "applife: --ios 99 is not known; use 2 to 27"),
      (["--ios", "28.1"], "applife: --ios 28.1 is not known; use 2 to 27"),
      (["--ios", "27.x"], "applife: The value '27.x' is invalid for '--ios <version>'"),
      (["--ios", "12", "--style", "scene"], "applife: --style scene needs iOS 13 or later"),
      (["--speed", "0"], "applife: --speed takes a number from 0.01 to 1000"),
      (["--speed", "1001"], "applife: --speed takes a number from 0.01 to 1000"),
      (["--lang", "xx"], "applife: The value 'xx' is invalid for '--lang <language>'"),
      (["run", "/nowhere"], "/nowhere: No such file or directory"),
      (["run", "/proc"], "/proc: this folder contains no *.scenario file"),
      (["/"], "/ is a folder; applife run / runs its scenarios"),
      (["/nowhere"], "/nowhere: No such file or directory"),
      (["run", "-c", ""], "-c:1:1: there are no steps"),
      (["run", "-c", "recieve call"], "-c:1:1: unknown event 'recieve call'"),
      (["run", "-c", "lock", "-o", "/nowhere/file"], "/nowhere/file: No such file or directory"),
      (["run", "-c", "lock", "-o", "/tmp"], "/tmp: Is a directory"),
      (["run", "-c", "app A style=scene, lock", "--ios", "12"], "-c:1:5: 'A' has style=scene"),
    ])
  func wrongUse(arguments: [String], message: String) throws {
    let result = try Subprocess.run(Binary.path, arguments, expecting: 2)
    #expect(result.errors.hasPrefix(message), "\(result.errors)")
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
    #expect(result.output.isEmpty)
  }

  @Test(
    "help, version and lists end with 0",
    arguments: [
      ["--help"], ["help"], ["help", "run"], ["run", "--help"], ["--version"], ["-V"],
      ["events"], ["events", "call"], ["rules"], ["scenarios"], ["stories", "launch", "--json"],
      ["rules", "--format", "jsonl"], ["events", "--format", "markdown"], ["--ios", "12", "rules"],
      ["manual"], ["--generate-completion-script", "bash"],
      ["completions", "zsh"], ["completions", "fish"],
    ])
  func help(arguments: [String]) throws {
    let result = try Subprocess.run(Binary.path, arguments)
    #expect(result.output.hasSuffix("\n"))
    #expect(result.errors.isEmpty)
  }

  @Test("help is the same however it is asked for")
  func sameHelp() throws {
    #expect(try run("help").output == run("--help").output)
    #expect(try run("help", "run").output == run("run", "--help").output)
    #expect(try run("help").output.contains("EXAMPLES"))
  }

  @Test("the demo starts with the rules of every version", arguments: 2...27)
  func versions(version: Int) throws {
    let result = try shell("echo quit | timeout 300 $applife --plain --ios \(version)")
    #expect(result.errors.isEmpty)
  }

  @Test("one rule is a page, and a list fits any width")
  func rulePage() throws {
    let page = try run("rules", "leave.lock").output
    #expect(page.hasPrefix("leave.lock\n"))
    #expect(page.contains("Sources:\n"))
    let list = try run("rules", "suspend").output.split(separator: "\n")
    #expect(list.contains { $0.hasPrefix("limit.suspension ") })
    #expect(list.allSatisfy { $0.count <= 80 })
    let rows = try run("rules", "suspend", "--format", "tsv").output.split(separator: "\n")
    #expect(rows.first == "id\twhat\tvalue\tsource\tgrade\tread")
    #expect(rows.allSatisfy { $0.count { $0 == "\t" } == 5 })
    #expect(rows.contains { $0.hasPrefix("limit.suspension\t") })
  }

  @Test("the lists name events and rules")
  func lists() throws {
    let events = try run("events").output
    #expect(events.contains("receive call                                c "))
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
    #expect(lines.first?.hasPrefix(bad + ":2:1: unknown event 'lok'") == true)
    #expect(lines.last?.hasPrefix(bad + ":3:3: unknown event 'unlok'") == true)
    #expect(folder.names == ["bad.scenario", "good.scenario"])
  }

  @Test("what cannot be read as a scenario is refused without a crash")
  func unreadable() throws {
    let folder = try Folder()
    let random = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) })
    let files: [(String, String)] = [
      (try folder.write("binary", random), ":1:"),
      (try folder.write("latin", Data([0x23, 0x20, 0xE9, 0x0A])), ":1:3: expected UTF-8 text"),
      (try folder.write("long", Data(repeating: 0x61, count: 10_000_000)), ":1:1: the line is"),
      (try folder.write("empty", Data()), ":1:1: there are no steps"),
      (
        try folder.write("lines", Data(String(repeating: "\n", count: 3_000_000).utf8)),
        ":2000001:1: the file has more than"
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
    #expect(result.errors.hasPrefix("<stdin>:2:1: unknown event 'lok'"))
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
    let shut = try shell("$applife run '\(long)' >&-", expecting: 2)
    #expect(shut.errors.hasPrefix("<stdout>: it is closed"))
    let full = try shell("$applife run '\(long)' > /dev/full", expecting: 2)
    #expect(full.errors == "<stdout>: No space left on device\n")
  }

  @Test(
    "a file that `run` judges is judged alike without a screen: every lesson, with its predictions")
  func plainLessons() throws {
    let lessons = Project.root.appending(path: "Resources/Lessons")
    let names = try FileManager.default.contentsOfDirectory(atPath: lessons.path)
      .filter { $0.hasSuffix(".scenario") }
    #expect(names.count > 10)
    for name in names {
      let path = lessons.appending(path: name).path
      let plain = try shell("$applife --plain < '\(path)'")
      #expect(plain.errors == "", "\(name)")
      let expected = try run("run", path, "--json").output.split(separator: "\n")
        .count { $0.contains("\"kind\":\"expectation\"") }
      #expect(plain.output.split(separator: "\n").count { $0.contains("Pass: ") } == expected)
    }
    // A pipe may come from a keyboard: its predictions ask.
    let typed = try shell("printf 'tap icon\npredict calls\npress home\nquit' | $applife --plain")
    #expect(typed.output.contains("Which methods of Notes"))
    let declared = try shell("printf 'app N\ntap icon\n' | $applife --plain", expecting: 2)
    #expect(
      declared.errors
        == "<stdin>:1:1: 'app' is a declaration. applife reads declarations only from a file: "
        + "applife FILE, or applife --plain < FILE\n")
  }

  @Test("the mode without a screen reads commands and tells of every change")
  func plain() throws {
    let folder = try Folder()
    let commands = try folder.write(
      "commands", "tap icon\nwait 1s\npress home\nlok\nwithin 10s expect Notes suspended\nskip\n")
    let scenario = try folder.write("notes.scenario", "app Notes\n")
    let file = try shell("$applife --plain '\(scenario)' < '\(commands)'", expecting: 2)
    #expect(file.output.contains("+0.000  Notes is now Active"))
    #expect(file.output.contains("+6.000  Notes is now Suspended"))
    #expect(file.errors.hasPrefix("<stdin>:4:1: unknown event 'lok'"))
    let pipe = try shell(
      "printf 'tap icon\\nwait 2s\\npress home' | $applife --plain '\(scenario)' --speed 20")
    #expect(pipe.output.contains("Notes is now Background"))
    let greeting = """
      \(scenario) (iOS 26)
      +0.000  On the screen: Home Screen.
      Notes: Not running.
      Type an event such as tap icon or receive call. Type help for the commands.

      """
    #expect(try shell("echo quit | $applife --plain '\(scenario)'").output == greeting)
  }

  @Test("quit from a pipe is the end of its input, whatever still comes")
  func plainQuit() throws {
    let folder = try Folder()
    let scenario = try folder.write("notes.scenario", "app Notes\n")
    let asked = "printf 'tap icon\\n+2s press home\\nquit\\ntap icon\\n'"
    let pipe = try shell("\(asked) | $applife --plain '\(scenario)' --speed 20")
    #expect(pipe.output.contains("Notes is now Background"))
    #expect(!pipe.output.contains("Notes is now Suspended"))
    let endless = try shell("(echo quit; yes '') | timeout 300 $applife --plain '\(scenario)'")
    #expect(endless.output.split(separator: "\n").count == 4)
  }

  @Test("a line without an end is an error, and is not kept")
  func plainLongLine() throws {
    let long = try shell(
      "head -c 20000000 /dev/zero | tr '\\0' a | timeout 300 $applife --plain", expecting: 2)
    #expect(long.errors == "<stdin>:1:1: the line is longer than 1048576 bytes\n")
  }

  @Test(
    "a line that never ends is one error, and the end",
    arguments: [
      ("$applife --plain < /dev/zero", "expected text, found the control character 0x00"),
      (
        "yes a | tr -d '\\n' | $applife --plain", "the line is longer than 1048576 bytes"
      ),
    ])
  func plainEndlessLine(command: String, problem: String) throws {
    let endless = try shell("timeout 300 /bin/sh -c \"\(command)\"", expecting: 2)
    #expect(endless.errors == "<stdin>:1:1: \(problem)\n")
  }

  @Test("a scenario that came with the program is found by its name from anywhere")
  func shippedScenario() throws {
    let report = try shell("cd / && $applife run six-cases-1-home --format tap").output
    #expect(report.contains("ok 1 - Case 1"))
    #expect(try run("run", "six-cases-9", expecting: 2).errors.hasPrefix("six-cases-9: No such"))
  }

  @Test("the manual page is valid", .enabled(if: Subprocess.find("mandoc") != nil))
  func manual() throws {
    let folder = try Folder()
    let page = try folder.write("applife.1", try run("manual").output)
    let mandoc = try #require(Subprocess.find("mandoc"))
    let result = try Subprocess.run(mandoc, ["-T", "lint", page])
    #expect(result.output + result.errors == "")
  }

  @Test("wrong use is told on one line")
  func oneLine() throws {
    let errors = try run("run", "-c", "tap icon", "--format", "xml", expecting: 2).errors
    #expect(errors.contains("following: text, jsonl, tap,"))
    #expect(errors.split(separator: "\n").count == 1)
  }

  @Test(
    "the value of an option that stands first is not taken for a scenario",
    arguments: [
      ["--limit-processes", "600"], ["--limit-file-size", "10"], ["--home", "/tmp"],
      ["--color", "never"],
    ])
  func optionFirst(option: [String]) throws {
    let errors = try Subprocess.run(
      Binary.path, option + ["demo", "--host", "/nowhere"], expecting: 2
    ).errors
    #expect(errors == "/nowhere: No such file or directory\n")
  }
}
