// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProgramTestSupport
import Testing

@Suite("Predict first, in a terminal")
struct PredictTerminalTests {
  @Test("a step is predicted by typing, happens, and is marked; the summary is saved")
  func predict() throws {
    let tmux = try Tmux()
    try Data("app Notes\ntap icon\npredict calls\npress home\n".utf8)
      .write(to: tmux.folder.appending(path: "a.scenario"))
    try tmux.type("applife a.scenario")
    try tmux.wait(text: "Nothing has happened yet")
    try tmux.press("Enter")
    try tmux.wait(text: "applicationDidBecomeActive")
    try tmux.press("Enter")
    try tmux.wait(text: "Which methods of Notes")
    try tmux.press("b", "a", "c", "k", "Enter")
    try tmux.wait(text: "You said")
    try tmux.press("Enter", "~")
    try tmux.wait(text: "Question 2")
    try tmux.press("Escape")
    try tmux.wait(text: "Right: 0 of 1.")
    try tmux.press("Escape")
    try tmux.type(":save-summary summary.txt")
    try tmux.wait(text: "summary.txt")
    try tmux.press("q")
    try tmux.wait("the shell") { $0.contains { $0.hasPrefix("$ applife") } }
    let text = try String(
      contentsOf: tmux.folder.appending(path: "summary.txt"), encoding: .utf8)
    #expect(text.hasPrefix("Right: 0 of 1.\n"))
    #expect(text.contains("leave.resign-then-background"))
  }

  @Test("plain mode asks before each event, with numbers")
  func plain() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("app Notes\ntap icon\npass\npress home\nresign background\ninactive\n".utf8).write(
      to: file)
    let result = try Subprocess.run(
      "/bin/sh", ["-c", "'\(Binary.path)' --plain --predict < '\(file.path)'"])
    #expect(result.output.contains("Which methods of Notes does iOS call, and in which order?"))
    #expect(result.output.contains("  1: "))
    #expect(result.output.contains("\nRight.\n"))
    #expect(result.output.contains("Wrong: Background."))
    #expect(result.errors.isEmpty)
  }
}
