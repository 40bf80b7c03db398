// SPDX-License-Identifier: Apache-2.0

extension English {
  final class PaletteSentences: PalettePhrases {
    func events(possible: Int, of count: Int) -> String {
      "Events: \(possible) of \(count) possible now"
    }

    func rows(_ first: Int, to last: Int, of count: Int) -> String {
      "rows \(first)-\(last) of \(count)"
    }

    var typeToFind: String { "type to find" }

    var enteredBefore: String { "Entered before" }

    func next(_ states: String) -> String { "Next: \(states)." }

    var noChange: String { "No state changes." }

    func found(_ count: Int) -> String { count == 1 ? "1 found" : "\(count) found" }

    var nothing: String {
      "Nothing has such a name. Delete letters: an empty line shows all events."
    }

    func topic(_ name: String) -> String { "Show the keys: \(name)" }

    func meaning(of word: StatementWord) -> String {
      switch word {
      case .wait: "Let time pass"
      case .skip: "Skip to the next deadline"
      case .expect: "Check something"
      case .within: "Check something later"
      case .predict: "Ask before the next event"
      }
    }
  }
}
