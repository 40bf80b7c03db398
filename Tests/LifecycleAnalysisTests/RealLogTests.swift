// SPDX-License-Identifier: Apache-2.0
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// Logs of real apps, as their authors published them.
@Suite("Logs of real apps")
struct RealLogTests {
  @Test("methods and notifications are judged rightly", arguments: RealLog.methods)
  func methods(log: RealLog) { Self.judge(log) }

  @Test("what frameworks and the system print is judged rightly", arguments: RealLog.frameworks)
  func frameworks(log: RealLog) { Self.judge(log) }

  @Test(
    "shapes of lines, and lines with two meanings, are judged rightly", arguments: RealLog.shapes)
  func shapes(log: RealLog) { Self.judge(log) }

  @Test("logs that were looked for later are judged rightly", arguments: RealLog.further)
  func further(log: RealLog) { Self.judge(log) }

  @Test("what UIKit and others say of methods is no call", arguments: RealLog.prose)
  func prose(log: RealLog) { Self.judge(log) }

  private static func judge(_ log: RealLog) {
    let check = log.checked()
    #expect(check.verdict.name == log.verdict, "\(log.source): \(check.departures)")
  }

  private static func check(_ lines: String...) -> LogCheck {
    RealLog(verdict: "", source: "", lines: lines).checked()
  }

  private static let session = [
    "didFinishLaunchingWithOptions", "applicationDidBecomeActive", "applicationWillResignActive",
    "applicationDidBecomeActive",
  ]

  @Test("two lines of one call are one call, and the check says so")
  func oneCall() {
    let check = RealLog(
      verdict: "", source: "", lines: Self.session + ["applicationDidBecomeActive: ready"]
    ).checked()
    #expect(check.verdict == .fits)
    #expect(check.assumptions == [.repeated(count: 1, line: 5)])
  }

  @Test("the rule that is cited for a repeated line is the one that it breaks")
  func brokenRule() {
    let check = Self.check(
      "10:00:00.0 didFinishLaunchingWithOptions", "10:00:01.0 applicationDidBecomeActive",
      "10:00:05.0 applicationWillResignActive", "10:00:06.0 applicationDidBecomeActive",
      "10:00:30.0 applicationDidBecomeActive")
    #expect(check.departures.map(\.line) == [5])
    #expect(check.departures.first?.rule == .activeThroughInactive)
  }

  @Test(
    "what cannot follow a launch breaks the rule about that launch",
    arguments: [
      ("applicationDidEnterBackground", Rule.launchBackground),
      ("applicationWillResignActive", .launchInactive),
    ])
  func brokenAfterLaunch(method: String, rule: Rule) {
    let session = [
      "didFinishLaunchingWithOptions", "applicationDidBecomeActive",
      "applicationWillResignActive", "applicationDidEnterBackground",
      "applicationWillEnterForeground", "applicationDidBecomeActive",
    ]
    let check = RealLog(
      verdict: "", source: "", lines: session + ["didFinishLaunchingWithOptions", method]
    ).checked()
    #expect(check.departures.map(\.line) == [8])
    #expect(check.departures.first?.rule == rule)
  }

  @Test("names with spaces tell apps apart, and lines without a process belong to the first one")
  func names() {
    let apart = Self.check(
      "2026-11-21 17:55:44.455123+0100 My App[301:1a2b] applicationDidBecomeActive",
      "2026-11-21 17:55:45.455123+0100 Your App[302:1a2b] applicationDidBecomeActive")
    #expect(apart.names == ["My App", "Your App"])
    let mixed = Self.check(
      "didFinishLaunchingWithOptions",
      "2026-11-21 17:55:45.455123+0100 Notes[302:1a2b] applicationDidBecomeActive")
    #expect(mixed.names == ["Notes"])
    #expect(Self.check("A[1]: sceneDidBecomeActive", "a[2]: sceneDidBecomeActive").names.count == 2)
  }

