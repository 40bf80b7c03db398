// SPDX-License-Identifier: Apache-2.0

import Languages

extension Command {
  /// The requests to the shell; empty if the session does it itself.
  var effects: [Effect] { if case .program(let command) = self { [command.effect] } else { [] } }
}

extension Command.ForProgram {
  var effect: Effect {
    switch self {
    case .repaint: .repaint
    case .stop: .stopProcess
    case .quit: .quit
    }
  }
}
