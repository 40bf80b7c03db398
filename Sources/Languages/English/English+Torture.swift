// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  final class TortureSentences: TorturePhrases {
    func verdict(_ verdict: TortureVerdict) -> String {
      switch verdict {
      case .kept: "kept"
      case .lost: "lost"
      case .notLaunched: "not launched"
      case .notSaid: "not reported"
      case .notEdited: "not edited"
      case .notEnded: "not ended"
      }
    }

    func finding(_ verdict: TortureVerdict) -> String {
      switch verdict {
      case .kept: "every edit is present after the next launch"
      case .lost(let edits, let wereClaimed): lost(edits, wereClaimed)
      case .notLaunched: "the app was not active after the next launch"
      case .notSaid: "after the next launch, the app did not report its saved edits"
      case .notEdited: "the app was not edited before this moment"
      case .notEnded: "the process did not end at this moment"
      }
    }

    func endedOtherwise(_ ending: Termination) -> String {
      "the process ended earlier, by \(ending.reason.rawValue) while \(ending.state.rawValue)"
    }

    func until(_ state: EmulatedApp.State) -> String { "until \(state.rawValue)" }

    func inCall(_ state: String, _ callback: Callback) -> String {
      "\(state), in \(callback.rawValue)"
    }

    func head(_ app: String, moments: Int, situations: Int) -> String {
      "\(app): its process may end at \(moments) \(moments == 1 ? "moment" : "moments"), found in "
        + "\(situations) \(situations == 1 ? "situation" : "situations"). "
        + "For each moment, applife launches the app in a fresh home folder, makes an edit, "
        + "kills the app and launches it again."
    }

    func summary(lost: Int, moments: Int, unjudged: Int) -> String {
      let result =
        lost == 0
        ? "No data is lost at \(moments - unjudged) of \(moments) moments"
        : "Data is lost at \(lost) of \(moments) moments"
      return result + (unjudged == 0 ? "." : "; \(unjudged) could not be judged.")
    }

    func shortened(_ limits: [ShortenedLimit]) -> String {
      "Shortened: "
        + limits.map { "\($0.limit.rawValue) \($0.to.words) (iOS: \($0.from.words))" }
        .joined(separator: ", ") + ". With --ios-limits, limits are as long as on iOS."
    }

    func problem(_ problem: TortureProblem) -> [String] {
      let advice =
        "import ApplifeKit, call Applife.edited(_:) with each change and Applife.saved(_:) when the "
        + "data has been loaded; or name the file with the data with --file "
        + "(docs/how-to/find-lost-data.md)"
      switch problem {
      case .saysNothing(let app):
        return [
          "can't judge \(app): it reports neither edits nor saved data", advice,
        ]
      case .neverEdits(let app):
        return [
          "can't judge \(app): it reports saved data, but no edits",
          "call Applife.edited(_:) with each change; make the edits that applife asks for in "
            + "Applife.onEdit(_:), or give the user's steps with --edit (docs/how-to/find-lost-data.md)",
        ]
      case .neverSaves(let app):
        return [
          "can't judge \(app): it reports edits, but it did not report its saved data at launch",
          "call Applife.saved(_:) when the data has been loaded, even with an empty list "
            + "(docs/how-to/find-lost-data.md)",
        ]
      case .notLaunched(let app, let said):
        return ["\(app) was not active within \(TortureVerdict.patience.words) of its launch"]
          + said
      case .nothingJudged(let app):
        return ["can't judge \(app): it was never edited before its process ended"]
      case .notEdited(let app, let said):
        return ["not edited: the edit did not happen in \(app)"] + said
      case .changesNothing(let app, let file, let files):
        return [
          "not edited: the edit of \(app) changes nothing in \(file), even if its process does not end",
          files.isEmpty
            ? "its home folder has no files"
            : "files in its home folder: \(files.joined(separator: ", "))",
          "name the file that the app saves to with --file, and give the user's steps with --edit "
            + "(docs/how-to/find-lost-data.md)",
        ]
      case .changesByItself(let app, let file):
        return [
          "not judged: \(app) writes something else into \(file) each time, even if nothing is edited",
          "name a file that only an edit changes with --file, or let the app say what is saved "
            + "(docs/how-to/find-lost-data.md)",
        ]
      case .editRefused(let event):
        return ["--edit: '\(event)' is not possible in an app that is active"]
      case .editIsNoEvent(let step): return ["--edit takes only events; '\(step)' is not an event"]
      case .badFile(let name):
        return ["--file takes a name inside the home folder; '\(name)' is not one"]
      }
    }

    var headings: [String] { ["data", "ended by", "state", "steps after the edit"] }
  }

  private static func lost(_ edits: [String], _ wereClaimed: Bool) -> String {
    if edits.isEmpty { return "the file is the same as before the edit" }
    let shown = edits.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
    let rest = edits.count > 3 ? " and \(edits.count - 3) more" : ""
    return "lost: \(shown)\(rest)" + (wereClaimed ? "; the app had reported it as saved" : "")
  }
}
