// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleUI
import ProgramTestSupport
import Testing

@testable import applife

@Suite("The mouse, in a terminal", .serialized)
struct MouseTerminalTests {
  /// A report of the mouse as terminals send it: places count from one.
  private func report(_ button: Int, _ x: Int, _ y: Int, isPress: Bool = true) -> [UInt8] {
    Array("\u{1B}[<\(button);\(x);\(y)\(isPress ? "M" : "m")".utf8)
  }

  private func started(_ command: String = "applife") throws -> Tmux {
    let tmux = try Tmux()
    try tmux.type(command)
    try tmux.wait(text: "Nothing has happened yet")
    return tmux
  }

  @Test("clicks and the wheel do what they point at")
  func clicks() throws {
    let tmux = try started()
    #expect(try tmux.value("mouse_any_flag") == "1")
    #expect(try tmux.value("mouse_sgr_flag") == "1")
    // "o open" is the first event.
    let actions = try tmux.screen().firstIndex { $0.contains("o open") } ?? 0
    let column = try tmux.screen()[actions].distance(to: "o open") + 2
    try tmux.send(report(0, column, actions + 1) + report(0, column, actions + 1, isPress: false))
    try tmux.wait(text: "Active")
    try tmux.wait(text: "main run loop is running")
    // A box of the diagram.
    let box = try tmux.screen().firstIndex { $0.contains("Suspended") } ?? 0
    try tmux.send(report(0, 15, box + 1))
    try tmux.wait(text: "Possible next states")
    try tmux.press("Escape")
    try tmux.wait(text: "main run loop is running")
    try tmux.send(report(64, 60, 10) + report(64, 60, 10))
    try tmux.wait(text: "newer")
    // A report in pieces, a broken one, and a key right behind it.
    try tmux.send(Array("\u{1B}[<0;1".utf8))
    try tmux.send(Array(";2Mqq".utf8))
    try tmux.wait("the shell") { $0.contains { $0.hasPrefix("$ applife") } }
    #expect(try tmux.value("mouse_any_flag") == "0")
    #expect(try tmux.value("mouse_sgr_flag") == "0")
  }

  @Test("a report names a column and a row, which count from one")
  func reports() {
    func decoded(_ bytes: [UInt8], _ encoding: MouseDecoder.Encoding) -> Mouse? {
      var decoder = MouseDecoder(encoding)
      for byte in bytes { if case .done(let mouse) = decoder.add(byte) { return mouse } }
      return nil
    }
    func digits(_ text: String) -> Mouse? { decoded(Array(text.utf8), .digits) }
    #expect(digits("0;7;3M") == Mouse(Point(6, 2), .press))
    #expect(digits("0;1;1M") == Mouse(Point(0, 0), .press))
    #expect(digits("64;200;50M") == Mouse(Point(199, 49), .wheelUp))
    #expect(digits("65;2;1M") == Mouse(Point(1, 0), .wheelDown))
    #expect(digits("0;7;3m") == nil)
    #expect(digits("0;0;3M") == nil && digits("0;3;0M") == nil)
    #expect(digits("2;7;3M") == nil && digits("4;7;3M") == nil)
    #expect(decoded([32, 32 + 7, 32 + 3], .bytes) == Mouse(Point(6, 2), .press))
    #expect(decoded([32, 32 + 1, 32 + 1], .bytes) == Mouse(Point(0, 0), .press))
    #expect(decoded([32 + 64, 32 + 223, 32 + 2], .bytes) == Mouse(Point(222, 1), .wheelUp))
    #expect(decoded([32, 32, 32 + 3], .bytes) == nil)
  }

  @Test("--no-mouse leaves the mouse to the terminal")
  func off() throws {
    let tmux = try started("applife --no-mouse")
    #expect(try tmux.value("mouse_any_flag") == "0")
    try tmux.press("q")
    try tmux.wait("the shell") { $0.contains { $0.hasPrefix("$ applife") } }
  }

  @Test("where Shift does not bypass it, the mouse is taken only when asked for")
  func exceptions() throws {
    for (command, flag) in [
      ("TERM_PROGRAM=iTerm.app applife", "0"), ("TERM_PROGRAM=iTerm.app applife --mouse", "1"),
    ] {
      let tmux = try started(command)
      #expect(try tmux.value("mouse_any_flag") == flag, "\(command)")
      try tmux.press("q")
      try tmux.wait("the shell") { _ in try tmux.value("alternate_on") == "0" }
    }
  }

  @Test("Ctrl-Z gives the mouse back, fg takes it again")
  func stop() throws {
    let tmux = try started()
    try tmux.press("C-z")
    try tmux.wait(text: "Stopped")
    #expect(try tmux.value("mouse_any_flag") == "0")
    try tmux.type("fg")
    try tmux.wait("the program's screen") { _ in try tmux.isTaken }
    try tmux.wait("the mouse") { _ in try tmux.value("mouse_any_flag") == "1" }
    try tmux.press("q")
    try tmux.wait("the shell") { _ in try tmux.value("alternate_on") == "0" }
    #expect(try tmux.value("mouse_any_flag") == "0")
  }

  @Test("--plain has no mouse")
  func plain() throws {
    let result = try Subprocess.run(Binary.path, ["--plain", "--no-mouse"], expecting: 2)
    #expect(result.errors.contains("--no-mouse"))
  }
}

extension String {
  /// The number of characters before a text; of all characters if it is not there.
  fileprivate func distance(to text: String) -> Int {
    range(of: text).map { distance(from: startIndex, to: $0.lowerBound) } ?? count
  }
}
