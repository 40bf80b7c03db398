// SPDX-License-Identifier: Apache-2.0
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// Logs that begin with a launch: with each that a device allows, and in the middle of it.
@Suite("Beginnings of logs")
struct LogBeginningTests {
  /// A device, the events of a session, and what they led to.
  private struct Session {
    var device: Device
    var entries: [Trace.Entry] = []

    mutating func handle(_ event: SystemEvent) { entries += device.handle(event) }

    mutating func wait(_ seconds: Int) {
      entries += device.advance(to: device.now + .seconds(seconds))
    }

    /// Handles an event if it is possible.
    mutating func handleIfPossible(_ kind: SystemEvent.Kind) {
      guard let event = device.candidate(kind, for: device.references[0]),
        device.isPossible(event)
      else { return }
      handle(event)
    }

    var launches: Bool {
      entries.contains {
        if case .call(let call) = $0.kind { call.callback == .didFinishLaunching } else { false }
      }
    }
  }

  /// The ways in which the app can be launched: an event, or one behind another that no log shows. Each log is there
  /// once.
  private static func launches(on device: Device) -> [[SystemEvent]] {
    var found: [[SystemEvent]] = []
    var known: Set<[String]> = []
    func tryEvents(_ before: [SystemEvent], on device: Device) {
      for event in device.candidates {
        // Scenes on other screens are thought of only where nothing else fits.
        guard device.isPossible(event), event.kind.tourGroup != .screens else { continue }
        var session = Session(device: device)
        session.handle(event)
        if session.launches {
          if known.insert(WrittenLog(session.entries).lines).inserted {
            found.append(before + [event])
          }
        } else if before.isEmpty, WrittenLog(session.entries).lines.isEmpty {
          tryEvents([event], on: session.device)
        }
      }
    }
    tryEvents([], on: device)
    return found
  }

  @Test(
    "whatever launches the app, a log that begins with the launch or in the middle of it fits",
    arguments: [(26, LifecycleStyle.delegate), (26, .scene), (26, .swiftui), (12, .delegate)])
  func launched(major: Int, style: LifecycleStyle) throws {
    let version = SystemVersion(major)
    var traits = EmulatedApp.Traits(name: "A", style: style)
    traits.modes = BackgroundMode.allCases
    let device = Device(version: version, apps: [traits])
    var kinds: Set<SystemEvent.Kind> = []
    var middles = 0
    for events in Self.launches(on: device) {
      var session = Session(device: device)
      for event in events { session.handle(event) }
      let launch = WrittenLog(session.entries).lines.count
      session.wait(10)
      session.handleIfPossible(.pressHome)
      session.wait(20)
      session.handleIfPossible(.tapIcon)
      session.wait(10)
      session.handleIfPossible(.pressHome)
      session.wait(60)
      let log = WrittenLog(session.entries)
      let check = try log.checked(ios: version)
      #expect(check.departures == [], "\(events)\n\(log.lines.joined(separator: "\n"))")
      kinds.insert(try #require(events.last).kind)
      // The same launch again, so that what is missing at the beginning is known to the check.
      session.handleIfPossible(.reclaimMemory)
      for event in events { session.handle(event) }
      let again = WrittenLog(session.entries)
      for place in 1..<launch {
        let middle = WrittenLog(Array(again.lines.dropFirst(place)))
        // A tap that comes first has so many other explanations that this one is left out.
        if middle.lines[0].contains("userNotificationCenter(_:didReceive:") { continue }
        #expect(
          try middle.checked(ios: version).departures == [],
          "\(events)\n\(middle.lines.joined(separator: "\n"))")
        middles += 1
      }
    }
    #expect(kinds.contains(.tapIcon) && kinds.contains(.receiveSilentPush), "\(kinds)")
    #expect(!kinds.isDisjoint(with: [.tapPush, .tapBanner]), "\(kinds)")
    #expect(middles > 20)
  }

  @Test("a push that was tapped explains the launch with the states that the lines name")
  func push() throws {
    let scenario = try Scenario.parse(
      "app Notes\nreceive push, tap push, +10s press home, +10s tap icon")
    let log = WrittenLog(ScenarioLibrary.play(scenario).entries)
    for count in [4, log.lines.count] {
      var check = LogCheck(LogCheck.Options())
      for line in log.lines.prefix(count) { check.read(Array(line.utf8)[...]) }
      check.finish()
      #expect(check.verdict == .fits)
      #expect(check.assumptions == [])
      let steps = try #require(check.explanation(title: "Notes")).scenario.steps
      let events = steps.compactMap { step in
        if case .event(let event) = step.action { event.kind } else { nil }
      }
      #expect(events.prefix(2) == [.receivePush, .tapPush])
    }
  }
}
