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

  func words(for command: Command) -> CommandWords {
    switch command {
    case .run(.send(let kind)):
      CommandWords(words(for: kind).label, help: words(for: kind).name)
    case .run(.toggle(let first, let second)):
      CommandWords(
        words(for: first).label,
        help: words(for: first).name + ", " + English.lowercasedFirst(words(for: second).name))
    case .view(.confirm):
      CommandWords(
        "choose", help: "Choose in the app switcher; do the selected event; take the next step")
    case .run(.travel(.backward, .moment)):
      CommandWords("earlier", help: "Look at the previous moment")
    case .run(.travel(.forward, .moment)):
      CommandWords("later", help: "Look at the next moment; in the present: take the next callback")
    case .run(.travel(.backward, .event)):
      CommandWords("event", help: "Look at the previous event")
    case .run(.travel(.forward, .event)):
      CommandWords("event", help: "Look at the next event")
    case .run(.travel(.backward, .state)):
      CommandWords("state", help: "Look at the previous state transition")
    case .run(.travel(.forward, .state)):
      CommandWords("state", help: "Look at the next state transition")
    case .run(.travelToFirst):
      CommandWords("first", help: "Look at the first moment")
    case .run(.travelToPresent):
      CommandWords("now", help: "Return to the present")
    case .run(.undo):
      CommandWords("undo", help: "Undo the last event or step; undone steps stay in their branch")
    case .run(.redo):
      CommandWords("redo", help: "Redo the undone event or step")
    case .session(.present):
      CommandWords("present", help: "Present the scenario: hide each outcome until you reveal it")
    case .session(.notes):
      CommandWords("notes", help: "While presenting: say where the speaker's notes are")
    case .session(.branches):
      CommandWords("branches", help: "List the branches and switch to one")
    case .session(.coverage):
      CommandWords(
        "coverage", help: "Mark the states and transitions seen; press again for the table")
    case .session(.departures):
      CommandWords(
        "departures", help: "List the lines of a followed log that depart from the model")
    case .session(.compare):
      CommandWords(
        "compare", help: "Compare delegate and scene style; :compare ios 13 26 compares versions")
    case .view(.why):
      CommandWords(
        "why", help: "Explain the selected or last row; after a refusal: make the event possible")
    case .run(.quiz):
      CommandWords("quiz", help: "Quiz: predict what happens next")
    case .run(.focusApp(let number)):
      CommandWords("app \(number)", help: "Select the app of that number")
    case .session(.nextPanel):
      CommandWords("panel", help: "Go to the next panel")
    case .session(.previousPanel):
      CommandWords("panel", help: "Go to the previous panel")
    case .view(.leave):
      CommandWords(
        "leave", help: "Close; send keys to the device again; end the search; follow the log")
    case .view(.move(let move)): words(for: move)
    case .session(.search):
      CommandWords("search", help: "Search the log")
    case .session(.logForm):
      CommandWords("all rows", help: "Show the log by cause, or every row of it")
    case .session(.nextMatch):
      CommandWords("next", help: "Go to the next match")
    case .session(.previousMatch):
      CommandWords("previous", help: "Go to the previous match")
    case .run(.pause):
      CommandWords("pause", help: "Pause or resume the clock")
    case .run(.faster):
      CommandWords("faster", help: "Double the speed")
    case .run(.slower):
      CommandWords("slower", help: "Halve the speed")
    case .run(.skip):
      CommandWords("skip", help: "Skip to the next deadline")
    case .session(.help):
      CommandWords("help", help: "Show keys and signs")
    case .session(.objects):
      CommandWords("objects", help: "Show the objects of the app and their roles")
    case .session(.scenarios):
      CommandWords("scenarios", help: "List, search and open scenarios")
    case .view(.restart):
      CommandWords("restart", help: "Restart the scenario or session")
    case .session(.prompt):
      CommandWords("command", help: "Type an event or a command")
    case .session(.save):
      CommandWords("save", help: "Save the session as a scenario file")
    case .program(.repaint):
      CommandWords("repaint", help: "Redraw the screen")
    case .program(.stop):
      CommandWords("stop", help: "Suspend the program (resume with fg)")
    case .session(.close):
      CommandWords("quit", help: "Close, or quit")
    case .program(.quit):
      CommandWords("quit", help: "Quit")
    case .run(.takeStep):
      CommandWords(command.name, help: "Take the next step of the scenario")
    case .run(.takeCallback):
      CommandWords(command.name, help: "Take the next callback of the scenario")
    case .run(.travelBy(.backward)):
      CommandWords(command.name, help: "Look at an earlier moment: earlier event, earlier state")
    case .run(.travelBy(.forward)):
      CommandWords(command.name, help: "Look at a later moment: later event, later state")
    case .run(.nameBranch):
      CommandWords(command.name, help: "Name the current branch: branch two calls")
    case .run(.switchBranch):
      CommandWords(command.name, help: "Switch to a branch: switch 2")
    case .session(.load):
      CommandWords(command.name, help: "Open a scenario or a lesson: load demo")
    case .session(.learn):
      CommandWords(command.name, help: "Start a lesson: learn 3")
    case .session(.startCard):
      CommandWords(command.name, help: "Show the card that asks what brings you here")
    case .session(.fiveSeconds):
      CommandWords(command.name, help: start.fiveSeconds.name)
    case .session(.saveSession(overwrites: false)):
      CommandWords(command.name, help: "Save the session as a scenario file")
    case .session(.saveSession(overwrites: true)):
      CommandWords(command.name, help: "Save the session over a file that exists")
    case .session(.coverageTable):
      CommandWords(command.name, help: "Show which states and transitions you have seen")
    case .session(.summary):
      CommandWords(command.name, help: "Show how many answers were right")
    case .session(.saveSummary(overwrites: false)):
      CommandWords(command.name, help: "Save how many answers were right, as a text file")
    case .session(.saveSummary(overwrites: true)):
      CommandWords(command.name, help: "Save the summary over a file that exists")
    case .run(.setSpeed):
      CommandWords(command.name, help: "Set the speed of the clock: speed 2")
    case .session(.changeLanguage):
      CommandWords(command.name, help: "Change the language, as in lang ru")
    case .session(.status):
      CommandWords(command.name, help: "Read out the state of the phone")
    }
  }

  private func words(for move: Command.Move) -> CommandWords {
    switch move {
    case .up: CommandWords("up", help: "One row up")
    case .down: CommandWords("down", help: "One row down")
    case .left: CommandWords("left", help: "Left; previous app")
    case .right: CommandWords("right", help: "Right; next app")
    case .pageUp: CommandWords("page up", help: "One page up")
    case .pageDown: CommandWords("page down", help: "One page down")
    case .first: CommandWords("oldest", help: "First row")
    case .last: CommandWords("newest", help: "Last row; follow the log")
    }
  }
}
