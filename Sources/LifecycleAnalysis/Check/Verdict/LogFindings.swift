// SPDX-License-Identifier: Apache-2.0

/// The findings of a search: the lines that fit nothing, and where it stopped.
struct LogFindings: Sendable {
  /// The most departures that are described. Further ones are only counted.
  static let mostDescribed = 100

  /// The lines that fit nothing, at most ``mostDescribed``.
  var described: [LogCheck.Departure] = []
  /// The number of lines that contradict the model.
  var departures = 0
  /// The number of them that depart whatever the lines before say.
  var proven = 0
  /// The number of lines that fit none of the explanations that were kept, and may fit one that was left out.
  var undecided = 0
  /// The line at which the search stopped.
  var stop: LogCheck.Stop?
  /// True if explanations were left out in a pass that is no longer kept.
  var isCapped = false

  /// The number of lines that fit nothing.
  var problems: Int { departures + undecided }

  /// Takes back that the findings are certain: not everything was tried that could explain the log.
  mutating func doubt() {
    undecided += departures - proven
    departures = proven
    described = described.map { $0.doubted }
  }

  /// Returns these findings and those of another app.
  func merged(with other: LogFindings) -> LogFindings {
    var all = self
    all.described = (described + other.described).sorted { $0.line < $1.line }
    if all.described.count > Self.mostDescribed {
      all.described.removeLast(all.described.count - Self.mostDescribed)
    }
    all.departures += other.departures
    all.proven += other.proven
    all.undecided += other.undecided
    all.isCapped = isCapped || other.isCapped
    if let stop = other.stop, stop.line < all.stop?.line ?? .max { all.stop = stop }
    return all
  }
}
