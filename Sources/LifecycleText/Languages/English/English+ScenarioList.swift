// SPDX-License-Identifier: Apache-2.0

extension English {
  static let scenarios = ScenarioListPhrases(
    title: "Scenarios",
    search: "Search:",
    close: "Enter opens, Esc closes, type to search",
    loading: "Reading the list…",
    others: "Other",
    nothingFound: "No scenario matches.")
}
