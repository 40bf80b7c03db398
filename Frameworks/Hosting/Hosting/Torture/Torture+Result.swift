// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Torture {
  /// The result of a moment.
  package struct Result: Sendable {
    package var verdict = TortureVerdict.notEnded
    /// The end of the process; nil if it did not end.
    package var ending: Termination?
    /// The account of the app in its first process: edits, and what was saved.
    package var account = Account()
    /// True if the app edited when it was asked to; nil if it was not asked, or did not answer.
    package var hasAnswered: Bool?
    /// True if the first launch was in time.
    package var hasLaunched = false
    /// An event of the edit that was not possible.
    package var refused: SystemEvent?
    /// The remark about an edit that found nothing to act on, such as a button that is not there.
    package var missed: String?
    /// True if the process ended although no end was played.
    package var hasEndedEarly = false
    /// The number of edits that the app had reported once it was launched.
    package var editsAtLaunch = 0
    /// The fingerprint of what is compared, as it was last; nil if it did not exist.
    package var contents: String?
    /// The names of files in the home folder, as it was last: no more than a message has room for.
    package var files: [String] = []
    /// The method that was called and had not returned when the process ended; nil: none.
    package var openCall: Callback?
    /// The durations of the calls that returned between the edit and the end.
    package var durations: [Callback: [Duration]] = [:]
    /// The remarks of applife about the process.
    package var remarks: [String] = []
    /// The time that the moment took.
    package var time = Duration.zero

    package init() {}
  }
}
