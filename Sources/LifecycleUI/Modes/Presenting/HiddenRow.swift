// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleText

/// A row below the log while an outcome is hidden.
enum HiddenRow: Hashable, Sendable {
  /// The event that the class knows, because it was done before them.
  case event(String)
  /// A row that a class may guess, by its number among the rows of the step.
  case unknown(Int)
}

extension LogRow {
  /// True if a class may guess the row: the author's words and the event itself are no part of it.
  var isGuessed: Bool {
    switch self {
    case .note: false
    case .entry(let entry): if case .event = entry.kind { false } else { true }
    }
  }
}

extension Run {
  /// True if a class guesses what a step did, and the screen shows what was before it.
  var isBeforeOutcome: Bool {
    guard let presenting, timeline.isOutcomeHidden, !isRevealing else { return false }
    let log = timeline.log
    let first = max(presenting.firstRow, log.first)
    return !(first..<max(first, log.end)).contains { log[$0].isGuessed }
  }

  /// The rows that stand for what is hidden; empty if nothing is. One row at least can be guessed: also
  /// "nothing happens" is an answer.
  var hiddenRows: [HiddenRow] {
    guard let presenting, timeline.isOutcomeHidden else { return [] }
    var rows: [HiddenRow] = []
    var number = 0
    let log = timeline.presentLog
    for index in max(presenting.firstRow, log.first)..<max(presenting.firstRow, log.end) {
      let row = log[index]
      if row.isGuessed { number += 1 }
      guard index >= timeline.log.end else { continue }
      if row.isGuessed {
        rows.append(.unknown(number))
      } else if case .entry(let entry) = row, case .event(let event) = entry.kind {
        rows.append(.event(event.description))
      }
    }
    return number == 0 ? rows + [.unknown(1)] : rows
  }
}
