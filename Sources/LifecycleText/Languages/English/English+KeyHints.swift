// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

extension English {
  static let keyHints = KeyHintPhrases(
    close: "close",
    scroll: "scroll",
    filter: "filter",
    showAll: "show all",
    parts: "next part",
    startCard: "start card",
    select: "select",
    sideways: "sideways",
    open: "open",
    choose: "choose",
    typeToSearch: "type to search",
    goToRow: "go to the row",
    doStep: { "do \"\($0)\"" },
    doSteps: { "do these \($0) steps" },
    switchBranch: "switch",
    nameBranch: "name",
    save: "save",
    compare: "compare",
    differences: "difference",
    methods: "methods",
    entries: "entries",
    stopMarking: "stop marking",
    answer: "answer",
    answerSelected: "answer",
    typeAnswer: { subject in
      switch subject {
      case .calls, .notCalled: "or type the methods"
      case .state: "or type the state"
      case .notifications, .order: "or type the names"
      }
    },
    skip: "skip",
    nextQuestion: "next question",
    goOn: "go on",
    rule: "rule and sources",
    answerAgain: "back to the answer",
    goToStep: { "go back to step \($0)" },
    startLesson: { "start lesson \($0)" },
    summary: "summary")
}
