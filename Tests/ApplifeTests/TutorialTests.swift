// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleTestSupport
import ProgramTestSupport
import Testing

/// The tutorial does what it says: its keys are pressed and its commands are run, in order.
@Suite("The tutorial")
struct TutorialTests {
  private static let text: String = {
    let root = Project.root
    return
      (try? String(contentsOf: root.appending(path: "docs/tutorial.md"), encoding: .utf8)) ?? ""
  }()

  /// The part of the text under a heading.
  private static func section(_ number: Int) -> String {
    let parts = text.components(separatedBy: "\n## ")
    return parts.first { $0.hasPrefix("\(number). ") } ?? ""
  }

  /// The lines of a section that are written as code, one text for each block.
  private static func blocks(_ number: Int) -> [String] {
    var blocks: [[String]] = []
    var isInside = false
    for line in section(number).split(separator: "\n", omittingEmptySubsequences: false) {
      let isCode = line.hasPrefix("    ")
      if isCode, !isInside { blocks.append([]) }
      if isCode { blocks[blocks.count - 1].append(String(line.dropFirst(4))) }
      isInside = isCode
    }
    return blocks.map { $0.joined(separator: "\n") + "\n" }
  }

  /// The keys that a section asks for, in order.
  private static func keys(_ number: Int) -> [String] {
    section(number).matches(of: /(?:[Pp]ress|[Tt]ype) `([^`]+)`/).map { String($0.1) }
  }

  /// The screen that the text shows after a key.
  private struct Shown {
    let text: String
    /// True if the text says to close it with Escape.
    var isClosed = false
  }

  /// Presses the keys of a section, and looks at the screen after each.
  private func press(_ number: Int, _ tmux: borrowing Tmux, _ shown: [Shown]) throws {
    let keys = Self.keys(number)
    #expect(keys.count == shown.count, "section \(number) asks for \(keys)")
    for (key, shown) in zip(keys, shown) {
      if key.hasPrefix(":") { try tmux.press("-l", key) } else { try tmux.press(key) }
      try tmux.wait(text: shown.text)
      if shown.isClosed { try close(shown.text, tmux) }
    }
  }

  private func close(_ text: String, _ tmux: borrowing Tmux) throws {
    try tmux.press("Escape")
    try tmux.wait("no '\(text)'") { lines in !lines.contains { $0.contains(text) } }
  }

  @Test("every key does what the tutorial says")
  func keys() throws {
    let tmux = try Tmux(isFirstStart: true)
    #expect(Self.blocks(1) == ["make run\n"])
    try tmux.type("applife")
    try tmux.wait(text: "What brings you here?")
    try press(
      2, tmux,
      [
        Shown(text: "● Active"), Shown(text: "suspension in 5 s"),
        Shown(text: "Go to the Home Screen", isClosed: true),
      ])
    try tmux.wait(text: "it has no work left")
    try press(
      3, tmux,
      [
        Shown(text: "returns to the"), Shown(text: "a call is ringing"), Shown(text: "W: why?"),
        Shown(text: "Shortest way to make it possible"), Shown(text: "press home is possible now"),
      ])
    try press(
      4, tmux,
      [
        Shown(text: "hang Notes"), Shown(text: "transition:"),
        Shown(text: "To reproduce", isClosed: true),
      ])
    try press(5, tmux, [Shown(text: "PAST")])
    try tmux.press(")")
    try tmux.wait("the present") { lines in !lines.contains { $0.contains("PAST") } }
    try tmux.press("|")
    try tmux.wait(text: "branch 1")
    try close("branch 1", tmux)
    try press(
      6, tmux,
      [
        Shown(text: "Seen: 5 of 5 states"), Shown(text: "Seen in this session", isClosed: true),
        Shown(text: ":save first.scenario"), Shown(text: "Saved as first.scenario"),
        Shown(text: "$ "),
      ])
    #expect(Self.section(6).contains("        .build/debug/applife run first.scenario\n"))
    let file = tmux.folder.appending(path: "first.scenario").path
    let replayed = try Subprocess.run(Binary.path, ["run", file])
    #expect(replayed.output.contains("0x8badf00d"))
  }

  @Test("the scenario passes, and fails with the change that is described")
  func expectations() throws {
    let folder = try Folder()
    let blocks = Self.blocks(7)
    let scenario = try #require(blocks.first)
    let file = try folder.write("call.scenario", scenario)
    #expect(blocks.last == ".build/debug/applife run call.scenario --quiet\n")
    let passed = try Subprocess.run(Binary.path, ["run", file, "--quiet"])
    #expect(passed.output.contains("Expectations: 2 passed, 0 failed"))
    let changed = try folder.write(
      "call.scenario", scenario.replacing("Notes inactive", with: "Notes background"))
    let failed = try Subprocess.run(Binary.path, ["run", changed, "--quiet"], expecting: 1)
    #expect(failed.output.contains("FAIL"))
  }
}
