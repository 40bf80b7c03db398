// SPDX-License-Identifier: Apache-2.0
import Benchmark
import Lifecycle
import LifecycleUI

/// What costs time while somebody waits: events, frames, scenarios. `make bench` runs them.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.throughput, .wallClock], scalingFactor: .kilo, maxDuration: .seconds(3))

  // What a person does in a minute: calls, banners, the switcher, touches, edits, home, lock.
  Benchmark("Engine: a mix of thirteen events") { benchmark in
    var device = Device(
      apps: ["Notes", "Maps", "Mail", "Photos"].map { EmulatedApp.Traits(name: $0) })
    blackHole(device.handle(Sample.open))
    benchmark.startMeasurement()
    for count in benchmark.scaledIterations {
      blackHole(device.handle(Sample.mix[count % Sample.mix.count]))
    }
  }

  Benchmark("Engine: leaving and coming back") { benchmark in
    var device = Device(
      apps: ["Notes", "Maps", "Mail", "Photos"].map { EmulatedApp.Traits(name: $0) })
    benchmark.startMeasurement()
    for count in benchmark.scaledIterations {
      blackHole(device.handle(count % 2 == 0 ? Sample.open : Sample.home))
    }
  }

  Benchmark("Engine: events, with the time that passes between them") { benchmark in
    var device = Device(
      apps: ["Notes", "Maps", "Mail", "Photos"].map { EmulatedApp.Traits(name: $0) })
    benchmark.startMeasurement()
    for count in benchmark.scaledIterations {
      blackHole(device.handle(count % 2 == 0 ? Sample.open : Sample.home))
      blackHole(device.advance(to: device.now + .seconds(6)))
    }
  }

  for size in [Size(80, 24), Size(120, 40), Size(200, 50)] {
    Benchmark("Screen: draws at \(size.width)x\(size.height)") { benchmark in
      let session = Sample.session(size)
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations { blackHole(Screen.draw(session)) }
    }
  }

  Benchmark("Session: keys, each with its frame at 80x24") { benchmark in
    var session = Sample.session(Size(80, 24))
    benchmark.startMeasurement()
    for count in benchmark.scaledIterations {
      let key: Key = count % 2 == 0 ? .character("o") : .character("h")
      blackHole(session.update(.key(key), at: .seconds(10)))
      blackHole(Screen.draw(session))
    }
  }

  Benchmark("Scenario: 1000 steps parsed", configuration: .init(scalingFactor: .one)) { benchmark in
    let text = Sample.scenario
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { blackHole(try Scenario.parse(text)) }
  }

  Benchmark("Scenario: 1000 steps played", configuration: .init(scalingFactor: .one)) { benchmark in
    let scenario = try Scenario.parse(Sample.scenario)
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      var runner = Scenario.Runner(scenario)
      while let turn = runner.next() { blackHole(turn) }
    }
  }
}

/// What is measured.
enum Sample {
  /// Events that bring the device back to where it was; each is possible in its turn.
  static let mix: [SystemEvent] = [
    SystemEvent(.receiveCall), SystemEvent(.declineCall), SystemEvent(.touch),
    SystemEvent(.pressHome), open, SystemEvent(.receiveMessage), SystemEvent(.dismissBanner),
    SystemEvent(.openSwitcher), SystemEvent(.closeSwitcher), SystemEvent(.edit),
    SystemEvent(.save, app: "Notes"), SystemEvent(.lock), SystemEvent(.unlock),
  ]

  static let open = SystemEvent(.tapIcon, app: "Notes")
  static let home = SystemEvent(.pressHome)

  /// A thousand steps.
  static let scenario: [UInt8] = {
    var lines = ["# Out and in again.", "app Notes"]
    for _ in 0..<500 { lines += ["+2s tap icon", "+2s press home"] }
    return Array(lines.joined(separator: "\n").utf8)
  }()

  /// A session with something on its screen: an app in the background, and a limit that counts.
  static func session(_ size: Size) -> Session {
    let apps = ["Notes", "Maps", "Mail", "Photos"].map { EmulatedApp.Traits(name: $0) }
    var session = Session(start: Session.Start(device: Device(apps: apps), size: size), at: .zero)
    for key in "oho" { _ = session.update(.key(.character(key)), at: .seconds(1)) }
    return session
  }
}
