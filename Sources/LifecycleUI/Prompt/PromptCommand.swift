// SPDX-License-Identifier: Apache-2.0

/// The words that are typed and are neither events nor other statements of a scenario: at the `:`
/// prompt and in plain mode.
package enum PromptCommand: String, CaseIterable, Hashable, Sendable {
  /// The next step of the scenario.
  case next
  /// The next callback of the scenario.
  case step
  /// The last event or step is taken back.
  case back
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
    case .save, .overwrite: .file
    case .speed: .factor
    case .why: .question
    case .next, .step, .back, .restart, .scenarios, .pause, .help, .coverage, .objects, .quit,
      .exit:
      nil
    }
  }

  package enum Argument: Hashable, Sendable {
    case scenario
    case file
    case factor
    /// Nothing, a row's number, or `not` and an event.
    case question
  }
}
