// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Every sign on the screen, for the legend in the help. Most say a thing's kind where its color
/// cannot be seen.
package enum Sign: String, CaseIterable, Hashable, Sendable {
  case event = "►"
  case call = "ƒ"
  case returned = "└"
  case notification = "◊"
  case change = "»"
  case process = "·"
  case task = "+"
  case deadline = "◦"
  case queue = "≡"
  case refusal = "!"
  case note = "#"
  case pass = "√"
  case fail = "×"
  case fatal = "†"
  case firstToBeTerminated = "▼"
  case unsavedEdits = "*"
  case active = "●"
  case inactive = "○"
  case background = "■"
  case suspended = "□"
  case unseen = "┄"
  case untried = "°"
}

/// The signs as the panels write them.
enum Mark {
  static let event = Sign.event.rawValue
  static let call = Sign.call.rawValue
  static let returned = Sign.returned.rawValue
  static let notification = Sign.notification.rawValue
  static let change = Sign.change.rawValue
  static let process = Sign.process.rawValue
  static let task = Sign.task.rawValue
  static let deadline = Sign.deadline.rawValue
  static let queue = Sign.queue.rawValue
  static let refusal = Sign.refusal.rawValue
  static let firstToBeTerminated = Sign.firstToBeTerminated.rawValue

  /// A circle is on the screen, a square is not; a hollow one receives no events or runs no code.
  static func of(_ state: EmulatedApp.State) -> String {
    switch state {
    case .notRunning: Sign.process.rawValue
    case .inactive: Sign.inactive.rawValue
    case .active: Sign.active.rawValue
    case .background: Sign.background.rawValue
    case .suspended: Sign.suspended.rawValue
    }
  }

  /// The same for a window's scene.
  static func of(_ scene: AppScene?) -> String {
    switch scene?.activation {
    case nil, .unattached: Sign.process.rawValue
    case .background: Sign.background.rawValue
    case .foregroundInactive: Sign.inactive.rawValue
    case .foregroundActive: Sign.active.rawValue
    }
  }

  /// How a process ended, as the app saw it.
  static func of(_ ending: Termination) -> String {
    switch ending.reason {
    case .watchdog, .task, .fetch, .push, .crash, .privacy, .lockFile, .scheduler:
      Sign.fatal.rawValue
    case .user, .memory, .system, .reboot, .exitsOnSuspend, .exit:
      (ending.notified ? Sign.pass : .fail).rawValue
    }
  }
}

extension Style {
  /// The color of a scene's state.
  static func of(_ scene: AppScene?) -> Style {
    switch scene?.activation {
    case nil, .unattached: .plain
    case .background: .of(EmulatedApp.State.background)
    case .foregroundInactive: .of(EmulatedApp.State.inactive)
    case .foregroundActive: .of(EmulatedApp.State.active)
    }
  }

  /// The color of a state.
  static func of(_ state: EmulatedApp.State) -> Style {
    switch state {
    case .notRunning: Style(.standard)
    case .inactive: Style(.orange)
    case .active: Style(.green)
    case .background: Style(.cyan)
    case .suspended: Style(.blue)
    }
  }
}
