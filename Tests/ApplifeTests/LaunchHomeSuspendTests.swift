// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProgramTestSupport
import Testing

/// The main job from key to screen, with the real clock.
@Suite(.serialized)
struct LaunchHomeSuspendTests {
  @Test("o launches the app, h goes home, and time suspends it")
  func launchHomeSuspend() throws {
    let tmux = try Tmux(120, 40)
    try tmux.type("applife")
    try tmux.wait("the program's screen") { _ in try tmux.isTaken }
    try tmux.press("o")
    try tmux.wait(text: "applicationDidBecomeActive")
    try tmux.press("h")
    try tmux.wait(text: "applicationDidEnterBackground")
    try tmux.wait(text: "Suspended")
    try tmux.press("q")
    try tmux.wait(text: "q again quits")
    try tmux.press("q")
    try tmux.wait("the prompt") { _ in try tmux.value("alternate_on") == "0" }
  }

  @Test("An app that hangs while it enters the background is terminated after five seconds")
  func fiveSeconds() throws {
    let tmux = try Tmux(120, 40)
    try tmux.type("applife --speed 20")
    try tmux.wait("the program's screen") { _ in try tmux.isTaken }
    try tmux.press("o")
    try tmux.wait(text: "applicationDidBecomeActive")
    try tmux.press("G", "h")
    try tmux.wait(text: "0x8badf00d")
    try tmux.press("C-c")
    try tmux.wait("the prompt") { _ in try tmux.value("alternate_on") == "0" }
  }
}
