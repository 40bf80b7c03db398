// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

extension Session {
  /// The first time the key marks the screen; then it shows the table, and there it ends both.
  mutating func turnCoverage() {
    if showsCoverage {
      overlay = CoverageOverlay()
    } else {
      showsCoverage = true
      message = Message(
        .info, phrases.coverage.summary(coverageWords.summary, Keymap.key(of: .coverage)))
    }
  }

  /// Whether an event was never tried while an app was in the state of the one in focus.
  func isUntried(_ kind: SystemEvent.Kind) -> Bool {
    focused.map { !coverage.hasTried(kind, in: state(of: $0)) } ?? false
  }
}
