// SPDX-License-Identifier: Apache-2.0
import Benchmark
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI

/// What costs time while somebody waits: events, frames, scenarios. `make bench` runs them.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.throughput, .wallClock], scalingFactor: .kilo, maxDuration: .seconds(3))

  // What a user does in a minute: calls, banners, the switcher, touches, edits, home, lock.
  Benchmark("Engine: a mix of thirteen events") { benchmark in
    var device = Sample.device
    blackHole(device.handle(Sample.open))
    benchmark.startMeasurement()
    for count in benchmark.scaledIterations {
      blackHole(device.handle(Sample.mix[count % Sample.mix.count]))
    }
  }

  Benchmark("Engine: leaving and coming back") { benchmark in
    var device = Sample.device
    benchmark.startMeasurement()
    for count in benchmark.scaledIterations {
      blackHole(device.handle(count % 2 == 0 ? Sample.open : Sample.home))
    }
  }

  Benchmark("Engine: events, with the time that passes between them") { benchmark in
    var device = Sample.device
    benchmark.startMeasurement()
    for count in benchmark.scaledIterations {
      blackHole(device.handle(count % 2 == 0 ? Sample.open : Sample.home))
      blackHole(device.advance(to: device.now + .seconds(6)))
    }
  }

  Benchmark("Engine: refusals with their remedies") { benchmark in
    let device = Sample.device
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { blackHole(device.refusal(of: .endCall)) }
  }

  Benchmark("Engine: what can be tried, for one app") { benchmark in
    let device = Sample.device
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { blackHole(device.candidates(for: Sample.notes)) }
  }

  // Compare with the other events: beginning a task must not look at those that are open.
  Benchmark("Engine: background tasks begun", configuration: .init(scalingFactor: .kilo)) {
    benchmark in
    var device = Sample.device
    blackHole(device.handle(Sample.open))
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      blackHole(device.handle(.beginTask("upload", Sample.notes)))
    }
  }

  for style in LifecycleStyle.allCases {
    Benchmark(
      "States: 50,000 places of one app, \(style.rawValue) style",
      configuration: .init(
        metrics: [.wallClock, .peakMemoryResident], scalingFactor: .one, maxIterations: 1)
    ) { benchmark in
      for _ in benchmark.scaledIterations { blackHole(Sample.space(style, apps: 1)) }
    }
  }

  Benchmark(
    "States: 50,000 places of two apps",
    configuration: .init(
      metrics: [.wallClock, .peakMemoryResident], scalingFactor: .one, maxIterations: 1)
  ) { benchmark in
    for _ in benchmark.scaledIterations { blackHole(Sample.space(.delegate, apps: 2)) }
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

  // As much code as a scenario may hold, all of it in one method, in as many apps as it may have.
  // Compare the two: a method's lists must not be copied for each line.
  for count in [5_000, 10_000] {
    Benchmark(
      "Scenario: \(count) 'on' lines parsed for 64 apps", configuration: .init(scalingFactor: .one)
    ) { benchmark in
      let text = Sample.code(lines: count)
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations { blackHole(try Scenario.parse(text)) }
    }
  }

  Benchmark("Scenario: 1000 steps played", configuration: .init(scalingFactor: .one)) { benchmark in
    let scenario = try Scenario.parse(Sample.scenario)
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      var runner = Scenario.Runner(scenario)
      while let turn = runner.next() { blackHole(turn) }
    }
  }

  compareBenchmarks()
  testerBenchmarks()
  heavyLoad()
}

/// What is measured.
enum Sample {
  /// Events that bring the device back to where it was; each is possible in its turn.
  static let mix: [SystemEvent] = [
    .receiveCall, .declineCall, .touch, .pressHome, open, .receiveMessage, .dismissBanner,
    .openSwitcher, .closeSwitcher, .edit, .save(notes), .lock, .unlock,
  ]

  /// Apps that begin as many background tasks at their launch.
  static func code(lines count: Int) -> String {
    let method = Callback.didFinishLaunching.rawValue
    let apps = (1...Scenario.Bound.apps.rawValue).map { "app App\($0)\n" }
    let lines = (1...count).map { "on \(method) begin task t\($0)\n" }
    return apps.joined() + lines.joined() + "home\n"
  }

  /// Four apps on a device.
  static let device = Device(
    apps: ["Notes", "Maps", "Mail", "Photos"].map { EmulatedApp.Traits(name: $0) })
  static let notes = device.reference(at: 0)
  static let open = SystemEvent.tapIcon(notes)
  static let home = SystemEvent.pressHome

  /// The states some apps can reach by what a user does with a phone.
  static func space(_ style: LifecycleStyle, apps count: Int) -> StateSpace {
    let device = Device(
      apps: ["A", "B"].prefix(count).map { EmulatedApp.Traits(name: $0, style: style) })
    let kinds: [SystemEvent.Kind] = [
      .tapIcon, .pressHome, .openSwitcher, .closeSwitcher, .choose, .swipeAway, .lock, .unlock,
      .receiveCall, .declineCall, .answerCall, .endCall, .receiveMessage, .tapBanner,
      .dismissBanner, .openControlCenter, .closeControlCenter, .showAlert, .answerAlert,
      .reclaimMemory, .endProcess, .crash, .reboot, .hang, .recover, .beginTask, .endTask,
    ]
    let events = kinds.flatMap { kind in
      kind.takesApp
        ? device.references.flatMap { device.candidates(kind, for: $0) }
        : SystemEvent(kind).map { [$0] } ?? []
    }
    return StateSpace(from: device, events: events, limit: 50_000)
  }

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
