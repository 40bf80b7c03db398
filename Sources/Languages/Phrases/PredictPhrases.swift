// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// The sentences of questions and their answers.
package protocol PredictPhrases: AnyObject, Sendable {
  func title(_ number: Int) -> String
  func question(_ subject: Question.Subject, _ app: String) -> String
  /// The device before the event: "iOS 26. Screen: Notes."
  func device(_ version: SystemVersion, _ screen: String) -> String
  func tasks(_ names: String) -> String
  /// The way to answer, if Enter was pressed before anything was chosen.
  func howToAnswer(_ choices: Int) -> String
  /// The keys that answer in plain mode, where `next` asks again.
  func howToAnswerPlain(_ choices: Int) -> String
  /// The methods of the app that take time, each with its time.
  func times(_ methods: String) -> String
  /// The heading of the situation before the event.
  var before: String { get }
  /// "Ten minutes pass."
  func passes(_ time: Duration) -> String
  /// No method.
  var nothing: String { get }
  /// No notification, or neither a method nor its notification.
  var none: String { get }
  /// One method or notification, and nothing else.
  func only(_ name: String) -> String
  var right: String { get }
  var wrong: String { get }
  /// The verdict in plain mode: a sentence, and for a wrong answer the right one and the one that was given.
  var isRight: String { get }
  func isWrong(right: String, said: String) -> String
  /// A wrong answer, and the right one.
  func instead(said: String, right: String) -> String
  /// The headings of the order that was given, and of the right one.
  var said: String { get }
  var itIs: String { get }
  /// The heading of what explains the answer.
  var explanation: String { get }
  func correct(_ misconception: Misconception) -> String
  /// The rule behind the answer is disputed or assumed.
  func doubt(_ grade: String) -> String
  /// There is no question to ask.
  var noQuestion: String { get }
  var summary: String { get }
  /// The title of questions on paper.
  var paper: String { get }
  /// The words before the lines for a name and a date on paper: "Name:"
  var sheetName: String { get }
  var sheetDate: String { get }
  /// The heading of the answers on paper.
  var answers: String { get }
  /// An answer on paper, and why it is right.
  func answer(_ text: String, why: String) -> String
  func score(_ right: Int, of all: Int) -> String
}
