// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

extension English {
  final class WalkSentences: WalkPhrases {
    func question(_ fact: Walk.Fact) -> String {
      switch fact {
      case .charter: "What do you want to find out in this session?"
      case .tester: "Who is testing?"
      case .device: "Which device and which version of iOS?"
      case .build: "Which build of the app?"
      }
    }

    func fact(_ fact: Walk.Fact) -> String {
      switch fact {
      case .charter: "Charter"
      case .tester: "Tester"
      case .device: "Device"
      case .build: "Build"
      }
    }

    func verdict(_ verdict: Walk.Verdict) -> String { verdict.rawValue }

    func activity(_ activity: Walk.Activity) -> String { activity.rawValue }

    var paused: String { "clock paused" }

    func step(_ number: Int, of count: Int) -> String { "Step \(number) of \(count)" }

    var preparation: String { "Do this first, without checking:" }

    func preparationList(first: Int, last: Int) -> String {
      "Steps \(first) to \(last). Press w to list them."
    }

    var toDo: String { "Do this:" }

    var toSee: String { "The phone must then show:" }

    var callbacks: String { "The app's log must show:" }

    var noCallbacks: String { "nothing new" }

    var model: String { "The model says, and you can't see it:" }

    var comment: String { "The scenario says:" }

    var refused: String { "nothing happens, because this is not possible here" }

    var result: String { "Verdict:" }

    var instead: String { "Instead:" }

    var note: String { "Note:" }

    var evidence: String { "Attached:" }

    var followUp: String { "Follow-up:" }

    /// "Wait 1 minute 30 seconds."
    func wait(_ time: Duration) -> String {
      let seconds = time.components.seconds
      let rest = time - .seconds(seconds - seconds % 60)
      var parts: [String] = []
      func add(_ number: String, _ unit: String) {
        if number != "0" { parts.append("\(number) \(unit)" + (number == "1" ? "" : "s")) }
      }
      add("\(seconds / 3600)", "hour")
      add("\(seconds % 3600 / 60)", "minute")
      add(TimeText.seconds(rest), "second")
      return parts.isEmpty ? "Do not wait." : "Wait \(parts.joined(separator: " "))."
    }

    var nothing: String { "Do nothing." }

    func appState(_ app: String, state: String) -> String { "\(app): \(state)" }

    func after(_ app: String) -> String { "\(app) after this step" }

    var steps: String { "Steps" }

    var way: String { "From the start to this step" }

    var wayIsEmpty: String { "This is the first step: the app is not running." }

    func column(_ column: WalkSheet.Column) -> String {
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
    }

    func label(_ label: WalkSheet.Label) -> String {
      switch label {
      case .fact(let fact): fact.rawValue
      case .activity(let activity): activity.rawValue
      case .scenario: "scenario"
      case .started: "started"
      case .verdicts: "verdicts"
      case .toDo: "do"
      case .comment: "scenario"
      case .screen: "phone"
      case .log: "app's log"
      case .model: "model"
      case .instead: "instead"
      case .note: "note"
      case .reproduce: "reproduce"
      }
    }

    func stepHeading(_ number: Int, _ verdict: Walk.Verdict) -> String {
      "Step \(number): \(verdict.rawValue)"
    }

    func evidenceHeading(_ number: Int) -> String { "Step \(number): attached files" }

    var followUpHeading: String { "Follow-up" }

    var open: String { "open" }

    func counts(passed: Int, failed: Int, blocked: Int, skipped: Int, open: Int)
      -> String
    {
      "\(passed) passed, \(failed) failed, \(blocked) blocked, \(skipped) skipped, \(open) open"
    }

    func clock(_ time: String) -> String { "\(time) min" }

    func thenKeys(_ command: String, keys: String) -> String { "\(command), then \(keys)" }

    var traceColumns: [String] { ["time", "app", "kind", "expected trace"] }

    func length(_ count: Int) -> String { count == 1 ? "1 step." : "\(count) steps." }

    func tally(_ count: Int, _ verdict: Walk.Verdict) -> String { "\(count) \(verdict.rawValue)" }

    func end(_ count: Int) -> String {
      count == 1 ? "The only step has a verdict." : "All \(count) steps have a verdict."
    }

    func open(_ numbers: String) -> String { "Without a verdict: \(numbers)." }

    var times: String { "Time:" }

    func minutes(_ minutes: Int) -> String { "\(minutes) min" }

    func report(_ file: String) -> String {
      "To report: applife report \(file) --format markdown, html, junit, tap, csv or json"
    }

    func resumed(_ number: Int, of count: Int) -> String {
      "Resumed at step \(number) of \(count). w lists the steps before it."
    }

