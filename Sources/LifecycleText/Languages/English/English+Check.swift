// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  static let check = CheckPhrases(
    summary: { lines, observations in
      "\(counted(lines, "line", "lines")), \(observations) of them about the life cycle."
    },
    nothingFound:
      "No line names a life-cycle method or notification, so there was nothing to check.",
    nearest: "These lines come nearest:",
    readAs: readAs,
    otherApps: { "The log has lines of \($0.joined(separator: ", ")): choose with --app." },
    fits: "The log fits the model.",
    departs: { "\(counted($0, "line contradicts", "lines contradict")) the model." },
    undecided: { count in
      count == 0
        ? "The log could not be decided: the check stopped before its end."
        : "The log could not be decided: \(counted(count, "line fits", "lines fit")) none of the "
          + "explanations that were kept, and some were left out."
    },
    assumption: assumption,
    departure: { app, seen, seconds in
      "\(app): \(seen) does not fit here"
        + (seconds.map { ", \(counted($0, "second", "seconds")) after the previous line." } ?? ".")
    },
    undecidedLine: { app, seen in "\(app): it could not be decided whether \(seen) fits here." },
    due: { "The model requires next: " + $0.joined(separator: ", ") + "." },
    possible: { "The model allows next: " + $0.joined(separator: ", ") + "." },
    nothingPossible: "After the previous lines, the model allows no call that the app logs.",
    rule: { id, grade, text in "Nearest rule: \(id) (\(grade)). \(text)" },
    noRule: "With these options the model never calls it: see --ios, --style and --head.",
    story: { isWhole in
      isWhole
        ? "This scenario explains the log:"
        : "This scenario explains the beginning of the log:"
    },
    longStory: { "It has \($0) steps. --story FILE writes it to a file." },
    cutStory: { told in
      "The scenario explains only the first \(counted(told, "line", "lines")) about the life cycle. "
        + "The other lines were checked too."
    },
    open: { "\(counted($0, "step has", "steps have")) another possible explanation: see \"or:\"." },
    end: { app, states in "At the end, \(app) is \(states.joined(separator: " or "))." },
    silent: { app, methods in
      "\(app) never logs \(methods.joined(separator: ", ")). It does not implement or does not log them."
    },
    others: { count, most in
      "\(counted(count, "line belongs", "lines belong")) to other apps. At most \(most) apps are "
        + "checked; choose them with --app."
    },
    backwards: { count, line, seconds in
      "The clock goes backwards \(counted(count, "time", "times")), first at line \(line) by "
        + "\(counted(seconds, "second", "seconds"))."
    },
    long: { "\(counted($0, "line was", "lines were")) too long and read only in part." },
    capped: {
      "At some point, more explanations fitted than applife keeps (at most \($0)), and some were "
        + "left out. A line that only one of those could explain counts as undecided."
    },
    uncertain:
      "Some explanations that fitted before were left out, and one of them may explain this line.",
    stopped: { app, line in
      "The check of \(app) stopped at line \(line): so many explanations are possible that it had done "
        + "all the work that it may do for this log. The lines behind it were not checked."
    },
    surprise: { app, name, line in
      "Line \(line) shows \(name) in \(app) for the first time. The check had assumed that \(app) "
        + "does not have it, and started again there."
    },
    further: { "\(counted($0, "further contradiction", "further contradictions"))." },
    line: { "line \($0): \($1)" },
    followedAnew: {
      "The session starts again here. It holds \(counted($0, "line", "lines")) about the life cycle."
    },
    logEnded: { "The log ended after \(counted($0, "line", "lines"))." },
    departureCount: { count, key in "\(counted(count, "departure", "departures")): \(key)" },
    departuresTitle: "Lines that do not fit",
    noDepartures: "So far, every line fits the model.",
    explainedSince: "The lines that came since explain it, so it does not count.",
    inferredMark: "?",
    inferred: "inferred",
    beforeLog: "Before the log",
    endedEarly: "The process ended before it logged the rest.",
    alternatives: { "or: " + $0.joined(separator: ", ") },
    newProcess: "a new process",
    badPattern: { problem in
      switch problem {
      case .unknownField(let name, let nearest):
        "{\(name)} is not a field, "
          + (nearest.map { "did you mean {\($0)}?" }
            ?? "use {time}, {app}, {pid}, {message} or {}")
      case .twice(let field): "{\(field.rawValue)} occurs twice"
      case .noSpace(let name): "{\(name)} needs text between it and the previous field"
      case .open: "a brace is not closed"
      case .noMessage: "{message} is missing"
      }
    })

  /// How a line that says nothing was read.
  @Sendable private static func readAs(_ hint: LogHints.Hint) -> String {
    let names = "Names such as applicationDidBecomeActive are looked for in {message}."
    guard let pattern = hint.pattern else {
      return "No time and no process were found in it. \(names)"
    }
    let parts = hint.app.map { "a time, then the process \($0)" } ?? "a time, then a message"
    return "It was read as \(parts), as with --pattern '\(pattern)'. \(names)"
  }

  @Sendable private static func assumption(_ assumption: LogCheck.Assumption) -> String {
    switch assumption {
    case .repeated(let count, let line):
      "Line \(line) adds nothing to the lines before it: it was taken to come from a call that was "
        + "logged before."
        + (count > 1 ? " So \(count == 2 ? "was" : "were") \(count - 1) more." : "")
    case .observer(let app, let methods):
      "\(app): \(methods.map { $0.rawValue }.joined(separator: ", ")) "
        + (methods.count == 1 ? "was" : "were") + " taken to be logged by an "
        + "observer of the notification, because the delegate of this app is not called there."
    case .windows(let app):
      "\(app) was assumed to have several windows: the log then fits better (windows=many in --head)."
    case .otherScreen(let app):
      "\(app) was assumed to have a scene on an external display or in CarPlay: the log then fits better."
    case .completed(let app):
      "\(app) was assumed to complete its pushes and fetches at once: the log then fits better."
    case .style(let app, let style):
      "\(app) was assumed to have the style \(style.rawValue): the log then fits better "
        + "(--style \(style.rawValue))."
    case .version(let version):
      "The log was assumed to come from iOS \(version): it then fits (--ios \(version))."
    case .passingObservers(let app):
      "The observers of \(app) were assumed to come and go, so that a notification may be missing."
    case .states(let app):
      "The states in the lines of \(app) were assumed not to be UIKit's: the log then fits better."
    case .apart: "Each app was checked by itself."
    case .setAside(let count):
      "\(counted(count, "line", "lines")) of a framework or of UIKit about the app's state "
        + "\(count == 1 ? "was" : "were") set aside, because the app logs its methods too."
    }
  }

  private static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
