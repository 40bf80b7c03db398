// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import LifecycleTestSupport
import Testing

/// Long scenarios nobody would write: random events on phones of every version, with slow apps.
@Suite("Random scenarios")
struct RandomScenarioTests {
  private static func device(_ dice: inout Dice) -> Device {
    let version = SystemVersion(Int.random(in: 2...27, using: &dice))
    let apps = ["A", "B", "C"].map { name in
      var traits = EmulatedApp.Traits(name: name)
      traits.style = version >= 13 && Bool.random(using: &dice) ? .scene : .delegate
      if version >= 27 { traits.style = .scene }
      traits.exitsOnSuspend = Int.random(in: 0..<8, using: &dice) == 0
      traits.restoresInterface = Bool.random(using: &dice)
      traits.usesDataProtection = Bool.random(using: &dice)
      traits.modes = BackgroundMode.allCases.filter { _ in Int.random(in: 0..<3, using: &dice) == 0
      }
      var script = AppScript()
      for callback in Callback.allCases where Int.random(in: 0..<4, using: &dice) == 0 {
        script[callback].take = .milliseconds(Int.random(in: 0..<6_000, using: &dice))
        if Bool.random(using: &dice) { script[callback].begins = ["t"] }
        if Bool.random(using: &dice) { script[callback].ends = ["t"] }
        script[callback].answer = Bool.random(using: &dice)
      }
      if Bool.random(using: &dice) { script.expiration.ends = ["t", "task"] }
      traits.code = .scripted(script)
      return traits
    }
    return Device(version: version, apps: apps)
  }

  private static func event(_ dice: inout Dice, on device: Device) -> SystemEvent? {
    let kinds = SystemEvent.Kind.allCases
    var kind = kinds[Int.random(in: 0..<kinds.count, using: &dice)]
    // Scenarios in which something happens: apps are opened, and the device is unlocked.
    switch Int.random(in: 0..<6, using: &dice) {
    case 0: kind = .tapIcon
    case 1: kind = .unlock
    case _: break
    }
    let app = device.reference(at: Int.random(in: 0..<3, using: &dice))
    return device.candidates(kind, for: app).randomElement(using: &dice)
  }

  @Test("every invariant holds, and a settled phone shows what its state says", arguments: 0..<20)
  func randomScenario(seed: Int) {
    var dice = Dice(seed: seed)
    var device = Self.device(&dice)
    var checker = TraceRule.Checker()
    var notified: [String] = []
    var calls = 0
    func hear(_ entries: [Trace.Entry]) {
      for entry in entries {
        if case .call = entry.kind { calls += 1 }
        let before = checker.violations.count
        checker.add(entry)
        if checker.violations.count > before { notified.append("\(entry)") }
      }
    }
    for _ in 0..<300 {
      if let event = Self.event(&dice, on: device) { hear(device.handle(event)) }
      if Bool.random(using: &dice) {
        hear(
          device.advance(to: device.now + .milliseconds(Int.random(in: 0..<9_000, using: &dice))))
      }
      guard device.isSettled else { continue }
      let visible = device.apps.filter { $0.state == .active || $0.state == .inactive }
      #expect(visible.count <= 1)
      if device.isLocked, device.version >= 5 { #expect(visible.isEmpty) }
      if let front = device.frontApp, !device.isLocked, device.covers.isEmpty {
        #expect(front.state == .active, "\(front.name) on iOS \(device.version)")
      }
    }
    #expect(notified == [])
    #expect(calls > 20, "something happened")
  }
}
