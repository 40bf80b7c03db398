// SPDX-License-Identifier: Apache-2.0

extension LogCheck {
  /// How much the check keeps in memory.
  package struct Bounds: Sendable {
    /// How many observations the check reads before it follows them.
    package internal(set) var observations = 1_000_000
    /// How many observations of a live log are kept. After that the check begins again with the next
    /// line.
    package internal(set) var followed = 100_000
    /// How many observations the scenario explains, so that it can be read as a scenario file.
    package internal(set) var explained = 100_000
    /// How many apps are followed together.
    package internal(set) var apps = 3
    /// How many explanations are kept at a time.
    package internal(set) var hypotheses = 256
    /// How many are kept if several apps are followed and the lines fit. What one app may have done
    /// without logging it makes many more explanations, and only the likeliest matter.
    var hypothesesOfSeveral = 96
    /// How many states of the device are kept.
    var places = 40_000
    /// How many links between hypotheses are kept.
    var links = 3_000_000
    /// How much may be computed before a check tries fewer events (``LogChecker/totalEffort``).
    var effort = 3_200_000
    /// How much more for each line that was not explained before.
    var effortPerStep = 32_000
    /// How many observations are followed again in another reading if a log departs.
    var reread = 20_000
  }
}
