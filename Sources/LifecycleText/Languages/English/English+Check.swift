// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

extension English {
  static let check = CheckPhrases(
    summary: { lines, observations in
      "\(counted(lines, "line", "lines")), \(observations) of them about the life cycle."
    },
    nothingFound:
      "No line names a life-cycle method or notification, so there was nothing to check.",
    fits: "The log fits the model.",
    departs: { "\(counted($0, "line contradicts", "lines contradict")) the model." },
    departure: { app, seen, seconds in
      "\(app): \(seen) does not fit here"
        + (seconds.map { ", \(counted($0, "second", "seconds")) after the previous line." } ?? ".")
    },
    due: { "The model requires next: " + $0.joined(separator: ", ") + "." },
    possible: { "The model allows next: " + $0.joined(separator: ", ") + "." },
    nothingPossible: "After the previous lines, the model allows no call that the app logs.",
    rule: { id, grade, text in "Nearest rule: \(id) (\(grade)). \(text)" },
    noRule: "With these options the model never calls it: see --ios, --style and --head.",
    story: { isWhole in
      isWhole
        ? "This scenario explains the log:"
        : "This scenario explains the log up to the first contradiction:"
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
        + "checked together; choose them with --app."
    },
    backwards: { "The clock goes backwards \(counted($0, "time", "times"))." },
    long: { "\(counted($0, "line was", "lines were")) too long and read only in part." },
    capped: {
      "At some point, more than \($0) explanations fitted, and some were left out. A later "
        + "contradiction that may be wrong because of this says so."
    },
    uncertain: "This may be wrong: some explanations that fitted before were left out.",
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

  private static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
