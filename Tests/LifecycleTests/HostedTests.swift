// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

@Suite("What a hosted process does to the device")
struct HostedTests {
  private func world() -> (device: Device, app: AppReference) {
    var traits = EmulatedApp.Traits(name: "Notes")
    traits.code = .outside
    var device = Device(apps: [traits])
    let app = device.reference(at: 0)
    _ = device.handle(.tapIcon(app))
    while device.apps[0].process?.thread.current != nil { _ = device.returned(from: app) }
    return (device, app)
  }

  @Test("a line is an entry, and changes nothing else")
  func output() throws {
    var (device, app) = world()
    let before = device.apps
    let entries = device.apply(.output(app, .standardOutput, "a \"line\""))
    #expect(entries.map(\.kind) == [.output(.standardOutput, "a \"line\"")])
    #expect(entries.first?.rule == .hostedProcess && entries.first?.app == "Notes")
    #expect(device.apps == before)
    var buffer = TextBuffer()
    try #require(entries.first).writeJSON(to: &buffer) { $0.rawValue }
    #expect(
      buffer.text
        == #"{"t":0,"app":"Notes","kind":"output","stream":"stdout","text":"a \"line\"","rule":"host.process"}"#
        + "\n")
  }

  @Test("a signal is a crash with its code, a status an exit; the Home screen comes up")
  func ends() {
    for (end, reason, code) in [
      (Device.ProcessEnd.crashed(.segmentationFault), Termination.Reason.crash, "SIGSEGV"),
      (.crashed(nil), .crash, nil), (.exited(3), .exit, nil),
    ] {
      var (device, app) = world()
      #expect(device.apps[0].state == .active)
      _ = device.apply(.ended(app, end))
      #expect(device.apps[0].state == .notRunning && device.front == .home)
      #expect(device.apps[0].lastEnding?.reason == reason)
      #expect(device.apps[0].lastEnding?.code?.rawValue == code)
      #expect(device.apply(.ended(app, end)).isEmpty)
    }
  }

  /// Returns from calls until code of a kind runs.
  private func answer(_ device: inout Device, _ app: AppReference, until code: CalledCode) {
    while let call = device.apps[0].process?.thread.current, call.code != code {
      _ = device.returned(from: app)
    }
  }

  @Test("a notification is posted once its observers have returned, within the method's limit")
  func observers() {
    var (device, app) = world()
    _ = device.handle(.pressHome)
    answer(&device, app, until: .method(.applicationDidEnterBackground))
    _ = device.advance(to: device.now + .seconds(2))
    answer(&device, app, until: .observers(.didEnterBackground))
    // The method took two seconds of the five.
    _ = device.advance(to: device.now + .milliseconds(2_999))
    #expect(device.apps[0].state == .background)
    var late = device
    _ = late.advance(to: late.now + .milliseconds(1))
    #expect(late.apps[0].lastEnding?.limit == .enterBackground)
    _ = device.returned(from: app)
    #expect(device.isSettled && device.nextSettlingDeadline == nil)
    _ = device.advance(to: device.now + .seconds(6))
    #expect(device.apps[0].state == .suspended)
  }

  @Test("the method that follows a notification waits for its observers")
  func change() {
    var (device, app) = world()
    var entries = device.handle(.changeTime)
    func isCall(_ entry: Trace.Entry) -> Bool { if case .call = entry.kind { true } else { false } }
    #expect(!entries.contains(where: isCall))
    entries = device.returned(from: app)
    #expect(entries.contains(where: isCall))
    _ = device.returned(from: app)
    #expect(device.isSettled)
  }

  @Test("what SwiftUI runs for a phase is waited for, and has the limit of entering the background")
  func phases() {
    var traits = EmulatedApp.Traits(name: "Notes", style: .swiftui)
    traits.code = .outside
    var device = Device(apps: [traits])
    let app = device.reference(at: 0)
    _ = device.handle(.tapIcon(app))
    while device.apps[0].process?.thread.current != nil { _ = device.returned(from: app) }
    #expect(device.apps[0].state == .active)
    _ = device.handle(.pressHome)
    answer(&device, app, until: .phaseChange(.background))
    #expect(device.apps[0].state == .background)
    _ = device.advance(to: device.now + .milliseconds(4_999))
    #expect(device.apps[0].state == .background)
    _ = device.advance(to: device.now + .milliseconds(1))
    #expect(device.apps[0].lastEnding?.limit == .enterBackground)
  }

  @Test("a statement waits for code that has no limit, for ten seconds at most")
  func patience() {
    var (device, app) = world()
    _ = device.handle(.changeTime)
    var player = Scenario.Player([Scenario.Step(action: .event(.pressHome))])
    let limit = device.now + .seconds(10)
    #expect(player.next(on: device) == .time(until: limit))
    _ = device.advance(to: device.now + .seconds(1))
    #expect(player.next(on: device) == .time(until: limit))
    var waited = player
    var late = device
    _ = late.advance(to: limit)
    #expect(waited.next(on: late) == .event(.pressHome, index: 0))
    while device.apps[0].process?.thread.current != nil { _ = device.returned(from: app) }
    #expect(player.next(on: device) == .event(.pressHome, index: 0))
  }
}
