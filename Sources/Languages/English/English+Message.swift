// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension English {
  final class MessageSentences: MessagePhrases {
    func unknownKey(_ key: String, helpKey: String) -> String {
      "\(key) is not bound. \(helpKey) lists the keys."
    }

    func refusal(_ event: String, why: String, remedy way: String?) -> String {
      let refusal = "Can't \(lowercasedFirst(event)). \(why)"
      if let way { return refusal + " " + way }
      return refusal
    }

    func nothingForEnter(switcherKey: String, scenariosKey: String) -> String {
      "Enter does nothing here. \(switcherKey) opens the app switcher, \(scenariosKey) the scenarios."
    }

    func saveIsSlow(_ app: String, takes time: String, key: String?) -> String {
      let sentence = "The next save of \(app) takes \(time)."
      guard let key else { return sentence }
      return sentence + " \(key) goes to the Home Screen."
    }

    func press(_ keys: [String]) -> String { "Press " + keys.joined(separator: ", then ") + "." }

    func saved(_ path: String) -> String { "Saved as \(path)." }

    func notSaved(_ why: String) -> String { "Not saved: \(why)" }

    var nothingDue: String { "No deadline to skip to." }

    var skipped: String { "Skipped to the next deadline." }

    func noApp(_ number: Int) -> String { "No app has the number \(number)." }

    func stoppedAtLaunch(_ app: String) -> String {
      "\(app) will stop at launch: built with the iOS 27 SDK, it needs scenes (launch.scenes-required)."
    }

    func notOpened(_ why: String) -> String { "Can't open it: \(why)" }

    var begun: String { "Restarted." }

    func restarted(_ key: String) -> String { "Restarted. \(key) goes back to where you were." }

    var restartedPlain: String { "Restarted. Type redo to go back to where you were." }

    func noScenario(_ key: String) -> String {
      "No scenario is loaded. Press \(key) to choose one."
    }

    var noScenarioPlain: String {
      "No scenario is loaded. Type load and a name. applife scenarios lists the names."
    }

    var scenarioDone: String { "End of the scenario." }

    func nextStep(_ number: Int, of count: Int, _ step: String) -> String {
      "Next step (\(number) of \(count)): \(step)"
    }

    func scenarioResult(passed: Int, failed: Int) -> String {
      let end = "End of the scenario."
      if passed + failed == 0 { return end }
      let result = "\(passed) of \(passed + failed) expectations passed"
      return "\(end) \(result)" + (failed > 0 ? ", \(failed) failed." : ".")
    }

    func step(_ number: Int, of count: Int, _ text: String) -> String {
      "Step \(number) of \(count): \(text)"
    }

    func held(_ expectation: String) -> String { "Pass: \(expectation)" }

    func failed(_ expectation: String, found: String?) -> String {
      let failure = "Fail: \(expectation)."
      if let found { return failure + " Found: \(found)." }
      return failure
    }

    func noMatch(_ term: String) -> String { "\"\(term)\" is not in the log." }

    func matches(_ place: Int, of count: Int) -> String { "Match \(place) of \(count)." }

    func nothingSearched(_ searchKey: String) -> String {
      "Nothing to search for. Press \(searchKey) first."
    }

    var language: String { "The language is English." }

    func unknownLanguage(_ tag: String, _ tags: [String]) -> String {
      "No language is named \"\(tag)\". Use \(tags.joined(separator: ", "))."
    }

    var copied: String { "Copied, if the terminal lets programs use the clipboard." }

    var tooLongToCopy: String { "Too long for the clipboard. Save it to a file instead." }

    func pasted(_ promptKey: String) -> String {
      "A pasted text presses no keys. Press \(promptKey) first to type it."
    }

    func pasteCut(_ most: Int) -> String {
      "A line has at most \(most) characters: the pasted text is cut at …"
    }

    func badSpeed(_ text: String) -> String {
      "Invalid speed \"\(text)\". Use a number from 0.01 to 1000."
    }

    func fileExists(_ path: String, command: String) -> String {
      "\(path) exists. To replace it: \(command) \(path)"
    }

    var unsavedReplace: String {
      "Your events are not saved. If you open this, they are lost."
    }

    func unsaved(quitKey: String, saveKey: String) -> String {
      "Your events are not saved. \(quitKey) again quits, \(saveKey) saves them."
    }

    func unsaved(branch: String, quitKey: String, listKey: String) -> String {
      "Not saved: \(branch). \(quitKey) again quits, \(listKey) shows the branches."
    }

    func missingName(_ command: String) -> String { "\(command) needs a name." }

    func typed(_ problem: Scenario.Problem, _ isPlain: Bool) -> String {
      switch problem.fault {
      case .unknown(let found, .duration, _)
      where problem.position.column == 1 && ScenarioWords.isNumber(found):
        "No question is open."
      case .lateDeclaration("on"):
        "An app's code is declared before all steps of a scenario. Here \"slow save 8s\" makes the next save slow."
      case .lateDeclaration(let word):
        "'\(word)' is a declaration. applife reads declarations only from a file: applife FILE, or applife --plain < FILE"
      case .unknown(let found, .step, nil), .unknown(let found, .statement, nil):
        "Unknown event \"\(found)\". " + (isPlain ? "Type help." : "Press Tab for the list.")
      case .unknown, .outOfScope, .ambiguous, .missing, .unwanted, .repeated, .repeatedPrediction,
        .predictsNothing, .stopsBeforeNothing, .untimed, .openQuote, .systemName,
        .styleTooEarly, .windowsNeedScenes, .returnsNothing, .notUTF8, .control, .tooMuch, .nothing:
        English.shared.problem(problem)
      }
    }

    func full(_ count: Int) -> String {
      "The session holds \(count) events and can keep no more. Save it, then restart."
    }
  }
}
