// SPDX-License-Identifier: Apache-2.0
import Benchmark
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// Comparing two scenarios of 10,000 events: nearly the same, in two styles, and with nothing in
/// common but the events there are.
func compareBenchmarks() {
  let pairs = [
    ("one event more", Random.scenario(seed: 1), Random.scenario(seed: 1) + "+1s touch\n"),
    ("nothing in common", Random.scenario(seed: 1), Random.scenario(seed: 2)),
  ]
  for (name, left, right) in pairs {
    Benchmark(
      "Compare: 10,000 events, \(name)", configuration: .init(scalingFactor: .one)
    ) { benchmark in
      let left = try Scenario.parse(left).recorded()
      let right = try Scenario.parse(right).recorded()
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations { blackHole(Comparison(left, right)) }
    }
  }

  Benchmark(
    "Compare: 10,000 events in two styles, played and compared",
    configuration: .init(scalingFactor: .one)
  ) { benchmark in
    let text = Random.scenario(seed: 1)
    let left = try Scenario.parse(text, overrides: .init(style: .delegate))
    let right = try Scenario.parse(text, overrides: .init(style: .scene))
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      blackHole(Comparison(left.recorded(), right.recorded()))
    }
  }
}

/// Scenarios of 10,000 events that nobody would write, the same on every machine.
private enum Random {
  static func scenario(seed: UInt64) -> String {
    var state = seed
    let events = [
      "tap icon", "press home", "receive call", "decline call", "open switcher", "close switcher",
      "receive message", "dismiss banner", "lock", "unlock", "touch", "edit", "save", "rotate",
    ]
    var text = "app Notes\n"
    for _ in 0..<10_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Int(state >> 33)
      text += "+\(number % 3000)ms \(events[number / 3000 % events.count])\n"
    }
    return text
  }
}
