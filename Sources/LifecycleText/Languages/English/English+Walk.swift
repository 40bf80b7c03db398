// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

extension English {
  static let walk = WalkPhrases(
    question: { fact in
      switch fact {
      case .charter: "What do you want to find out in this session?"
      case .tester: "Who is testing?"
      case .device: "Which device and which version of iOS?"
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
    preparation: "Do this first, without checking:",
    preparationList: { "Steps \($0) to \($1). Press w to list them." },
    toDo: "Do this:",
    toSee: "The phone must then show:",
    callbacks: "The app's log must show:",
    noCallbacks: "nothing new",
    model: "The model says, and you can't see it:",
    comment: "The scenario says:",
    refused: "nothing happens, because this is not possible here",
    result: "Verdict:",
    instead: "Instead:",
    note: "Note:",
    wait: waiting,
    nothing: "Do nothing.",
    appState: { "\($0): \($1)" },
    after: { "\($0) after this step" },
    way: "From the start to this step",
    wayIsEmpty: "This is the first step: the app is not running.",
    column: { column in
      switch column {
      case .step: "step"
      case .instruction: "what to do"
      case .screen: "the phone shows"
      case .log: "the app's log shows"
      case .model: "the model says"
      case .verdict: "verdict"
      case .note: "note"
      case .time: "min:s"
      }
    },
    length: { $0 == 1 ? "1 step." : "\($0) steps." },
    tally: { passed, failed, blocked, skipped in
      "\(passed) passed, \(failed) failed, \(blocked) blocked, \(skipped) skipped"
    },
    end: { $0 == 1 ? "The only step has a verdict." : "All \($0) steps have a verdict." },
    open: { "Without a verdict: \($0)." },
    times: "Time:",
    minutes: { "\($0) min" },
    report: { "To report: applife report \($0) --format markdown, html, junit, tap, csv or json" },
    resumed: { "Resumed at step \($0) of \($1). w lists the steps before it." },
    begun: { "applife saves every verdict in \($0)." },
    farewell: { judged, count, file in
      [
        "\(judged) of \(count) \(count == 1 ? "step has" : "steps have") a verdict: \(file)",
        judged < count
          ? "To resume: applife walk \(file)" : "To report: applife report \(file)",
      ]
    },
    saved: "Saved.",
    notKept: { "Not saved, so it does not count yet: \($0)" },
    leaveAnyway: {
      "Can't save the last minutes of the clock (\($0)). Press q again to quit anyway."
    },
    isFirst: "This is the first step.",
    isLast: "This is the last step.",
    keys: [
      ("p", "passed", true), ("f", "failed", true), ("b", "blocked", true),
      ("s", "skipped", true), ("n", "note", true), ("←→", "step", false), ("?", "help", false),
      ("q", "quit", false), ("w", "way", false), ("t", "clock", false), ("space", "pause", false),
      ("i", "instead", true), ("PgDn", "more", false),
    ],
    pickerKeys: "↑↓ choose  Enter adds  Enter on an empty line: done  Esc skips",
    lineKeys: "Enter saves  Esc skips",
    help: [
      ("p", "The step passed: the phone did what the step expects."),
      ("f", "The step failed. You can enter what the phone did instead, and a note."),
      ("b", "The step is blocked: you cannot do it. You can enter a note."),
      ("s", "You skip the step."),
      ("n", "Writes a note on the step. It replaces an earlier one."),
      ("i", "Says what the phone did instead. It replaces an earlier entry."),
      ("← →", "Go to the previous or next step. A new verdict replaces the old one."),
      ("↑ ↓ PgUp PgDn", "Scroll."),
      ("w", "Lists the steps from the start to this one, for a phone in another state."),
      ("t", "Changes the kind of time: design, execution or investigation."),
      ("space", "Pauses or resumes the clock."),
      ("?", "Shows this help."),
      ("q", "Quits. The same command resumes here."),
    ],
    plainHelp: [
      "passed, failed, blocked, skipped: gives the step a verdict (p, f, b, s).",
      "instead TEXT: says what the phone did instead. Separate methods with commas.",
      "note TEXT: adds a note. Both belong to the step that you judged last, or to the step that you",
      "  went to after that with next, back or step.",
      "next, back, step 7: goes to another step. show repeats the step. way lists the steps before it.",
      "The clock counts three kinds of time: design, execution, investigation. Type one to change it.",
      "pause stops the clock. continue resumes it.",
      "status shows the state of the session. quit quits. The same command resumes the session.",
    ],
    plainAdvice: "Type passed, failed, blocked or skipped, or help.",
    unknownWord: { word, nearest in
      "unknown command \"\(word)\"; " + (nearest.map { "did you mean \($0)?" } ?? "type help")
    },
    unknownStep: { "use a step from 1 to \($0)" },
    fileProblem: walkFileProblem)
}
