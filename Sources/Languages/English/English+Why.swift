// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension English {
  final class WhySentences: WhyPhrases {
    func happened(_ time: String, app: String?) -> String {
      app.map { "\(seconds(time)), \($0)" } ?? seconds(time)
    }

    var role: String { "In this method" }

    var meaning: String { "Meaning" }

    var leadsTo: String { "Possible next states" }

    var rule: String { "Rule" }

    var grade: String { "Grade" }

    var sources: String { "Sources" }

    var followed: String { "Sources applife follows" }

    var opposing: String { "Sources that disagree" }

    var chain: String { "Steps from the cause to this, each with the app's state" }

    var forgotten: String { "The first steps are no longer in the log." }

    func reached(_ limit: TimeLimit) -> String {
      "time limit reached: \(English.shared.limit(limit))"
    }

    func countdown(_ limit: TimeLimit, _ left: String) -> String {
      "\(English.shared.limit(limit)), \(left) left"
    }

    var forbidden: String { "Why it is not possible" }

    var possibleNow: String { "It is possible now." }

    var toMakePossible: String { "Shortest way to make it possible" }

    func notThere(_ app: String) -> String { "\(app) is not in this state" }

    var toGetThere: String { "Shortest way there" }

    var lastTime: String { "Last time in this state" }

    var noWay: String { "None found." }

    var forOtherApp: String { "Possible with another app" }

    var wait: String { "Skip to the next deadline." }

    func timer(since: String, due: String, _ isFatal: Bool) -> String {
      let end =
        isFatal
        ? "When it runs out, iOS terminates the app."
        : "When it runs out, the app is not terminated."
      return "It started at \(seconds(since)) and runs out at \(seconds(due)). \(end)"
    }

    func isPossible(_ event: String, key: String) -> String {
      "\(event) is possible now. Press \(key)."
    }

    func isThere(_ app: String, state: String) -> String { "\(app): \(state)." }

    var choose: String { "Type 1 to do this." }

    var nothing: String { "There is nothing to explain yet." }

    var nothingTitle: String { "Why" }

    func noRow(_ number: Int) -> String { "The log has no row \(number) with a cause." }

    var usage: String { "Type why, or why 12 for row 12, or why not and an event." }

    func hint(_ key: String) -> String { "\(key): why?" }
  }
}
