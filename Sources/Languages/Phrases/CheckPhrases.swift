// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// The sentences of `applife check`.
package protocol CheckPhrases: AnyObject, Sendable {
  /// The number of lines in the log, and the number of those about the life cycle.
  func summary(_ lines: Int, observations: Int) -> String
  var nothingFound: String { get }
  /// The apps that were asked for and log nothing.
  func noLine(of apps: [String]) -> String
  /// The heading of the lines that came nearest, if nothing was found.
  var nearest: String { get }
  /// The reading of a line, and the pattern with which it would be read like that.
  func readAs(_ hint: LogHints.Hint) -> String
  /// The apps that log something, if none of them was asked for.
  func otherApps(_ names: [String]) -> String
  var fits: String { get }
  /// The lines that depart, and those that could not be decided besides.
  func departs(_ count: Int, undecided: Int) -> String
  /// The log could not be decided, because of lines that fit none of the explanations that were kept, or
  /// because the check stopped (``stopped``): then there may be no such line.
  func undecided(_ count: Int) -> String
  /// The log could not be decided, because of lines of more apps than are checked.
  func unchecked(_ count: Int) -> String
  /// A thing that the check took to be true.
  func assumption(_ assumption: LogCheck.Assumption) -> String
  /// A method or notification that contradicts the model, and its app.
  func departure(_ app: String, seen: String, _ seconds: Int?) -> String
  /// A line that fits none of the explanations that were kept, and its app.
  func undecidedLine(_ app: String, seen: String) -> String
  /// The calls that the model requires next, and those that it allows.
  func due(_ names: [String]) -> String
  func possible(_ names: [String]) -> String
  var nothingPossible: String { get }
  /// A rule's id, its grade and its sentence.
  func rule(_ id: String, grade: String, text: String) -> String
  var noRule: String { get }
  /// The heading of the scenario, and the app whose lines alone it explains.
  func story(_ isWhole: Bool, of app: String?) -> String
  /// The title of that scenario: the log's name, and the app.
  func storyTitle(_ log: String, of app: String?) -> String
  /// The apps whose scenarios are not shown.
  func otherStories(of apps: [String]) -> String
  /// The scenario is too long to print.
  func longStory(_ steps: Int) -> String
  /// The scenario explains only the beginning of the log.
  func cutStory(_ told: Int) -> String
  /// The number of its steps that have another possible explanation.
  func open(_ count: Int) -> String
  func end(_ app: String, _ states: [String]) -> String
  func silent(_ app: String, _ methods: [String]) -> String
  /// The lines of apps that are not checked, and the most apps that are; nil if others were asked for.
  func others(_ count: Int, mostApps: Int?) -> String
  /// Nothing can be said of a log whose newest line comes first.
  var newestFirst: String { get }
  /// The number of times the clock goes backwards, the first line that does, and by how many seconds.
  func backwards(_ count: Int, line: Int, seconds: Int) -> String
  func long(_ count: Int) -> String
  /// The lines from which sequences for terminals were taken off.
  func colored(_ count: Int) -> String
  /// More explanations fitted than the checker keeps.
  func capped(_ most: Int) -> String
  /// Said of a line that could not be decided because of this.
  var uncertain: String { get }
  /// The check stopped at a line of an app, because it had done all the work that it may do.
  func stopped(_ app: String, _ line: Int) -> String
  /// A method appeared for the first time, too late to check the beginning again.
  func surprise(_ app: String, name: String, line: Int) -> String
  /// Departures that are counted and not described.
  func further(_ count: Int) -> String
  /// Undecided lines that are counted and not described.
  func furtherUndecided(_ count: Int) -> String
  /// The observation of a line in a followed log.
  func line(_ number: Int, _ text: String) -> String
  /// A followed log has become long, and the session starts again.
  func followedAnew(_ lines: Int) -> String
  func logEnded(_ lines: Int) -> String
  /// The number of lines of a followed log that depart, and the key that lists them, for the header.
  func departureCount(_ count: Int, _ key: String) -> String
  /// The title of their list, and what stands there if no log is followed, or if there are none.
  var departuresTitle: String { get }
  var nothingFollowed: String { get }
  var noDepartures: String { get }
  /// Said of a line that once departed, and that the lines behind it explain.
  var explainedSince: String { get }
  /// The sign of an event that no line of a followed log says, and the word at the end of its row.
  var inferredMark: String { get }
  var inferred: String { get }
  /// A note of the scenario: the step happened before the log begins.
  var beforeLog: String { get }
  /// A note of the scenario: the process ended before it had logged everything that was due.
  var endedEarly: String { get }
  /// A note of the scenario: the line came so long after the one before, longer than iOS lets an app take.
  func late(_ time: String) -> String
  /// The reason for the end of a process, in the word of the line that tells it; nil if the line has none.
  ///
  /// - Parameter namesReason: False if the word, a signal, leaves the reason open.
  func ending(_ word: String?, namesReason: Bool) -> String
  /// A note of the scenario: what could have happened instead.
  func alternatives(_ events: [String]) -> String
  /// A name for the first line of a process with another identifier.
  var newProcess: String { get }
  func badPattern(_ problem: LogPattern.Problem) -> String
}