    func begun(_ file: String) -> String { "applife saves every verdict in \(file)." }

    func farewell(_ judged: Int, of count: Int, _ file: String) -> [String] {
      [
        "\(judged) of \(count) \(count == 1 ? "step has" : "steps have") a verdict: \(file)",
        judged < count
          ? "To resume: applife walk \(file)" : "To report: applife report \(file)",
      ]
    }

    var saved: String { "Saved." }

    var noEvidenceFolder: String {
      "Name the folder of your screenshots with --evidence FOLDER."
    }

    func attached(_ file: String) -> String { "Attached: \(file)" }

    func alreadyAttached(_ file: String) -> String {
      "\(file) is attached already. It is still the newest file."
    }

    func notAttached(_ why: String) -> String { "Not attached: \(why)" }

    func missing(_ evidence: MissingEvidence) -> String {
      switch evidence {
      case .isGone: "This file is no longer beside the session."
      case .isAnother: "This file has changed since it was attached, so it is not shown."
      case .isTooLarge(let one, let all):
        "This picture is not shown: a sheet shows pictures of up to \(one) MB each, and up to \(all) MB together."
      }
    }

    func notKept(_ why: String) -> String { "Not saved, so it does not count yet: \(why)" }

    func leaveAnyway(_ why: String) -> String {
      "Can't save the last minutes of the clock (\(why)). Press q again to quit anyway."
    }

    var isFirst: String { "This is the first step." }

    var isLast: String { "This is the last step." }

    var keys: [(key: String, label: String, isForStep: Bool)] {
      [
        ("p", "passed", true), ("f", "failed", true), ("b", "blocked", true),
        ("s", "skipped", true), ("←→", "step", false), ("w", "steps", false), ("?", "help", false),
        ("q", "quit", false), ("n", "note", true), ("t", "clock", false), ("Space", "pause", false),
        ("i", "instead", true), ("a", "attach", true), ("u", "follow-up", false),
        ("PgDn", "more", false),
      ]
    }

    var enterNeedsVerdict: String { "Press p (passed), f (failed), b (blocked) or s (skipped)." }

    var enterAtTheEnd: String { "Press q to quit, or ← to go back to a step." }

    var nothingWasLogged: String { "nothing was logged" }

    var pickerKeys: String {
      "↑↓ choose  Enter adds  Enter on an empty line: done  Esc skips"
    }

    var lineKeys: String { "Enter saves  Esc skips" }

    var help: [(key: String, meaning: String)] {
      [
        ("p", "The step passed: the phone did what the step expects."),
        ("f", "The step failed. You can enter what the phone did instead, and a note."),
        ("b", "The step is blocked: you cannot do it. You can enter a note."),
        ("s", "You skip the step."),
        ("n", "Writes a note on the step. It replaces an earlier one."),
        ("i", "Says what the phone did instead. It replaces an earlier entry."),
        (
          "a",
          "Attaches the newest file of the folder that --evidence names: a screenshot, a video or a log."
        ),
        ("u", "Notes something for another session."),
        ("← →", "Go to the previous or next step. A new verdict replaces the old one."),
        ("↑ ↓ PgUp PgDn", "Scroll."),
        ("w", "Lists the steps from the start to this one, for a phone in another state."),
        ("t", "Changes the kind of time: design, execution, investigation or set-up."),
        ("Space", "Pauses or resumes the clock."),
        ("?", "Shows this help."),
        ("q", "Quits. The same command resumes here."),
      ]
    }

    var plainHelp: [String] {
      [
        "passed, failed, blocked, skipped: gives the step a verdict (p, f, b, s). Text behind it is a note.",
        "instead TEXT: says what the phone did instead. Separate methods with commas.",
        "note TEXT: adds a note. Both belong to the step that you judged last, or to the step that you",
        "  went to after that with next, back or step.",
        "attach: attaches the newest file of the folder that --evidence names. It belongs to the same step as a note.",
        "follow-up TEXT: notes something for another session.",
        "next, back, step 7: goes to another step. show repeats the step. way lists the steps before it.",
        "The clock counts four kinds of time: design, execution, investigation, set-up. Type one to change it.",
        "pause stops the clock. continue resumes it.",
        "status shows the state of the session. quit quits. The same command resumes the session.",
      ]
    }

    var plainAdvice: String { "Type passed, failed, blocked or skipped, or help." }

    func unknownWord(_ word: String, nearest: String?) -> String {
      "unknown command \"\(word)\"; " + (nearest.map { "did you mean \($0)?" } ?? "type help")
    }

    func unknownStep(_ count: Int) -> String { "use a step from 1 to \(count)" }
  }
}
