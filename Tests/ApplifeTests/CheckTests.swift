// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleTestSupport
import ProgramTestSupport
import Testing

@Suite("applife check")
struct CheckTests {
  private func run(_ arguments: String..., expecting status: Int32 = 0) throws -> Subprocess.Result
  {
    try Subprocess.run(Binary.path, ["check"] + arguments, expecting: status)
  }

  private static let log = """
    2026-11-21 17:55:44.455 Notes[301:1a2b] -[AppDelegate application:didFinishLaunchingWithOptions:]
    2026-11-21 17:55:44.470 Notes[301:1a2b] -[AppDelegate applicationDidBecomeActive:]
    2026-11-21 17:55:50.000 Notes[301:1a2b] loading
    2026-11-21 17:56:44.470 Notes[301:1a2b] -[AppDelegate applicationWillResignActive:]
    2026-11-21 17:56:44.480 Notes[301:1a2b] -[AppDelegate applicationDidEnterBackground:]
    2026-11-21 17:57:44.470 Notes[301:1a2b] -[AppDelegate applicationWillEnterForeground:]
    2026-11-21 17:57:44.480 Notes[301:1a2b] -[AppDelegate applicationDidBecomeActive:]

    """

  @Test("a log that fits: 0, and the scenario of what happened runs")
  func fits() throws {
    let folder = try Folder()
    let log = try folder.write("app.log", Self.log)
    let story = folder.path("story.scenario")
    let result = try run(log, "--story", story)
    #expect(result.output.hasPrefix("The log fits the model.\n"))
    #expect(result.output.contains("7 lines, 6 of them about the life cycle."))
    #expect(result.errors.isEmpty)
    let text = try String(contentsOfFile: story, encoding: .utf8)
    #expect(text.contains("press home\nexpect Notes background\n"))
    _ = try Subprocess.run(Binary.path, ["run", story], expecting: 0)
  }

