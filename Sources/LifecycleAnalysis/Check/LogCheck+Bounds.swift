// SPDX-License-Identifier: Apache-2.0

extension LogCheck {
  /// How much a check keeps in memory, and how much it computes. Work is counted, so that a check finds
  /// the same on every machine.
  package struct Bounds: Sendable {
    /// How many observations the check reads before it follows them.
    package internal(set) var observations = 1_000_000
    /// How many observations of a live log are kept. After that the check begins again with the next
    /// line.
    package internal(set) var followed = 100_000
    /// How many observations the scenario explains, so that it can be read as a scenario file.
    package internal(set) var explained = 100_000
    /// How many apps are checked.
    package internal(set) var apps = 16
    /// How many apps are followed together. If there are more, each is checked by itself.
    var appsTogether = 3
    /// How many explanations are kept at a time.
    package internal(set) var hypotheses = 256
    /// How many are kept if several apps are followed and the lines fit. What one app may have done
    /// without logging it makes many more explanations, and only the likeliest matter.
    var hypothesesOfSeveral = 96
    /// How many are kept by a checker that has done half of its work.
    var hypothesesOfTired = 16
    /// How many states of the device are kept.
    var places = 20_000
    /// How many links between hypotheses are kept.
    var links = 500_000
    /// How much work a check may do (``LogChecker/work``), besides that for each observation.
    var work = 4_000_000
    /// How much more work it may do for each observation.
    var workPerObservation = 4_000
  }
}
