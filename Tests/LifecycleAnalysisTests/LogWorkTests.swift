// SPDX-License-Identifier: Apache-2.0
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// The work of a check, and its report if the work was not enough.
@Suite("Work of checking")
struct LogWorkTests {
  /// Rounds of leaving and coming back, of several apps in turn, that nothing can explain in that order.
  private static func interleaved(apps: Int, rounds: Int) -> [String] {
    let cycle = [
      "applicationWillResignActive", "applicationDidEnterBackground",
      "applicationWillEnterForeground", "applicationDidBecomeActive",
    ]
    return (0..<rounds).flatMap { round in
      (0..<apps).map { app in "App\(app)[\(app + 1)]: \(cycle[(round + app) % cycle.count])" }
    }
  }

  private static func check(
    _ lines: [String], _ change: (inout LogCheck.Options) -> Void = { _ in }
  ) -> LogCheck {
    RealLog(verdict: "", source: "", lines: lines).checked(change)
  }

  @Test("the work for a log is bounded as a whole, whatever its lines", arguments: [1, 2, 4, 9])
  func bounded(apps: Int) {
    for lines in [
      Self.interleaved(apps: apps, rounds: 30), Self.interleaved(apps: apps, rounds: 30).reversed(),
    ] {
      let check = Self.check(lines) { $0.bounds.work /= 20 }
      // Each reading ends with the step in which its share is used up.
      #expect(check.work <= check.mostWork + check.mostWork / 8)
    }
  }

  @Test("apps that are too many to be followed together are checked one by one")
  func manyApps() {
    let first = (0..<6).map { "App\($0)[\($0 + 1)]: didFinishLaunchingWithOptions" }
    let second = (0..<6).map { "App\($0)[\($0 + 1)]: applicationDidBecomeActive" }
    let check = Self.check(first + second + ["App3[4]: applicationDidBecomeActive x"])
    #expect(check.counts.others == 0)
    #expect(check.assumptions.contains(.apart))
    #expect(check.verdict == .fits)
    let wrong = [
      "App5[6]: applicationWillResignActive", "App5[6]: applicationDidEnterBackground",
      "App5[6]: applicationDidBecomeActive", "App5[6]: applicationDidEnterBackground",
    ]
    let departing = Self.check(first + second + wrong)
    #expect(departing.verdict == .departs)
    #expect(departing.departures.allSatisfy { $0.app == "App5" })
  }

  @Test(
    "a log of more apps than are checked is undecided, and says how many lines were not looked at")
  func surplusApps() {
    for (apps, unchecked) in [(16, 0), (17, 1), (1200, 1184)] {
      let lines = (0..<apps).map { "App\($0)[\($0 + 1)]: applicationDidBecomeActive" }
      let check = Self.check(lines)
      #expect(check.counts.unchecked == unchecked)
      #expect(check.counts.others == unchecked)
      #expect(check.verdict == (unchecked == 0 ? .fits : .undecided))
    }
    let lines = (0..<40).map { "App\($0)[\($0 + 1)]: applicationDidBecomeActive" }
    let chosen = Self.check(lines) { $0.apps = ["App3", "App4"] }
    #expect(chosen.verdict == .fits)
    #expect(chosen.counts.others == 38)
    #expect(chosen.counts.unchecked == 0)
    let wrong = Self.check(lines + ["App39[40]: applicationDidBecomeActive"])
    #expect(wrong.verdict != .fits)
  }

  @Test(
    "a check that has done all its work says where it stopped, and reports no departure behind it")
  func stopped() throws {
    let lines = Self.interleaved(apps: 1, rounds: 40) + ["App0[1]: applicationDidBecomeActive"]
    let check = Self.check(lines) {
      $0.bounds.work = 2_000
      $0.bounds.workPerObservation = 0
    }
    #expect(check.verdict == .undecided)
    #expect(check.departures.allSatisfy { !$0.isCertain })
    let stop = try #require(check.stop)
    #expect(stop.app == "App0")
    #expect((1...lines.count).contains(stop.line))
  }

  @Test("a departure is doubted if there was too little work to try the other readings")
  func doubted() throws {
    let lines = [
      "didFinishLaunchingWithOptions", "applicationDidBecomeActive", "applicationWillResignActive",
      "applicationDidEnterBackground", "applicationWillEnterForeground",
      "applicationDidBecomeActive", "applicationDidEnterBackground",
    ]
    #expect(Self.check(lines).verdict == .departs)
    let first = Self.check(lines) { $0.isTolerant = false }
    let few = Self.check(lines) {
      $0.bounds.work = 2 * first.work + 2
      $0.bounds.workPerObservation = 0
    }
    #expect(few.verdict == .undecided)
    #expect(!few.departures.isEmpty)
    #expect(few.departures.allSatisfy { !$0.isCertain })
  }

  @Test("the same log takes the same work")
  func deterministic() {
    let lines = Self.interleaved(apps: 3, rounds: 20)
    #expect(Self.check(lines).work == Self.check(lines).work)
  }
}
