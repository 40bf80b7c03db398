// SPDX-License-Identifier: Apache-2.0

extension Command {
  /// The word that asks for the command; nil if only a key does. Enter takes the next step.
  package var word: Word? { self == .confirm ? .next : Word.allCases.first { $0.command == self } }

  /// The words that are typed for commands, at the `:` prompt and in plain mode. They are neither
  /// events nor other statements of a scenario.
  package enum Word: String, CaseIterable, Hashable, Sendable {
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
    /// The speaker's notes of the scenario that is presented.
    case notes
    /// Gives the current branch a name.
    case branch
    case branches
    /// Goes on with another branch.
    case switchBranch = "switch"
    case restart
    /// The card that asks what the user came for.
    case start
    /// The list of scenarios.
    case scenarios
    case load
    /// Starts a lesson.
    case learn
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
    /// Another language of the interface.
    case lang
    case pause
    case help
    case objects
    /// What a screen shows all the time is read out.
    case status
    case quit
    case exit
    /// Quit, but ask once about events that were not saved: what the key does.
    case close = "q"
    /// Quit without a question.
    case closeNow = "q!"

    /// What must be typed behind the word; nil where nothing may.
    package var argument: Argument? {
      switch self {
      case .load: .scenario
      case .learn: .lesson
      case .help, .scenarios: .topic
      case .save, .overwrite, .saveSummary, .overwriteSummary: .file
      case .speed: .factor
      case .lang: .language
      case .earlier, .later: .unit
      case .branch, .switchBranch: .branch
      case .why: .question
      case .compare: .worlds
      case .next, .step, .undo, .back, .redo, .first, .now, .present, .notes, .branches,
        .restart, .start, .pause, .coverage, .objects, .quiz, .summary, .status, .quit, .exit,
        .close,
        .closeNow:
        nil
      }
    }

    /// What the word asks for: the same as a key, if one asks for it.
    package var command: Command {
      switch self {
      case .undo, .back: .undo
      case .redo: .redo
      case .first: .travelToFirst
      case .now: .travelToPresent
      case .present: .present
      case .notes: .notes
      case .branches: .branches
      case .restart: .restart
      case .scenarios: .scenarios
      case .why: .why
      case .quiz: .quiz
      case .compare: .compare
      case .pause: .pause
      case .help: .help
      case .objects: .objects
      case .quit, .exit, .closeNow: .quit
      case .close: .close
      case .next, .step, .earlier, .later, .branch, .switchBranch, .load, .learn, .start, .save,
        .overwrite,
        .coverage, .summary, .saveSummary, .overwriteSummary, .speed, .lang, .status:
        .typed(self)
      }
    }

    package enum Argument: Hashable, Sendable {
      case scenario
      /// A lesson's number or name.
      case lesson
      /// Nothing, or what to look for.
      case topic
      case file
      case factor
      /// The tag of a language: `ru`.
      case language
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
}
