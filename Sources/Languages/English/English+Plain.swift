// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension English {
  final class PlainSentences: PlainPhrases {
    func greeting(_ title: String, version: String) -> String {
      "\(title.isEmpty ? "applife" : title) (\(version))"
    }

    func advice(_ steps: Int) -> String {
      let events = "Type an event such as tap icon or receive call. Type help for the commands."
      switch steps {
      case 0: return events
      case 1: return "1 step. Type next to take it. " + events
      default: return "\(steps) steps. Type next for each. " + events
      }
    }

    func onScreen(_ screen: String) -> String { "On the screen: \(screen)." }

    func app(_ name: String, state: String) -> String { "\(name): \(state)." }

    func limit(_ app: String, _ limit: TimeLimit, left: String) -> String {
      "\(app): \(English.shared.limit(limit)), \(left) left."
    }

    func progress(_ taken: Int, of count: Int, next: String?) -> String {
      let place = "Step \(taken) of \(count)."
      return next.map { "\(place) Next: \($0)." } ?? "\(place) End of the scenario."
    }

    var help: [String] {
      [
        "Events: tap icon, press home, lock, unlock, receive call, decline call, and so on.",
        "  applife events lists all of them. You can add an app: tap icon Maps.",
        "Time: wait 5s lets 5 s pass. skip goes to the next deadline. +2s press home waits 2 s first.",
        "Expectations: expect Notes active, within 5s expect Notes suspended.",
        "Scenario: next takes a step. step shows one callback at a time. restart starts again.",
        "  scenarios lists all lessons and scenarios, scenarios call those about calls. load NAME loads one.",
        "undo takes back the last event or step. redo does it again. status describes the device.",
        "Past: earlier and later go to another moment, earlier event and earlier state to another event or",
        "  state. first goes to the start, now to the present. An event in the past starts a branch.",
        "  branches lists them. switch 2 goes to branch 2. branch NAME names the current branch.",
        "present hides the outcome of each step. Then next reveals all of it, step one line.",
        "  notes reads the speaker's notes.",
        "why explains the last thing that happened. why 12 explains the 12th line of the log.",
        "  why not press home says why that event is not possible, and how to make it possible.",
        "coverage lists the things that this session has seen, and those that are missing.",
        "quiz asks you to predict what iOS does. Answer with a number, or type the methods.",
        "  predict before an event asks about that event. pass skips a question. summary shows your",
        "  score. save-summary FILE saves it. After an answer, why explains its rule.",
        "compare style delegate scene compares two styles. compare ios 13 26 compares two versions.",
        "  compare limit suspension 5s 1m compares two limits, compare 2 another branch.",
        "save FILE saves the session as a scenario. save! FILE replaces a file.",
        "speed 4 sets the speed of the clock. pause stops or resumes it. quit quits.",
      ]
    }
  }
}
