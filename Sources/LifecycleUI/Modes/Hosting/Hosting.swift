// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The state that a session keeps of apps whose code runs in processes.
package struct Hosting: Sendable {
  /// The entries that no process has been told yet.
  private var untold: [Trace.Entry] = []
  /// The facts about the processes, by the indices of the apps.
  var processes: [Int: ProcessFacts] = [:]

  mutating func add(_ entries: [Trace.Entry]) { untold += entries }

  /// Takes the entries since the last call, in order, each once.
  mutating func takeUntold() -> [Trace.Entry] {
    defer { untold = [] }
    return untold
  }
}

extension Command {
  /// True if a command is possible with a process, which can neither go back in time nor run
  /// faster.
  var isPossibleWhileHosting: Bool {
    switch self {
    case .undo, .redo, .faster, .slower, .skip, .scenarios, .present:
      false
    case .send, .toggle, .confirm, .travel, .travelToFirst, .travelToPresent, .notes,
      .branches, .why,
      .coverage, .departures, .quiz, .focusApp, .nextPanel, .previousPanel, .leave, .move, .search,
      .nextMatch, .previousMatch, .pause, .help, .objects, .compare, .restart, .prompt, .save,
      .repaint, .stop, .close, .quit:
      true
    case .typed(let word):
      switch word {
      case .branch, .switchBranch, .load, .learn, .speed, .next, .step: false
      case .lang, .undo, .back, .redo, .present, .notes, .scenarios, .start, .earlier, .later,
        .first,
        .now, .branches, .save, .overwrite, .why, .coverage, .quiz, .summary, .saveSummary,
        .overwriteSummary,
        .compare, .pause, .help, .objects, .restart, .status, .quit, .exit, .close,
        .closeNow:
        true
      }
    }
  }
}
