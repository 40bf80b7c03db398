// SPDX-License-Identifier: Apache-2.0

extension LogCheck {
  /// What the check has counted.
  package struct Counts: Hashable, Sendable {
    /// Lines of the log.
    package internal(set) var lines = 0
    /// Lines that name a method, a notification or a phase of the life cycle.
    package internal(set) var observations = 0
    /// Observations of apps that are not checked: they were not asked for, or there are too many.
    package internal(set) var others = 0
    /// How often the time of a line is earlier than that of the line before.
    package internal(set) var backwards = 0
    /// Lines that are longer than the part that is read (``LogLine/mostBytes``).
    package internal(set) var long = 0
    /// The first line that is earlier than the one before, and by how many seconds.
    package internal(set) var firstBackwards: Int?
    package internal(set) var secondsBack = 0
    /// Lines that contradict the model.
    package internal(set) var departures = 0
    /// Lines that fit none of the explanations that were kept, and may fit one that was left out.
    package internal(set) var undecided = 0
  }

  /// A symbol that an app logs for the first time when the beginning of the log is no longer kept.
  package struct Surprise: Hashable, Sendable {
    /// The line, counted from one.
    package let line: Int
    /// The app's name.
    package let app: String
    /// What the line shows.
    package let symbol: LogSymbol
  }
}
