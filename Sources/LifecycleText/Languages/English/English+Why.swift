// SPDX-License-Identifier: Apache-2.0

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
    chain: "Steps from the cause to this, each with the app's state",
    forgotten: "The first steps are no longer in the log.",
    reached: { "time limit reached: \($0)" },
    forbidden: "Why it is not possible",
    possibleNow: "It is possible now.",
    toMakePossible: "Shortest way to make it possible",
    notThere: { "\($0) is not in this state" },
    toGetThere: "Shortest way there",
    lastTime: "Last time in this state",
    noWay: "None found.",
    forOtherApp: "Possible with another app",
    wait: "Skip to the next deadline.",
    timer: { since, due, isFatal in
      let end =
        isFatal
        ? "When it runs out, iOS terminates the app."
        : "When it runs out, the app is not terminated."
      return "It started at \(seconds(since)) and runs out at \(seconds(due)). \(end)"
    },
    isPossible: { "\($0) is possible now. Press \($1)." },
    isThere: { "\($0): \($1)." },
    choose: "Type 1 to do this.",
    nothing: "There is nothing to explain yet.",
    nothingTitle: "Why",
    noRow: { "The log has no row \($0) with a cause." },
    usage: "Type why, or why 12 for row 12, or why not and an event.",
    hint: { "\($0): why?" })
}
