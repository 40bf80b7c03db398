// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  static let check = CheckPhrases(
    summary: { lines, observations in
      "\(counted(lines, "line", "lines")), \(observations) about the life cycle."
    },
    nothingFound: "No line names a life-cycle method or notification: nothing was checked.",
    fits: "It fits.",
    departs: { "It departs from the model in \(counted($0, "place", "places"))." },
    departure: { app, seen, seconds in
      "\(app): \(seen) does not fit here"
        + (seconds.map { ", \(counted($0, "second", "seconds")) after the line before." } ?? ".")
    },
    due: { "Next had to come: " + $0.joined(separator: ", ") + "." },
    possible: { "Next could have come: " + $0.joined(separator: ", ") + "." },
    nothingPossible: "After the lines before, nothing the app logs could have come.",
    rule: { id, grade, text in "Nearest rule: \(id) (\(grade)). \(text)" },
    noRule: "In this world the model never calls it: see --ios, --style and --head.",
    story: { isWhole in
      isWhole
        ? "What must have happened, as a scenario:"
        : "What happened before the first departure, as a scenario:"
    },
    longStory: { "It has \($0) steps: --story FILE writes it." },
    cutStory: { told in
      "The scenario explains the first \(counted(told, "line", "lines")) about the life cycle only. "
        + "The rest was checked too."
    },
    open: { "\(counted($0, "step", "steps")) could have been something else: see \"or:\"." },
    end: { app, states in "At the end \(app) is \(states.joined(separator: " or "))." },
    silent: { app, methods in
      "\(app) never logs \(methods.joined(separator: ", ")): not implemented, or not logged."
    },
    others: { count, most in
      "\(counted(count, "line is", "lines are")) of other apps (at most \(most) are checked "
        + "together; --app chooses)."
    },
    backwards: { "The clock goes backwards \(counted($0, "time", "times"))." },
    long: { "\(counted($0, "line is", "lines are")) longer than what is read of a line." },
    capped: {
      "More than \($0) explanations fitted at some point: a departure after that may be a mistake, and "
        + "says so."
    },
    uncertain: "This may be a mistake: of the explanations that fitted before, some were left out.",
    surprise: { app, name, line in
      "Line \(line) shows \(name) in \(app) for the first time. What came before was followed as if "
        + "\(app) did not have it, and there the check began anew."
    },
    further: { "\(counted($0, "further departure", "further departures"))." },
    line: { "line \($0): \($1)" },
    followedAnew: {
      "The session begins anew here: it holds \(counted($0, "line", "lines")) about the life cycle."
    },
    logEnded: { "The log has ended after \(counted($0, "line", "lines"))." },
    beforeLog: "Before the log",
    endedEarly: "The process ended before it had logged the rest.",
    alternatives: { "or: " + $0.joined(separator: ", ") },
    newProcess: "a new process",
    badPattern: { problem in
      switch problem {
      case .unknownField(let name, let nearest):
        "{\(name)} is not a field, "
          + (nearest.map { "did you mean {\($0)}?" }
            ?? "wanted {time}, {app}, {pid}, {message} or {}")
      case .twice(let field): "{\(field.rawValue)} stands there twice"
      case .noSpace(let name): "{\(name)} needs text between it and the field before"
      case .open: "a brace is not closed"
      case .noMessage: "{message} is missing"
      }
    })

  private static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
