// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis

/// What a session keeps of apps whose code runs in processes.
package struct Hosting: Sendable {
  /// What happened and no process has been told yet.
  private var untold: [Trace.Entry] = []
  /// How the processes are, by the places of the apps.
  var processes: [Int: ProcessFacts] = [:]

  mutating func add(_ entries: [Trace.Entry]) { untold += entries }

  /// What happened since this was last asked: in order, and once.
  mutating func takeUntold() -> [Trace.Entry] {
    defer { untold = [] }
    return untold
  }
}

extension Command {
  /// Whether a process can do what is asked for: go back it cannot, nor run faster.
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
