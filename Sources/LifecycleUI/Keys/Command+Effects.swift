// SPDX-License-Identifier: Apache-2.0

import Languages

extension Command {
  /// What the shell is asked for; empty if the session does it itself.
  var effects: [Effect] {
    switch self {
    case .repaint: [.repaint]
    case .stop: [.stopProcess]
    case .quit: [.quit]
    case .send, .toggle, .confirm, .travel, .travelToFirst, .travelToPresent, .undo, .redo,
      .present, .notes, .branches, .why, .coverage, .departures, .quiz, .focusApp, .nextPanel,
      .previousPanel,
      .leave, .move,
      .search, .nextMatch, .previousMatch, .pause, .faster, .slower, .skip, .help, .objects,
      .scenarios, .compare, .restart, .prompt, .save, .close, .typed:
      []
    }
  }
}
