// SPDX-License-Identifier: Apache-2.0

extension English {
  final class ScenarioListSentences: ScenarioListPhrases {
    var title: String { "Lessons and scenarios" }

    var search: String { "Search:" }

    var loading: String { "Reading the list…" }

    var lessons: String { "Lessons" }

    var others: String { "Other" }

    var nothingFound: String { "Nothing matches." }
  }
}
