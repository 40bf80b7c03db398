// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// A scenario before a class: which step is talked about, and what a frame may not use while its
/// outcome is hidden.
struct Presenting: Sendable {
  /// The steps that Enter took last, by their indices in the scenario; nil before the first, and after
  /// an event that is not the scenario's.
  var steps: Range<Int>?
  /// The number of the first row that they brought.
  var firstRow = 0
  /// The reveal that plays; nil if none does.
  var reveal: RevealClock?
  /// The author's words about the step, until they are said; they may tell what it brings.
  var note = ""
  /// The coverage before them.
  var coverage = Coverage()
}

extension Run {
  /// True if a scenario is presented before a class.
  package var isPresenting: Bool { presenting != nil }

  /// True if an outcome is being revealed, one state after the other.
  var isRevealing: Bool { presenting?.reveal != nil }

  /// The coverage as far as a class may know it.
  var coverage: Coverage {
    if let presenting, timeline.isOutcomeHidden { return presenting.coverage }
    return kept.coverage
  }
}
