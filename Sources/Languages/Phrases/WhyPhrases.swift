// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The sentences in the cards that explain something.
package protocol WhyPhrases: AnyObject, Sendable {
  /// "2.00 s, Notes": when, and to which app.
  func happened(_ time: String, app: String?) -> String
  /// The heading of the role of a method.
  var role: String { get }
  var meaning: String { get }
  var leadsTo: String { get }
  var rule: String { get }
  var grade: String { get }
  var sources: String { get }
  /// The heading of the sources the program follows in a dispute, and of the others.
  var followed: String { get }
  var opposing: String { get }
  /// The heading of the steps from the input to the explained entry.
  var chain: String { get }
  /// The first steps are no longer in the log.
  var forgotten: String { get }
  /// "time limit reached: suspension", between two steps.
  func reached(_ limit: TimeLimit) -> String
  /// "suspension, 3.2 s left": a timer and the time that is left.
  func countdown(_ limit: TimeLimit, _ left: String) -> String
  /// The heading of the rule that forbids an event.
  var forbidden: String { get }
  var possibleNow: String { get }
  var toMakePossible: String { get }
  /// The heading of why an app is not in a state.
  func notThere(_ app: String) -> String
  var toGetThere: String { get }
  var lastTime: String { get }
  var noWay: String { get }
  /// The heading of the same event for an app that could receive it.
  var forOtherApp: String { get }
  /// A step that waits until the next deadline.
  var wait: String { get }
  /// The start and the end of a limit, and whether its end terminates the app.
  func timer(since: String, due: String, _ isFatal: Bool) -> String
  /// The offered steps were done.
  func isPossible(_ event: String, key: String) -> String
  func isThere(_ app: String, state: String) -> String
  /// The way to do the offered steps in plain mode.
  var choose: String { get }
  var nothing: String { get }
  /// The title of a card that explains nothing.
  var nothingTitle: String { get }
  func noRow(_ number: Int) -> String
  var usage: String { get }
  /// The key that explains a refusal, after its sentence.
  func hint(_ key: String) -> String
}
