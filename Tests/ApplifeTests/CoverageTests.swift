// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProgramTestSupport
import Testing

@Suite("Coverage, from the command line and in a terminal")
struct CoverageCommandTests {
  @Test("run --coverage counts over all files, in text")
  func text() throws {
    let one = try Subprocess.run(Binary.path, ["run", "--coverage", "--quiet", "-c", "tap icon"])
    #expect(one.output.contains("Coverage: states 3 of 5\n"))
    #expect(one.output.contains("  seen    applicationDidBecomeActive(_:)\n"))
    #expect(one.output.contains("  unseen  applicationWillResignActive(_:)\n"))
    #expect(one.output.contains("  seen    not running > inactive\n"))
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("# A\ntap icon\n".utf8).write(to: folder.appending(path: "a.scenario"))
    try Data("# B\ntap icon\npress home\nwait 9s\n".utf8)
      .write(to: folder.appending(path: "b.scenario"))
    let both = try Subprocess.run(Binary.path, ["run", "--coverage", "--quiet", folder.path])
    #expect(both.output.contains("Coverage: states 5 of 5\n"))
  }

  @Test("JSON Lines end with an object for each category, and all else is as before")
  func json() throws {
    let steps = ["-c", "tap icon, crash"]
    let without = try Subprocess.run(Binary.path, ["run", "--json"] + steps).output
    let with = try Subprocess.run(Binary.path, ["run", "--json", "--coverage"] + steps).output
    #expect(with.hasPrefix(without))
    let records = try with.dropFirst(without.count).split(separator: "\n").map { line in
      try #require(
        JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(
      records.compactMap { $0["of"] as? String } == [
        "states", "transitions", "callbacks", "notifications", "terminations", "events",
      ])
    #expect(records.allSatisfy { $0["kind"] as? String == "coverage" })
    #expect(records[4]["seen"] as? [String] == ["crash"])
    #expect((records[4]["unseen"] as? [String])?.contains("watchdog") == true)
  }

  @Test("the other formats refuse it")
  func refused() throws {
    let result = try Subprocess.run(
      Binary.path, ["run", "--coverage", "--format", "tap", "-c", "lock"], expecting: 2)
    #expect(result.errors.contains("--coverage cannot be used with --format tap"))
  }

  @Test("the key marks the screen and shows the table")
  func terminal() throws {
    let tmux = try Tmux()
    try tmux.type("applife")
    try tmux.wait(text: "Nothing has happened yet")
    try tmux.press("%")
    try tmux.wait(text: "Seen: 1 of 5 states")
    try tmux.press("%")
    try tmux.wait(text: "Seen in this session")
    try tmux.press("Escape", "q")
    try tmux.wait("the shell") { $0.contains { $0.hasPrefix("$ applife") } }
  }
}
