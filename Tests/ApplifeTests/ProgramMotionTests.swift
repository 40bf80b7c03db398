// SPDX-License-Identifier: Apache-2.0
import Foundation
import Lifecycle
import LifecycleUI
import ProgramTestSupport
import Testing

@testable import applife

/// The motion of the screen in the program: where nobody could see it, there is none.
@Suite("Motion in the program")
struct ProgramMotionTests {
  @Test("While many keys wait nothing is held up: only what they lead to is drawn")
  func manyKeys() throws {
    let terminal = try Pseudoterminal()
    // Its methods take no time: each key has done what it does at once.
    try Data("app Notes\n".utf8).write(to: terminal.folder.appending(path: "a.scenario"))
    try terminal.run("applife a.scenario")
    try terminal.wait(for: "undo")
    terminal.type(String(repeating: "oh", count: 40))
    try terminal.wait(for: "BACKGROUND")
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("INACTIVE"))
    terminal.type("qq")
    try terminal.wait(for: "status 0")
  }

  @Test("A recording at another speed moves only if that is asked for")
  func recordedMotion() throws {
    func hasMotion(_ speed: Double, isRecorded: Bool, motion: Bool? = nil) throws -> Bool {
      var given = Settings()
      (given.speed, given.motion) = (TimeBase.Speed(speed), motion)
      var settings = try InterfaceSettings(commandLine: given)
      if isRecorded { settings.recording = .init(path: "a.cast", version: .two) }
      return settings.start(try Scenario.parse("app Notes")).run.hasMotion
    }
    #expect(try hasMotion(1, isRecorded: true) && hasMotion(4, isRecorded: false))
    #expect(try !hasMotion(4, isRecorded: true))
    #expect(try hasMotion(4, isRecorded: true, motion: true))
  }
}