  @Test("a log whose newest line comes first is not judged")
  func newestFirst() throws {
    let lines = Self.log.split(separator: "\n").reversed().joined(separator: "\n")
    let folder = try Folder()
    let log = try folder.write("app.log", lines)
    let result = try run(log, expecting: 2)
    #expect(
      result.output.hasPrefix(
        "applife could not decide about the log: its newest line comes first."))
    #expect(!result.output.contains("This scenario"))
    #expect(try run(log, "--json", expecting: 2).output.contains("\"verdict\":\"undecided\""))
  }

  @Test("a log that departs: 1, the line, what could have come, the rule and its sources")
  func departs() throws {
    let folder = try Folder()
    let lines = Self.log.split(separator: "\n")
    // Another process, which does not enter the foreground.
    let second = Self.log.replacing("[301:", with: "[302:").replacing("-21 ", with: "-22 ")
      .split(separator: "\n")
    let log = try folder.write(
      "app.log", (lines + second[..<5] + second[6...]).joined(separator: "\n"))
    let result = try run(log, expecting: 1)
    #expect(result.output.hasPrefix("1 line departs from the model.\n"))
    #expect(result.output.contains("\(log):13: Notes: applicationDidBecomeActive(_:) departs from"))
    #expect(result.output.contains("applicationWillEnterForeground(_:) [background]"))
    #expect(result.output.contains("Nearest rule: return.foreground-then-active"))
    #expect(result.output.contains("    https://"))
    let json = try run(log, "--format", "jsonl", expecting: 1).output.split(separator: "\n")
    let objects = try json.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects[0]["fits"] as? Bool == false)
    #expect(objects[1]["line"] as? Int == 13)
    #expect(objects[1]["rule"] as? String == "return.foreground-then-active")
    #expect(objects.last?["kind"] as? String == "story")
    let junit = try run(log, "--format", "junit", expecting: 1).output
    #expect(junit.contains("tests=\"1\" failures=\"1\""))
  }

  @Test(
    "JUnit's XML is valid for Jenkins and for Ant",
    .enabled(if: Subprocess.find("xmllint") != nil), arguments: ["jenkins", "ant"])
  func schema(name: String) throws {
    let folder = try Folder()
    let schema = Project.root.appending(path: "Tests/Schemas/junit-\(name).xsd").path
    let lines = Self.log.split(separator: "\n")
    let wrong = (lines + [lines[1]]).joined(separator: "\n")
      .replacing("Notes", with: "No<&\"\u{1B}")
    for (text, status) in [(Self.log, Int32(0)), (wrong, 1), ("hello\n", 2)] {
      let log = try folder.write("a & b.log", text)
      let report = folder.path("out.xml")
      _ = try run(log, "--format", "junit", "-o", report, expecting: status)
      let xmllint = try #require(Subprocess.find("xmllint"))
      try Subprocess.run(xmllint, ["--noout", "--schema", schema, report])
    }
  }

  /// Two apps.
  private static let two = """
    2026-11-21 17:00:01.000 Notes[301:1] applicationDidBecomeActive
    2026-11-21 17:00:08.000 Notes[301:1] applicationWillResignActive
    2026-11-21 17:00:08.000 Notes[301:1] applicationDidEnterBackground
    2026-11-21 17:00:09.000 Maps[302:1] applicationDidBecomeActive
    2026-11-21 17:00:12.000 Maps[302:1] applicationWillResignActive
    2026-11-21 17:00:12.000 Maps[302:1] applicationDidEnterBackground
    2026-11-21 17:00:14.000 Maps[302:1] applicationWillEnterForeground
    2026-11-21 17:00:14.000 Maps[302:1] applicationDidBecomeActive

    """

  @Test("if each app was checked by itself, all answers say whose lines the scenario explains")
  func apart() throws {
    let folder = try Folder()
    // More apps than are followed together.
    let log = try folder.write(
      "four.log",
      Self.two + "2026-11-21 17:00:15.000 Mail[303:1] applicationDidBecomeActive\n"
        + "2026-11-21 17:00:16.000 Photos[304:1] applicationDidBecomeActive\n")
    let story = folder.path("story.scenario")
    let text = try run(log, "--story", story).output
    #expect(text.hasPrefix("The log fits the model.\n"))
    #expect(text.contains("applife checked each app by itself."))
    #expect(text.contains("This scenario explains the lines of Maps:"))
    #expect(
      text.contains(
        "It says nothing about Notes, Mail, Photos. To see the scenario of an app, choose it with --app."
      ))
    #expect(!text.contains("explains the log"))
    let written = try String(contentsOfFile: story, encoding: .utf8)
    #expect(written.hasPrefix("# The events behind the lines of Maps in "))
    let json = try run(log, "--json").output.split(separator: "\n")
    let line = try #require(json.last)
    let last = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(last["kind"] as? String == "story" && last["app"] as? String == "Maps")
    let junit = try run(log, "--format", "junit").output
    #expect(junit.contains("tests=\"4\" failures=\"0\""))
    let one = try run(log, "--app", "Notes").output
    #expect(one.contains("This scenario explains the log:"))
    #expect(one.contains("7 lines belong to other apps.\n"))
    let wrong = try folder.write(
      "wrong.log", Self.two + "2026-11-21 17:00:19.000 Maps[302:1] applicationDidEnterBackground\n")
    let part = try run(wrong, expecting: 1).output
    #expect(part.contains("This scenario explains the first lines of Maps:"))
    #expect(part.contains("It says nothing about Notes."))
  }

  @Test("an app that logs nothing is named, and no limit is given as the reason")
  func missing() throws {
    let folder = try Folder()
    let log = try folder.write("two.log", Self.two)
    let none = try run(log, "--app", "Mail", expecting: 2)
    #expect(none.output.hasPrefix("No line about the life cycle is of Mail.\n"))
    #expect(none.output.contains("8 lines, 8 of them about the life cycle."))
    #expect(none.output.contains("The log has lines of Notes, Maps: choose with --app."))
    #expect(!none.output.contains("No line names a life-cycle method"))
    #expect(!none.output.contains("At most 16"))
    #expect(none.errors == "\(log): No line about the life cycle is of Mail.\n")
    #expect(
      try run(log, "--app", "Mail", "--format", "junit", expecting: 2).output
        .contains("is of Mail"))
    let some = try run(log, "--app", "Mail", "--app", "notes").output
    #expect(some.hasPrefix("The log fits the model.\n"))
    #expect(some.contains("No line about the life cycle is of Mail.\n"))
    let nothing = try folder.write("no.log", "hello\n")
    #expect(
      try run(nothing, "--app", "Mail", expecting: 2).output.hasPrefix("No line names a life-cycle")
    )
  }

  @Test("a log may begin in the middle of a launch")
  func middle() throws {
    let folder = try Folder()
    let log = try folder.write(
      "app.log",
      """
      A[7]: application(_:didFinishLaunchingWithOptions:) [background]
      A[8]: application(_:willFinishLaunchingWithOptions:) [background]
      A[8]: application(_:didFinishLaunchingWithOptions:) [background]

      """)
    #expect(try run(log).output.hasPrefix("The log fits the model.\n"))
  }

  @Test("binary lines, lines of any length and names with escapes do no harm")
  func hostile() throws {
    let folder = try Folder()
    var bytes = Data(repeating: 0x41, count: 3_000_000)
    bytes += Data([0x0A, 0xFF, 0xFE, 0x00, 0x1B, 0x5B, 0x32, 0x4A, 0x0A, 0x0A])
    bytes += Data("Nov 21 17:00:00 No\u{1B}[31mtes[7]: applicationDidBecomeActive\n".utf8)
    bytes += Data("Nov 21 16:00:00 No\u{1B}[31mtes[7]: applicationWillResignActive".utf8)
    let log = try folder.write("bad.log", bytes)
    for format in ["text", "jsonl", "junit"] {
      let result = try run(log, "--format", format)
      #expect(!result.output.contains("\u{1B}"))
    }
    let text = try run(log).output
    #expect(text.contains("5 lines, 2 of them about the life cycle."))
    #expect(text.contains("The clock goes backwards 1 time, first at line 5 by 3600 seconds."))
    #expect(text.contains("1 line was too long and read only in part."))
  }

  @Test("UTF-16 with a byte order mark, and the mark of UTF-8, change nothing")
  func encodings() throws {
    let folder = try Folder()
    // Longer than what is read at a time, with a character of two units at any place.
    let text = Self.log + String(repeating: "x\u{1F4F1}\n", count: 70_000)
    let plain = try run(try folder.write("app.log", text)).output
    #expect(plain.contains("70007 lines, 6 of them about the life cycle."))
    var marked = Data([0xEF, 0xBB, 0xBF])
    marked += Data(text.utf8)
    var little = Data([0xFF, 0xFE])
    var big = Data([0xFE, 0xFF])
    for unit in text.utf16 {
      little += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      big += [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    for data in [marked, little, big] {
      #expect(try run(try folder.write("app.log", data)).output == plain)
    }
    // Cut in the middle of a unit.
    let cut = try folder.write("app.log", little.dropLast())
    #expect(try run(cut).output.contains("6 of them about the life cycle."))
  }

  @Test("what is used wrongly is said in one line")
  func wrongUse() throws {
    #expect(
      try run("nowhere.log", expecting: 2).errors == "nowhere.log: No such file or directory\n")
    let result = try run("x.log", "--pattern", "{tme} {message}", expecting: 2)
    #expect(result.errors.contains("{tme} is not a field, did you mean {time}?"))
  }

  @Test("a log that is followed moves the diagram; keys come from the terminal")
  func followed() throws {
    let tmux = try Tmux(100, 30)
    #expect(mkfifo(tmux.folder.appending(path: "log").path, 0o600) == 0)
    try tmux.type("(applife check --follow < log; echo status $?)")
    // No process that another test starts meanwhile may hold the pipe open.
    let log = FileHandle(
      fileDescriptor: open(tmux.folder.appending(path: "log").path, O_WRONLY | O_CLOEXEC),
      closeOnDealloc: true)
    try tmux.wait("the first frame") { $0.first?.contains("Home Screen") == true }
    let lines = Self.log.split(separator: "\n")
    try log.write(contentsOf: Data(lines[..<2].joined(separator: "\n").utf8 + [0x0A]))
    try tmux.wait(text: "1 Notes ● Active")
    try tmux.wait(text: "¶ line 2: applicationDidBecomeActive(_:)")
    try log.write(contentsOf: Data((lines[3] + "\n").utf8))
    try tmux.wait(text: "1 Notes ○ Inactive")
    try log.write(contentsOf: Data((lines[4] + "\n").utf8))
    try tmux.wait(text: "1 Notes ■ Background")
    // The user looks at the help while the phone goes on.
    try tmux.press("?")
    try tmux.wait(text: "Help")
    try tmux.press("Escape")
    try log.write(contentsOf: Data((lines[5] + "\n" + lines[6] + "\n").utf8))
    try tmux.wait(text: "1 Notes ● Active")
    // It has not resigned.
    try log.write(contentsOf: Data((lines[4] + "\n").utf8))
    try tmux.wait(text: "applicationDidEnterBackground(_:) departs")
    try tmux.wait(text: "Nearest rule:")
    try log.close()
    try tmux.wait(text: "The log ended after 7 lines.")
    try tmux.press("Escape", "!")
    try tmux.wait(text: "Lines that depart")
    try tmux.wait(text: "> 7 ")
    // What was found stays in a session that begins again.
    try tmux.press("Escape", "C-r")
    try tmux.wait(text: "1 departure: !")
    try tmux.press("q")
    // As `check` without it: what was found is printed, and the log has departed.
    try tmux.wait(text: "1 line departs from the model.")
    try tmux.wait(text: "status 1")
  }

  @Test("a followed log that cannot be read, or says nothing, does not fit")
  func followedNothing() throws {
    let tmux = try Tmux(100, 30)
    for (log, sentence) in [
      (".", "<stdin>: Is a directory"), ("/dev/null", "so there was nothing to check."),
    ] {
      try tmux.type("clear; (applife check --follow < \(log); echo status $?)")
      try tmux.wait(text: "The log ended after 0 lines.")
      try tmux.press("q")
      try tmux.wait(text: sentence)
      try tmux.wait(text: "status 2")
    }
  }

  @Test("a log about nothing says so, and which line came nearest: 2")
  func nothing() throws {
    let folder = try Folder()
    let log = try folder.write(
      "app.log", "hello\n2026-11-21 17:55:44.455 Notes[301:1a2b] app became active\n")
    let text = try run(log, expecting: 2).output
    #expect(text.contains("so there was nothing to check."))
    #expect(text.contains("line 2: 2026-11-21 17:55:44.455 Notes[301:1a2b] app became active"))
    #expect(text.contains("--pattern '{time} {app}[{pid}] {message}'"))
    #expect(try run(log, "--format", "junit", expecting: 2).output.contains("<skipped/>"))
    #expect(
      try run(log, "--format", "jsonl", expecting: 2).output.contains("\"verdict\":\"nothing\""))
  }

  @Test("what was assumed is said, with the option that says it")
  func assumed() throws {
    let folder = try Folder()
    let log = try folder.write(
      "app.log",
      """
      application(_:didFinishLaunchingWithOptions:)
      scene(_:willConnectTo:options:) A
      sceneWillEnterForeground A
      sceneDidBecomeActive A
      application(_:configurationForConnecting:options:)
      scene(_:willConnectTo:options:) B
      sceneWillEnterForeground B
      sceneDidBecomeActive B
      sceneWillResignActive A
      sceneWillResignActive B
      sceneDidEnterBackground A
      sceneDidEnterBackground B

      """)
    let text = try run(log).output
    #expect(text.hasPrefix("The log fits the model.\n"))
    #expect(text.contains("(windows=many in --head)"))
  }
}
