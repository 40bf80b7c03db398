// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI
import Testing

@Suite("What is wrong with a scenario", .timeLimit(.minutes(20)))
struct ScenarioProblemTests {
  /// What the text's problems are, a line each.
  private func problems(_ text: [UInt8]) -> [String] {
    do {
      _ = try Scenario.parse(text)
      return []
    } catch {
      return error.problems.map {
        "f:\($0.position.line):\($0.position.column): \(Phrases.english.problem($0))"
      }
    }
  }

  @Test(
    "each error names its place, what was found, what was wanted and the nearest",
    arguments: [
      (
        "recieve call",
        "f:1:1: found 'recieve call', wanted an event, a declaration or an expectation; did you mean 'receive call'?"
      ),
      (
        "tap icon\n  call receive",
        "f:2:3: found 'call receive', wanted an event or an expectation; did you mean 'receive call'?"
      ),
      ("tap icon MyAp", "f:1:10: found 'MyAp', wanted the name of an app; did you mean 'MyApp'?"),
      (
        "app Notes\ntap icon Nots # x",
        "f:2:10: found 'Nots', wanted the name of an app; did you mean 'Notes'?"
      ),
      (
        "press home Notes",
        "f:1:12: found 'Notes' after 'press home', wanted a comma or the end of the line"
      ),
      ("choose", "f:1:7: the statement ends here, wanted the name of an app"),
      ("open url", "f:1:9: the statement ends here, wanted a URL"),
      (
        "finish fetch newdat",
        "f:1:14: found 'newdat', wanted newData, noData or failed; did you mean 'newData'?"
      ),
      ("change refresh status off", "f:1:23: found 'off', wanted available, denied or restricted"),
      ("+2 receive call", "f:1:2: found '2', wanted a duration such as 250ms, 5s, 1m30s or 2h"),
      ("+2s", "f:1:4: the statement ends here, wanted an event"),
      ("5s3m lock", "f:1:1: found '5s3m', wanted a duration such as 250ms, 5s, 1m30s or 2h"),
      (
        "wait 1000001h",
        "f:1:6: found '1000001h', wanted a duration such as 250ms, 5s, 1m30s or 2h"
      ),
      ("5s app Notes", "f:1:1: 'app' takes no time before it"),
      ("5s expect refused", "f:1:1: 'expect' takes no time before it"),
      ("lock\napp Notes", "f:2:1: 'app' is a declaration, and those come before all steps"),
      ("app Notes\napp notes", "f:2:5: 'notes' is declared twice"),
      ("app Phone", "f:1:5: 'Phone' belongs to the system, wanted another name for the app"),
      (
        "app Notes style=scen",
        "f:1:17: found 'scen', wanted delegate, scene or swiftui; did you mean 'scene'?"
      ),
      (
        "app Notes stile=scene",
        "f:1:11: found 'stile', wanted a property such as style=, modes=, memory=, exits-on-suspend=, windows= or restoration=; did you mean 'style'?"
      ),
      (
        "app Notes modes=fetsh",
        "f:1:17: found 'fetsh', wanted a background mode; did you mean 'fetch'?"
      ),
      ("app Notes memory=lots", "f:1:18: found 'lots', wanted an amount of memory such as 80MB"),
      (
        "ios 12\napp Notes style=scene",
        "f:2:5: 'Notes' has style=scene, which needs iOS 13, found iOS 12"
      ),
      ("ios 99", "f:1:5: found '99', wanted a version of iOS"),
      (
        "on applicationDidBecomActive take 1s",
        "f:1:4: found 'applicationDidBecomActive', wanted a method of UIKit; did you mean 'applicationDidBecomeActive(_:)'?"
      ),
      (
        "on didReceive take 1s",
        "f:1:4: 'didReceive' could be any of: application(_:didReceive:), userNotificationCenter(_:didReceive:withCompletionHandler:)"
      ),
      (
        "on applicationDidBecomeActive return no",
        "f:1:31: applicationDidBecomeActive(_:) returns nothing that can be chosen: only the two launch methods do"
      ),
      ("on didFinishLaunching take 1s in Nots", "f:1:34: found 'Nots', wanted the name of an app"),
      (
        "limit backgroundtime 3s",
        "f:1:7: found 'backgroundtime', wanted a time limit (applife rules lists them); did you mean 'background-time'?"
      ),
      (
        "expect MyApp activ",
        "f:1:14: found 'activ', wanted active, inactive, background, suspended or not running; did you mean 'active'?"
      ),
      (
        "expect calls applicationDidEnterBackgroud(_:) [background]",
        "f:1:14: found 'applicationDidEnterBackgroud(_:)', wanted a method of UIKit; did you mean 'applicationDidEnterBackground(_:)'?"
      ),
      (
        "expect calls applicationDidBecomeActive [foreground]",
        "f:1:42: found 'foreground', wanted active, inactive or background; did you mean 'background'?"
      ),
      (
        "expect end watchdoc",
        "f:1:12: found 'watchdoc', wanted a reason or a code; did you mean 'watchdog'?"
      ),
      ("expect data gone", "f:1:13: found 'gone', wanted saved or lost"),
      ("within 5s press home", "f:1:11: found 'press', wanted expect"),
      ("tap icon \"MyApp", "f:1:10: this quotation mark is not closed on its line"),
      ("", "f:1:1: there is no step here, wanted at least one event or expectation"),
      ("# only a title", "f:1:1: there is no step here, wanted at least one event or expectation"),
      ("é tap", "f:1:1: found 'é tap', wanted an event, a declaration or an expectation"),
      ("tap icon, é, lok", "f:1:11: found 'é', wanted an event or an expectation"),
      ("lock, apq B", "f:1:7: found 'apq B', wanted an event or an expectation"),
      (
        "app Zoë, lok",
        "f:1:10: found 'lok', wanted an event, a declaration or an expectation; did you mean 'lock'?"
      ),
    ])
  func message(text: String, expected: String) {
    #expect(problems(Array(text.utf8)) == [expected])
  }

