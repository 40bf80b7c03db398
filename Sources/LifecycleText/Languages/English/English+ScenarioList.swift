// SPDX-License-Identifier: Apache-2.0

extension English {
  static let scenarios = ScenarioListPhrases(
    title: "Lessons and scenarios",
    search: "Search:",
    loading: "Reading the list…",
    lessons: "Lessons",
    others: "Other",
    nothingFound: "Nothing matches.")
}
