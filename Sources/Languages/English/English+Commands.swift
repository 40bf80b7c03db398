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
    case .run(.send(let kind)): words(for: kind).label
    case .run(.toggle(let first, _)): words(for: first).label
    case .view(.confirm): "choose"
    case .run(.travel(.backward, .moment)): "earlier"
    case .run(.travel(.forward, .moment)): "later"
    case .run(.travel(.backward, .event)): "event"
    case .run(.travel(.forward, .event)): "event"
    case .run(.travel(.backward, .state)): "state"
    case .run(.travel(.forward, .state)): "state"
    case .run(.travelToFirst): "first"
    case .run(.travelToPresent): "now"
    case .run(.undo): "undo"
    case .run(.redo): "redo"
    case .session(.present): "present"
    case .session(.notes): "notes"
    case .session(.branches): "branches"
    case .view(.why): "why"
    case .session(.coverage): "coverage"
    case .session(.departures): "findings"
    case .run(.quiz): "quiz"
    case .session(.compare): "compare"
    case .run(.focusApp(let number)): "app \(number)"
    case .session(.nextPanel): "panel"
    case .session(.previousPanel): "panel"
    case .view(.leave): "leave"
    case .view(.move(let move)): moveLabel(move)
    case .session(.search): "search"
    case .session(.nextMatch): "next"
    case .session(.previousMatch): "previous"
    case .run(.pause): "pause"
    case .run(.faster): "faster"
    case .run(.slower): "slower"
    case .run(.skip): "skip"
    case .session(.help): "help"
    case .session(.objects): "objects"
    case .session(.scenarios): "scenarios"
    case .view(.restart): "restart"
    case .session(.prompt): "command"
    case .session(.save): "save"
    case .program(.repaint): "repaint"
    case .program(.stop): "stop"
    case .session(.close): "quit"
    case .program(.quit): "quit"
    case .run(.takeStep), .run(.takeCallback), .run(.travelBy), .run(.nameBranch),
      .run(.switchBranch), .run(.setSpeed), .session(.coverageTable), .session(.load),
      .session(.learn), .session(.startCard), .session(.saveSession), .session(.summary),
      .session(.saveSummary), .session(.changeLanguage), .session(.status):
      command.name
    }
  }

  func commandHelp(_ command: Command) -> String {
    switch command {
    case .run(.send(let kind)): words(for: kind).name
    case .run(.toggle(let first, let second)):
      words(for: first).name + ", " + English.lowercasedFirst(words(for: second).name)
    case .view(.confirm): "Choose in the app switcher; do the selected event; take the next step"
    case .run(.travel(.backward, .moment)): "Look at the previous moment"
    case .run(.travel(.forward, .moment)):
      "Look at the next moment; in the present: take the next callback"
    case .run(.travel(.backward, .event)): "Look at the previous event"
    case .run(.travel(.forward, .event)): "Look at the next event"
    case .run(.travel(.backward, .state)): "Look at the previous state transition"
    case .run(.travel(.forward, .state)): "Look at the next state transition"
    case .run(.travelToFirst): "Look at the first moment"
    case .run(.travelToPresent): "Return to the present"
    case .run(.undo): "Undo the last event or step; undone steps stay in their branch"
    case .run(.redo): "Redo the undone event or step"
    case .session(.present): "Present the scenario: hide each outcome until you reveal it"
    case .session(.notes): "While presenting: show the speaker's notes"
    case .session(.branches): "List the branches and switch to one"
    case .session(.coverage): "Mark the states and transitions seen; press again for the table"
    case .session(.departures): "List the lines of a followed log that do not fit"
    case .session(.compare):
      "Compare delegate and scene style; :compare ios 12 26 compares versions"
    case .view(.why): "Explain the selected or last row; after a refusal: make the event possible"
    case .run(.quiz): "Quiz: predict what happens next"
    case .run(.focusApp): "Select the app of that number"
    case .session(.nextPanel): "Go to the next panel"
    case .session(.previousPanel): "Go to the previous panel"
    case .view(.leave): "Close; send keys to the device again; end the search; follow the log"
    case .view(.move(let move)): moveHelp(move)
    case .session(.search): "Search the log"
    case .session(.nextMatch): "Go to the next match"
    case .session(.previousMatch): "Go to the previous match"
    case .run(.pause): "Pause or resume the clock"
    case .run(.faster): "Double the speed"
    case .run(.slower): "Halve the speed"
    case .run(.skip): "Skip to the next deadline"
    case .session(.help): "Show keys and signs"
    case .session(.objects): "Show the objects of the app and their roles"
    case .session(.scenarios): "List, search and open scenarios"
    case .view(.restart): "Restart the scenario or session"
    case .session(.prompt): "Type an event or a command"
    case .session(.save): "Save the session as a scenario file"
    case .program(.repaint): "Redraw the screen"
    case .program(.stop): "Suspend the program (resume with fg)"
    case .session(.close): "Close, or quit"
    case .program(.quit): "Quit"
    case .run(.takeStep): "Take the next step of the scenario"
    case .run(.takeCallback): "Take the next callback of the scenario"
    case .run(.travelBy(.backward)): "Look at an earlier moment: earlier event, earlier state"
    case .run(.travelBy(.forward)): "Look at a later moment: later event, later state"
    case .run(.nameBranch): "Name the current branch: branch two calls"
    case .run(.switchBranch): "Switch to a branch: switch 2"
    case .session(.load): "Open a scenario or a lesson: load demo"
    case .session(.learn): "Start a lesson: learn 3"
    case .session(.startCard): "Show the card that asks what brings you here"
    case .session(.saveSession(overwrites: false)): "Save the session as a scenario file"
    case .session(.saveSession(overwrites: true)): "Save the session over a file that exists"
    case .session(.coverageTable): "Show which states and transitions you have seen"
    case .session(.summary): "Show how many answers were right"
    case .session(.saveSummary(overwrites: false)):
      "Save how many answers were right, as a text file"
    case .session(.saveSummary(overwrites: true)): "Save the summary over a file that exists"
    case .run(.setSpeed): "Set the speed of the clock: speed 2"
    case .session(.changeLanguage): "Change the language, as in lang ru"
    case .session(.status): "Read out the state of the phone"
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
