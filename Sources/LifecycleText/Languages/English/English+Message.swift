// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension English {
  static let messages = MessagePhrases(
    unknownKey: { "\($0) is not bound. \($1) lists the keys." },
    refusal: { event, why, way in
      let refusal = "Can't \(lowercasedFirst(event)). \(why)"
      if let way { return refusal + " " + way }
      return refusal
    },
    press: { "Press " + $0.joined(separator: ", then ") + "." },
    saved: { "Saved as \($0)." },
    notSaved: { "Not saved: \($0)" },
    nothingDue: "No deadline to skip to.",
    skipped: { "Skipped to \(seconds($0))." },
    noApp: { "No app has the number \($0)." },
    ready: { "\($0 == 1 ? "1 step" : "\($0) steps"). Press \($1) for the first." },
    stoppedAtLaunch: {
      "\($0) will stop at launch: built with the iOS 27 SDK, it needs scenes (launch.scenes-required)."
    },
    notOpened: { "Can't open it: \($0)" },
    begun: "Restarted.",
    restarted: { "Restarted. \($0) goes back to where you were." },
    restartedPlain: "Restarted. Type redo to go back to where you were.",
    noScenario: { "No scenario is loaded. Press \($0) to choose one." },
    noScenarioPlain:
      "No scenario is loaded. Type load and a name. applife scenarios lists the names.",
    scenarioDone: "End of the scenario.",
    nextStep: { "Next step (\($0) of \($1)): \($2)" },
    scenarioResult: { passed, failed in
      let end = "End of the scenario."
      if passed + failed == 0 { return end }
      let result = "\(passed) of \(passed + failed) passed"
      return "\(end) \(result)" + (failed > 0 ? ", \(failed) failed." : ".")
    },
    step: { "Step \($0) of \($1): \($2)" },
    held: { "Pass: \($0)" },
    failed: { expectation, found in
      let failure = "Fail: \(expectation)."
      if let found { return failure + " Found: \(found)." }
      return failure
    },
    noMatch: { "\"\($0)\" is not in the log." },
    matches: { "Match \($0) of \($1)." },
    nothingSearched: { "Nothing to search for. Press \($0) first." },
    badSpeed: { "Invalid speed \"\($0)\". Use a number from 0.01 to 1000." },
    fileExists: { path, command in "\(path) exists. To replace it: \(command) \(path)" },
    unsavedReplace: "Your events are not saved. If you open this, they are lost.",
    unsaved: { "Your events are not saved. \($0) again quits, \($1) saves them." },
    missingFile: { "\($0) needs a file name." },
    typed: { problem, isPlain in
      switch problem.fault {
      case .unknown(let found, .duration, _) where problem.position.column == 1 && isNumber(found):
        "No question is open."
      case .unknown(let found, .step, nil), .unknown(let found, .statement, nil):
        "Unknown event \"\(found)\". " + (isPlain ? "Type help." : "Press Tab for the list.")
      case .unknown, .ambiguous, .missing, .unwanted, .repeated, .repeatedPrediction,
        .predictsNothing, .stopsBeforeNothing, .lateDeclaration, .untimed, .openQuote, .systemName,
        .styleTooEarly, .windowsNeedScenes, .returnsNothing, .notUTF8, .control, .tooMuch, .nothing:
        English.problem(problem)
      }
    },
    full: { "The session holds \($0) events and can keep no more. Save it, then restart." })

  private static func isNumber(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
