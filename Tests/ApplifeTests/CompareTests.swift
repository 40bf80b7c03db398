// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleTestSupport
import ProgramTestSupport
import Testing

@Suite("applife compare")
struct CompareTests {
  private static let library =
    Project.root.path + "/Resources/Scenarios"

  private func run(_ arguments: String..., expecting status: Int32 = 0) throws -> Subprocess.Result
  {
    try Subprocess.run(Binary.path, ["compare"] + arguments, expecting: status)
  }

  private func objects(_ output: String) throws -> [[String: Any]] {
    try output.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return try #require(object as? [String: Any])
    }
  }

  @Test("two files: 0 where nothing differs, 1 where something does")
  func files() throws {
    let folder = try Folder()
    let one = try folder.write("one.scenario", "app Notes\ntap icon\n+1s press home\n")
    let other = try folder.write("other.scenario", "app Notes\ntap icon\n+1s lock\n")
    #expect(try run(one, one).output.hasPrefix("Nothing differs.\n"))
    let result = try run(one, other, "--quiet", expecting: 1)
    #expect(result.output.contains("<     +1.000  -      event         press home\n"))
    #expect(result.output.contains(">     +1.000  -      event         lock\n"))
    #expect(!result.output.contains("tap icon"))
    #expect(result.errors.isEmpty)
  }

  @Test("from three versions on each is a column, with the rule of each difference and its source")
  func versions() throws {
    let lines = try run("leave-ios3", "--ios", "3,4,9", expecting: 1).output
      .split(separator: "\n").map(String.init)
    #expect(lines[1].hasPrefix("iOS 3") && lines[1].contains("iOS 9"))
    let row = try #require(lines.firstIndex { $0.contains("applicationDidEnterBackground(_:)") })
    #expect(lines[row].hasPrefix("–"))
    #expect(lines[row + 1].hasPrefix("    iOS 4: "))
    #expect(lines[row...].contains { $0.hasPrefix("      https://developer.apple.com/") })
    #expect(try run("leave-ios3", "--changed", expecting: 1).output.contains("iOS 4"))
    #expect(
      try run("launch-cold", "--ios", "10,11,12").output.hasSuffix("Nothing differs.\n"))
    for wrong in [["--methods"], ["--quiet"], ["--style", "delegate,scene"]] {
      let result = try Subprocess.run(
        Binary.path, ["compare", "launch-cold", "--changed"] + wrong, expecting: 2)
      #expect(result.errors.contains("--changed"))
    }
    _ = try run("launch-cold", "--ios", "9,9,10", expecting: 2)
    _ = try run("launch-cold", "--ios", "9,1,10", expecting: 2)
  }

  @Test(
    "one file in two worlds; the same bytes every time", arguments: ["text", "jsonl", "markdown"])
  func worlds(format: String) throws {
    let once = try run(
      "open-url-warm", "--style", "delegate,scene", "--format", format, expecting: 1)
    let twice = try run(
      "open-url-warm", "--style", "delegate,scene", "--format", format, expecting: 1)
    #expect(once.output == twice.output)
    #expect(once.output.contains("scene(_:openURLContexts:)"))
  }

  @Test("JSON Lines: a head, rows with the entries of both sides, the states after each cause")
  func json() throws {
    let lines = try objects(
      run("open-url-warm", "--style", "delegate,scene", "--json", expecting: 1).output)
    #expect(lines[0]["kind"] as? String == "comparison")
    #expect(lines[0]["left"] as? String == "delegate")
    #expect(lines[0]["same"] as? Bool == false)
    let rows = lines.filter { $0["kind"] as? String == "row" }
    let matches = Set(rows.compactMap { $0["match"] as? String })
    #expect(matches == ["same", "differs", "instead", "left", "right"])
    // UIKit's warning is on the left alone, and has none.
    let moved = try #require(
      rows.first { $0["match"] as? String == "left" && $0["counterpart"] is [String: Any] })
    let counterpart = try #require(moved["counterpart"] as? [String: Any])
    #expect(counterpart["name"] as? String == "scene(_:openURLContexts:)")
    let states = try #require(lines.last { $0["kind"] as? String == "states" })
    #expect(states["right"] as? [String: String] == ["Notes": "active"])
  }

  @Test("the move to scenes over the whole library, in one table")
  func methods() throws {
    let lines = try objects(
      run(Self.library, "--style", "delegate,scene", "--methods", "--json", expecting: 1).output)
    let line = try #require(
      lines.first { $0["name"] as? String == "applicationWillResignActive(_:)" })
    #expect(line["outcome"] as? String == "gone")
    #expect((line["instead"] as? [String: Int])?.keys.sorted() == ["sceneWillResignActive(_:)"])
    #expect(lines.contains { $0["kind"] as? String == "left-out" })
    let text = try run(
      Self.library, "--style", "delegate,scene", "--methods", "--width", "100", expecting: 1)
    #expect(text.output.contains("No longer called with scene\n"))
    #expect(text.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("--each adds a table for each scenario")
  func each() throws {
    let lines = try objects(
      run(
        "open-url-warm", "scene-url-cold", "--style", "delegate,scene", "--methods", "--each",
        "--json", expecting: 1
      ).output)
    let files = Set(lines.compactMap { $0["file"] as? String })
    #expect(files.count == 2)
    #expect(lines.contains { $0["file"] == nil })
  }

  @Test("a report into a file, whole")
  func output() throws {
    let folder = try Folder()
    let path = folder.path("report.md")
    _ = try run(
      "leave-by-lock", "--ios", "9,26", "--format", "markdown", "-o", path, expecting: 1)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("| time | iOS 9 | | time | iOS 26 |"))
  }

  @Test(
    "wrong use ends with 2 and one line",
    arguments: [
      ([], "applife: compare needs two scenarios"),
      (["demo"], "applife: compare needs two scenarios, or two values for --style"),
      (["demo", "demo", "demo"], "applife: compare needs two scenarios, or two values"),
      (["nothing.scenario", "demo"], "nothing.scenario: No such file or directory"),
      (["demo", "--style", "delegate,screen"], "applife: unknown style 'screen'"),
      (["demo", "--style", "delegate,scene,swiftui"], "applife: style takes one value for both"),
      (["demo", "--style", "delegate,"], "applife: unknown style ''"),
      (["demo", "--ios", "1,26"], "applife: unknown iOS version '1'; use 2 to 27"),
      (["demo", "--ios", "12,28"], "applife: unknown iOS version '28'"),
      (["demo", "--limit", "suspensoin=1s,2s"], "applife: unknown time limit 'suspensoin'; did"),
      (["demo", "--limit", "suspension=1x,2s"], "applife: '1x' is not a duration"),
      (["demo", "--limit", "suspension"], "applife: limit takes one value for both sides"),
      (["demo", "--style", "scene,scene"], "applife: both sides have style scene"),
      (["demo", "--ios", "12,26", "--each"], "applife: --each needs --methods"),
      (
        ["demo", "--ios", "12,26", "--width", "3"],
        "applife: --width takes a number from 20 to 1000"
      ),
      (["-", "-"], "applife: only one of two scenarios can be the standard input"),
      (["window-choose", "--style", "delegate,scene"], "'Photos' has windows=many"),
      ([Self.library, "demo"], "is a folder; to compare its scenarios"),
    ])
  func wrongUse(arguments: [String], message: String) throws {
    let result = try Subprocess.run(Binary.path, ["compare"] + arguments, expecting: 2)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.output.isEmpty)
  }

  @Test("a broken scenario is named with its place, and nothing is written")
  func broken() throws {
    let folder = try Folder()
    let path = try folder.write("broken.scenario", "app Notes\ntap icno\n")
    let result = try run(path, "--style", "delegate,scene", expecting: 2)
    #expect(result.errors.contains(":2:1: "))
    #expect(result.output.isEmpty)
  }

  @Test("in a terminal of 120 columns both sides stand beside each other")
  func terminal() throws {
    let tmux = try Tmux(120, 40)
    try tmux.type("applife compare open-url-warm --style delegate,scene -q; echo end $?")
    try tmux.wait("both columns") { lines in
      lines.contains {
        $0.contains("applicationDidBecomeActive(_:) [active]")
          && $0.contains("|    +0.000 sceneDidBecomeActive(_:)")
      } && lines.contains("end 1")
    }
  }

  @Test("on the screen: the session in two styles, then in two versions", arguments: [80, 120])
  func screen(columns: Int) throws {
    let tmux = try Tmux(columns, columns == 80 ? 24 : 40)
    try tmux.type("applife leave-by-lock")
    try tmux.wait(text: "Home Screen")
    try tmux.press("o", "h", "&")
    try tmux.wait("both styles") { lines in
      lines.contains { $0.contains("delegate and scene") }
        && lines.contains {
          $0.contains("[inactive]") && $0.contains("~") && $0.contains("[background]")
        }
    }
    try tmux.press("Escape")
    try tmux.press(":")
    try tmux.send(Array("compare ios 12 26".utf8))
    try tmux.press("Enter")
    try tmux.wait(text: "iOS 12 and iOS 26")
    try tmux.press("m")
    try tmux.wait(text: "Still called with iOS 26")
    try tmux.press("Escape", "q", "q")
    try tmux.wait("the shell") { $0.contains { $0.hasPrefix("$ ") || $0 == "$" } }
  }
}
