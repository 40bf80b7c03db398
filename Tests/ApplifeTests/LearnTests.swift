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

  /// What takes each step of a lesson in plain mode and leaves out its questions.
  private func steps(_ lesson: String, after more: String = "") throws -> String {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(
      contentsOf: package.appending(path: "Resources/Lessons/\(lesson).scenario"),
      encoding: .utf8)
    var (lines, questions) = ("", 0)
    for line in text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
      switch line.prefix(while: { $0 != " " }) {
      case "#", "app", "on", "expect", "within", "ios": break
      case "predict": questions += line == "predict" ? 2 : 1
      default:
        lines += "next\n" + String(repeating: "pass\n", count: questions)
        questions = 0
      }
    }
    return lines + more
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
    let steps = try folder.write("steps", steps("01-five-states", after: "next\nnext\n"))
    let played = try shell("applife learn 1 --plain <'\(steps)'", in: folder)
    #expect(played.output.contains("Lesson 1 is done. next starts lesson 2: "))
    #expect(played.output.contains("\nLesson 2: "))
    #expect(!played.output.contains("Fail: "))
    let progress = folder.path("applife/lessons")
    #expect(
      try String(contentsOfFile: progress, encoding: .utf8)
        == "applife lessons 1\ndone five-states\nbest five-states 0 7\n")
    #expect(played.output.contains("You answered 0 of 7 questions right the first time."))
    #expect(!played.output.contains("Pass: "))

    let second = try shell("applife learn", in: folder)
    #expect(done(second.output) == ["1"])
    #expect(second.output.contains("  0 of 7  five-states "))
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
    let steps = try folder.write("steps", steps("01-five-states"))
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
    let steps = try folder.write("steps", steps("01-five-states"))
    _ = try shell("applife learn 1 --plain <'\(steps)'", in: folder)
    #expect(
      try String(contentsOfFile: file, encoding: .utf8)
        == "applife lessons 1\n# mine\ndone scenes\ndone five-states\nbest five-states 0 7\n")
  }

  @Test("the best score is kept, and lines that are no score mean nothing")
  func best() throws {
    let folder = try Folder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "applife"), withIntermediateDirectories: true)
    let known = "applife lessons 1\ndone five-states\nbest launch 9 4\nbest five-states 1 7\n"
    let file = try folder.write("applife/lessons", known)
    let steps = try folder.write("steps", steps("01-five-states"))
    _ = try shell("applife learn 1 --plain <'\(steps)'", in: folder)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == known, "0 of 7 is no better")
    let better = try folder.write(
      "better", String(contentsOfFile: steps, encoding: .utf8).replacing("pass", with: "4"))
    _ = try shell("applife learn 1 --plain <'\(better)'", in: folder)
    let listed = try shell("applife learn", in: folder)
    #expect(listed.output.contains("  4 of 7  five-states "))
    #expect(!listed.output.contains("9 of 4"))
  }

  @Test(
    "without a place to write, everything works but the memory",
    arguments: [
      "env -u HOME -u XDG_STATE_HOME", "env XDG_STATE_HOME=/dev/null", "env HOME=x XDG_STATE_HOME=",
    ])
  func nowhere(environment: String) throws {
    let folder = try Folder()
    let steps = try folder.write("steps", steps("01-five-states"))
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
    // A digit answers a question; Enter takes a step, and closes the marks and the card of the end.
    try tmux.wait("the next lesson") { lines in
      if lines.contains(where: { $0.contains("Lesson 2: What happens") }) { return true }
      let isAsked = lines.contains { $0.contains("┌ Question") }
      try tmux.press(isAsked ? "2" : "Enter")
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
