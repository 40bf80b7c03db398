// SPDX-License-Identifier: Apache-2.0

/// The sentences in the list of scenarios.
package struct ScenarioListPhrases: Sendable {
  package let title: String
  package let search: String
  package let loading: String
  /// The heading of the lessons.
  package let lessons: String
  /// The heading of scenarios without a topic.
  package let others: String
  package let nothingFound: String
}
