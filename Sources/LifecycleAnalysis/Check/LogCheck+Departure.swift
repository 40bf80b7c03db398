// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension LogCheck {
  /// A line that no state of the device explains.
  package struct Departure: Hashable, Sendable {
    /// The line, counted from one.
    package let line: Int
    /// The app's name.
    package let app: String
    /// What the line shows.
    package let seen: LogObservation
    /// What the app could have logged instead, the likeliest first.
    package let expected: [Expected]
    /// The rule that is most likely broken; nil if the model never does what the line shows.
    package let rule: Rule?
    /// Seconds since the observation before; nil if the log names no times, or if none have passed.
    package let seconds: Int?
    /// Whether every explanation of the lines before was followed. If not, the departure may be a
    /// mistake of the checker.
    package private(set) var isCertain: Bool

    /// The same line, where not everything was tried that could explain it.
    var doubted: Departure {
      var copy = self
      copy.isCertain = false
      return copy
    }
  }

  /// Something that the app could have logged.
  package struct Expected: Hashable, Sendable {
    package let observation: LogObservation
    /// Whether the app had to log it next.
    package let isDue: Bool
    /// The rule that makes it happen.
    package let rule: Rule
  }
}
