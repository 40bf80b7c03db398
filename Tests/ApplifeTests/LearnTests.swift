// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The course, from the command line and in a terminal.
@Suite("applife learn", .timeLimit(.minutes(20)))
struct LearnTests {
  /// Runs a line of the shell with the user's state in a folder.
  private func shell(
    _ line: String, in folder: Folder, expecting status: Int32 = 0
  ) throws -> Command.Result {
    try Command.run(
      "/usr/bin/env",
      [
        "XDG_STATE_HOME=\(folder.url.path)", "PATH=\(Binary.folder.path):/usr/bin:/bin", "sh", "-c",
        line,
      ], expecting: status)
  }

  /// The lines of the list that say that a lesson is done.
  private func done(_ output: String) -> [String] {
    output.split(separator: "\n").filter { $0.contains("  yes ") }
      .map { String($0.prefix { $0 != " " }) }
  }

  @Test("the list has every lesson, and says which are done")
  func list() throws {
    let folder = try Folder()
    let first = try shell("applife learn", in: folder)
    #expect(first.output.contains("five-states"))
    #expect(first.output.contains("why-did-my-timer-stop"))
    #expect(first.output.contains("0 of "))
    #expect(first.output.contains("applife learn 1\n"))
    #expect(done(first.output) == [])
    #expect(folder.names == [], "looking at the list writes nothing")

    // A file is played at once: every step of the first lesson, and one into the next.
    let lines = String(repeating: "next\n", count: 24)
    let steps = try folder.write("steps", lines)
    let played = try shell("applife learn 1 --plain <'\(steps)'", in: folder)
    #expect(played.output.contains("Lesson 1 is done. next starts lesson 2: "))
    #expect(played.output.contains("\nLesson 2: "))
    #expect(!played.output.contains("Fail: "))
    let progress = folder.path("applife/lessons")
    #expect(
      try String(contentsOfFile: progress, encoding: .utf8)
        == "applife lessons 1\ndone five-states\n")

    let second = try shell("applife learn", in: folder)
    #expect(done(second.output) == ["1"])
    #expect(second.output.contains("applife learn 2\n"))
    #expect(second.errors == "")
  }

  @Test(
    "a lesson is found by its number, its name or a word of it",
    arguments: ["7", "07", "why-did-my-timer-stop", "Why did my timer stop", "timer"])
  func names(name: String) throws {
    let folder = try Folder()
    let output = try shell("applife learn '\(name)' --plain </dev/null", in: folder).output
    #expect(output.hasPrefix("Lesson 7: Why did my timer stop?"))
  }

  @Test("what is no lesson is answered with the nearest, on one line")
  func unknown() throws {
    let folder = try Folder()
    let result = try shell("applife learn fife-states", in: folder, expecting: 2)
    #expect(
      result.errors == "applife: no lesson is named 'fife-states'; did you mean 'five-states'?\n")
    #expect(try shell("applife learn 99", in: folder, expecting: 2).errors.contains("99"))
  }

  @Test(
    "a file that is not understood is left as it is",
    arguments: [
      ("applife lessons 2\nfinished five-states\n", "later version"),
      ("\u{1}\u{2}", "not a list of lessons"),
    ])
  func foreign(text: String, problem: String) throws {
    let folder = try Folder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "applife"), withIntermediateDirectories: true)
    let file = try folder.write("applife/lessons", text)
    let steps = try folder.write("steps", String(repeating: "next\n", count: 22))
    let played = try shell("applife learn 1 --plain <'\(steps)'", in: folder)
    #expect(played.output.contains(problem))
    #expect(played.errors == "")
    let listed = try shell("applife learn", in: folder)
    #expect(listed.errors.contains(problem))
    #expect(listed.errors.split(separator: "\n").count == 1)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
  }

  @Test("lines that are not known are kept")
  func kept() throws {
    let folder = try Folder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "applife"), withIntermediateDirectories: true)
    let file = try folder.write("applife/lessons", "applife lessons 1\n# mine\ndone scenes")
    let steps = try folder.write("steps", String(repeating: "next\n", count: 22))
    _ = try shell("applife learn 1 --plain <'\(steps)'", in: folder)
    #expect(
      try String(contentsOfFile: file, encoding: .utf8)
        == "applife lessons 1\n# mine\ndone scenes\ndone five-states\n")
  }

  @Test(
    "without a place to write, everything works but the memory",
    arguments: [
      "env -u HOME -u XDG_STATE_HOME", "env XDG_STATE_HOME=/dev/null", "env HOME=x XDG_STATE_HOME=",
    ])
  func nowhere(environment: String) throws {
    let folder = try Folder()
    let steps = try folder.write("steps", String(repeating: "next\n", count: 22))
    let line = "\(environment) applife learn 1 --plain <'\(steps)'"
    let played = try shell(line, in: folder)
    #expect(played.output.contains("Progress not saved: "))
    #expect(played.output.contains("Lesson 1 is done."))
    let listed = try shell("\(environment) applife learn", in: folder)
    #expect(listed.output.contains("five-states"))
  }

  @Test("the shells are offered the lessons")
  func completion() throws {
    let output = try Command.run(Binary.path, ["---complete", "learn", "five"]).output
    #expect(output == "five-states\tThe five states\nfive-seconds\tFive seconds\n")
  }

  @Test("a student takes a lesson to its end in a terminal, and finds it in the list")
  func terminal() throws {
    let tmux = try Tmux(80, 24)
    try tmux.type("applife learn five-states")
    try tmux.wait("the program's screen") { _ in try tmux.isTaken }
    try tmux.wait(text: "Lesson 1: The five states")
    // Enter takes a step, and answers and closes a question.
    try tmux.wait("the end of the lesson") { lines in
      if lines.contains(where: { $0.contains("Lesson 1 is done.") }) { return true }
      try tmux.press("Enter")
      return false
    }
    // The termination report is closed first.
    try tmux.wait("the next lesson") { lines in
      if lines.contains(where: { $0.contains("Lesson 2: What happens") }) { return true }
      try tmux.press("Enter")
      return false
    }
    try tmux.press("q")
    try tmux.wait("the prompt") { _ in try tmux.value("alternate_on") == "0" }
    try tmux.type("clear; applife learn | head -3; cat .local/state/applife/lessons")
    try tmux.wait("the list") { lines in
      lines.contains { $0.hasPrefix("1 ") && $0.contains("yes") }
        && lines.contains("done five-states")
    }
  }
}
