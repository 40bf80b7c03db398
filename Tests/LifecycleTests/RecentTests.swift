// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import LifecycleTestSupport
import Testing

/// Continued processing tasks, VoIP pushes, Live Activities, regions, Bluetooth, and handlers of the
/// main actor.
@Suite("What newer versions brought")
struct RecentTests {
  private func failures(_ text: String) throws -> [String] {
    ScenarioLibrary.play(try Scenario.parse(text)).failures.map { "\($0)" }
  }

  /// Each begins with a task that runs behind the app.
  private static let started = "app A\ntap icon\nschedule continued export\npress home\n"

  @Test(
    "progress gives a task more time, and none expires it",
    arguments: [
      "wait 119s\nreport progress export\nwait 119s\nexpect no calls\nexpect A background",
      "wait 119s\nexpect no calls\nwait 2s\nexpect calls BGTask.expirationHandler",
      "wait 121s\nreport progress export\nexpect refused",
      "wait 124s\nexpect A background\nwait 2s\nexpect A suspended",
      "wait 121s\ncomplete task export failure\nwithin 6s expect A suspended",
      "complete task export success\nwithin 6s expect A suspended",
      "stop task export\nexpect calls BGTask.expirationHandler\nstop task export\nexpect refused",
    ])
  func continuedProgress(steps: String) throws {
    #expect(try failures(Self.started + steps) == [])
  }

