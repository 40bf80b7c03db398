// SPDX-License-Identifier: Apache-2.0

extension English {
  static let presenting = PresentingPhrases(
    begins: { "Presenting. \($0) takes a step and hides its outcome." },
    ends: "No longer presenting.",
    hidden: { "What happens? \($0) reveals everything, \($1) one line." },
    hiddenPlain: "What happens? next reveals everything, step one line.",
    revealAll: "reveal all",
    revealLine: "one line",
    isHidden: "HIDDEN")
}
