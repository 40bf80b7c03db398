// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleTestSupport
import ProgramTestSupport
import Testing

/// The course, from the command line and in a terminal.
@Suite("applife learn")
struct LearnTests {
  /// Runs a line of the shell with the user's state in a folder.
  private func shell(
    _ line: String, in folder: Folder, expecting status: Int32 = 0
  ) throws -> Subprocess.Result {
    try Subprocess.run(
      "/usr/bin/env",
      [
        "XDG_STATE_HOME=\(folder.url.path)", "PATH=\(Binary.folder.path):/usr/bin:/bin", "sh", "-c",
        line,
      ], expecting: status)
  }

  /// Returns the input that takes each step of a lesson in plain mode and leaves out its questions.
  private func steps(_ lesson: String, after more: String = "") throws -> String {
    let package = Project.root
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
    let output = try Subprocess.run(Binary.path, ["---complete", "learn", "five"]).output
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
      let isAsked = lines.contains { $0.contains("─ Question") }
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

  @Test("what is answered is handed in, and graded; a lesson that is interrupted loses nothing")
  func handIn() throws {
    let folder = try Folder()
    let file = folder.path("ada.handin")
    // It is killed while the next question waits.
    _ = try shell(
      "cd '\(folder.url.path)'; mkfifo keys; applife learn 1 --plain --report ada.handin <keys & "
        + "exec 3>keys; printf 'next\\n1\\nnext\\n' >&3; "
        + "until grep -q 'step 2' ada.handin; do sleep 0.1; done; kill -9 $!; wait $! || true",
      in: folder)
    let first = try String(contentsOfFile: file, encoding: .utf8)
    #expect(first.contains(" answer 1.1.1 "))
    let steps = try folder.write("steps", steps("01-five-states"))
    _ = try shell("applife learn 1 --plain --report '\(file)' < '\(steps)'", in: folder)
    let second = try String(contentsOfFile: file, encoding: .utf8)
    #expect(second.hasPrefix(first.split(separator: "\n").dropLast().joined(separator: "\n")))
    #expect(second.contains(" done\nend "))
    let grades = try shell("applife grade '\(file)'", in: folder).output
    #expect(grades.hasPrefix("name,status,started,last,questions,answered,right,percent,"))
    #expect(grades.contains("ada,graded,"))
    let xml = try shell("applife grade '\(file)' --format junit", in: folder).output
    #expect(xml.contains("<testcase name=\"five-states step 1 question 1: "))
  }

  @Test(
    "a hand-in that could not be saved ends with status 2 and a sentence, on the screen and in plain mode"
  )
  func unsaved() throws {
    for option in ["", "--plain"] {
      let tmux = try Tmux(120, 24)
      try tmux.type("applife learn 1 \(option) --report a.hand; echo status $?")
      try tmux.wait(text: option.isEmpty ? "The five states" : "Type next")
      try FileManager.default.createDirectory(
        at: tmux.folder.appending(path: "b"), withIntermediateDirectories: true)
      try FileManager.default.removeItem(at: tmux.folder.appending(path: "a.hand"))
      try FileManager.default.moveItem(
        at: tmux.folder.appending(path: "b"), to: tmux.folder.appending(path: "a.hand"))
      if option.isEmpty {
        try tmux.press("Enter", "1")
        try tmux.wait(text: "Not saved in the hand-in")
        try tmux.press("C-c")
      } else {
        try tmux.type("next")
        try tmux.type("pass")
        try tmux.type("quit")
      }
      try tmux.wait(text: "status 2")
      #expect(try tmux.screen().contains { $0.contains("Not saved in the hand-in: a.hand: ") })
    }
  }

  @Test("a hand-in that is damaged, forged or foreign gets its line and its status")
  func badHandIns() throws {
    let folder = try Folder()
    let file = folder.path("a.handin")
    let lines = try folder.write("lines", "next\n1\nquit\n")
    _ = try shell("applife learn 1 --plain --report '\(file)' < '\(lines)'", in: folder)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    func grade(_ text: String, expecting status: Int32) throws -> String {
      let bad = try folder.write("b.handin", text)
      let result = try shell("applife grade '\(bad)'", in: folder, expecting: status)
      return result.errors.replacing(bad, with: "b.handin")
    }
    let unfinished = "b.handin: lesson five-states is not finished\n"
    #expect(try grade(text, expecting: 0) == unfinished)
    let grades = try shell("applife grade '\(file)'", in: folder).output
    #expect(grades.contains("\na,incomplete,"))
    let changed = text.replacing(" answer 1.1.1 ", with: " answer 1.1.2 ")
    #expect(
      try grade(changed, expecting: 2)
        == "b.handin: the hand-in was damaged or changed: its checksum does not match\n")
    #expect(
      try grade(String(text.dropLast(9)), expecting: 2)
        == "b.handin: the hand-in is cut off: its last line is missing\n")
    #expect(
      try grade("app Notes\n", expecting: 2) == "b.handin:1: not a hand-in of applife learn\n")
    let body = changed.split(separator: "\n").dropLast().joined(separator: "\n") + "\n"
    let sum = try Subprocess.run("/bin/sh", ["-c", "printf '%s' \"$0\" | sha256sum", body]).output
    let forged = body + "end \(sum.prefix { $0 != " " })\n"
    #expect(
      try grade(forged, expecting: 1)
        == "b.handin: lesson five-states, step 1, question 1: the replay does not agree with the hand-in\n"
        + unfinished
    )
    // Who has another file there is not written over.
    let other = try folder.write("c.handin", "mine\n")
    let refused = try shell(
      "applife learn 1 --plain --report '\(other)' </dev/null", in: folder, expecting: 2)
    #expect(refused.errors == "\(other):1: not a hand-in of applife learn\n")
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "mine\n")
  }
}
