// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  static let plain = PlainPhrases(
    greeting: { title, version in "\(title.isEmpty ? "applife" : title) (\(version))" },
    advice: { steps in
      let events = "Type an event such as tap icon or receive call, or help."
      switch steps {
      case 0: return events
      case 1: return "1 step: type next to take it. " + events
      default: return "\(steps) steps: type next for each. " + events
      }
    },
    onScreen: { "On the screen: \($0)." },
    app: { "\($0): \($1)." },
    limit: { "\($0): \($1), \($2) left." },
    progress: { taken, count, next in
      let place = "Step \(taken) of \(count)."
      return next.map { "\(place) Next: \($0)." } ?? "\(place) End of the scenario."
    },
    help: [
      "Events: tap icon, press home, lock, unlock, receive call, decline call, and so on.",
      "  applife events lists all of them. An app may follow: tap icon Maps.",
      "Time: wait 5s lets time pass, skip goes to the next deadline, +2s press home comes 2 s later.",
      "Expectations: expect Notes active, within 5s expect Notes suspended.",
      "Scenario: next takes a step, step shows one callback at a time, restart begins again,",
      "  load NAME loads another one.",
      "undo takes back the last event or step, redo brings it again. status says how things stand.",
      "Past: earlier and later step through time (earlier event, earlier state), first and now lead to",
      "  the ends. An event in the past starts a branch: branches lists them, switch 2 goes on with one,",
      "  branch NAME names the current one.",
      "present hides what a step brings: next reveals all of it, step one line.",
      "why explains the last thing, why 12 the twelfth line of the log,",
      "  why not press home what forbids an event and the way to it.",
      "coverage says what this session has seen, and what is missing.",
      "quiz asks what happens next; answer with a number, or type the methods. predict before an event",
      "  asks about that one, pass leaves a question out. summary, save-summary FILE.",
      "compare style delegate scene says what differs between two styles; also compare ios 12 26,",
      "  compare limit suspension 5s 1m, compare 2 another branch.",
      "save FILE saves the session as a scenario, save! FILE replaces a file. speed 4, pause.",
      "quit ends.",
    ])
}
