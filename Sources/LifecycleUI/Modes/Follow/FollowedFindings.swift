// SPDX-License-Identifier: Apache-2.0

/// The findings of the check of a followed log so far. They outlive a run: whatever the session
/// does, no finding is lost.
package struct FollowedFindings: Hashable, Sendable {
  /// A line of the log that does not fit.
  package struct Finding: Hashable, Sendable {
    /// The line, counted from one.
    package let line: Int
    package let app: String
    /// The lines about it: the departure, the model's expectation there, and the rule.
    package var text: [String]
    /// The lines around it, as they came, with their numbers.
    package var around: [String]
    /// True if the lines that came since explain it after all.
    package var isExplained = false

    package init(line: Int, app: String, text: [String], around: [String]) {
      self.line = line
      self.app = app
      self.text = text
      self.around = around
    }
  }

  /// The number of lines that depart from the model. It may be more than are listed.
  package var count = 0
  /// The findings in the order of the log.
  package var list: [Finding] = []

  package init() {}
}
