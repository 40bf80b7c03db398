// SPDX-License-Identifier: Apache-2.0

extension English {
  func group(_ group: Command.Group) -> String {
    switch group {
    case .gestures: "Gestures"
    case .calls: "Calls"
    case .notifications: "Messages and notifications"
    case .opening: "URLs, activities, quick actions"
    case .background: "Background work"
    case .covers: "Interruptions"
    case .memory: "Hangs, memory, termination"
    case .runLoop: "Main run loop and device"
    case .app: "App actions"
    case .time: "Time"
    case .travel: "Travel through time"
    case .panels: "Panels"
    case .log: "Log"
    case .program: "Program"
    }
  }

  func actionSection(_ section: ActionSection) -> String {
    switch section {
    case .use: "Use"
    case .interrupt: "Interrupt"
    case .app: "App"
    case .trouble: "Break"
    }
  }

  func commandLabel(_ command: Command) -> String {
    switch command {
    case .send(let kind): words(for: kind).label
    case .toggle(let first, _): words(for: first).label
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
    case .notes: "notes"
    case .branches: "branches"
    case .why: "why"
    case .coverage: "coverage"
    case .departures: "findings"
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

  func commandHelp(_ command: Command) -> String {
    switch command {
    case .send(let kind): words(for: kind).name
    case .toggle(let first, let second):
      words(for: first).name + ", " + English.lowercasedFirst(words(for: second).name)
    case .confirm: "Choose in the app switcher; do the selected event; take the next step"
    case .travel(.backward, .moment): "Look at the previous moment"
    case .travel(.forward, .moment):
      "Look at the next moment; in the present: take the next callback"
    case .travel(.backward, .event): "Look at the previous event"
    case .travel(.forward, .event): "Look at the next event"
    case .travel(.backward, .state): "Look at the previous state transition"
    case .travel(.forward, .state): "Look at the next state transition"
    case .travelToFirst: "Look at the first moment"
    case .travelToPresent: "Return to the present"
    case .undo: "Undo the last event or step; undone steps stay in their branch"
    case .redo: "Redo the undone event or step"
    case .present: "Present the scenario: hide each outcome until you reveal it"
    case .notes: "While presenting: show the speaker's notes"
    case .branches: "List the branches and switch to one"
    case .coverage: "Mark the states and transitions seen; press again for the table"
    case .departures: "List the lines of a followed log that do not fit"
    case .compare: "Compare delegate and scene style; :compare ios 12 26 compares versions"
    case .why: "Explain the selected or last row; after a refusal: make the event possible"
    case .quiz: "Quiz: predict what happens next"
    case .focusApp: "Select the app of that number"
    case .nextPanel: "Go to the next panel"
    case .previousPanel: "Go to the previous panel"
    case .leave: "Close; send keys to the device again; end the search; follow the log"
    case .move(let move): moveHelp(move)
    case .search: "Search the log"
    case .nextMatch: "Go to the next match"
    case .previousMatch: "Go to the previous match"
    case .pause: "Pause or resume the clock"
    case .faster: "Double the speed"
    case .slower: "Halve the speed"
    case .skip: "Skip to the next deadline"
    case .help: "Show keys and signs"
    case .objects: "Show the objects of the app and their roles"
    case .scenarios: "List, search and open scenarios"
    case .restart: "Restart the scenario or session"
    case .prompt: "Type an event or a command"
    case .save: "Save the session as a scenario file"
    case .repaint: "Redraw the screen"
    case .stop: "Suspend the program (resume with fg)"
    case .close: "Close, or quit"
    case .quit: "Quit"
    case .typed(let word): help(word)
    }
  }

  /// What a word does that no key asks for.
  private func help(_ word: Command.Word) -> String {
    switch word {
    case .next: "Take the next step of the scenario"
    case .step: "Take the next callback of the scenario"
    case .earlier: "Look at an earlier moment: earlier event, earlier state"
    case .later: "Look at a later moment: later event, later state"
    case .branch: "Name the current branch: branch two calls"
    case .switchBranch: "Switch to a branch: switch 2"
    case .load: "Open a scenario or a lesson: load demo"
    case .learn: "Start a lesson: learn 3"
    case .start: "Show the card that asks what brings you here"
    case .save: "Save the session as a scenario file"
    case .overwrite: "Save the session over a file that exists"
    case .coverage: "Show which states and transitions you have seen"
    case .summary: "Show how many answers were right"
    case .saveSummary: "Save how many answers were right, as a text file"
    case .overwriteSummary: "Save the summary over a file that exists"
    case .speed: "Set the speed of the clock: speed 2"
    case .lang: "Change the language, as in lang ru"
    case .status: "Read out the state of the phone"
    case .undo, .back, .redo, .first, .now, .present, .notes, .branches, .restart, .scenarios,
      .why, .quiz, .compare, .pause, .help, .objects, .quit, .exit, .close, .closeNow:
      word.rawValue
    }
  }

  private func moveLabel(_ move: Command.Move) -> String {
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

  private func moveHelp(_ move: Command.Move) -> String {
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
