// SPDX-License-Identifier: Apache-2.0

extension English {
  final class PaletteSentences: PalettePhrases {
    func topic(_ name: String) -> String { "Show the keys: \(name)" }

    var statements: [(words: String, meaning: String)] {
      [
        ("wait ", "Let time pass: wait 5s"),
        ("skip", "Skip to the next deadline"),
        ("expect ", "Check something: expect Notes background"),
        ("within ", "Check something later: within 5s expect Notes suspended"),
        ("predict ", "Ask before the next event"),
      ]
    }
  }
}
