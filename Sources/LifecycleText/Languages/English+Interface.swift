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

  private static func lowercasedFirst(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
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

  static let report = TerminationReportPhrases(
    title: { "\($0) was terminated" },
    reason: "Why",
    code: "Code",
    notified: "Notified",
    yes: "yes, by applicationWillTerminate(_:)",
    no: "no",
    time: "Time",
    elapsed: { "\($0) of \($1) allowed" },
    lastCallback: "Last call",
    state: "State",
    unsavedEditsLost: "Lost",
    nothingLost: "nothing",
    lostEdits: { $0 == 1 ? "1 unsaved edit" : "\($0) unsaved edits" },
    reproduce: "To reproduce",
    wait: { "wait \($0)" },
    rule: "Rule",
    others: { $0 == 1 ? "and 1 other app" : "and \($0) other apps" },
    close: "Esc closes")

  @Sendable static func sign(_ sign: Sign) -> String {
    switch sign {
    case .event: "Event: what the user, the system or another device does"
    case .call: "Call to the app's code; [applicationState inside the method]"
    case .returned: "The call returned"
    case .notification: "Notification posted; [applicationState an observer reads]"
    case .change: "State transition"
    case .process: "Step of the process; also: not running"
    case .task: "Background task; [background time remaining]"
    case .deadline: "Time limit started, and when it is due"
    case .queue: "Event queued for a suspended app, or delivered"
    case .refusal: "Event not possible now, and why"
    case .note: "Note of the scenario's author"
    case .pass: "Expectation met; also: terminated after applicationWillTerminate"
    case .fail: "Expectation not met; also: terminated without notice"
    case .fatal: "Terminated for a fault; beside a timer: fatal when it runs out"
    case .firstToBeTerminated: "First to be terminated when memory is low"
    case .unsavedEdits: "Unsaved edits"
    case .unseen: "Coverage: not seen in this session; √: seen"
    case .untried: "Coverage: never tried in this state"
    case .active: "Active: in the foreground, receives events"
    case .inactive: "Inactive: in the foreground, receives no events"
    case .background: "Background: off screen, runs code"
    case .suspended: "Suspended: in memory, runs no code"
    }
  }

  static let clicks: [(word: String, meaning: String)] = [
    ("state, timer", "Explain it"),
    ("row of the log", "Select it; again: explain it"),
    ("event, key", "What the key does"),
    ("app", "Select it"),
    ("timeline", "Look at that moment"),
    ("wheel", "Scroll the log, or what is open"),
    ("Shift", "Select text, as without a mouse in the program"),
  ]

  static let clockStates: [(word: String, meaning: String)] = [
    ("running", "A timer is running or a call is in progress"),
    ("idle", "Nothing is due; the time is shown again at the next event"),
    ("waiting for", "The clock stands still until you take the scenario's next step"),
    ("PAUSED", "The clock stands still until you press Space"),
    ("2x", "Speed"),
  ]

  static let scenarios = ScenarioListPhrases(
    title: "Scenarios",
    search: "Search:",
    close: "Enter opens, Esc closes, type to search",
    loading: "Reading the list…",
    others: "Other",
    nothingFound: "No scenario matches.")

  static let messages = MessagePhrases(
    unknownKey: { "\($0) is not bound. \($1) lists the keys." },
    refusal: { event, why, way in
      let refusal = "Can't \(lowercasedFirst(event)). \(why)"
      if let way { return refusal + " " + way }
      return refusal
    },
    press: { "Press " + $0.joined(separator: ", then ") + "." },
    saved: { "Saved as \($0)." },
    notSaved: { "Not saved: \($0)" },
    nothingDue: "No deadline to skip to.",
    skipped: { "Skipped to \(seconds($0))." },
    noApp: { "No app has the number \($0)." },
    ready: { "\($0 == 1 ? "1 step" : "\($0) steps"). Press \($1) for the first." },
    notOpened: { "Not opened: \($0)" },
    begun: "Restarted.",
    restarted: { "Restarted. \($0) goes back to where you were." },
    restartedPlain: "Restarted. Type redo to go back to where you were.",
    noScenario: { "No scenario is loaded. Press \($0) to choose one." },
    noScenarioPlain: "No scenario is loaded. Type load and a name; applife scenarios lists them.",
    scenarioDone: "End of the scenario.",
    nextStep: { "Next step (\($0) of \($1)): \($2)" },
    scenarioResult: { passed, failed in
      let end = "End of the scenario."
      if passed + failed == 0 { return end }
      let result = "\(passed) of \(passed + failed) passed"
      return "\(end) \(result)" + (failed > 0 ? ", \(failed) failed." : ".")
    },
    step: { "Step \($0) of \($1): \($2)" },
    held: { "Pass: \($0)" },
    failed: { expectation, found in
      let failure = "Fail: \(expectation)."
      if let found { return failure + " Found: \(found)." }
      return failure
    },
    noMatch: { "\"\($0)\" is not in the log." },
    matches: { "Match \($0) of \($1)." },
    nothingSearched: "Nothing to search for: press / first.",
    badSpeed: { "Invalid speed \"\($0)\": use a number from 0.01 to 1000." },
    fileExists: { path, command in "\(path) exists. To replace it: \(command) \(path)" },
    missingFile: { "\($0) needs the name of a file." },
    full: { "The session holds \($0) events and can keep no more. Save it, then restart." })
}