  @Test("several errors are reported together, and no more than twenty")
  func several() {
    #expect(problems(Array("lok\nlock\nunlok".utf8)).count == 2)
    let many = problems(Array(repeating: "lok\n", count: 100).joined().utf8.map { $0 })
    #expect(many.count == 21)
    #expect(many.last == "f:21:1: more than 20 errors, the rest is not read")
  }

  @Test(
    "what is not text is refused with its place",
    arguments: [
      ([0x6C, 0x0A, 0xFF], "f:2:1: found the byte 0xff, wanted UTF-8 text"),
      ([0x6C, 0xC3], "f:1:2: found the byte 0xc3, wanted UTF-8 text"),
      ([0xC0, 0xAF], "f:1:1: found the byte 0xc0, wanted UTF-8 text"),
      ([0xED, 0xA0, 0x80], "f:1:1: found the byte 0xed, wanted UTF-8 text"),
      ([0xF4, 0x90, 0x80, 0x80], "f:1:1: found the byte 0xf4, wanted UTF-8 text"),
      ([0xC3, 0xA9, 0x00], "f:1:2: found the control character 0x00, wanted text"),
      ([0x1B, 0x5B], "f:1:1: found the control character 0x1b, wanted text"),
      ([0xC2, 0x9B], "f:1:1: found the control character 0x9b, wanted text"),
    ] as [([UInt8], String)])
  func bytes(bytes: [UInt8], expected: String) {
    #expect(problems(bytes) == [expected])
  }

  @Test("what is too long is refused")
  func bounds() {
    let line = [UInt8](repeating: 0x61, count: 10_000_000)
    #expect(problems(line) == ["f:1:1: the line is longer than 1048576 bytes"])
    let lines = [UInt8](repeating: 0x0A, count: 3_000_000)
    #expect(problems(lines) == ["f:2000001:1: the file has more than 2000000 lines"])
    let steps = Array(String(repeating: "lock\n", count: 1_001_001).utf8)
    #expect(problems(steps) == ["f:1001001:1: there are more than 1001000 steps"])
    let code = Array(repeating: Array("on draw save\n".utf8), count: 10_001).flatMap { $0 }
    #expect(problems(code) == ["f:10001:3: there are more than 10000 lines that begin with 'on'"])
    let file = [UInt8](repeating: 0x0A, count: 140_000_000)
    #expect(problems(file) == ["f:1:1: the file is longer than 134217728 bytes"])
  }

  @Test("a line that is typed holds steps, and says where it went wrong")
  func line() throws {
    let steps = try Scenario.parseSteps(
      Array(" Lock, +2s unlock # said".utf8), line: 7, apps: ["A", "B"], focus: "B")
    #expect(steps.map(\.text) == ["lock", "+2s unlock"])
    #expect(try Scenario.parseSteps([], line: 1, apps: ["A"]).isEmpty)
    let error = #expect(throws: Scenario.Malformed.self) {
      try Scenario.parseSteps(Array("lock, app C".utf8), line: 7, apps: ["A"])
    }
    #expect(error?.problems.map(\.position) == [Scenario.Position(line: 7, column: 7)])
  }
}
