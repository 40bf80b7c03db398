// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import Testing

/// Each limit, one tick before it and at it.
@Suite("Time limits")
struct LimitTests {
  /// A limit, what makes its call slow, what asks for it, and how it ends.
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let callback: Callback
    let seconds: Double
    let before: [SystemEvent.Kind]
    let event: SystemEvent.Kind
    var style = LifecycleStyle.delegate
    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(name: "launch", callback: .didFinishLaunching, seconds: 20, before: [], event: .tapIcon),
    Row(
      name: "launch, first method", callback: .willFinishLaunching, seconds: 20, before: [],
      event: .tapIcon),
    Row(
      name: "entering the background", callback: .applicationDidEnterBackground, seconds: 5,
      before: [.tapIcon], event: .pressHome),
    Row(
      name: "entering the background by a call", callback: .applicationDidEnterBackground,
      seconds: 5, before: [.tapIcon, .receiveCall], event: .answerCall),
    Row(
      name: "terminating", callback: .applicationWillTerminate, seconds: 5, before: [.tapIcon],
      event: .endProcess),
    Row(
      name: "resigning", callback: .applicationWillResignActive, seconds: 10, before: [.tapIcon],
      event: .receiveCall),
    Row(
      name: "becoming active", callback: .applicationDidBecomeActive, seconds: 10,
      before: [.tapIcon, .receiveCall], event: .declineCall),
    Row(
      name: "becoming active at launch", callback: .applicationDidBecomeActive, seconds: 20,
      before: [], event: .tapIcon),
    Row(
      name: "entering the foreground", callback: .applicationWillEnterForeground, seconds: 10,
      before: [.tapIcon, .pressHome], event: .tapIcon),
    Row(
      name: "background launch", callback: .didFinishLaunching, seconds: 30, before: [],
      event: .receiveSilentPush),
    Row(
      name: "scene entering the background", callback: .sceneDidEnterBackground, seconds: 5,
      before: [.tapIcon], event: .pressHome, style: .scene),
    Row(
      name: "scene connecting", callback: .sceneWillConnect, seconds: 20, before: [],
      event: .tapIcon, style: .scene),
  ]

  private func world(_ row: Row, takes: Duration) -> World {
    var script = AppScript()
    script[row.callback].take = takes
    var world = World(style: row.style) {
      $0.code = .scripted(script)
      $0.modes = [.remoteNotification]
    }
    for event in row.before {
      world.do(event)
      #expect(world.refusal == nil)
    }
    world.do(row.event)
    return world
  }

  @Test("a call that returns one tick before its limit is in time", arguments: rows)
  func inTime(_ row: Row) {
    var world = world(row, takes: .seconds(row.seconds) - .nanoseconds(1))
    world.wait(for: .seconds(row.seconds) - .nanoseconds(1))
    #expect(world.endings.filter { $0.reason == .watchdog }.isEmpty)
    #expect(
      world.last.contains {
        if case .returned(row.callback, _, _) = $0.kind { true } else { false }
      }
    )
  }

  @Test("a call that has not returned at its limit ends the process", arguments: rows)
  func tooLate(_ row: Row) {
    var world = world(row, takes: .seconds(row.seconds))
    world.wait(for: .seconds(row.seconds) - .nanoseconds(1))
    #expect(world.endings.isEmpty)
    world.wait(for: .nanoseconds(1))
    let ending = world.endings.first
    #expect(ending?.reason == .watchdog)
    #expect(ending?.code == .badFood)
    #expect(ending?.elapsed == .seconds(row.seconds))
    #expect(ending?.allowance == .seconds(row.seconds))
    #expect(ending?.lastCallback == row.callback)
    #expect(world.state() == .notRunning)
    #expect(ending?.notified == (row.callback == .applicationWillTerminate))
  }

  @Test("suspension comes five seconds after the app has nothing left to do")
  func suspension() {
    var world = World()
    world.do(.tapIcon)
    world.do(.pressHome)
    world.at(4.999)
    #expect(world.state() == .background)
    #expect(world.at(5) == [])
    #expect(world.changes == ["background > suspended: suspension"])
    #expect(world.device.nextDeadline == nil)
  }

  @Test("a late wake-up gives each deadline its own moment")
  func lateWakeUp() {
    var world = World("Notes", "Maps")
    world.do(.tapIcon, "Notes")
    world.do(.pressHome)
    world.at(1)
    world.do(.tapIcon, "Maps")
    world.do(.pressHome)
    world.at(100)
    let moments = world.last.compactMap { entry -> Duration? in
      if case .state(_, to: .suspended, _) = entry.kind { entry.time } else { nil }
    }
    #expect(moments == [.seconds(5), .seconds(6)])
    #expect(world.device.now == .seconds(100))
  }

  @Test("a scenario may set another value for a limit")
  func ownLimit() {
    var world = World()
    world.device.limits[.suspension] = .seconds(2)
    world.do(.tapIcon)
    world.do(.pressHome)
    world.at(2)
    #expect(world.state() == .suspended)
  }

  @Test("a blocked main thread that is sent home is ended ten seconds after the request")
  func hungThenHome() {
    var world = World()
    world.do(.tapIcon)
    world.at(10)
    world.do(.hang)
    world.at(13)
    #expect(world.do(.pressHome) == [])
    let limits = world.last.compactMap { entry -> TimeLimit? in
      if case .deadline(let limit, _) = entry.kind { limit } else { nil }
    }
    #expect(limits == [.sceneUpdate])
    #expect(world.device.nextDeadline == .seconds(23))
    world.at(23)
    #expect(world.endings.map(\.reason) == [.watchdog])
    #expect(world.endings.map(\.limit) == [.sceneUpdate])
  }

  @Test("a blocked main thread that recovers in time goes on where it was")
  func hungThenRecovers() {
    var world = World()
    world.do(.tapIcon)
    world.do(.hang)
    world.do(.pressHome)
    world.wait(4)
    #expect(world.do(.recover) == [Called.resign, Called.background])
    #expect(world.state() == .background)
    world.wait(5)
    #expect(world.state() == .suspended)
  }

  @Test("a limit counts among hundreds of jobs that have none")
  func hungWithTouches() {
    var world = World()
    world.do(.tapIcon)
    world.at(10)
    world.do(.hang)
    for _ in 0..<300 { world.do(.touch) }
    #expect(world.device.nextDeadline == nil)
    world.at(13)
    world.do(.pressHome)
    for _ in 0..<300 { world.do(.warnMemory) }
    #expect(world.device.nextDeadline == .seconds(23))
    var recovered = world
    let calls = recovered.do(.recover)
    #expect(recovered.state() == .background)
    #expect(calls.prefix(300).allSatisfy { $0.hasPrefix("touches") })
    #expect(calls.dropFirst(300).prefix(2) == [Called.resign, Called.background])
    #expect(calls.count == 602)
    #expect(recovered.device.nextDeadline == .seconds(18))
    world.at(23)
    #expect(world.endings.map(\.limit) == [.sceneUpdate])
  }

  @Test("a hung app in front is not ended while nobody asks anything of it")
  func hungInFront() {
    var world = World()
    world.do(.tapIcon)
    world.do(.hang)
    #expect(world.device.nextDeadline == nil)
    world.wait(600)
    #expect(world.state() == .active)
  }

  @Test(
    "the limits of the background follow the version",
    arguments: [(6, 600), (7, 180), (12, 180), (13, 30), (26, 30)])
  func byVersion(_ version: Int, _ seconds: Int) {
    let device = Device(
      version: SystemVersion(version), apps: [EmulatedApp.Traits(name: "Notes")])
    #expect(device.allowance(.backgroundTime) == .seconds(seconds))
  }

  @Test("a call that takes time holds up what comes behind it, in order")
  func order() {
    var script = AppScript()
    script[.applicationDidBecomeActive].take = .seconds(2)
    var world = World { $0.code = .scripted(script) }
    world.do(.tapIcon)
    #expect(!world.device.isSettled)
    world.at(1)
    #expect(world.do(.openSwitcher) == [])
    #expect(world.do(.touch) == [])
    world.at(2)
    #expect(world.calls == [Called.resign])
    // The touch was behind the resignation: nobody takes it any more.
    #expect(world.state() == .inactive)
    #expect(world.device.isSettled)
  }
}
