// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Command {
  /// What the settings call the command: the words of its event, or a name of its own. No two
  /// commands that a key can ask for share a name.
  package var name: String {
    switch self {
    case .send(let kind), .toggle(let kind, _): kind.phrase
    case .confirm: "confirm"
    case .travel(let direction, let unit):
      (direction == .backward ? "earlier" : "later") + Self.suffix(of: unit)
    case .travelToFirst: "first moment"
    case .travelToPresent: "now"
    case .undo: "undo"
    case .redo: "redo"
    case .present: "present"
    case .notes: "notes"
    case .branches: "branches"
    case .why: "why"
    case .coverage: "coverage"
    case .departures: "departures"
    case .quiz: "quiz"
    case .focusApp(let number): "app \(number)"
    case .nextPanel: "next panel"
    case .previousPanel: "previous panel"
    case .leave: "leave"
    case .move(let move): Self.name(of: move)
    case .search: "search"
    case .nextMatch: "next match"
    case .previousMatch: "previous match"
    case .pause: "pause"
    case .faster: "faster"
    case .slower: "slower"
    case .skip: "skip"
    case .help: "help"
    case .objects: "objects"
    case .scenarios: "scenarios"
    case .compare: "compare"
    case .restart: "restart"
    case .prompt: "command line"
    case .save: "save session"
    case .repaint: "repaint"
    case .stop: "stop"
    case .close: "close"
    case .quit: "quit"
    case .typed(let word): word.rawValue
    }
  }

  private static func suffix(of unit: TravelUnit) -> String {
    switch unit {
    case .moment: ""
    case .event: " event"
    case .state: " state"
    }
  }

  private static func name(of move: Move) -> String {
    switch move {
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    case .pageUp: "page up"
    case .pageDown: "page down"
    case .first: "first row"
    case .last: "last row"
    }
  }
}
