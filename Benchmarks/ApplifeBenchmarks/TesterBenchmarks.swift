// SPDX-License-Identifier: Apache-2.0
import Benchmark
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// What a tester and a developer with a log wait for: a tour over all transitions of one app, and a
/// log of which every line is about the life cycle.
func testerBenchmarks() {
  for style in LifecycleStyle.allCases {
    Benchmark(
      "Tour: all transitions of one app, \(style.rawValue) style",
      configuration: .init(metrics: [.wallClock], scalingFactor: .one, maxIterations: 1)
    ) { benchmark in
      var head = Scenario()
      head.apps = [EmulatedApp.Traits(name: "Notes", style: style)]
      let request = TourRequest(head: head)
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations { blackHole(Tour(request)) }
    }
  }

  Benchmark(
    "Check: 100,000 lines, all about the life cycle",
    configuration: .init(
      metrics: [.wallClock, .peakMemoryResident], scalingFactor: .one, maxIterations: 1)
  ) { benchmark in
    let lines = rounds(25_000)
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      var check = LogCheck(LogCheck.Options())
      for line in lines { check.read(line[...]) }
      check.finish()
      blackHole(check.explanation(title: "Notes"))
    }
  }
}

/// The log of an app that is left and opened again so many times.
private func rounds(_ count: Int) -> [[UInt8]] {
  let round = [
    "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)",
    "applicationWillEnterForeground(_:)", "applicationDidBecomeActive(_:)",
  ].map { Array("Notes[301]: \($0)".utf8) }
  return (0..<count).flatMap { _ in round }
}
