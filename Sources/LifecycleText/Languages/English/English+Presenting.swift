// SPDX-License-Identifier: Apache-2.0

extension English {
  static let presenting = PresentingPhrases(
    begins: { "Presenting. \($0) takes a step and hides its outcome." },
    ends: "No longer presenting.",
    hidden: { "What happens? \($0) reveals everything, \($1) one line." },
    hiddenPlain: "What happens? next reveals everything, step one line.",
    revealAll: "reveal all",
    revealLine: "one line",
    isHidden: "HIDDEN",
    steps: { first, last, count in
      first == last ? "Step \(last) of \(count)" : "Steps \(first) to \(last) of \(count)"
    },
    stepCount: { $0 == 1 ? "1 step" : "\($0) steps" },
    next: { "Next: \($0)" },
    noCall: "No method was called.",
    timePasses: "Time passes",
    notes: "Speaker notes",
    expected: { "Answer: \($0)" },
    revealFirst: { "The outcome is hidden. Press \($0) to reveal it." })
}
