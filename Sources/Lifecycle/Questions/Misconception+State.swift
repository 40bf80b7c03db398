// SPDX-License-Identifier: Apache-2.0

extension Misconception {
  /// What somebody believes who says one state where another follows; nil where nobody is known to.
  public static func behind(
    _ wrong: EmulatedApp.State, insteadOf right: EmulatedApp.State
  ) -> Misconception? {
    switch (right, wrong) {
    case (.background, .suspended): .suspendedAtOnce
    case (.background, .notRunning): .homeTerminates
    case (.background, .inactive): .inactiveIsBackground
    case (.background, .active): .keepsRunning
    case (.inactive, .background): .interruptionEntersBackground
    case (.inactive, .active): .coveredStaysActive
    case (.active, .inactive): .staysInactive
    case (.suspended, .background): .suspendedWakes
    case (.suspended, .notRunning): .suspendedIsNotRunning
    case (.notRunning, .suspended): .terminatedIsSuspended
    case (.notRunning, .background): .terminatedRunsOn
    case _: nil
    }
  }
}
