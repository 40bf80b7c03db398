// SPDX-License-Identifier: Apache-2.0
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// The behavior of a check whose input is larger than the memory it may use.
@Suite("Bounds of checking")
struct LogBoundsTests {
  private static let cycle = [
    "applicationWillResignActive", "applicationDidEnterBackground",
    "applicationWillEnterForeground", "applicationDidBecomeActive",
  ]

  /// A log of many rounds of leaving an app and coming back.
  private static func lines(_ rounds: Int) -> [String] {
    ["didFinishLaunchingWithOptions", "applicationDidBecomeActive"]
      + (0..<rounds).flatMap { _ in cycle }
  }

  private static func check(
    _ lines: [String], _ change: (inout LogCheck.Bounds) -> Void
  ) -> LogCheck {
    var options = LogCheck.Options()
    options.isTolerant = false
    change(&options.bounds)
    var check = LogCheck(options)
    for line in lines { check.read(Array("Notes[7]: \(line)".utf8)[...]) }
    check.finish()
    return check
  }

  @Test("a line that fits no explanation that was kept has the lines before it looked at again")
  func lookedAtAgain() {
    let launch = [
      "application(_:willFinishLaunchingWithOptions:) [inactive]",
      "application(_:didFinishLaunchingWithOptions:) [inactive]",
    ]
    let active = "applicationDidBecomeActive(_:) [active]"
    let resigns = "applicationWillResignActive(_:) [active]"
    let leaves = [resigns, "applicationDidEnterBackground(_:) [background]"]
    let returns = ["applicationWillEnterForeground(_:) [background]", active]
    var options = LogCheck.Options()
    options.version = 26
    options.bounds.hypothesesOfSeveral = 1
    // Looking again takes more work than there is for so few lines.
    options.bounds.work *= 100
    var check = LogCheck(options)
    let first = launch + [active] + leaves + returns + leaves
    // The last line decides what the lines of the first app meant, up to fourteen lines before.
    let second = launch + [active, resigns, active] + leaves
    for (app, lines) in [("A[1]", first), ("B[2]", second)] {
      for line in lines { check.read(Array("\(app): \(line)".utf8)[...]) }
    }
    check.finish()
    #expect(check.verdict == .fits)
    // If they are not looked at again, each app is checked by itself.
    #expect(!check.assumptions.contains(.apart))
  }

  @Test("the scenario explains so many lines, says so, and replays; the end is that of the log")
  func told() throws {
    let check = Self.check(Self.lines(40)) { $0.explained = 20 }
    #expect(check.departures == [])
    let explanation = try #require(check.explanation(title: "Notes"))
    #expect(explanation.isPartial)
    #expect(explanation.explainedCount == 20)
    #expect(explanation.ends.first?.states.first == .active)
    let played = ScenarioLibrary.play(try Scenario.parse(explanation.scenario.text))
    #expect(played.failures == [])
    #expect(Self.check(Self.lines(40)) { _ in }.explanation(title: "Notes")?.isPartial == false)
  }

  @Test("what is logged for the first time behind what is remembered is said, and departs nowhere")
  func surprise() throws {
    let lines = Self.lines(10) + ["applicationDidReceiveMemoryWarning"] + Self.cycle
    let check = Self.check(lines) { $0.observations = 20 }
    #expect(check.departures == [])
    let surprise = try #require(check.surprise)
    #expect(surprise.line == 43)
    #expect(surprise.symbol == .call(.didReceiveMemoryWarning))
    let explanation = try #require(check.explanation(title: "Notes"))
    #expect(explanation.isPartial)
    #expect(ScenarioLibrary.play(explanation.scenario).failures == [])
    // The check goes on behind it.
    let wrong = Self.check(lines + ["applicationDidBecomeActive"]) { $0.observations = 20 }
    #expect(wrong.departures.map(\.line) == [lines.count + 1])
  }

  @Test("a checker that has forgotten what it need not know finds the same departures")
  func forgetting() throws {
    var lines = Self.lines(30)
    lines.remove(at: 100)
    let all = Self.check(lines) { _ in }
    let few = Self.check(lines) { $0.devices = 40 }
    #expect(all.departures.map(\.line) == [101])
    #expect(few.departures == all.departures)
    #expect(try #require(few.explanation(title: "Notes")).isPartial)
  }

  @Test("where explanations were left out, a departure is not certain")
  func uncertain() throws {
    var lines = Self.lines(5)
    lines.append("applicationDidBecomeActive")
    let all = Self.check(lines) { _ in }
    #expect(!all.isCapped)
    #expect(all.departures.map(\.isCertain) == [true])
    let few = Self.check(lines) { $0.hypotheses = 2 }
    #expect(few.isCapped)
    #expect(!few.departures.isEmpty)
    #expect(few.departures.allSatisfy { !$0.isCertain })
  }

  @Test("what shows only later that something happened before is no departure")
  func later() throws {
    // The app is opened while the switcher is open: it stays inactive.
    let text = """
      app A modes=remote-notification
      open switcher, receive silent push A, wait 6s, tap icon A, wait 25s, receive silent push A, \
      wait 25s, change time, close switcher, press home, wait 30s, tap icon A, change time, \
      press home, wait 20s
      """
    let log = WrittenLog(ScenarioLibrary.play(try Scenario.parse(text)).entries)
    let check = try log.checked()
    #expect(check.departures == [])
    let explanation = try #require(check.explanation(title: "A"))
    #expect(ScenarioLibrary.play(explanation.scenario).failures == [])
    // Also where everything is forgotten but the last lines.
    var options = LogCheck.Options()
    options.isTolerant = false
    options.bounds.devices = 800
    var few = LogCheck(options)
    for line in log.lines { few.read(Array(line.utf8)[...]) }
    few.finish()
    #expect(few.departures == [])
  }
}
