// SPDX-License-Identifier: Apache-2.0

extension LogCheck {
  /// A line at which a check stopped. It had done all the work that it may do (``Bounds/work``).
  package struct Stop: Hashable, Sendable {
    /// The line, counted from one.
    package let line: Int
    /// The app's name.
    package let app: String
  }

  /// What a check has found.
  struct Findings: Sendable {
    /// The lines that fit nothing, at most ``mostDescribed``.
    var described: [Departure] = []
    /// How many lines contradict the model.
    var departures = 0
    /// How many lines fit none of the explanations that were kept, and may fit one that was left out.
    var undecided = 0
    /// Where the check stopped.
    var stop: Stop?
    /// Whether explanations were left out in a run that is no longer kept.
    var isCapped = false

    /// How many lines fit nothing.
    var problems: Int { departures + undecided }

    /// What was found may be a mistake: not everything was tried that could explain the log.
    mutating func doubt() {
      undecided += departures
      departures = 0
      described = described.map { $0.doubted }
    }

    /// These findings and those of another app.
    func merged(with other: Findings) -> Findings {
      var all = self
      all.described = (described + other.described).sorted { $0.line < $1.line }
      if all.described.count > mostDescribed {
        all.described.removeLast(all.described.count - mostDescribed)
      }
      all.departures += other.departures
      all.undecided += other.undecided
      all.isCapped = isCapped || other.isCapped
      if let stop = other.stop, stop.line < all.stop?.line ?? .max { all.stop = stop }
      return all
    }
  }
}
