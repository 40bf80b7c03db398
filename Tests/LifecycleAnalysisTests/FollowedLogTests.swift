// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// A log that is followed while it is written.
@Suite("Following a log")
struct FollowedLogTests {
  @Test("each line moves the device; a later one may change the past")
  func progress() {
    var options = LogCheck.Options()
    options.isTolerant = false
    options.follows = true
    var check = LogCheck(options)
    var told: [LogCheck.Progress] = []
    func read(_ name: String) -> [SystemEvent.Kind] {
      check.read(Array("Notes[7]: \(name)".utf8)[...])
      check.catchUp()
      let news = check.takeNews()
      told = told.prefix(news.kept) + news.parts
      return told.compactMap {
        if case .event(let event) = $0 { event.kind } else { nil }
      }
    }
    #expect(read("didFinishLaunchingWithOptions") == [.tapIcon])
    #expect(read("applicationDidBecomeActive") == [.tapIcon])
    #expect(read("applicationWillResignActive") == [.tapIcon, .openSwitcher])
    #expect(read("applicationDidEnterBackground") == [.tapIcon, .pressHome])
    #expect(read("applicationWillEnterForeground").last == .tapIcon)
    // Nothing of what was told was wrong: coming back is the likeliest from its first line on.
    let before = told
    #expect(check.departures == [])
    #expect(read("applicationDidBecomeActive").last == .tapIcon)
    #expect(told.starts(with: before))
    #expect(check.departures == [])
    _ = read("applicationDidBecomeActive")
    #expect(check.departures.map(\.line) == [7])
  }
  @Test("a further app may begin to log at any time, and one too many changes nothing")
  func apps() {
    var options = LogCheck.Options()
    options.isTolerant = false
    options.follows = true
    options.bounds.apps = 1
    var check = LogCheck(options)
    var told: [LogCheck.Progress] = []
    func read(_ line: String) {
      check.read(Array(line.utf8)[...])
      check.catchUp()
      let news = check.takeNews()
      told = told.prefix(news.kept) + news.parts
    }
    read("A[7]: didFinishLaunchingWithOptions")
    read("A[7]: applicationDidBecomeActive")
    let before = told
    read("B[8]: didFinishLaunchingWithOptions")
    #expect(told == before)
    #expect(check.scenario?.apps.map(\.name) == ["A"])
    #expect(check.counts.others == 2)
    read("A[7]: applicationWillResignActive")
    #expect(told.starts(with: before))
    read("B[9]: didFinishLaunchingWithOptions")
    #expect(check.departures == [])
    let explanation = check.explanation(title: "A and B")
    #expect(explanation?.ends.map(\.app) == ["A"])
    #expect(explanation?.ends.first?.states.contains(.inactive) == true)
  }

  /// A log that is followed, each line as it comes.
  private static func followed(_ lines: [String], behind earlier: LogCheck? = nil) -> LogCheck {
    var options = LogCheck.Options()
    options.follows = true
    var check = earlier ?? LogCheck(options)
    for line in lines {
      check.read(Array(line.utf8)[...])
      check.catchUp()
      _ = check.takeNews()
    }
    return check
  }

  @Test(
    "a log that is followed is judged as it is when it is whole",
    arguments: RealLog.shapes.prefix(8))
  func sameVerdict(log: RealLog) {
    guard log.verdict != "nothing" else { return }
    // JSON and metadata need a line more than has come.
    guard !log.source.hasPrefix("Xcode") else { return }
    let check = Self.followed(log.lines)
    #expect(check.verdict.name == log.verdict, "\(log.source): \(check.departures)")
  }

  @Test("apps that do not fit together are checked by themselves, and all of them go on")
  func apart() {
    let lines = [
      "2026-11-21 17:00:01 A[1]: didFinishLaunchingWithOptions",
      "2026-11-21 17:00:01 A[1]: applicationDidBecomeActive",
      "2026-11-21 17:00:02 A[1]: applicationWillResignActive",
      "2026-11-21 17:00:03 A[1]: applicationDidBecomeActive",
      "2026-11-21 17:00:04 B[2]: didFinishLaunchingWithOptions",
      "2026-11-21 17:00:04 B[2]: applicationDidBecomeActive",
      "2026-11-21 17:00:05 B[2]: applicationWillResignActive",
      "2026-11-21 17:00:06 B[2]: applicationDidBecomeActive",
    ]
    let check = Self.followed(lines)
    #expect(check.departures == [])
    // Twice in a row, and too far apart for one call.
    let wrong = [
      "2026-11-21 17:00:36 B[2]: applicationDidBecomeActive",
      "2026-11-21 17:01:36 A[1]: applicationDidBecomeActive",
    ]
    let departing = Self.followed(wrong, behind: check)
    #expect(departing.departures.map(\.line) == [9, 10])
    #expect(departing.departures.map(\.app) == ["B", "A"])
    let further = Self.followed(
      ["2026-11-21 17:02:36 B[2]: applicationDidBecomeActive"], behind: departing)
    #expect(further.departures.map(\.line) == [9, 10, 11])
  }

  @Test("the lines around a line are kept, as many as are wanted and have come")
  func tail() {
    var tail = LogTail()
    for number in 1...5_000 { tail.add("line \(number)".utf8) }
    #expect(tail.lines(4_999...5_002).map(\.text) == ["line 4999", "line 5000"])
    #expect(tail.lines(999...1_002).map(\.number) == [1_001, 1_002])
    #expect(tail.lines(1...9).isEmpty)
  }

  @Test("a long log that is followed is kept in part, goes on, and loses no departure")
  func long() {
    var options = LogCheck.Options()
    options.isTolerant = false
    options.follows = true
    options.bounds.followed = 21
    var check = LogCheck(options)
    var told: [LogCheck.Progress] = []
    func read(_ name: String) {
      check.read(Array("Notes[7]: \(name)".utf8)[...])
      check.catchUp()
      let news = check.takeNews()
      told = told.prefix(news.kept) + news.parts
      #expect(check.intake.records.count <= 21)
    }
    func lines() -> [Int] {
      told.compactMap { if case .line(let line, _) = $0 { line } else { nil } }
    }
    let cycle = [
      "applicationWillResignActive", "applicationDidEnterBackground",
      "applicationWillEnterForeground", "applicationDidBecomeActive",
    ]
    read("didFinishLaunchingWithOptions")
    read("applicationDidBecomeActive")
    for name in cycle + cycle { read(name) }
    #expect(lines() == Array(1...10))
    read("applicationDidBecomeActive")
    for _ in 0..<10 { cycle.forEach(read) }
    #expect(check.departures.map(\.line) == [11])
    #expect(check.restarts == 2)
    #expect(lines() == Array(43...51))
    // What the app is known to log is missed here too.
    read("applicationWillResignActive")
    read("applicationDidEnterBackground")
    read("applicationDidBecomeActive")
    #expect(check.departures.map(\.line) == [11, 54])
    #expect(check.counts.departures == 2)
  }
}
