// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Torture {
  /// What came of it.
  package struct Result: Sendable {
    package var verdict = Verdict.notEnded
    /// How the process ended; nil: it did not.
    package var ending: Termination?
    /// What the app said in its first process: edits, and what was saved.
    package var account = Account()
    /// Whether it edited when it was asked to; nil: it was not asked, or did not answer.
    package var hasAnswered: Bool?
    /// Whether the first launch was in time.
    package var hasLaunched = false
    /// An event of the edit that was not possible.
    package var refused: SystemEvent?
    /// The method that was called and had not returned when the process ended; nil: none.
    package var openCall: Callback?
    /// How long the calls took that returned between the edit and the end.
    package var durations: [Callback: [Duration]] = [:]
    /// What applife said about the process.
    package var remarks: [String] = []
    /// How long it took.
    package var time = Duration.zero

    package init() {}
  }
}
