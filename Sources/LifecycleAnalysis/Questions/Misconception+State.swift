// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Misconception {
  /// Returns the belief of people who say one state where another follows; nil where none is known.
  ///
  /// - Parameter before: the state the app was in.
  package static func behind(
    _ wrong: EmulatedApp.State, insteadOf right: EmulatedApp.State,
    after before: EmulatedApp.State
  ) -> Misconception? {
    let wasInFront = before == .active || before == .inactive
    return switch (right, wrong) {
    case (.background, .suspended): .suspendedAtOnce
    case (.background, .notRunning): wasInFront ? .homeTerminates : nil
    case (.background, .inactive): .inactiveIsBackground
    case (.background, .active): wasInFront ? .keepsRunning : nil
    case (.inactive, .background): .interruptionEntersBackground
    case (.inactive, .active): .coveredStaysActive
    case (.active, .inactive): before == .active ? nil : .staysInactive
    case (.suspended, .background): before == .suspended ? .suspendedWakes : nil
    case (.suspended, .notRunning): .suspendedIsNotRunning
    case (.notRunning, .suspended): .terminatedIsSuspended
    case (.notRunning, .background): .terminatedRunsOn
    case (.background, .background), (.inactive, .inactive), (.active, .active),
      (.suspended, .suspended), (.notRunning, .notRunning), (.inactive, .suspended),
      (.inactive, .notRunning), (.active, .background), (.active, .suspended),
      (.active, .notRunning), (.suspended, .inactive), (.suspended, .active),
      (.notRunning, .inactive), (.notRunning, .active):
      nil
    }
  }
}
