// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

/// The sections of a log by cause that are folded: only the most important rows of them are shown.
struct LogFold: Hashable, Sendable {
  /// The sections that end at this row, or before it, are folded.
  var end = 0
  /// The first rows of those that the user has unfolded.
  var opened: Set<Int> = []
  /// The generation of the log that these rows are of.
  var generation = 0

  /// The rows, and the panel, for which the end was found; nil if it was not.
  var place: Place?

  /// The rows of a log, and the panel that shows them.
  struct Place: Hashable, Sendable {
    let rows: Range<Int>
    let language: Language
    let columns: Int
    let height: Int
  }

  /// The fewest rows that are worth folding.
  static let fewestHidden = 3
}

extension Log {
  /// A section, and the number of its rows that are hidden; none if it is whole.
  struct Section: Hashable, Sendable {
    let rows: Range<Int>
    let hidden: Int
  }

  /// Returns the section around a row; nil if no cause is known.
  func section(around number: Int, _ fold: LogFold) -> Section? {
    guard let rows = section(around: number) else { return nil }
    if rows.upperBound > fold.end || fold.opened.contains(rows.lowerBound) {
      return Section(rows: rows, hidden: 0)
    }
    let hidden = rows.count { host(of: $0) == $0 && !staysInSight($0, of: rows) }
    return Section(rows: rows, hidden: hidden < LogFold.fewestHidden ? 0 : hidden)
  }

  /// Returns true if a row stays in sight in its folded section: the first one, a note, the end of a
  /// process, and the first change of each app's state, which tells the others too.
  func staysInSight(_ number: Int, of section: Range<Int>) -> Bool {
    guard number > section.lowerBound, let entry = self[number].entry else { return true }
    switch entry.kind {
    case .end: return true
    case .state:
      return !(section.lowerBound..<number).contains { index in
        guard let other = self[index].entry, case .state = other.kind else { return false }
        return other.app == entry.app
      }
    case .event, .refused, .process, .call, .returned, .notification, .task, .deadline, .phase,
      .queue, .output:
      return false
    }
  }

  /// Returns every change of an app's state in a section.
  func changes(of app: String?, in section: Range<Int>) -> [Trace.Entry] {
    section.compactMap { index in
      guard let entry = self[index].entry, entry.app == app, case .state = entry.kind else {
        return nil
      }
      return entry
    }
  }
}
