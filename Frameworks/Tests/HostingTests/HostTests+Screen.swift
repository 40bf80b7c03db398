// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProgramTestSupport
import Testing

/// Hosted apps on the screen.
extension HostTests {
  @Test("on the screen: keys, what the app prints, its process, and nothing left when it is quit")
  func screen() throws {
    let marker = "line-\(Int.random(in: 100_000...999_999))"
    let app = try HostedScript(
      cases: "*didFinishLaunching*) echo \(marker) here ;; *EnterBackground*) echo left ;;")
    let tmux = try Tmux(120, 40)
    try tmux.type("applife host '\(app.path)'")
    try tmux.wait(text: "real time")
    try tmux.press("o")
    try tmux.wait(text: "\(marker) here")
    try tmux.press("h")
    try tmux.wait(text: "left")
    try tmux.press("q", "q")
    try tmux.wait("the prompt") { _ in try tmux.value("alternate_on") == "0" }
    let isGone = try Polling.until {
      try !Subprocess.processes(containing: app.path).contains { try Self.name($0) == "app" }
    }
    #expect(isGone)
  }

  @Test("its process stands still while the clock does: paused, and stopped by the shell")
  func standsStill() throws {
    let app = try HostedScript()
    let tmux = try Tmux(120, 40)
    try tmux.type("applife host '\(app.path)'")
    try tmux.wait(text: "real time")
    func wait(_ state: String, _ key: String...) throws {
      for key in key { try tmux.press(key) }
      try tmux.wait("the process in \(state)") { _ in
        try Subprocess.processes(containing: app.path).filter { try Self.name($0) == "app" }
          .contains {
            let status = try? String(contentsOfFile: "/proc/\($0)/status", encoding: .utf8)
            return status?.contains("State:\t\(state)") ?? false
          }
      }
    }
    try wait("T", "Space", "o")
    try wait("S", "Space")
    try wait("T", "C-z")
    try tmux.type("fg")
    try wait("S")
    try tmux.press("q", "q")
    try tmux.wait("the prompt") { _ in try tmux.value("alternate_on") == "0" }
  }

  @Test("a scenario plays by itself with a hosted app on the screen, in real time")
  func scenarioOnTheScreen() throws {
    let marker = "line-\(Int.random(in: 100_000...999_999))"
    let app = try HostedScript(cases: "*EnterBackground*) echo \(marker) left ;;")
    let file = try app.folder.write(
      "a.scenario",
      "app Notes\nlimit suspension 500ms\ntap icon\n+1s press home\nexpect Notes background\nskip\n"
        + "reclaim memory\n")
    let tmux = try Tmux(120, 40)
    try tmux.type("applife '\(file)' --host '\(app.path)'")
    try tmux.wait(text: "\(marker) left")
    // What was skipped was waited for: the app was suspended before its process ended.
    try tmux.wait(text: "vm-pageshortage")
    #expect(try !tmux.screen().joined().contains("Fail"))
    // The first closes the termination report.
    try tmux.press("q", "q")
    try tmux.wait("the prompt") { _ in try tmux.value("alternate_on") == "0" }
    for option in ["--present", "--speed=2"] {
      try Subprocess.run(Binary.path, [file, "--host", app.path, option], expecting: 2)
    }
  }

  /// The name of a process's program.
  private static func name(_ process: String) throws -> String {
    let text = try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)
    return text?.trimmingCharacters(in: .newlines) ?? ""
  }
}
