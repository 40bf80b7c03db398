// SPDX-License-Identifier: Apache-2.0

import Benchmark
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI

/// What takes long if anything does: full logs, long pastes, thousands of tasks, long scenarios. Time
/// must grow with the amount, and memory must not grow without bound. Each is run a few times only.
func heavyLoad() {
  let few = Benchmark.Configuration(
    metrics: [.wallClock, .peakMemoryResident], scalingFactor: .one, maxDuration: .seconds(3),
    maxIterations: 20)

  Benchmark("Full log: 4,096 keys pasted, then one frame", configuration: few) { benchmark in
    let full = Heavy.fullLog
    for _ in benchmark.scaledIterations {
      var session = full
      for _ in 0..<4_096 { blackHole(session.update(.key(.character("n")), at: .seconds(10))) }
      blackHole(session.frame())
    }
  }

  // What a user does at a full log, each with its frame. Compare with a key.
  for (name, before, key) in Heavy.keys {
    Benchmark("Full log: \(name)", configuration: few) { benchmark in
      var session = Heavy.fullLog
      for key in before { blackHole(session.update(.key(key), at: .seconds(10))) }
      blackHole(session.frame())
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations {
        blackHole(session.update(.key(key), at: .seconds(10)))
        blackHole(session.frame())
      }
    }
  }

  Benchmark("Tasks: a thousand begun with their keys, then one frame", configuration: few) {
    benchmark in
    for _ in benchmark.scaledIterations {
      var session = Heavy.session(tasks: 1_000)
      blackHole(session.frame())
    }
  }

  Benchmark("Tasks: a key with its frame while 4,000 are open", configuration: few) { benchmark in
    var session = Heavy.session(tasks: 4_000)
    benchmark.startMeasurement()
    for count in benchmark.scaledIterations {
      let key: Key = count % 2 == 0 ? .down : .up
      blackHole(session.update(.key(key), at: .seconds(10)))
      blackHole(session.frame())
    }
  }

  Benchmark("Scenario: 100,000 tasks begun, parsed and played", configuration: few) { benchmark in
    let text = Heavy.scenario(["begin task upload"], count: 100_000)
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { Heavy.play(text) }
  }

  Benchmark("Scenario: 100,000 steps, parsed and played", configuration: few) { benchmark in
    let text = Heavy.scenario(["+2s press home", "+2s tap icon"], count: 100_000)
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { Heavy.play(text) }
  }

  // Ten times as many: the memory must be the same.
  for count in [1_000_000, 10_000_000] {
    Benchmark("Engine: \(count) events without a screen", configuration: few) { benchmark in
      for _ in benchmark.scaledIterations {
        var device = Sample.device
        for place in 0..<count {
          blackHole(device.handle(place % 2 == 0 ? Sample.open : Sample.home))
        }
      }
    }
  }

  Benchmark("Plain mode: 80,000 lines", configuration: few) { benchmark in
    let lines = ["press home", "tap icon"].map { Array($0.utf8) }
    for _ in benchmark.scaledIterations {
      var plain = PlainSession(start: Session.Start(device: Sample.device), at: .zero)
      for place in 0..<80_000 { blackHole(plain.read(lines[place % 2], at: .seconds(1))) }
    }
  }
}

/// What is measured.
enum Heavy {
  /// A session whose log has as many rows as it keeps.
  static let fullLog: Session = {
    var session = Sample.session(Size(80, 24))
    while session.log.count < Log.capacity {
      for key in "oh" { _ = session.update(.key(.character(key)), at: .seconds(10)) }
    }
    // Something is searched for, and a row is selected.
    for key in ["/", "D", "i", "d"] as [Key] + [.enter] {
      _ = session.update(.key(key), at: .seconds(10))
    }
    return session
  }()

  /// The keys before, and the key that is measured again and again.
  static let keys: [(name: String, before: [Key], key: Key)] = [
    ("a step of a search", [], "n"),
    ("a row up", [], .up),
    ("a page up", [], .pageUp),
    ("an event", [.escape], "t"),
    ("a refusal", [.escape], "e"),
    ("the help opens or closes", [.escape], "?"),
    ("the objects open or close", [.escape], "O"),
    ("the prompt opens", [.escape], ":"),
    ("a row's explanation opens or closes", [], .enter),
  ]

  /// A session with open background tasks.
  static func session(tasks count: Int) -> Session {
    var session = Sample.session(Size(80, 24))
    _ = session.update(.key(.character("o")), at: .seconds(10))
    for _ in 0..<count { _ = session.update(.key(.character("b")), at: .seconds(10)) }
    return session
  }

  static func scenario(_ steps: [String], count: Int) -> [UInt8] {
    var text = "app Notes\ntap icon\n"
    for place in 0..<count { text += steps[place % steps.count] + "\n" }
    return Array(text.utf8)
  }

  static func play(_ text: [UInt8]) {
    guard let scenario = try? Scenario.parse(text) else {
      preconditionFailure("the scenario has an error")
    }
    var runner = Scenario.Runner(scenario)
    while let turn = runner.next() { blackHole(turn) }
  }
}
