// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension English {
  @Sendable static func group(_ group: Binding.Group) -> String {
    switch group {
    case .gestures: "Gestures"
    case .calls: "Calls"
    case .notifications: "Messages and notifications"
    case .opening: "Opened with something"
    case .background: "Background work"
    case .covers: "Over the app"
    case .memory: "Memory and endings"
    case .runLoop: "Main run loop and device"
    case .app: "What the app does"
    case .time: "Time"
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
    case .step: "step"
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
    case .prompt: "command"
    case .save: "save"
    case .repaint: "repaint"
    case .stop: "stop"
    case .close: "quit"
    case .quit: "quit"
    }
  }

  @Sendable static func commandHelp(_ command: Command) -> String {
    switch command {
    case .send(let kind): event(kind)
    case .toggle(let first, let second): event(first) + ", " + lowercasedFirst(event(second))
    case .confirm: "Choose in the switcher, do the selected event, or take the next step"
    case .step: "Take the next step of the scenario"
    case .focusApp(let number): "App \(number) gets the events"
    case .nextPanel: "Next panel"
    case .previousPanel: "Previous panel"
    case .leave: "Close what is open; the keys go to the device again"
    case .move(let move): moveHelp(move)
    case .search: "Search the log"
    case .nextMatch: "Next match"
    case .previousMatch: "Previous match"
    case .pause: "Stop the clock, or let it run"
    case .faster: "Twice as fast"
    case .slower: "Half as fast"
    case .skip: "Put the clock forward to the next deadline"
    case .help: "This list of keys"
    case .objects: "The objects of an app and their roles"
    case .prompt: "Type an event or a command"
    case .save: "Save the session as a scenario file"
    case .repaint: "Draw the screen again"
    case .stop: "Stop the program; its clock stands still until fg"
    case .close: "Close what is open, or quit"
    case .quit: "Quit"
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
    case .left: "To the left, or the previous app"
    case .right: "To the right, or the next app"
    case .pageUp: "One page up"
    case .pageDown: "One page down"
    case .first: "The first row"
    case .last: "The last row; follow what is new"
    }
  }

  static let report = TerminationReportPhrases(
    title: { "\($0) was ended" },
    reason: "Why",
    code: "Code",
    notified: "Told",
    yes: "yes, by applicationWillTerminate(_:)",
    no: "no",
    time: "Time",
    elapsed: { "\($0) of \($1) allowed" },
    lastCallback: "Last call",
    state: "State",
    unsavedEditsLost: "Lost",
    nothingLost: "nothing",
    lostEdits: { $0 == 1 ? "1 unsaved edit" : "\($0) unsaved edits" },
    reproduce: "Again",
    wait: { "wait \($0)" },
    rule: "Rule",
    others: { $0 == 1 ? "and 1 other app" : "and \($0) other apps" },
    close: "Esc closes")

  static let messages = MessagePhrases(
    unknownKey: { "\($0) means nothing here. \($1) lists the keys." },
    refusal: { event, why, way in
      let refusal = "Not now: \(lowercasedFirst(event)). \(why)"
      if let way { return refusal + " " + way }
      return refusal
    },
    press: { "Press " + $0.joined(separator: ", then ") + "." },
    saved: { "Saved as \($0)." },
    notSaved: { "Not saved: \($0)" },
    savedBeginning: { "Only the first \($0) events are kept and saved." },
    nothingDue: "Nothing is due: no clock to put forward.",
    skipped: { "Put forward to \($0)." },
    noApp: { "There is no app \($0)." },
    ready: { "\($0 == 1 ? "1 step is" : "\($0) steps are") ready: \($1) takes the next one." },
    noScenario: "No scenario is loaded: applife FILE.scenario loads one.",
    scenarioDone: "The scenario is over.",
    step: { "Step \($0) of \($1): \($2)" },
    held: { "Holds: \($0)" },
    failed: { expectation, found in
      let failure = "Does not hold: \(expectation)."
      if let found { return failure + " Found: \(found)." }
      return failure
    },
    noMatch: { "\"\($0)\" is not in the log." },
    matches: { "Match \($0) of \($1)." },
    nothingSearched: "Nothing was searched for yet: press / first.",
    unknownWord: { word, nearest in
      if let nearest { return "Unknown: \"\(word)\". Did you mean \"\(nearest)\"?" }
      return "Unknown: \"\(word)\"."
    },
    badSpeed: { "\"\($0)\" is no speed: give a number from 0.01 to 1000." })
}
