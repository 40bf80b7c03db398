// SPDX-License-Identifier: Apache-2.0

extension Command {
  /// The word that asks for the command; nil if only a key does. Enter takes the next step.
  package var word: Word? {
    self == .view(.confirm) ? .next : Word.allCases.first { $0.command == self }
  }

  /// The words that are typed for commands, at the `:` prompt and in plain mode, in the order of the
  /// list above the prompt. They are neither events nor other statements of a scenario.
  package enum Word: String, CaseIterable, Hashable, Sendable {
    case next
    case step
    case undo
    /// Another word for the one before.
    case back
    case redo
    case earlier
    case later
    case first
    case now
    case present
    case notes
    case branch
    case branches
    case switchBranch = "switch"
    case restart
    case start
    case five
    case scenarios
    case load
    case learn
    case save
    case overwrite = "save!"
    case why
    case coverage
    case quiz
    case summary
    case saveSummary = "save-summary"
    case overwriteSummary = "save-summary!"
    case compare
    case speed
    case lang
    case pause
    case help
    case objects
    case status
    case quit
    /// Quit, but ask once about events that were not saved.
    case close = "q"
    /// Quit without a question.
    case closeNow = "q!"

    /// The command that the word asks for.
    package var command: Command { meaning.command }

    /// The text that is typed behind the word; nil if nothing may be.
    package var argument: Argument? { meaning.argument }

    private var meaning: (command: Command, argument: Argument?) {
      switch self {
      case .next: (.run(.takeStep), nil)
      case .step: (.run(.takeCallback), nil)
      case .undo, .back: (.run(.undo), nil)
      case .redo: (.run(.redo), nil)
      case .earlier: (.run(.travelBy(.backward)), .unit)
      case .later: (.run(.travelBy(.forward)), .unit)
      case .first: (.run(.travelToFirst), nil)
      case .now: (.run(.travelToPresent), nil)
      case .present: (.session(.present), nil)
      case .notes: (.session(.notes), nil)
      case .branch: (.run(.nameBranch), .branch)
      case .branches: (.session(.branches), nil)
      case .switchBranch: (.run(.switchBranch), .branch)
      case .restart: (.view(.restart), nil)
      case .start: (.session(.startCard), nil)
      case .five: (.session(.fiveSeconds), nil)
      case .scenarios: (.session(.scenarios), .topic)
      case .load: (.session(.load), .scenario)
      case .learn: (.session(.learn), .lesson)
      case .save: (.session(.saveSession(overwrites: false)), .file)
      case .overwrite: (.session(.saveSession(overwrites: true)), .file)
      case .why: (.view(.why), .question)
      case .coverage: (.session(.coverageTable), nil)
      case .quiz: (.run(.quiz), nil)
      case .summary: (.session(.summary), nil)
      case .saveSummary: (.session(.saveSummary(overwrites: false)), .file)
      case .overwriteSummary: (.session(.saveSummary(overwrites: true)), .file)
      case .compare: (.session(.compare), .worlds)
      case .speed: (.run(.setSpeed), .factor)
      case .lang: (.session(.changeLanguage), .language)
      case .pause: (.run(.pause), nil)
      case .help: (.session(.help), .topic)
      case .objects: (.session(.objects), nil)
      case .status: (.session(.status), nil)
      case .quit, .closeNow: (.program(.quit), nil)
      case .close: (.session(.close), nil)
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
