// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// A request of the user, by a key or a word, sorted by the part of the program that fulfills it.
package enum Command: Hashable, Sendable {
  /// The run does it, the same in a terminal and on a page.
  case run(ForRun)
  /// Each view of a run does it in its own way: the terminal, and the page.
  case view(ForView)
  /// Only a session in a terminal does it.
  case session(ForSession)
  /// The program around the session does it, whatever lies over the panels.
  case program(ForProgram)

  /// A command that concerns the run alone.
  package enum ForRun: Hashable, Sendable {
    /// Causes an event.
    case send(SystemEvent.Kind)
    /// Causes the first event, or the second if only that one is possible: open and close.
    case toggle(SystemEvent.Kind, SystemEvent.Kind)
    /// Takes the next step of the scenario.
    case takeStep
    /// Takes the next callback of the scenario.
    case takeCallback
    /// Shows another moment; forward from the present, the scenario's next callback.
    case travel(TravelDirection, TravelUnit)
    /// Shows another moment, at a distance that is typed.
    case travelBy(TravelDirection)
    case travelToFirst
    case travelToPresent
    /// Undoes the last event, or step of the scenario.
    case undo
    case redo
    /// Gives the current branch a name.
    case nameBranch
    /// Goes on with another branch.
    case switchBranch
    /// Asks what happens next.
    case quiz
    /// Makes the app of that number the one that events without a name are for.
    case focusApp(Int)
    case pause
    case faster
    case slower
    case setSpeed
    /// Puts the clock forward to the next deadline.
    case skip
  }

  /// A command that means something to every view, and something else to each.
  package enum ForView: Hashable, Sendable {
    /// Enter: chooses in the switcher, does the selected event, or takes the next step.
    case confirm
    /// Explains what is selected, or the last thing that happened.
    case why
    /// Begins the scenario, or the session, again.
    case restart
    /// Closes an overlay, or gives the keys to the device again.
    case leave
    case move(Move)
  }

  /// A command for panels, overlays and files, which a page does not have.
  package enum ForSession: Hashable, Sendable {
    /// Begins to present the scenario before a class, or ends that.
    case present
    /// Shows the speaker's notes of the scenario that is presented.
    case notes
    case branches
    /// Marks what has been seen; then shows the table.
    case coverage
    /// Shows the table of what has been seen.
    case coverageTable
    /// Lists what the check of a followed log has found.
    case departures
    case nextPanel
    case previousPanel
    case search
    /// Shows the log in its other form: by cause, or every row.
    case logForm
    case nextMatch
    case previousMatch
    case help
    case objects
    /// Lists the scenarios to open one.
    case scenarios
    case load
    /// Starts a lesson.
    case learn
    /// Shows the card that asks what the user came for.
    case startCard
    /// Shows how iOS terminates an app that saves for too long.
    case fiveSeconds
    /// Shows two runs beside each other.
    case compare
    /// Opens the `:` line.
    case prompt
    /// Opens that line with the command that saves the session.
    case save
    /// Saves the session as a scenario file.
    case saveSession(overwrites: Bool)
    /// Shows how many answers were right, and what was missed.
    case summary
    /// Saves that as a text file.
    case saveSummary(overwrites: Bool)
    /// Changes the language of the interface.
    case changeLanguage
    /// Reads out what a screen shows all the time.
    case status
    /// Closes what is open, or quits after a question about events that were not saved.
    case close
  }

  /// A command for the shell.
  package enum ForProgram: Hashable, Sendable {
    case repaint
    case stop
    case quit
  }

  /// A way through a list, or through a row of apps.
  package enum Move: Hashable, Sendable, CaseIterable {
    case up
    case down
    case left
    case right
    case pageUp
    case pageDown
    case first
    case last
  }

  /// The headings of the help, in its order.
  package enum Group: CaseIterable, Hashable, Sendable {
    case gestures
    case calls
    case notifications
    case opening
    case background
    case covers
    case memory
    case runLoop
    case app
    case time
    case travel
    case panels
    case log
    case program
  }

  // Short forms for the tables of keys.

  package static func send(_ kind: SystemEvent.Kind) -> Self { .run(.send(kind)) }

  package static func toggle(_ first: SystemEvent.Kind, _ second: SystemEvent.Kind) -> Self {
    .run(.toggle(first, second))
  }

  package static func travel(_ direction: TravelDirection, _ unit: TravelUnit) -> Self {
    .run(.travel(direction, unit))
  }

  package static func move(_ move: Move) -> Self { .view(.move(move)) }

  /// The events of the device the command can cause.
  package var kinds: [SystemEvent.Kind] {
    switch self {
    case .run(.send(let kind)): [kind]
    case .run(.toggle(let first, let second)): [first, second]
    case .view(.confirm): [.choose]
    case .run, .view, .session, .program: []
    }
  }
}