  @Test(
    "a process and a time are found in every shape",
    arguments: [
      ("Nov 21 17:55:44 iPhone My App(UIKitCore)[301] <Notice>: sceneDidBecomeActive", "My App"),
      ("2026-11-21 17:55:44.455 Df My App[301:1590e] [a:b] sceneDidBecomeActive", "My App"),
      ("2026-11-21 17:55:44.455123+0100  localhost My App[301]: sceneDidBecomeActive", "My App"),
      (
        "2026-11-21 17:55:44.455123+0100 0x1 Default 0x0 301 0 My App: (Lib) sceneDidBecomeActive",
        "My App"
      ),
      ("> Apr 25 17:18:10 iPhone-de-X Notes[48] <Notice>: sceneDidBecomeActive", "Notes"),
      ("fehler\t17:55:44.455123+0100\tMy App\tUIKitCore\tsceneDidBecomeActive", "My App"),
      ("default\t17:55:44.455123 +0900\tNotes\tsceneDidBecomeActive", "Notes"),
      ("default 17:55:44.455123-0500    My App   sceneDidBecomeActive", "My App"),
      ("17:55:44.455123+0100\tCat\tsceneDidBecomeActive\ta.b\tLib\tpar défaut\tNotes", "Notes"),
      ("42884 2018-06-08 10:21:15.453 Keybase[10914:3793552] sceneDidBecomeActive", "Keybase"),
      ("2026-11-21 17:55:44.455 App (Beta)[301:1590e] sceneDidBecomeActive", "App (Beta)"),
    ])
  func shape(text: String, process: String) {
    let line = DeviceLogLine(Array(text.utf8)[...])
    #expect(line.process.map { String(decoding: $0, as: UTF8.self) } == process)
    #expect(line.time != nil)
    let found = LogNames.standard.observation(in: line.message)
    #expect(found?.symbol == .call(.sceneDidBecomeActive))
  }

  @Test("the system says that a process has ended, by its identifier")
  func ended() throws {
    let check = Self.check(
      "default\t08:00:50.0\tOther\tapplicationDidBecomeActive",
      "2026-01-01 08:00:51.000 MyApp[432:1] applicationDidBecomeActive",
      "2026-01-01 08:00:54.700 Df runningboardd[34:1] [application<com.a.MyApp>:432] "
        + "termination reported by launchd (2, 10, 10)")
    #expect(check.verdict == .fits)
    let explanation = try #require(check.explanation(title: "x"))
    #expect(explanation.ends.first { $0.app == "MyApp" }?.states == [.notRunning])
  }

