// SPDX-License-Identifier: Apache-2.0

import Lifecycle

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
      "More than \($0) explanations fitted at some point: a departure may be a mistake."
    },
    further: { "\(counted($0, "further departure", "further departures"))." },
    badPattern: { problem in
      switch problem {
      case .unknownField(let name, let nearest):
        "{\(name)} is no field, "
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