  @Test("the limit on progress can be set, and counts in front too")
  func continuedLimit() throws {
    let text = "app A\nlimit continued-progress 20s\ntap icon\nschedule continued export\n"
    #expect(
      try failures(
        text + "wait 21s\nexpect calls BGTask.expirationHandler [active]\nexpect A active") == [])
  }

  @Test(
    "a task is submitted in the foreground only",
    arguments: ["delegate", "scene", "swiftui"])
  func continuedForeground(style: String) throws {
    let app = "app A style=\(style) modes=audio\n"
    #expect(try failures(app + "schedule continued x\nexpect refused") == [])
    #expect(
      try failures(app + "tap icon\nplay audio\npress home\nschedule continued x\nexpect refused")
        == [])
    let inactive = "tap icon\nopen control center\nschedule continued x\n"
    #expect(
      try failures(app + inactive + "expect calls \"BGTaskScheduler launch handler\" [inactive]")
        == [])
  }

  @Test("tasks that wait begin in their order; one with the same name takes another's place")
  func continuedQueue() throws {
    let said = try Scenario.said(
      "app A\ntap icon\n"
        + ["a", "b", "c", "d", "c"].map { "schedule continued \($0)\n" }.joined()
        + "schedule continued e fail\ncomplete task a success\ncomplete task b success",
      since: .scheduleContinued)
    #expect(
      said == [
        "task e submitted", "task e refused", "task a succeeded", "task d launched",
        "BGTaskScheduler launch handler [active]", "task b succeeded", "task c launched",
        "BGTaskScheduler launch handler [active]",
      ])
  }

  @Test("a swipe cancels what waits, and a process leaves nothing behind")
  func continuedSwipe() throws {
    let tasks =
      "app A\ntap icon\n" + ["a", "b", "c"].map { "schedule continued \($0)\n" }.joined()
    let said = try Scenario.said(tasks + "open switcher\nswipe away", since: .swipeAway)
    #expect(said.first == "task c canceled")
    let crashed = tasks + "crash\ntap icon\nreport progress a\nexpect refused"
    #expect(try failures(crashed) == [])
  }

  @Test(
    "an app must report the call of a VoIP push from iOS 13, if it was built with that SDK",
    arguments: [
      ("ios 12\napp A modes=voip", false), ("ios 13\napp A modes=voip", true),
      ("ios 26\napp A modes=voip sdk=12", false), ("ios 26\napp A modes=voip sdk=13", true),
      ("ios 27\napp A modes=voip style=swiftui", true),
    ])
  func voip(app: String, ends: Bool) throws {
    for start in ["", "tap icon\n", "tap icon\npress home\n", "tap icon\npress home\nwait 1h\n"] {
      let text = "\(app)\n\(start)receive voip push\nwait 9s\nexpect no calls\nwait 2s\n"
      let expected = ends ? "expect end voip\nexpect end 0xbaadca11" : "expect no calls"
      #expect(try failures(text + expected) == [])
      let reported = "\(app)\n\(start)receive voip push\nreport call\ndecline call\nwait 1m\n"
      #expect(try failures(reported + "report call\nexpect refused") == [])
      let entries = ScenarioLibrary.play(try Scenario.parse(reported)).entries
      #expect(!entries.contains { if case .end = $0.kind { true } else { false } })
    }
  }

  @Test("a call that an app reports rings as any other; during a call it changes nothing")
  func reportedCall() throws {
    let text = "app A modes=voip\napp B\ntap icon B\nreceive voip push A\nreport call A\n"
    #expect(try failures(text + "expect B inactive\ndecline call\nexpect B active") == [])
    let talking = "app A modes=voip\nreceive call\nanswer call\nreceive voip push\nreport call\n"
    #expect(try failures(talking + "end call\nanswer call\nexpect refused") == [])
  }

  @Test("a region launches an app after a force-quit from iOS 8; beacons never do")
  func regions() throws {
    let swiped = "app A\ntap icon\nopen switcher\nswipe away\n"
    for event in ["enter region", "exit region"] {
      #expect(try failures("ios 7\n\(swiped)\(event)\nexpect refused") == [])
      #expect(try failures("ios 8\n\(swiped)\(event)\nexpect A background") == [])
    }
    #expect(try failures("app A\nrange beacons\nexpect refused") == [])
    let older = "ios 12\napp A\ntap icon\nrange beacons\n"
    #expect(
      try failures(older + "expect calls locationManager(_:didRangeBeacons:in:) [active]") == [])
  }

  @Test("Core Bluetooth restores its state in a process that iOS launched for it, and in no other")
  func bluetooth() throws {
    let woken = "app A modes=bluetooth-central\ntap icon\npress home\nwait 1m\nbluetooth event\n"
    #expect(try failures(woken + "expect calls peripheral(_:didUpdateValueFor:error:)") == [])
    // Core Bluetooth works in the background since iOS 5, and launches an app since iOS 7.
    for ios in [5, 6] {
      #expect(
        try failures("ios \(ios)\n\(woken)expect calls peripheral(_:didUpdateValueFor:error:)")
          == [])
      let launched = "ios \(ios)\napp A modes=bluetooth-central\nbluetooth event\nexpect refused"
      #expect(try failures(launched) == [])
    }
    #expect(try failures("ios 4\n\(woken)expect refused") == [])
    let scene = "app A style=scene modes=bluetooth-peripheral\nbluetooth event\n"
    let entries = ScenarioLibrary.play(try Scenario.parse(scene)).entries
    #expect(entries.contains { $0.rule == .bluetoothRestoration })
    // With scenes the launch options are nil.
    #expect(!entries.contains { $0.rule == .launchOptions })
  }

  @Test("an app without the method with options is called with the older one")
  func olderMethod() throws {
    let lacks = "without=application(_:didFinishLaunchingWithOptions:)"
    let both = lacks + ",applicationDidFinishLaunching(_:)"
    let older = "expect calls applicationDidFinishLaunching(_:), applicationDidBecomeActive(_:)"
    #expect(try failures("ios 5\napp A \(lacks)\ntap icon\n\(older)") == [])
    #expect(
      try failures("ios 5\napp A \(both)\ntap icon\nexpect calls applicationDidBecomeActive(_:)")
        == [])
    #expect(try failures("ios 2\ntap icon\n\(older)") == [])
  }

  @Test("a handler of the main actor that another thread calls traps before its first line")
  func mainActor() throws {
    let text = "app A\non didFinishLaunching work x 3s main-actor\ntap icon\n"
    #expect(try failures(text + "wait 2s\nexpect A active\nwait 2s\nexpect end SIGTRAP") == [])
    // It stands still with the process.
    let suspended = text + "press home\nwait 1h\nexpect end SIGTRAP"
    #expect(try failures(suspended) == [])
    let scenario = try Scenario.parse(text)
    #expect(try Scenario.parse(scenario.text) == scenario)
  }
}