  @Test("UIKit's reasons for an inactive app are states of the app")
  func reasons() {
    func symbol(_ text: String) -> LogSymbol? {
      LogNames.standard.observation(in: Array(text.utf8)[...])?.symbol
    }
    #expect(
      symbol("Deactivation reason added: 5; deactivation reasons: 0 -> 32") == .reported(.inactive))
    #expect(
      symbol("Deactivation reason removed: 5; deactivation reasons: 32 -> 0") == .reported(.active))
    #expect(symbol("Deactivation reason added: 12; deactivation reasons: 2080 -> 6176") == nil)
    #expect(symbol("AppLifecycleState.hidden") == .reported(.background))
    #expect(symbol("nextAppState inactive") == .reported(.inactive))
    #expect(symbol("Terminated due to signal 9") == .ended)
  }

  @Test("if nothing was found, the nearest lines are named, with the pattern they would have")
  func hints() throws {
    let check = Self.check(
      "hello", "2026-11-21 17:55:44.455 Notes[301:1a2b] app became active",
      "2026-11-21 17:55:45.455 Notes[301:1a2b] loading")
    #expect(check.verdict == .nothing)
    let hint = try #require(check.hints.lines.first)
    #expect(hint.line == 2)
    #expect(hint.app == "Notes")
    #expect(hint.pattern == "{time} {app}[{pid}] {message}")
  }

  @Test("a clock that jumps back is named with its line")
  func backwards() {
    let check = Self.check("10:00:05.0 sceneDidBecomeActive", "10:00:01.0 sceneWillResignActive")
    #expect(check.counts.backwards == 1)
    #expect(check.counts.firstBackwards == 2)
    #expect(check.counts.secondsBack == 4)
  }

  @Test("nothing is said of a log whose newest line comes first")
  func newestFirst() {
    let names = [
      "sceneDidBecomeActive", "sceneWillEnterForeground", "sceneDidEnterBackground",
      "sceneWillResignActive",
    ]
    func log(_ times: [String]) -> LogCheck {
      var check = LogCheck(LogCheck.Options())
      for (time, name) in zip(times, names) { check.read(Array("\(time) \(name)".utf8)[...]) }
      check.finish()
      return check
    }
    let check = log(["10:00:05.9", "10:00:05.1", "10:00:05.1", "10:00:01.0"])
    #expect(check.verdict == .undecided && check.counts.isNewestFirst)
    #expect(check.departures == [] && check.explanation(title: "") == nil)
    // The clock may be set back.
    for times in [
      ["10:00:05.0", "10:00:06.0", "10:00:02.0", "10:00:01.0"], ["10:00:05.0", "10:00:02.0"],
    ] {
      #expect(!log(times).counts.isNewestFirst)
    }
  }

  @Test("times without a day go on over midnight; a day that is named does not")
  func midnight() throws {
    let night = Self.check(
      "23:58:00.0 applicationDidBecomeActive", "00:08:00.0 applicationWillResignActive")
    #expect(night.counts.backwards == 0)
    let scenario = try #require(night.explanation(title: "A")).scenario
    #expect(scenario.steps.contains { $0.action == .wait(.seconds(600)) })
    let dated = Self.check(
      "2026-11-21 23:58:00.0 applicationDidBecomeActive",
      "2026-11-21 00:08:00.0 applicationWillResignActive")
    #expect(dated.counts.backwards == 1)
    // A month has a name there, and the year has none.
    let newYear = Self.check(
      "Dec 31 23:59:59 applicationDidBecomeActive", "Jan  1 00:09:59 applicationWillResignActive")
    #expect(newYear.counts.backwards == 0)
    #expect(
      try #require(newYear.explanation(title: "A")).scenario.steps
        .contains { $0.action == .wait(.seconds(600)) })
    let summer = Self.check(
      "Jul  1 00:00:01 applicationDidBecomeActive", "Jun 30 23:59:59 applicationWillResignActive")
    #expect(summer.counts.backwards == 1)
    // Without a year, no day is there that no line names.
    for (first, second, wait) in [
      ("Feb 28 23:59:57", "Mar  1 00:00:03", 6), ("Feb 28 23:59:57", "Feb 29 00:00:03", 6),
      ("Feb 29 23:59:57", "Mar  1 00:00:03", 6), ("Feb 27 23:59:57", "Mar  1 00:00:03", 24 * 3600),
      ("Apr 30 23:59:57", "May  1 00:00:03", 6), ("Dec 31 23:59:57", "Jan  1 00:00:03", 6),
      ("2024-02-28 23:59:57", "2024-03-01 00:00:03", 24 * 3600),
    ] {
      let check = Self.check(
        "\(first) applicationDidBecomeActive", "\(second) applicationWillResignActive")
      let steps = try #require(check.explanation(title: "A")).scenario.steps
      #expect(steps.contains { $0.action == .wait(.seconds(wait)) }, "\(first) \(second)")
    }
    let named = Self.check(
      "2026-12-31 23:59:59 applicationDidBecomeActive",
      "2026-01-01 00:09:59 applicationWillResignActive")
    #expect(named.counts.backwards == 1)
    let noon = Self.check(
      "12:00:00.0 applicationDidBecomeActive", "09:00:00.0 applicationWillResignActive")
    #expect(noon.counts.backwards == 1)
  }
}

extension RealLog: CustomTestStringConvertible {
  var testDescription: String { source }
}
