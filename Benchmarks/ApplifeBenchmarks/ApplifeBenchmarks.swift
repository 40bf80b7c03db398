// SPDX-License-Identifier: Apache-2.0
import Benchmark
import Lifecycle
import LifecycleUI

/// What costs time while somebody waits: events, frames, scenarios. `make bench` runs them.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.throughput, .wallClock], scalingFactor: .kilo, maxDuration: .seconds(3))

  Benchmark("Engine: events") { benchmark in
    var device = Device(apps: ["Notes", "Maps", "Mail", "Photos"].map { App.Traits(name: $0) })
    benchmark.startMeasurement()
    for count in benchmark.scaledIterations {
      blackHole(device.handle(count % 2 == 0 ? Sample.open : Sample.home))
    }
  }

  Benchmark("Engine: events, with the time that passes between them") { benchmark in
    var device = Device(apps: ["Notes", "Maps", "Mail", "Photos"].map { App.Traits(name: $0) })
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
  static let open = SystemEvent(.tapIcon)
  static let home = SystemEvent(.pressHome)

  /// A thousand steps.
  static let scenario: [UInt8] = {
    var lines = ["# Out and in again.", "app Notes"]
    for _ in 0..<500 { lines += ["+2s tap icon", "+2s press home"] }
    return Array(lines.joined(separator: "\n").utf8)
  }()

  /// A session with something on its screen: an app in the background, and a limit that counts.
  static func session(_ size: Size) -> Session {
    let apps = ["Notes", "Maps", "Mail", "Photos"].map { App.Traits(name: $0) }
    var session = Session(start: Session.Start(device: Device(apps: apps), size: size), at: .zero)
    for key in "oho" { _ = session.update(.key(.character(key)), at: .seconds(1)) }
    return session
  }
}
