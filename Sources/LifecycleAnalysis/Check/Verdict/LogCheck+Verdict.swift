// SPDX-License-Identifier: Apache-2.0

extension LogCheck {
  /// The answer of a check.
  package enum Verdict: Hashable, Sendable {
    /// A scenario explains every line.
    case fits
    /// A line contradicts the model.
    case departs
    /// A line fits none of the explanations that were kept, and may fit one of those that were not; or not every
    /// line was checked.
    case undecided
    /// No line says anything about the life cycle of an app that is checked.
    case nothing

    /// The name in reports for programs.
    package var name: String {
      switch self {
      case .fits: "fits"
      case .departs: "departs"
      case .undecided: "undecided"
      case .nothing: "nothing"
      }
    }
  }

  /// The numbers that a report begins with.
  package struct Counts: Hashable, Sendable {
    /// The lines of the log.
    package internal(set) var lines = 0
    /// The lines that name a method, a notification or a phase of the life cycle.
    package internal(set) var observations = 0
    /// The observations of apps that are not checked: they were not asked for, or there are too many.
    package internal(set) var others = 0
    /// The observations among ``others`` that were asked for: those of more apps than are checked.
    package internal(set) var unchecked = 0
    /// The lines whose time is earlier than that of the line before.
    package internal(set) var backwards = 0
    /// The lines that are longer than the part that is read (``DeviceLogLine/mostBytes``).
    package internal(set) var long = 0
    /// The lines from which colors and other sequences for terminals were taken off.
    package internal(set) var colored = 0
    /// The first line that is earlier than the one before.
    package internal(set) var firstBackwards: Int?
    /// The seconds by which that line is earlier.
    package internal(set) var secondsBack = 0
    /// True if every time is earlier than the one before, as in an export.
    package var isNewestFirst: Bool { descents > 1 && ascents == 0 }
    private var (descents, ascents) = (0, 0)
    /// The lines that contradict the model.
    package internal(set) var departures = 0
    /// The lines that fit none of the explanations that were kept, and may fit one that was left out.
    package internal(set) var undecided = 0

    mutating func note(isBack: Bool) { if isBack { descents += 1 } else { ascents += 1 } }
  }

  /// The answer so far.
  package var verdict: Verdict {
    let counts = counts
    if counts.isNewestFirst { return .undecided }
    if counts.departures > 0 { return .departs }
    // That a process ended says nothing of the life cycle before.
    if counts.observations <= counts.others || intake.apps.allSatisfy({ $0.tellsOnlyEnds }) {
      return .nothing
    }
    return counts.undecided > 0 || stop != nil || counts.unchecked > 0 ? .undecided : .fits
  }
}
