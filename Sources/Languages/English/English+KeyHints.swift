// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

extension English {
  final class KeyHintSentences: KeyHintPhrases {
    var close: String { "close" }

    var scroll: String { "scroll" }

    var filter: String { "filter" }

    var showAll: String { "show all" }

    var parts: String { "next part" }

    var startCard: String { "start card" }

    var select: String { "select" }

    var sideways: String { "sideways" }

    var open: String { "open" }

    var choose: String { "choose" }

    var typeToSearch: String { "type to search" }

    var goToRow: String { "go to the row" }

    var doIt: String { "do" }

    var takeOver: String { "into the line" }

    func doStep(_ step: String) -> String { "do \"\(step)\"" }

    func doSteps(_ count: Int) -> String { "do these \(count) steps" }

    var switchBranch: String { "switch" }

    var nameBranch: String { "name" }

    var save: String { "save" }

    var compare: String { "compare" }

    var differences: String { "difference" }

    var versions: String { "versions" }
    var methods: String { "methods" }

    var entries: String { "entries" }

    var stopMarking: String { "stop marking" }

    var answer: String { "answer" }

    var answerSelected: String { "answer" }

    func typeAnswer(_ subject: Question.Subject) -> String {
      switch subject {
      case .calls, .notCalled: "or type the methods"
      case .state: "or type the state"
      case .notifications, .order: "or type the names"
      }
    }

    var skip: String { "skip" }

    var nextQuestion: String { "next question" }

    var goOn: String { "continue" }

    var rule: String { "rule and sources" }

    var answerAgain: String { "back to the answer" }

    func goToStep(_ number: Int) -> String { "go back to step \(number)" }

    func startLesson(_ number: Int) -> String { "start lesson \(number)" }

    var summary: String { "summary" }

    var copy: String { "copy" }

    var copyLink: String { "copy link" }

    var copyScenario: String { "copy scenario" }
  }
}
