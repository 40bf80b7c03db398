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
      var world = World(version: SystemVersion(version))
      world.do(.tapIcon)
      let calls = world.do(.openNotificationCenter)
      let once = [Called.resign]
      let twice = once + [Called.active] + once
      #expect(calls == ([11, 12].contains(version) ? twice : once), "iOS \(version)")
      #expect(world.state() == .inactive)
      #expect(world.do(.closeNotificationCenter) == [Called.active], "iOS \(version)")
    }
  }

  @Test("versions compare by their parts")
  func parts() throws {
    let sorted: [SystemVersion] = [
      9, SystemVersion(9, 3), 10, SystemVersion(26, 9), SystemVersion(26, 10), 27,
      SystemVersion(27, 1),
    ]
    #expect(sorted.shuffled().sorted() == sorted)
    #expect(SystemVersion(text: "27.0") == 27)
    #expect(SystemVersion(text: "27.1") == SystemVersion(27, 1))
    #expect(sorted.map(\.description) == ["9", "9.3", "10", "26.9", "26.10", "27", "27.1"])
    for text in ["", ".", "27.", ".1", "27.1.2", "-1", "+1", "27,1", "x", "99999999999999999999"] {
      #expect(SystemVersion(text: text) == nil, "\(text)")
    }
  }

  @Test("a version behind the point has the rules of its whole version")
  func behindThePoint() throws {
    let text = "ios 27.1\napp A style=scene sdk=27.1\ntap icon\n+3s press home\n"
    let scenario = try Scenario.parse(text)
    #expect(scenario.version == SystemVersion(27, 1))
    #expect(scenario.apps[0].sdk == SystemVersion(27, 1))
    #expect(scenario.text.contains("ios 27.1\n"))
    #expect(try Scenario.parse(scenario.text).version == SystemVersion(27, 1))
    let whole = try Scenario.parse(text.replacing(".1", with: ""))
    #expect(ScenarioLibrary.play(scenario).entries == ScenarioLibrary.play(whole).entries)
    for version in ["28", "28.1", "1.9", "27.x", "27.1.1"] {
      let faults = Set([Scenario.Fault.unknown(found: version, wanted: .version, nearest: nil)])
      do {
        _ = try Scenario.parse("ios \(version)\ntap icon")
        Issue.record("iOS \(version) is read")
      } catch {
        #expect(Set(error.problems.map(\.fault)) == faults, "\(version)")
      }
    }
  }

  @Test("accessories, battery and sensor came with iOS 3, the identity in iCloud with iOS 6")
  func changes() {
    let first: [(SystemEvent.Kind, SystemVersion)] = [
      (.connectAccessory, 3), (.disconnectAccessory, 3), (.changeBattery, 3),
      (.changeProximity, 3), (.changeICloud, 6),
    ]
    for (kind, version) in first { #expect(kind.minimumVersion == version, "\(kind)") }
  }

  @Test("a push starts a Live Activity from iOS 17.2, and a whole version stands for its last one")
  func pushToStart() throws {
    for (version, isRefused) in [
      (SystemVersion(17, 1), true), (17, false), (SystemVersion(17, 2), false),
      (SystemVersion(18, 1), false),
    ] {
      let device = device(version)
      let event = try #require(device.event(.receiveLiveActivityPush))
      #expect((device.refusal(of: event)?.rule == .needSystemVersion) == isRefused, "\(version)")
    }
  }

  private static let late = SystemEvent.Kind.allCases.filter {
    $0.minimumVersion.major > Device.knownVersions.lowerBound
  }

  /// An app that has all that any event needs, in the style of its time.
  private func device(_ version: SystemVersion) -> Device {
    var app = EmulatedApp.Traits(name: "A", style: version >= 13 ? .scene : .delegate)
    app.modes = BackgroundMode.allCases
    app.hasManyWindows = version >= 13
    return Device(version: version, apps: [app])
  }

  @Test("every event is refused one version before it came", arguments: late)
  func before(kind: SystemEvent.Kind) throws {
    let device = device(SystemVersion(kind.minimumVersion.major - 1))
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
