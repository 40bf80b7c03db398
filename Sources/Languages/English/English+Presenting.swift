// SPDX-License-Identifier: Apache-2.0

extension English {
  final class PresentingSentences: PresentingPhrases {
    func begins(_ key: String) -> String {
      "Presenting. \(key) takes a step and hides its outcome."
    }

    var ends: String { "No longer presenting." }

    var hidden: String { "What happens?" }

    var hiddenPlain: String { "What happens? next reveals everything, step one line." }

    var thenMarked: String { "Your answer is marked after that." }

    var beforeStep: String { "before the step" }

    var revealAll: String { "reveal all" }

    var revealLine: String { "one line" }

    var isHidden: String { "HIDDEN" }

    func steps(_ first: Int, to last: Int, of count: Int) -> String {
      first == last ? "Step \(last) of \(count)" : "Steps \(first) to \(last) of \(count)"
    }

    func stepCount(_ count: Int) -> String { count == 1 ? "1 step" : "\(count) steps" }

    func next(_ step: String) -> String { "Next: \(step)" }

    var noCall: String { "No method was called." }

    var timePasses: String { "Time passes" }

    func notesElsewhere(_ command: String) -> String {
      "Your notes are in another terminal: run \(command) there."
    }

    func notesNotKept(_ why: String) -> String {
      "Your notes can't be shown in another terminal: \(why)"
    }

    var nothingPresented: String {
      "Nothing is presented now. Your notes come here when you present a scenario."
    }

    func expected(_ statement: String) -> String { "Answer: \(statement)" }

    func revealFirst(_ key: String) -> String {
      "The outcome is hidden. Press \(key) to reveal it."
    }
  }
}
