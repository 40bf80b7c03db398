// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  static let walk = WalkPhrases(
    question: { fact in
      switch fact {
      case .charter: "What is this session to find out?"
      case .tester: "Who tests?"
      case .device: "Which device, which version of iOS?"
      case .build: "Which build of the app?"
      }
    },
    fact: { fact in
      switch fact {
      case .charter: "Charter"
      case .tester: "Tester"
      case .device: "Device"
      case .build: "Build"
      }
    },
    verdict: { $0.rawValue },
    activity: { $0.rawValue },
    paused: "clock paused",
    step: { "Step \($0) of \($1)" },
    preparation: "First, without checking:",
    preparationList: { "Steps \($0) to \($1); w lists them." },
    toDo: "Do this:",
    toSee: "The phone must then show:",
    callbacks: "The app's log must show:",
    noCallbacks: "nothing",
    refused: "nothing happens: this is not possible here",
    result: "Verdict:",
    instead: "Instead:",
    note: "Note:",
    wait: { "Wait \($0)." },
    waitThen: { time, instruction in "Wait \(time), then: \(instruction)." },
    nothing: "Do nothing.",
    appState: { "\($0): \($1)" },
    screen: { "On the screen: \($0)" },
    after: { "\($0) after this step" },
    way: "From the start to this step",
    wayIsEmpty: "This is the first step: the app is not running.",
    length: { $0 == 1 ? "1 step." : "\($0) steps." },
    tally: { passed, failed, blocked, skipped in
      "\(passed) passed, \(failed) failed, \(blocked) blocked, \(skipped) skipped"
    },
    end: { $0 == 1 ? "The only step has a verdict." : "All \($0) steps have a verdict." },
    open: { "Without a verdict: \($0)." },
    times: "Time:",
    minutes: { "\($0) min" },
    report: { "Reports: applife report \($0) --format markdown, junit, tap, csv or json" },
    resumed: { "Resumed at step \($0) of \($1). w lists the way from the start." },
    begun: { "Every verdict is saved in \($0)." },
    farewell: { judged, count, file in
      [
        "\(judged) of \(count) \(count == 1 ? "step has" : "steps have") a verdict: \(file)",
        judged < count
          ? "To go on: applife walk \(file)" : "To report: applife report \(file)",
      ]
    },
    saved: "Saved.",
    notKept: { "Not saved, so it does not count yet: \($0)" },
    leaveAnyway: { "The last minutes of the clock cannot be saved (\($0)). q again quits anyway." },
    isFirst: "This is the first step.",
    isLast: "This is the last step.",
    keys: [
      ("p", "passed", true), ("f", "failed", true), ("b", "blocked", true),
      ("s", "skipped", true), ("n", "note", true), ("←→", "step", false), ("?", "help", false),
      ("q", "quit", false), ("w", "way", false), ("t", "clock", false), ("space", "pause", false),
      ("i", "instead", true), ("PgDn", "more", false),
    ],
    pickerKeys: "↑↓ choose  Enter add  Enter on an empty line: done  Esc none",
    lineKeys: "Enter saves  Esc leaves it out",
    help: [
      ("p", "The step passed: what had to be seen was seen."),
      ("f", "It failed. What the phone did instead is asked, then a note."),
      ("b", "It is blocked: it cannot be done. A note is asked."),
      ("s", "It is skipped."),
      ("n", "A note on the step; replaces the one there is."),
      ("i", "What the phone did instead; replaces what there is."),
      ("← →", "The step before, the next step. A new verdict replaces the old one."),
      ("↑ ↓ PgUp PgDn", "Scroll."),
      ("w", "The way from the start to this step, for a phone that is elsewhere."),
      ("t", "The clock counts design, execution or investigation."),
      ("space", "Pauses the clock."),
      ("?", "This help."),
      ("q", "Quits. The same command resumes here."),
    ],
    plainHelp: [
      "passed, failed, blocked, skipped: the verdict on the step (p, f, b, s).",
      "instead TEXT: what the phone did instead of what was expected, methods separated by commas.",
      "note TEXT: a note. Both are about the step judged last, or the one shown since by next, back, step.",
      "next, back, step 7: another step. show reads the step again, way how to get there.",
      "design, execution, investigation: what the clock counts. pause stops it, continue goes on.",
      "status says how the session stands. quit ends; the same command resumes.",
    ],
    plainAdvice: "Type passed, failed, blocked or skipped, or help.",
    unknownWord: { word, nearest in
      "\"\(word)\" is not known here" + (nearest.map { "; did you mean \($0)?" } ?? "; type help")
    },
    unknownStep: { "wanted a step from 1 to \($0)" },
    fileProblem: walkFileProblem)
}
