// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  static let why = WhyPhrases(
    happened: { time, app in app.map { "\(seconds(time)), \($0)" } ?? seconds(time) },
    role: "In this method",
    meaning: "Meaning",
    leadsTo: "Possible next states",
    rule: "Rule",
    grade: "Grade",
    sources: "Sources",
    followed: "Sources applife follows",
    opposing: "Sources that disagree",
    chain: "From the cause to this, with the state found by each step",
    forgotten: "The beginning is no longer in the log.",
    reached: { "time limit reached: \($0)" },
    forbidden: "Not possible, because",
    possibleNow: "It is possible now.",
    toMakePossible: "Shortest way to make it possible",
    notThere: { "\($0) is not in this state" },
    toGetThere: "Shortest way there",
    lastTime: "Last time in this state",
    noWay: "None found.",
    forOtherApp: "Possible with another app",
    wait: "Skip to the next deadline.",
    timer: { since, due, isFatal in
      let end = isFatal ? "The app is terminated when it runs out." : "The app survives it."
      return "Since \(seconds(since)), due at \(seconds(due)). \(end)"
    },
    isPossible: { "Possible now: \($0). Press \($1)." },
    isThere: { "\($0): \($1)." },
    choose: "Type 1 to do this.",
    close: "Enter goes there, Esc closes",
    nothing: "Nothing to explain yet.",
    noRow: { "The log has no row \($0) with a cause." },
    usage: "Type why, why and a row's number, or why not and an event.",
    hint: { "\($0): why?" })
}
