// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The words that are typed and are neither events nor other statements of a scenario: at the `:`
/// prompt and in plain mode.
package enum PromptCommand: String, CaseIterable, Hashable, Sendable {
  /// The next step of the scenario.
  case next
  /// The next callback of the scenario.
  case step
  /// The last event or step is undone.
  case undo
  /// The same.
  case back
  case redo
  /// One step back through time.
  case earlier
  /// One step forward through time.
  case later
  /// The first moment.
  case first
  /// Back to the present.
  case now
  /// Hides what a step brings until it is revealed, or no longer.
  case present
  /// Gives the current branch a name.
  case branch
  case branches
  /// Goes on with another branch.
  case switchBranch = "switch"
  case restart
  /// The list of scenarios.
  case scenarios
  case load
  case save
  /// Save over a file that is there.
  case overwrite = "save!"
  /// The last thing, a row of the log, or a refused event is explained.
  case why
  /// The table of what has been seen.
  case coverage
  /// A question about what happens next.
  case quiz
  /// How many answers were right, and what was missed.
  case summary
  /// The same, as a text file.
  case saveSummary = "save-summary"
  /// Save the summary over a file that is there.
  case overwriteSummary = "save-summary!"
  /// Two runs beside each other.
  case compare
  case speed
  case pause
  case help
  case objects
  case quit
  case exit

  /// What must be typed behind the word; nil where nothing may.
  package var argument: Argument? {
    switch self {
    case .load: .scenario
    case .save, .overwrite, .saveSummary, .overwriteSummary: .file
    case .speed: .factor
    case .earlier, .later: .unit
    case .branch, .switchBranch: .branch
    case .why: .question
    case .compare: .worlds
    case .next, .step, .undo, .back, .redo, .first, .now, .present, .branches, .restart, .scenarios,
      .pause, .help, .coverage, .objects, .quiz, .summary, .quit, .exit:
      nil
    }
  }

  /// What may be typed: `status` reads out what a screen shows all the time.
  static func names(isPlain: Bool) -> [String] {
    allCases.map(\.rawValue) + (isPlain ? ["status"] : [])
  }

  package enum Argument: Hashable, Sendable {
    case scenario
    case file
    case factor
    /// `event` or `state`; nothing for a moment.
    case unit
    /// A branch's name or number.
    case branch
    /// Nothing, a branch, or what differs between the sides: `style A B`, `ios A B`, `limit NAME A B`.
    case worlds
    /// Nothing, a row's number, or `not` and an event.
    case question
  }
}
