// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// What outlives a session: who begins again, or opens something else, has still seen what was seen
/// and answered what was asked.
struct Kept: Sendable {
  /// What has been seen since the program began, whatever was taken back.
  var coverage = Coverage()
  /// Whether the panels mark what has been seen.
  var showsCoverage = false
  /// What was asked, and what comes back.
  var quiz: Quiz
  /// Lines typed at the `:` prompt, the newest last.
  var promptHistory: [String] = []
}

extension Session {
  /// Begins anew. A clock that was paused stays so.
  mutating func begin(_ start: Start, at wall: Duration) {
    let isPaused = timeBase.isPaused
    self = Session(start: start, keeping: kept, at: wall)
    timeBase.setPaused(isPaused, at: wall)
  }

  package internal(set) var coverage: Coverage {
    get { kept.coverage }
    _modify { yield &kept.coverage }
  }
  package internal(set) var showsCoverage: Bool {
    get { kept.showsCoverage }
    set { kept.showsCoverage = newValue }
  }
  package internal(set) var quiz: Quiz {
    get { kept.quiz }
    _modify { yield &kept.quiz }
  }
  package internal(set) var promptHistory: [String] {
    get { kept.promptHistory }
    _modify { yield &kept.promptHistory }
  }
}
