// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle

/// The signs as the panels write them.
package enum Mark {
  package static let event = Sign.event.rawValue
  package static let call = Sign.call.rawValue
  package static let returned = Sign.returned.rawValue
  package static let notification = Sign.notification.rawValue
  package static let change = Sign.change.rawValue
  package static let process = Sign.process.rawValue
  package static let task = Sign.task.rawValue
  package static let deadline = Sign.deadline.rawValue
  package static let queue = Sign.queue.rawValue
  package static let refusal = Sign.refusal.rawValue
  package static let firstToBeTerminated = Sign.firstToBeTerminated.rawValue

  /// A circle is on the screen, a square is not; a hollow one receives no events or runs no code.
  package static func of(_ state: EmulatedApp.State) -> String {
    switch state {
    case .notRunning: Sign.process.rawValue
    case .inactive: Sign.inactive.rawValue
    case .active: Sign.active.rawValue
    case .background: Sign.background.rawValue
    case .suspended: Sign.suspended.rawValue
    }
  }

  /// The mark of a window's scene.
  package static func of(_ scene: AppScene?) -> String {
    switch scene?.activation {
    case nil, .unattached: Sign.process.rawValue
    case .background: Sign.background.rawValue
    case .foregroundInactive: Sign.inactive.rawValue
    case .foregroundActive: Sign.active.rawValue
    }
  }

  /// The sign of a process's end, as the app saw it.
  package static func of(_ ending: Termination) -> String {
    switch ending.reason {
    case .watchdog, .task, .fetch, .push, .crash, .privacy, .lockFile, .scheduler, .voip:
      Sign.fatal.rawValue
    case .user, .memory, .system, .reboot, .exitsOnSuspend, .exit:
      (ending.notified ? Sign.pass : .fail).rawValue
    }
  }
}

extension ApplicationState {
  /// The state of Apple's guides in which an app reads this one.
  package var state: EmulatedApp.State {
    switch self {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }
}

extension Style {
  /// The color of a scene's state.
  package static func of(_ scene: AppScene?) -> Style {
    switch scene?.activation {
    case nil, .unattached: .of(EmulatedApp.State.notRunning)
    case .background: .of(EmulatedApp.State.background)
    case .foregroundInactive: .of(EmulatedApp.State.inactive)
    case .foregroundActive: .of(EmulatedApp.State.active)
    }
  }

  /// The color of a state: the same wherever the state is shown. An app without a process has none.
  package static func of(_ state: EmulatedApp.State) -> Style {
    switch state {
    case .notRunning: Style(.standard)
    case .inactive: Style(.inactive)
    case .active: Style(.active)
    case .background: Style(.background)
    case .suspended: Style(.suspended)
    }
  }

  /// A state as a surface: the sign and the name of the state an app is in.
  package static func badge(_ state: EmulatedApp.State) -> Style {
    .of(state).adding([.bold, .reverse])
  }
}
