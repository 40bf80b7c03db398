// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Lifecycle

@Suite("What a hosted process does to the device", .timeLimit(.minutes(20)))
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
}
