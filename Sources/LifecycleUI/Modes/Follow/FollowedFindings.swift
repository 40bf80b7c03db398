// SPDX-License-Identifier: Apache-2.0

/// What the check of a followed log has found so far. It outlives a run: whatever the session does, no
/// finding is lost.
package struct FollowedFindings: Hashable, Sendable {
  /// A line of the log that does not fit.
  package struct Finding: Hashable, Sendable {
    /// The line, counted from one.
    package let line: Int
    package let app: String
    /// What is said of it: the departure, what the model allows there, and the rule.
    package var text: [String]
    /// The lines around it, as they came, with their numbers.
    package var around: [String]
    /// Whether the lines that came since explain it after all.
    package var isExplained = false

    package init(line: Int, app: String, text: [String], around: [String]) {
      self.line = line
      self.app = app
      self.text = text
      self.around = around
    }
  }

  /// How many lines depart from the model. It may be more than are listed.
  package var count = 0
  /// In the order of the log.
  package var list: [Finding] = []

  package init() {}
}
