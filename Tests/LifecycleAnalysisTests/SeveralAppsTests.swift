// SPDX-License-Identifier: Apache-2.0
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// Logs of several apps on one device.
@Suite("Checking the logs of several apps")
struct SeveralAppsTests {
  private static func check(
    _ lines: [String], _ change: (inout LogCheck.Options) -> Void = { _ in }
  ) -> LogCheck {
    var options = LogCheck.Options()
    options.isTolerant = false
    change(&options)
    var check = LogCheck(options)
    for line in lines { check.read(Array("2026-11-21 17:\(line)".utf8)[...]) }
    check.finish()
    return check
  }

  @Test("an app that comes in later, and logs no launch, may have been launched or not")
  func comesInLater() {
    let first = [
      "00:01 B[12]: applicationDidBecomeActive", "00:02 B[12]: applicationWillResignActive",
      "00:03 B[12]: applicationDidEnterBackground",
    ]
    let later = [
      "00:05 A[11]: applicationDidBecomeActive", "00:06 A[11]: applicationWillResignActive",
      "00:06 A[11]: applicationDidEnterBackground",
      "10:09 A[11]: applicationWillEnterForeground", "10:09 A[11]: applicationDidBecomeActive",
    ]
    #expect(Self.check(first + later).departures == [])
    #expect(Self.check(first + later.suffix(2) + later[1...2]).departures == [])
    // From there on a launch is a new process.
    let again = Self.check(first + later + ["10:09 A[11]: applicationDidBecomeActive"])
    #expect(again.departures.map(\.line) == [9])
    let crashed = [
      "10:20 A[11]: applicationWillResignActive", "10:20 A[11]: applicationDidEnterBackground",
      "10:30 A[11]: applicationDidBecomeActive",
    ]
    #expect(Self.check(first + later + crashed).departures.map(\.line) == [11])
  }

  private static func waits(_ check: LogCheck) -> [Duration] {
    (check.explanation(title: "Notes")?.scenario.steps ?? []).compactMap {
      if case .wait(let duration) = $0.action { duration } else { nil }
    }
  }

  @Test("time passes also while other apps log, whether they are wanted or one too many")
  func timeOfOthers() {
    let notes = [
      "00:00 Notes[1]: applicationDidBecomeActive", "00:01 Notes[1]: applicationWillResignActive",
      "00:02 Notes[1]: applicationDidEnterBackground",
      "02:20 Notes[1]: applicationDidReceiveMemoryWarning",
    ]
    let others = (3..<60).map { second in
      "00:\(second < 10 ? "0" : "")\(second) Other[2]: applicationDidReceiveMemoryWarning"
    }
    let alone = Self.waits(Self.check(notes))
    #expect(alone.last == .seconds(120))
    let mixed = Array(notes.prefix(3) + others + notes.suffix(1))
    #expect(Self.waits(Self.check(mixed) { $0.apps = ["Notes"] }) == alone)
    // The one that says more is followed.
    let few = ["00:32", "01:02", "01:32", "02:02"].map {
      "\($0) Other[2]: applicationDidReceiveMemoryWarning"
    }
    let more =
      notes.prefix(3) + few
      + few.map { _ in "02:20 Notes[1]: applicationDidReceiveMemoryWarning" }
    let check = Self.check(Array(more)) { $0.bounds.apps = 1 }
    #expect(check.scenario?.apps.map(\.name) == ["Notes"])
    #expect(Self.waits(check).first { $0 > .seconds(60) } == .seconds(120))
  }

  @Test("whether a log has times is asked of the apps that are wanted")
  func timesOfOthers() {
    var check = LogCheck(
      {
        var options = LogCheck.Options()
        options.apps = ["Notes"]
        return options
      }())
    for line in [
      "2026-11-21 17:00:00 Notes[1]: applicationDidBecomeActive",
      "2026-11-21 17:00:01 Notes[1]: applicationWillResignActive",
      "2026-11-21 17:00:02 Notes[1]: applicationDidEnterBackground",
    ] + (0..<20).map({ _ in "Other[2]: applicationDidReceiveMemoryWarning" }) {
      check.read(Array(line.utf8)[...])
    }
    check.finish()
    #expect(check.search?.pass.graph.world.hasTimes == true)
  }

  /// B logs that it becomes active, and then only A logs.
  private static func rounds(_ count: Int) -> [String] {
    var second = 5
    func line(_ after: Int, _ text: String) -> String {
      second += after
      let (minutes, seconds) = second.quotientAndRemainder(dividingBy: 60)
      return "\(minutes < 10 ? "0" : "")\(minutes):\(seconds < 10 ? "0" : "")\(seconds) \(text)"
    }
    var lines = [
      "00:01 B[2]: applicationDidBecomeActive", "00:02 B[2]: applicationWillResignActive",
      "00:03 B[2]: applicationDidEnterBackground", "00:04 A[1]: didFinishLaunchingWithOptions",
      "00:05 A[1]: applicationDidBecomeActive",
    ]
    for _ in 0..<count {
      lines += [
        line(1, "A[1]: applicationWillResignActive"),
        line(0, "A[1]: applicationDidEnterBackground"),
        line(3, "A[1]: applicationWillEnterForeground"),
        line(0, "A[1]: applicationDidBecomeActive"),
      ]
    }
    return lines
  }

  @Test("two declared apps are those of the log, with their names as they are written")
  func declared() throws {
    let lines = [
      "00:01 Notes[1]: didFinishLaunchingWithOptions",
      "00:02 Notes[1]: applicationDidBecomeActive",
      "00:03 Mail[2]: sceneDidBecomeActive",
    ]
    let head = try Scenario.parse("app Notes\napp Mail style=scene\n")
    let check = Self.check(lines) { $0.head = head }
    #expect(check.scenario?.apps.map(\.name) == ["Notes", "Mail"])
  }

  @Test("a launch behind a line without a time is one that the log shows")
  func launchBehindUntimedLine() {
    var check = LogCheck(LogCheck.Options())
    for line in [
      "B[5]: applicationDidBecomeActive",
      "2026-11-21 17:00:01 A[7]: didFinishLaunchingWithOptions",
    ] {
      check.read(Array(line.utf8)[...])
    }
    // The launch is a record of its own.
    #expect(check.intake.records.count == 3)
  }

  @Test("nobody opened an app that logs nothing of it", arguments: [0, 1, 2])
  func owed(left: Int) throws {
    let lines = Self.rounds(2).dropLast(left)
    let check = Self.check(Array(lines))
    #expect(check.departures == [])
    let explanation = try #require(check.explanation(title: "A and B"))
    let played = ScenarioLibrary.play(explanation.scenario)
    #expect(played.failures == [])
    let active = played.entries.filter {
      if $0.app == "B", case .call(let call) = $0.kind {
        call.callback == .applicationDidBecomeActive
      } else {
        false
      }
    }
    #expect(active.count == 1, "\(explanation.scenario.text)")
    let state = explanation.ends.first { $0.app == "A" }?.states.first
    #expect(state == (left == 2 ? .background : .active))
  }

  @Test("what an app owes does not grow with the log")
  func owedForLong() {
    let some = Self.check(Self.rounds(8))
    let more = Self.check(Self.rounds(24))
    #expect(more.departures == [])
    #expect(some.search?.pass.graph.sets.count == more.search?.pass.graph.sets.count)
  }
}
