// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  static let torture = TorturePhrases(
    verdict: { verdict in
      switch verdict {
      case .kept: "kept"
      case .lost: "lost"
      case .notLaunched: "not launched"
      case .notSaid: "not said"
      case .notEdited: "not edited"
      case .notEnded: "not ended"
      }
    },
    finding: { verdict in
      switch verdict {
      case .kept: "every edit is there after the next launch"
      case .lost(let edits, let wereClaimed): lost(edits, wereClaimed)
      case .notLaunched: "the app was not active after the next launch"
      case .notSaid: "after the next launch the app did not say what had been saved"
      case .notEdited: "nothing was edited before"
      case .notEnded: "the process did not end there"
      }
    },
    endedOtherwise: {
      "the process ended before, by \($0.reason.rawValue) while \($0.state.rawValue)"
    },
    until: { "until \($0.rawValue)" },
    inCall: { state, callback in "\(state), in \(callback.rawValue)" },
    head: { app, moments, situations in
      "\(app): \(moments) moments at which its process may end, found in \(situations) situations. "
        + "In each: launched in a fresh home, edited, killed, launched again."
    },
    summary: { lost, moments, unjudged in
      let result =
        lost == 0
        ? "No data is lost in \(moments - unjudged) of \(moments) moments"
        : "Data is lost in \(lost) of \(moments) moments"
      return result + (unjudged == 0 ? "." : "; \(unjudged) could not be judged.")
    },
    shortened: { limits in
      "Shortened: "
        + limits.map { "\($0.limit.rawValue) \($0.to.words) (iOS: \($0.from.words))" }
        .joined(separator: ", ") + "; --ios-limits waits for iOS's own."
    },
    problem: tortureProblem,
    headings: ["data", "ended by", "state", "steps after the edit"])

  private static func lost(_ edits: [String], _ wereClaimed: Bool) -> String {
    if edits.isEmpty { return "the file is as it was before the edit" }
    let shown = edits.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
    let rest = edits.count > 3 ? " and \(edits.count - 3) more" : ""
    return "lost: \(shown)\(rest)" + (wereClaimed ? ", which the app had said was saved" : "")
  }

  @Sendable private static func tortureProblem(_ problem: TortureProblem) -> [String] {
    let advice =
      "import ApplifeKit, call Applife.edited(_:) with each change and Applife.saved(_:) when the "
      + "data has been loaded; or name the file it is saved in with --file "
      + "(docs/how-to/find-lost-data.md)"
    switch problem {
    case .saysNothing(let app):
      return [
        "nothing can be judged: \(app) does not say what is edited and what has been saved", advice,
      ]
    case .neverEdits(let app):
      return [
        "nothing can be judged: \(app) says what has been saved, and was not edited",
        "call Applife.edited(_:) with each change; Applife.onEdit(_:) makes the edits that applife "
          + "asks for, --edit says what the user does (docs/how-to/find-lost-data.md)",
      ]
    case .neverSaves(let app):
      return [
        "nothing can be judged: \(app) says what is edited, and did not say at its launch what has "
          + "been saved",
        "call Applife.saved(_:) when the data has been loaded, also with an empty list "
          + "(docs/how-to/find-lost-data.md)",
      ]
    case .notLaunched(let app, let said):
      return ["\(app) was not active within \(Torture.patience.words) of its launch"] + said
    case .nothingJudged(let app):
      return ["nothing can be judged: \(app) was edited before none of its ends"]
    case .editRefused(let event):
      return ["--edit: '\(event)' is not possible in an app that is active"]
    case .editIsNoEvent(let step): return ["--edit wants events, found '\(step)'"]
    case .badFile(let name): return ["--file wants a name inside the home folder, found '\(name)'"]
    }
  }
}
