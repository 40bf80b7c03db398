// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// One row of the log.
package enum LogRow: Hashable, Sendable {
  case entry(Trace.Entry)
  /// A word beside the trace, at a device time: the presenter's note, an expectation's result.
  case note(LogNote, time: Duration)

  /// The entry; nil for a note.
  package var entry: Trace.Entry? {
    if case .entry(let entry) = self { entry } else { nil }
  }

  /// When it happened, on the device's clock.
  package var time: Duration {
    switch self {
    case .entry(let entry): entry.time
    case .note(_, let time): time
    }
  }
}

/// What a row beside the trace says.
package struct LogNote: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case presenter
    case held
    case failed
  }
  package let kind: Kind
  package let text: String

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}
