// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import Testing

@Suite("What is wrong with a scenario")
struct ScenarioProblemTests {
  /// Returns the problems of the text, a line each.
  private func problems(_ text: [UInt8]) -> [String] {
    do {
      _ = try Scenario.parse(text)
      return []
    } catch {
      return error.problems.map {
        "f:\($0.position.line):\($0.position.column): \(Language.english.phrases.problem($0))"
      }
    }
  }

  @Test(
    "what applife does not model is called out of scope, with what is true of it",
    arguments: [
      (
        "app A style=scene\nrun intent A",
        "f:2:1: unknown event 'run intent'. Out of scope: applife", FieldFact.appIntentLaunch
      ),
      (
        "lock, +3s picture in picture",
        "f:1:11: unknown event 'picture in picture'. Out of scope. ", .pictureInPicture
      ),
      ("Start PiP MyApp", "f:1:1: unknown event 'Start PiP'. Out of scope. ", .pictureInPicture),
      ("fold", "f:1:1: unknown event 'fold'. Out of scope: applife", .foldMovesScenes),
      ("unfold", "f:1:1: unknown event 'unfold'. Out of scope: applife", .foldMovesScenes),
      (
        "submit gpu-work", "f:1:1: unknown event 'submit gpu-work'. Out of scope. ",
        .gpuInBackground
      ),
      (
        "end live activity", "f:1:1: unknown event 'end live activity'. Out of scope: applife",
        .liveActivityOutlives
      ),
      (
        "open immersive-space",
        "f:1:1: unknown event 'open immersive-space'. Out of scope: applife", .visionScenes
      ),
    ])
  func outOfScope(text: String, beginning: String, fact: FieldFact) {
    let found = problems(Array(text.utf8))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(beginning) == true, "\(found)")
    #expect(found.first?.hasSuffix(Language.english.phrases.field.fact(fact)) == true, "\(found)")
  }

  @Test("a word that only resembles what applife does not model is an unknown event")
  func notOutOfScope() {
    #expect(
      problems(Array("tap folder".utf8))
        == ["f:1:1: unknown event 'tap folder'; did you mean 'tap banner'?"])
    #expect(
      problems(Array("start live activity Fold".utf8)) == ["f:1:21: unknown app 'Fold'"])
  }

  @Test("no word of what applife does not model is an event")
  func outsideWords() {
    for name in Vocabularies.outOfScope.names { #expect(!Vocabularies.events.names.contains(name)) }
  }

  @Test(
    "each error names its place, what was found, what was wanted and the nearest",
    arguments: [
      (
        "recieve call",
        "f:1:1: unknown event 'recieve call'; did you mean 'receive call'?"
      ),
      (
        "tap icon\n  call receive",
        "f:2:3: unknown event 'call receive'; did you mean 'receive call'?"
      ),
      ("tap icon MyAp", "f:1:10: unknown app 'MyAp'; did you mean 'MyApp'?"),
      (
        "app Notes\ntap icon Nots # x",
        "f:2:10: unknown app 'Nots'; did you mean 'Notes'?"
      ),
      (
        "press home Notes",
        "f:1:12: expected a comma or the end of the line after 'press home', found 'Notes'"
      ),
      ("choose", "f:1:7: the statement ends too early: expected the name of an app"),
      ("open url", "f:1:9: the statement ends too early: expected a URL"),
      (
        "finish fetch newdat",
        "f:1:14: expected newData, noData or failed, found 'newdat'; did you mean 'newData'?"
      ),
      (
        "change refresh status off", "f:1:23: expected available, denied or restricted, found 'off'"
      ),
      ("+2 receive call", "f:1:2: expected a duration such as 250ms, 5s, 1m30s or 2h, found '2'"),
      ("+2s", "f:1:4: the statement ends too early: expected an event"),
      ("5s3m lock", "f:1:1: expected a duration such as 250ms, 5s, 1m30s or 2h, found '5s3m'"),
      (
        "wait 1000001h",
        "f:1:6: expected a duration such as 250ms, 5s, 1m30s or 2h, found '1000001h'"
      ),
      ("5s app Notes", "f:1:1: 'app' must not have a time before it"),
      ("5s expect refused", "f:1:1: 'expect' must not have a time before it"),
      ("lock\napp Notes", "f:2:1: 'app' is a declaration; declarations must come before all steps"),
      ("app Notes\napp notes", "f:2:5: 'notes' is declared twice"),
      ("app Springboard", "f:1:5: 'Springboard' belongs to the system; give the app another name"),
      ("app Phone", "f:1:5: 'Phone' belongs to the system; give the app another name"),
      (
        "app Notes style=scen",
        "f:1:17: expected delegate, scene or swiftui, found 'scen'; did you mean 'scene'?"
      ),
      (
        "app Notes stile=scene",
        "f:1:11: expected a property such as style=, modes=, memory=, exits-on-suspend=, windows= or restoration=, found 'stile'; did you mean 'style'?"
      ),
      (
        "app Notes modes=fetsh",
        "f:1:17: unknown background mode 'fetsh'; did you mean 'fetch'?"
      ),
      ("app Notes memory=lots", "f:1:18: expected an amount of memory such as 80MB, found 'lots'"),
      (
        "ios 12\napp Notes style=scene",
        "f:2:5: 'Notes' has style=scene, which needs iOS 13 or later, not iOS 12"
      ),
      ("ios 99", "f:1:5: expected a version of iOS, found '99'"),
      (
        "on applicationDidBecomActive take 1s",
        "f:1:4: unknown method 'applicationDidBecomActive'; did you mean 'applicationDidBecomeActive(_:)'?"
      ),
      (
        "on didReceive take 1s",
        "f:1:4: 'didReceive' could be any of: application(_:didReceive:), userNotificationCenter(_:didReceive:withCompletionHandler:)"
      ),
      (
        "on applicationDidBecomeActive return no",
        "f:1:31: applicationDidBecomeActive(_:) has no return value to choose; only the two launch methods have one"
      ),
      ("on didFinishLaunching take 1s in Nots", "f:1:34: unknown app 'Nots'"),
      (
        "limit backgroundtime 3s",
        "f:1:7: unknown time limit 'backgroundtime'; did you mean 'background-time'?"
      ),
      (
        "expect MyApp activ",
        "f:1:14: expected active, inactive, background, suspended or not running, found 'activ'; did you mean 'active'?"
      ),
      (
        "expect calls applicationDidEnterBackgroud(_:) [background]",
        "f:1:14: unknown method 'applicationDidEnterBackgroud(_:)'; did you mean 'applicationDidEnterBackground(_:)'?"
      ),
      (
        "expect calls applicationDidBecomeActive [foreground]",
        "f:1:42: expected active, inactive or background, found 'foreground'; did you mean 'background'?"
      ),
      (
        "expect end watchdoc",
        "f:1:12: unknown reason or code 'watchdoc'; did you mean 'watchdog'?"
      ),
      ("expect data gone", "f:1:13: expected saved or lost, found 'gone'"),
      ("within 5s press home", "f:1:11: expected expect, found 'press'"),
      ("tap icon \"MyApp", "f:1:10: this quotation mark is not closed on its line"),
      ("", "f:1:1: there are no steps: expected at least one event or expectation"),
      ("# only a title", "f:1:1: there are no steps: expected at least one event or expectation"),
      ("é tap", "f:1:1: unknown event 'é tap'"),
      ("tap icon, é, lok", "f:1:11: unknown event 'é'"),
      ("lock, apq B", "f:1:7: unknown event 'apq B'"),
      (
        "app Zoë, lok",
        "f:1:10: unknown event 'lok'; did you mean 'lock'?"
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
    #expect(many.last == "f:21:1: there are more than 20 errors; the rest of the file was not read")
  }

  @Test(
    "what is not text is refused with its place",
    arguments: [
      ([0x6C, 0x0A, 0xFF], "f:2:1: expected UTF-8 text, found the byte 0xff"),
      ([0x6C, 0xC3], "f:1:2: expected UTF-8 text, found the byte 0xc3"),
      ([0xC0, 0xAF], "f:1:1: expected UTF-8 text, found the byte 0xc0"),
      ([0xED, 0xA0, 0x80], "f:1:1: expected UTF-8 text, found the byte 0xed"),
      ([0xF4, 0x90, 0x80, 0x80], "f:1:1: expected UTF-8 text, found the byte 0xf4"),
      ([0xC3, 0xA9, 0x00], "f:1:2: expected text, found the control character 0x00"),
      ([0x1B, 0x5B], "f:1:1: expected text, found the control character 0x1b"),
      ([0xC2, 0x9B], "f:1:1: expected text, found the control character 0x9b"),
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
