// SPDX-License-Identifier: Apache-2.0

/// The sentences of a page for browsers that the terminal does not have.
package protocol PagePhrases: AnyObject, Sendable {
  // MARK: Headings
  var steps: String { get }
  var timeline: String { get }
  /// The events that are not possible now.
  var notPossible: String { get }
  /// The heading of the recorded run.
  var outcome: String { get }
  /// The columns of the recorded run.
  var columns: [String] { get }
  var passed: String { get }
  var failed: String { get }

  // MARK: Buttons
  var step: String { get }
  var play: String { get }
  var stop: String { get }
  /// The pace at which steps follow each other while the page plays.
  var pace: String { get }
  /// The name of the field for statements.
  var statement: String { get }
  var send: String { get }
  /// The heading of the buttons that are needed less often.
  var more: String { get }
  /// Leaves a question without an answer.
  var pass: String { get }
  var close: String { get }
  var copyLink: String { get }
  var saveScenario: String { get }
  var showCommand: String { get }
  /// Shows the recorded run, or hides it.
  var record: String { get }

  /// The switch that asks for a prediction before each event and each step.
  var predict: String { get }

  // MARK: What the page says
  /// A key, or a word that was typed, that a page has no use for.
  func terminalOnly(_ name: String) -> String
  var speed: String { get }
  var paused: String { get }
  var past: String { get }
  var link: String { get }
  var command: String { get }
  var copied: String { get }
  var longLink: String { get }
  var badLink: String { get }
  var trapped: String { get }
  var oldBrowser: String { get }
  var notStarted: String { get }

  // MARK: Issues
  /// The button that copies a description of the session for a bug report.
  var copyIssue: String { get }
  /// The headings in it: what was expected, what happened, and the last calls.
  var expected: String { get }
  var actual: String { get }
  var lastCalls: String { get }
  var issueCopied: String { get }

  // MARK: The course
  /// The headings of the step that comes next, and of the explanation of the last one.
  var next: String { get }
  var explained: String { get }
  /// Saves the answers to a file for the teacher.
  var handIn: String { get }
  /// The switch for keys of one letter.
  var keys: String { get }
  /// The label of the three parts of a page on a telephone.
  var views: String { get }
  /// The label of the slider of the timeline.
  var moment: String { get }
  /// The switch that hides what an event leads to, until it is asked for.
  var hideOutcomes: String { get }
  var course: String { get }
  var courseAbout: String { get }
}
