// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The small signs that say a thing's kind where its color cannot be seen.
enum Mark {
  static let event = "►"
  static let call = "ƒ"
  static let returned = "└"
  static let notification = "◊"
  static let change = "»"
  static let process = "·"
  static let task = "+"
  static let deadline = "◦"
  static let queue = "≡"
  static let refusal = "!"
  static let endedNext = "▼"

  /// A circle is on the screen, a square is not; a hollow one takes no events or runs no code.
  static func of(_ state: EmulatedApp.State) -> String {
    switch state {
    case .notRunning: "·"
    case .inactive: "○"
    case .active: "●"
    case .background: "■"
    case .suspended: "□"
    }
  }

  /// How a process ended, as the app saw it.
  static func of(_ ending: Termination) -> String {
    switch ending.reason {
    case .watchdog, .task, .fetch, .push, .crash, .privacy, .lockFile, .scheduler: "†"
    case .user, .memory, .system, .reboot, .exitsOnSuspend, .exit: ending.notified ? "√" : "×"
    }
  }
}

extension Style {
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
