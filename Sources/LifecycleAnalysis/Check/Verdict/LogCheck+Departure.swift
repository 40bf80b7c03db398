// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension LogCheck {
  /// A line that no state of the device explains.
  package struct Departure: Hashable, Sendable {
    /// The line, counted from one.
    package let line: Int
    /// The app's name.
    package let app: String
    /// The observation that the line shows.
    package let seen: LogObservation
    /// The observations that the app could have logged instead, the likeliest first.
    package let expected: [Expected]
    /// The rule that is most likely broken; nil if the model never does what the line shows.
    package let rule: Rule?
    /// The seconds since the observation before; nil if the log names no times, or if none have passed.
    package let seconds: Int?
    /// True if every explanation of the lines before was followed. If not, the departure may be a
    /// mistake of the checker.
    package private(set) var isCertain: Bool
    /// True if the line departs whatever the lines before say: one process is launched twice.
    let isProven: Bool

    /// The same line, if not everything was tried that could explain it.
    var doubted: Departure {
      var copy = self
      copy.isCertain = isProven
      return copy
    }
  }

  /// An observation that the app could have logged.
  package struct Expected: Hashable, Sendable {
    package let observation: LogObservation
    /// True if the app had to log it next.
    package let isDue: Bool
    /// The rule that makes it happen.
    package let rule: Rule
  }

  /// A line at which a check stopped. It had done all the work that it may do (``Bounds/work``).
  package struct Stop: Hashable, Sendable {
    /// The line, counted from one.
    package let line: Int
    /// The app's name.
    package let app: String
  }

  /// A symbol that an app logs for the first time when the beginning of the log is no longer kept.
  package struct Surprise: Hashable, Sendable {
    /// The line, counted from one.
    package let line: Int
    /// The app's name.
    package let app: String
    /// The symbol that the line shows.
    package let symbol: LogSymbol
  }
}
