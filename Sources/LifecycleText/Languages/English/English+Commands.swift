// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  @Sendable static func group(_ group: Command.Group) -> String {
    switch group {
    case .gestures: "Gestures"
    case .calls: "Calls"
    case .notifications: "Messages and notifications"
    case .opening: "URLs, activities, quick actions"
    case .background: "Background work"
    case .covers: "Interruptions"
    case .memory: "Memory and termination"
    case .runLoop: "Main run loop and device"
    case .app: "What the app does"
    case .time: "Time"
    case .travel: "Travel through time"
    case .panels: "Panels"
    case .log: "Log"
    case .program: "Program"
    }
  }

  @Sendable static func commandLabel(_ command: Command) -> String {
    switch command {
    case .send(let kind): eventLabel(kind)
    case .toggle(let first, _): eventLabel(first)
    case .confirm: "choose"
    case .travel(.backward, .moment): "earlier"
    case .travel(.forward, .moment): "later"
    case .travel(.backward, .event): "event"
    case .travel(.forward, .event): "event"
    case .travel(.backward, .state): "state"
    case .travel(.forward, .state): "state"
    case .travelToFirst: "first"
    case .travelToPresent: "now"
    case .undo: "undo"
    case .redo: "redo"
    case .present: "present"
    case .branches: "branches"
    case .why: "why"
    case .coverage: "coverage"
    case .quiz: "quiz"
    case .compare: "compare"
    case .focusApp(let number): "app \(number)"
    case .nextPanel: "panel"
    case .previousPanel: "panel"
    case .leave: "leave"
    case .move(let move): moveLabel(move)
    case .search: "search"
    case .nextMatch: "next"
    case .previousMatch: "previous"
    case .pause: "pause"
    case .faster: "faster"
    case .slower: "slower"
    case .skip: "skip"
    case .help: "help"
    case .objects: "objects"
    case .scenarios: "scenarios"
    case .restart: "restart"
    case .prompt: "command"
    case .save: "save"
    case .repaint: "repaint"
    case .stop: "stop"
    case .close: "quit"
    case .quit: "quit"
    case .typed(let word): word.rawValue
    }
  }

  @Sendable static func commandHelp(_ command: Command) -> String {
    switch command {
    case .send(let kind): event(kind)
    case .toggle(let first, let second): event(first) + ", " + lowercasedFirst(event(second))
    case .confirm: "Choose in the app switcher; do what is selected; next step"
    case .travel(.backward, .moment): "Look at the moment before"
    case .travel(.forward, .moment): "Look at the next moment; now: next callback of the scenario"
    case .travel(.backward, .event): "Look at the event before"
    case .travel(.forward, .event): "Look at the next event"
    case .travel(.backward, .state): "Look at the change of state before"
    case .travel(.forward, .state): "Look at the next change of state"
    case .travelToFirst: "Look at the first moment"
    case .travelToPresent: "Back to now"
    case .undo: "Undo the last event or step; it stays in its branch"
    case .redo: "Redo what was undone"
    case .present: "Present the scenario: outcomes are hidden until Enter or . reveals them"
    case .branches: "List the branches, and switch"
    case .coverage: "Mark on the screen what has been seen; again: the table"
    case .compare: "Compare delegate and scene style; :compare ios 12 26 two versions"
    case .why: "Explain what is selected, or the last thing; go the way to what was refused"
    case .quiz: "Quiz: predict what happens next"
    case .focusApp(let number): "Select app \(number)"
    case .nextPanel: "Next panel"
    case .previousPanel: "Previous panel"
    case .leave: "Close; keys go to the device; follow the log"
    case .move(let move): moveHelp(move)
    case .search: "Search the log"
    case .nextMatch: "Next match"
    case .previousMatch: "Previous match"
    case .pause: "Pause or resume the clock"
    case .faster: "Twice as fast"
    case .slower: "Half as fast"
    case .skip: "Skip to the next deadline"
    case .help: "Keys and signs"
    case .objects: "Objects of the app and their roles"
    case .scenarios: "Open a scenario: list and search"
    case .restart: "Restart the scenario or session"
    case .prompt: "Type an event or a command"
    case .save: "Save the session as a scenario file"
    case .repaint: "Redraw the screen"
    case .stop: "Suspend the program (resume with fg)"
    case .close: "Close, or quit"
    case .quit: "Quit"
    case .typed(let word): word.rawValue
    }
  }

  private static func moveLabel(_ move: Command.Move) -> String {
    switch move {
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    case .pageUp: "page up"
    case .pageDown: "page down"
    case .first: "oldest"
    case .last: "newest"
    }
  }

  private static func moveHelp(_ move: Command.Move) -> String {
    switch move {
    case .up: "One row up"
    case .down: "One row down"
    case .left: "Left; previous app"
    case .right: "Right; next app"
    case .pageUp: "One page up"
    case .pageDown: "One page down"
    case .first: "First row"
    case .last: "Last row; follow the log"
    }
  }
}
