// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// What a key can ask for.
package enum Command: Hashable, Sendable {
  /// Something happens to the device.
  case send(SystemEvent.Kind)
  /// The first of the two, or the second where the first has been done: open and close.
  case toggle(SystemEvent.Kind, SystemEvent.Kind)
  /// Enter: choose in the switcher, do the selected event, or take the next step of the scenario.
  case confirm
  /// One step through time; forward from the present, the scenario's next callback.
  case travel(TravelDirection, TravelUnit)
  /// The first moment.
  case travelToFirst
  /// Back to the present.
  case travelToPresent
  /// The last event, or step of the scenario, is undone.
  case undo
  case redo
  /// A scenario is presented before a class, or no longer.
  case present
  /// The speaker's notes of the scenario that is presented.
  case notes
  /// The futures there are.
  case branches
  /// Explain what is selected, or the last thing that happened.
  case why
  /// Mark what has been seen, or show the table.
  case coverage
  /// What the check of a followed log has found.
  case departures
  /// A question about what happens next.
  case quiz
  /// The app of that number becomes the one events without a name are for.
  case focusApp(Int)
  /// The next panel takes the keys.
  case nextPanel
  case previousPanel
  /// The keys go to the device again; an overlay closes.
  case leave
  case move(Move)
  case search
  case nextMatch
  case previousMatch
  case pause
  case faster
  case slower
  /// Put the clock forward to the next deadline.
  case skip
  case help
  case objects
  /// Choose a scenario to open.
  case scenarios
  /// Two runs of the session beside each other: in delegate and in scene style.
  case compare
  /// Begin the scenario, or the session, again.
  case restart
  /// The `:` line.
  case prompt
  /// Save the session as a scenario file.
  case save
  case repaint
  case stop
  /// Close what is open, or quit.
  case close
  case quit
  /// What no key asks for, and only a word does.
  case typed(Word)

  /// Where to go in a list, or which way in a row of apps.
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

  /// The events of the device the command can cause.
  package var kinds: [SystemEvent.Kind] {
    switch self {
    case .send(let kind): [kind]
    case .toggle(let first, let second): [first, second]
    case .confirm: [.choose]
    case .travel, .travelToFirst, .travelToPresent, .undo, .redo, .present, .notes, .branches,
      .why,
      .coverage, .departures, .quiz, .focusApp, .nextPanel, .previousPanel, .leave, .move, .search,
      .nextMatch,
      .previousMatch, .pause, .faster, .slower, .skip, .help, .objects, .scenarios, .compare,
      .restart, .prompt, .save, .repaint, .stop, .close, .quit, .typed:
      []
    }
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
}
