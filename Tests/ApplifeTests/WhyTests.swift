// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProgramTestSupport
import Testing

@Suite("Why, in a terminal")
struct WhyTerminalTests {
  @Test("a refused key is explained, and the way is gone")
  func whyNot() throws {
    let tmux = try Tmux()
    try tmux.type("applife")
    try tmux.wait(text: "Nothing has happened yet")
    try tmux.press("h")
    try tmux.wait(text: "W: why?")
    try tmux.press("W")
    try tmux.wait(text: "Shortest way to make it possible")
    try tmux.press("Enter")
    try tmux.wait(text: "press home is possible now. Press h.")
    try tmux.press("W")
    try tmux.wait(text: "Steps from the cause to this")
    try tmux.press("Escape", "q", "q")
    try tmux.wait("the shell") { $0.contains { $0.hasPrefix("$ applife") } }
  }

  @Test("plain mode explains the last thing, a row and a refusal, and goes the way")
  func plain() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("why not press home\n1\nwhy\nwhy 1\n".utf8).write(to: file)
    let result = try Subprocess.run(
      "/bin/sh", ["-c", "'\(Binary.path)' --plain demo < '\(file.path)'"])
    #expect(result.output.contains("Why it is not possible: An app must be in front."))
    #expect(result.output.contains("Notes is now Active"))
    #expect(result.output.contains("Steps from the cause to this"))
    #expect(result.errors.isEmpty)
  }
}
