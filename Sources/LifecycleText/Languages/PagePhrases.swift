// SPDX-License-Identifier: Apache-2.0

/// The sentences of a page for browsers that the terminal does not have.
package struct PagePhrases: Sendable {
  // MARK: Headings
  package let steps: String
  package let timeline: String
  /// The events that are not possible now.
  package let notPossible: String
  /// The heading of the recorded run.
  package let outcome: String
  /// The columns of the recorded run.
  package let columns: [String]
  package let passed: String
  package let failed: String

  // MARK: Buttons
  package let step: String
  package let play: String
  package let stop: String
  /// How fast steps follow each other while the page plays.
  package let pace: String
  /// The name of the field for statements.
  package let statement: String
  package let send: String
  /// The heading of the buttons that are needed less often.
  package let more: String
  /// Leaves a question without an answer.
  package let pass: String
  package let close: String
  package let copyLink: String
  package let saveScenario: String
  package let showCommand: String
  /// Shows the recorded run, or hides it.
  package let record: String

  // MARK: What the page says
  package let speed: String
  package let paused: String
  package let past: String
  package let link: String
  package let command: String
  package let copied: String
  package let longLink: String
  package let badLink: String
  package let trapped: String
  package let oldBrowser: String
  package let notStarted: String

  // MARK: The course
  package let course: String
  package let courseAbout: String
}
