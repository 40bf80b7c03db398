// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Lifecycle

/// The ends of processes, and the apps that are notified of them.
@Suite("Endings")
struct EndingTests {
  /// From which state, by which events, and what becomes of it.
  static let table:
    [(
      name: String, events: [SystemEvent.Kind], seconds: Double, end: SystemEvent.Kind,
      reason: Termination.Reason, notified: Bool
    )] = [
      ("suspended, swiped away", [.pressHome], 5, .swipeAway, .user, false),
      ("background, swiped away", [.pressHome], 0, .swipeAway, .user, true),
      ("in front, swiped away", [], 0, .swipeAway, .user, true),
      ("suspended, reclaimed", [.pressHome], 5, .reclaimMemory, .memory, false),
      ("background, reclaimed", [.pressHome], 0, .reclaimMemory, .memory, false),
      ("passes its memory limit", [], 0, .exceedMemory, .memory, false),
      ("in front, ended by the system", [], 0, .endProcess, .system, true),
      ("background, ended by the system", [.pressHome], 0, .endProcess, .system, true),
      ("suspended, ended by the system", [.pressHome], 5, .endProcess, .system, false),
      ("crash in front", [], 0, .crash, .crash, false),
      ("crash in the background", [.pressHome], 0, .crash, .crash, false),
      ("reboot in front", [], 0, .reboot, .reboot, false),
      ("reboot while suspended", [.pressHome], 5, .reboot, .reboot, false),
    ]

  @Test("who is notified, and why it ended", arguments: table)
  func endings(
    _ row: (
      name: String, events: [SystemEvent.Kind], seconds: Double, end: SystemEvent.Kind,
      reason: Termination.Reason, notified: Bool
    )
  ) {
    var world = World()
    world.do(.tapIcon)
    world.do(.edit)
    for event in row.events { world.do(event) }
    world.wait(row.seconds)
    if row.end == .swipeAway { world.do(.openSwitcher) }
    world.do(row.end)
    #expect(world.refusal == nil, "\(row.name)")
    #expect(world.endings.map(\.reason) == [row.reason], "\(row.name)")
    #expect(world.endings.map(\.notified) == [row.notified], "\(row.name)")
    #expect(world.calls.contains { $0.hasPrefix(Called.terminate) } == row.notified, "\(row.name)")
    #expect(world.endings.map(\.unsavedEditsLost) == [1], "\(row.name)")
    #expect(world.state() == .notRunning, "\(row.name)")
    #expect(world.device.apps[0].hasLostData)
    #expect(world.device.apps[0].lastEnding == world.endings.first)
    #expect(world.device.front == .home)
  }

  @Test("an app without applicationWillTerminate is notified by the notification that is posted")
  func notifiedByNotification() {
    var world = World { $0.missingMethods = [.applicationWillTerminate] }
    world.do(.tapIcon)
    world.do(.endProcess)
    #expect(world.notifications.last == "UIApplication.willTerminateNotification [active]")
    #expect(world.endings.map(\.notified) == [true])
    #expect(world.endings.map(\.lastCallback) == [.applicationDidBecomeActive])
    // A suspended one is not.
    world.do(.tapIcon)
    world.do(.pressHome)
    world.wait(6)
    world.do(.endProcess)
    #expect(world.endings.map(\.notified) == [false])
  }

  @Test("memory is taken from suspended apps first, the longest away first; never the one in front")
  func order() {
    var world = World("A", "B", "C", "D")
    for app in ["A", "B", "C"] {
      world.do(.tapIcon, app)
      world.do(.pressHome)
      world.wait(6)
    }
    world.do(.tapIcon, "C")
    world.do(.beginTask, "C", "upload")
    world.do(.tapIcon, "D")
    var order: [String] = []
    while let next = world.device.nextReclaimed {
      order.append(world.device.apps[next].name)
      world.do(.reclaimMemory)
      #expect(
        world.last.compactMap { if case .end = $0.kind { $0.app } else { nil } } == [order.last])
    }
    #expect(order == ["A", "B", "C"])
    world.do(.reclaimMemory)
    #expect(world.refusal?.rule == .memoryLast)
  }

  @Test("of apps used equally long ago the largest is taken first, of equal ones the first")
  func orderOfEqualAge() throws {
    for (sizes, wanted) in [([60, 200, 90], "B"), ([60, 90, 200], "C"), ([90, 90, 90], "A")] {
      let apps = zip(["A", "B", "C"], sizes).map { name, memory in
        var traits = EmulatedApp.Traits(name: name)
        traits.memory = memory
        return traits
      }
      var device = Device(apps: apps)
      for app in device.references {
        _ = device.handle(.tapIcon(app))
        _ = device.handle(.pressHome)
      }
      _ = device.advance(to: .seconds(20))
      device.uses = []
      let next = try #require(device.nextReclaimed)
      #expect(device.apps[next].name == wanted, "\(sizes)")
    }
  }

  @Test("a warning reaches every app that runs code, and no other")
  func warning() {
    var world = World("A", "B", "C")
    world.do(.tapIcon, "A")
    world.do(.pressHome)
    world.wait(5)
    world.do(.tapIcon, "B")
    world.do(.tapIcon, "C")
    world.do(.warnMemory)
    let notified = world.last.compactMap { if case .call = $0.kind { $0.app } else { nil } }
    #expect(notified == ["B", "C"])
  }

  @Test(
    "the archive of the interface is kept when iOS terminates the app, dropped after a force-quit")
  func archive() {
    for (isForceQuit, isRestored) in [(false, true), (true, false)] {
      var world = World { $0.restoresInterface = true }
      world.do(.tapIcon)
      world.do(.pressHome)
      world.wait(5)
      if isForceQuit {
        world.do(.openSwitcher)
        world.do(.swipeAway)
        world.do(.closeSwitcher)
      } else {
        world.do(.reclaimMemory)
      }
      world.do(.tapIcon)
      #expect(
        world.calls.contains { $0.hasPrefix("application(_:shouldRestoreApplicationState:)") }
          == isRestored)
    }
  }

  @Test("saving leaves nothing to lose")
  func saved() {
    var world = World()
    world.do(.tapIcon)
    world.do(.edit)
    world.do(.save)
    world.do(.crash)
    #expect(world.endings.map(\.unsavedEditsLost) == [0])
    #expect(!world.device.apps[0].hasLostData)
  }

  @Test("a device that restarts is locked, and asks for its first unlock")
  func reboot() {
    var world = World("A", "B")
    world.do(.tapIcon, "A")
    world.do(.tapIcon, "B")
    world.do(.receiveCall)
    world.do(.reboot)
    #expect(world.endings.count == 2)
    #expect(world.calls.isEmpty)
    #expect(world.device.isLocked && !world.device.hasBeenUnlocked)
    #expect(world.device.cover == nil)
  }
}
