// SPDX-License-Identifier: Apache-2.0

/// The sentences in the list of scenarios.
package protocol ScenarioListPhrases: AnyObject, Sendable {
  var title: String { get }
  var search: String { get }
  var loading: String { get }
  /// The heading of the lessons.
  var lessons: String { get }
  /// The heading of scenarios without a topic.
  var others: String { get }
  var nothingFound: String { get }
}
