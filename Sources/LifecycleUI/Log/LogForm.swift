// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle

/// The two forms of the log on a screen. Both tell the same entries in the same order.
package enum LogForm: Hashable, Sendable {
  /// An event's row, and below it the rows that it caused: one for a call and its return, one for
  /// changes of state behind each other. Older events are folded if there is no room for all.
  case byCause
  /// One row for each entry.
  case complete

  /// The other form.
  var other: LogForm {
    switch self {
    case .byCause: .complete
    case .complete: .byCause
    }
  }
}

extension Run {
  /// The form of the log unless the user has chosen one. Every row is shown if the order of the rows
  /// is the subject: before a class, while a log is checked, and if a lesson asks for it.
  var standardLogForm: LogForm {
    if isPresenting || following.hasBegun { return .complete }
    guard lesson != nil, let playback else { return .byCause }
    let asksForOrder = playback.steps.contains { step in
      step.predictions.contains { $0.subject != .state }
    }
    return asksForOrder ? .complete : .byCause
  }

  /// The numbers of the entries of the calls that have not returned.
  var callsInProgress: [Int] {
    device.apps.compactMap { app in
      guard let call = app.process?.thread.current, call.callback != nil else { return nil }
      return call.since.entry
    }
  }
}
