// SPDX-License-Identifier: Apache-2.0

extension English {
  static let scenarios = ScenarioListPhrases(
    title: "Scenarios",
    search: "Search:",
    loading: "Reading the list…",
    others: "Other",
    nothingFound: "No scenario matches.")
}
