// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

/// The sentences of a walk through a scenario with a phone.
package protocol WalkPhrases: AnyObject, Sendable {
  /// A question at the start.
  func question(_ fact: Walk.Fact) -> String
  /// The label of such a fact.
  func fact(_ fact: Walk.Fact) -> String
  func verdict(_ verdict: Walk.Verdict) -> String
  func activity(_ activity: Walk.Activity) -> String
  var paused: String { get }

  // MARK: A step
  func step(_ number: Int, of count: Int) -> String
  /// Steps that only lead to this one.
  var preparation: String { get }
  /// Steps that only lead to this one, if there are too many to show them.
  func preparationList(first: Int, last: Int) -> String
  var toDo: String { get }
  var toSee: String { get }
  var callbacks: String { get }
  var noCallbacks: String { get }
  /// The heading of what neither the phone nor the app's log shows.
  var model: String { get }
  /// The comment before the step in the scenario.
  var comment: String { get }
  /// The event is not possible, so nothing must happen.
  var refused: String { get }
  var result: String { get }
  var instead: String { get }
  var note: String { get }
  /// The files that were attached to the step.
  var evidence: String { get }
  /// A note for other sessions.
  var followUp: String { get }
  /// The tester waits for that time.
  func wait(_ time: Duration) -> String
  var nothing: String { get }
  /// The state that an app must be in.
  func appState(_ app: String, state: String) -> String
  /// The title of the diagram with the state of an app after the step.
  func after(_ app: String) -> String
  /// The title of the list of all steps.
  var steps: String { get }
  /// The steps from the start to this one.
  var way: String { get }
  var wayIsEmpty: String { get }

  /// The heading of a column in the sheet.
  func column(_ column: WalkSheet.Column) -> String
  /// The word before a line of the sheet.
  func label(_ label: WalkSheet.Label) -> String
  /// The heading of a step that did not pass: "Step 3: failed".
  func stepHeading(_ number: Int, _ verdict: Walk.Verdict) -> String
  /// The heading of the files that were attached to a step: "Step 3: attached files".
  func evidenceHeading(_ number: Int) -> String
  /// The heading of the notes for other sessions.
  var followUpHeading: String { get }
  /// A step without a verdict, in a word.
  var open: String { get }
  /// The number of times each verdict was given, and the number of steps without one.
  func counts(passed: Int, failed: Int, blocked: Int, skipped: Int, open: Int) -> String
  /// "3:07 min"
  func clock(_ time: String) -> String
  /// A command, and the keys that are pressed then.
  func thenKeys(_ command: String, keys: String) -> String
  /// The columns of the trace that a step should have: time, app, kind and the trace.
  var traceColumns: [String] { get }

  // MARK: The whole walk
  /// The number of steps that need a verdict.
  func length(_ count: Int) -> String
  /// "3 passed": the number of times a verdict was given.
  func tally(_ count: Int, _ verdict: Walk.Verdict) -> String
  func end(_ count: Int) -> String
  func open(_ numbers: String) -> String
  var times: String { get }
  func minutes(_ minutes: Int) -> String
  /// The way to get reports, for a session file.
  func report(_ file: String) -> String
  func resumed(_ number: Int, of count: Int) -> String
  func begun(_ file: String) -> String
  /// The lines at the end of the program.
  func farewell(_ judged: Int, of count: Int, _ file: String) -> [String]
  /// A note was written.
  var saved: String { get }
  /// No folder was named from which the newest file could be attached.
  var noEvidenceFolder: String { get }
  /// A file was attached, or was attached before.
  func attached(_ file: String) -> String
  func alreadyAttached(_ file: String) -> String
  func notAttached(_ why: String) -> String
  /// The reason that a file is not shown in a report.
  func missing(_ evidence: MissingEvidence) -> String
  /// The verdict could not be written.
  func notKept(_ why: String) -> String
  /// Quitting would lose the times.
  func leaveAnyway(_ why: String) -> String
  var isFirst: String { get }
  var isLast: String { get }

  // MARK: Keys and words
  /// The keys, the most important first, and whether they work only at a step.
  var keys: [(key: String, label: String, isForStep: Bool)] { get }
  /// Enter does nothing, because a verdict is awaited, or because the walk is over.
  var enterNeedsVerdict: String { get }
  var enterAtTheEnd: String { get }
  /// The first choice of what happened instead: the app's log shows nothing.
  var nothingWasLogged: String { get }
  var pickerKeys: String { get }
  var lineKeys: String { get }
  var help: [(key: String, meaning: String)] { get }
  var plainHelp: [String] { get }
  var plainAdvice: String { get }
  func unknownWord(_ word: String, nearest: String?) -> String
  func unknownStep(_ count: Int) -> String
  /// A problem in a session file, without the place.
  func fileProblem(_ problem: WalkFile.Problem) -> String
}

/// A reason that a file which was attached to a step is not shown in a report.
package enum MissingEvidence: Equatable, Sendable {
  /// It is not in the folder beside the session any more.
  case isGone
  /// It is another one than was attached.
  case isAnother
  /// The picture is larger than a sheet shows, or the pictures before it were: the limits in megabytes.
  case isTooLarge(Int, all: Int)
}
