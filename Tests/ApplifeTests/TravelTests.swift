// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProgramTestSupport
import Testing

/// Travel through time and presenting, in the built program.
@Suite("Travel in a terminal")
struct TravelTests {
  @Test("the past is looked at, an event there starts a branch, and the other future is kept")
  func branches() throws {
    let tmux = try Tmux(120, 40)
    try tmux.type("applife six-cases-1-home")
    try tmux.wait("the program's screen") { _ in try tmux.isTaken }
    try tmux.press("Enter")
    try tmux.wait(text: "Step 1 of 2")
    try tmux.press("Enter")
    try tmux.wait(text: "2 of 2 expectations passed.")
    try tmux.press("[")
    try tmux.wait(text: "PAST")
    try tmux.wait(text: "event 1 of 2")
    try tmux.press("l")
    try tmux.wait(text: "New branch 2.")
    try tmux.wait(text: "branch 2 of 2")
    try tmux.press("|")
    try tmux.wait(text: "Enter switch")
    try tmux.press("Up", "Enter")
    try tmux.wait(text: "Switched to branch 1.")
    try tmux.wait(text: "event 2 of 2")
    try tmux.press("z")
    try tmux.wait(text: "Undone.")
    try tmux.press("Z")
    try tmux.wait(text: "Redone.")
    try tmux.press("q", "q")
    try tmux.wait("the prompt") { _ in try tmux.value("alternate_on") == "0" }
  }

  @Test("a presented scenario hides what a step brings until it is revealed")
  func presenting() throws {
    let tmux = try Tmux(80, 24)
    try tmux.type("applife --present six-cases-5-call-answered")
    try tmux.wait("the program's screen") { _ in try tmux.isTaken }
    try tmux.press("Enter")
    try tmux.wait(text: "What happens?")
    try tmux.wait(text: "HIDDEN")
    #expect(try !tmux.screen().contains { $0.contains("applicationDidBecomeActive") })
    try tmux.press("Enter")
    try tmux.wait(text: "applicationDidBecomeActive")
    try tmux.press("q")
    try tmux.wait("the prompt") { _ in try tmux.value("alternate_on") == "0" }
  }
}
