// SPDX-License-Identifier: Apache-2.0

extension English {
  static let palette = PalettePhrases(
    topic: { "Show the keys: \($0)" },
    statements: [
      ("wait ", "Let time pass: wait 5s"),
      ("skip", "Skip to the next deadline"),
      ("expect ", "Check something: expect Notes background"),
      ("within ", "Check something later: within 5s expect Notes suspended"),
      ("predict ", "Ask before the next event"),
    ])
}
