// SPDX-License-Identifier: Apache-2.0
import Lifecycle

// The speed of the engine. Nothing here reads the clock but `measure`.

/// Prints how often something is done in a second: the middle of five measurements.
///
/// - Parameters:
///   - count: how often it is done in one measurement.
///   - work: does it for the given round.
func measure(_ name: String, _ count: Int, _ work: (Int) -> Void) {
  let times = (0..<5).map { _ in
    ContinuousClock().measure { for round in 0..<count { work(round) } }
  }
  let seconds = times.sorted()[2] / .seconds(1)
  let rate = Int(Double(count) / seconds)
  print("\(name): \(rate) a second, \(Int(seconds * 1e9) / count) ns each")
}

/// Takes a value that is only computed to be measured.
@inline(never)
func keep<Value>(_ value: Value) { withExtendedLifetime(value) {} }

/// A device with four apps.
let phone = Device(
  apps: ["Notes", "Maps", "Mail", "Photos"].map { EmulatedApp.Traits(name: $0) })
let notes = phone.reference(at: 0)
let open = SystemEvent.tapIcon(notes)

// The goal of docs/reference/performance.md is about these two.
var device = phone
measure("Leaving and coming back", 200_000) { round in
  keep(device.handle(round % 2 == 0 ? open : .pressHome))
}

// What a user does in a minute. The events bring the device back to where it was.
let mix: [SystemEvent] = [
  .receiveCall, .declineCall, .touch, .pressHome, open, .receiveMessage, .dismissBanner,
  .openSwitcher, .closeSwitcher, .edit, .save(notes), .lock, .unlock,
]
device = phone
keep(device.handle(open))
measure("A mix of thirteen events", 400_000) { round in
  keep(device.handle(mix[round % mix.count]))
}

device = phone
measure("Leaving and coming back, with six seconds between", 100_000) { round in
  keep(device.handle(round % 2 == 0 ? open : .pressHome))
  keep(device.advance(to: device.now + .seconds(6)))
}

measure("A refusal with its remedy", 10_000) { _ in keep(phone.refusal(of: .endCall)) }

measure("What can be tried with an app", 10_000) { _ in keep(phone.candidates(for: notes)) }

// Compare with the other events: a task that begins must not look at those that are open.
device = phone
keep(device.handle(open))
measure("A background task begun", 4_000) { _ in keep(device.handle(.beginTask("upload", notes))) }

/// As much code as a scenario may hold, in one method of as many apps as it may have.
func code(lines count: Int) -> [UInt8] {
  let method = Callback.didFinishLaunching.rawValue
  let apps = (1...64).map { "app App\($0)\n" }
  let lines = (1...count).map { "on \(method) begin task t\($0)\n" }
  return Array((apps.joined() + lines.joined() + "home\n").utf8)
}

// Compare the two: the second takes twice as long if a method's lists are not copied for each line.
for count in [5_000, 10_000] {
  let text = code(lines: count)
  measure("A scenario of \(count) lines of code for 64 apps, parsed", 2) { _ in
    keep(try? Scenario.parse(text))
  }
}
