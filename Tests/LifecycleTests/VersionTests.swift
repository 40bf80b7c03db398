// SPDX-License-Identifier: Apache-2.0
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// Something that did not exist cannot happen.
@Suite("System versions")
struct VersionTests {
  @Test("Notification Center makes an app active once more on iOS 11 and 12, and on no other")
  func notificationCenter() {
    for version in 9...15 {
      var world = World(version: version)
      world.do(.tapIcon)
      let calls = world.do(.openNotificationCenter)
      let once = [Called.resign]
      let twice = once + [Called.active] + once
      #expect(calls == ([11, 12].contains(version) ? twice : once), "iOS \(version)")
      #expect(world.state() == .inactive)
      #expect(world.do(.closeNotificationCenter) == [Called.active], "iOS \(version)")
    }
  }

  private static let late = SystemEvent.Kind.allCases.filter {
    $0.minimumVersion > Device.knownVersions.lowerBound
  }

  /// An app that has all that any event needs, in the style of its time.
  private func device(_ version: Int) -> Device {
    var app = EmulatedApp.Traits(name: "A", style: version >= 13 ? .scene : .delegate)
    app.modes = BackgroundMode.allCases
    app.hasManyWindows = version >= 13
    return Device(version: version, apps: [app])
  }

  @Test("every event is refused one version before it came", arguments: late)
  func before(kind: SystemEvent.Kind) throws {
    let device = device(kind.minimumVersion - 1)
    let event = try #require(device.event(kind))
    #expect(device.refusal(of: event)?.rule == .needSystemVersion)
    #expect(device.refusal(of: event)?.remedy == [])
  }

  @Test("every event can be brought about in the version it came with", arguments: late)
  func at(kind: SystemEvent.Kind) throws {
    var app = EmulatedApp.Traits(name: "A", style: kind.minimumVersion >= 13 ? .scene : .delegate)
    app.modes = BackgroundMode.allCases
    app.hasManyWindows = app.style.hasScenes
    let isScheduled: Set<SystemEvent.Kind> = [
      .scheduleRefresh, .scheduleProcessing, .runTask, .completeTask, .cancelTask,
    ]
    if isScheduled.contains(kind) { app.registeredTasks = ["refresh"] }
    var device = Device(version: kind.minimumVersion, apps: [app])
    for _ in 0..<20 {
      let event = try #require(device.event(kind))
      guard let refusal = device.refusal(of: event) else { return }
      #expect(refusal.rule != .needSystemVersion)
      let step = refusal.remedy.first ?? .tapIcon(device.reference(at: 0))
      _ = device.handle(step)
      _ = device.advance(to: device.now + .seconds(1))
    }
    Issue.record("\(kind.rawValue) stays refused on iOS \(kind.minimumVersion)")
  }
}
