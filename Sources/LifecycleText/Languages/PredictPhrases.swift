// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

/// The sentences of questions and their answers.
package struct PredictPhrases: Sendable {
  package let title: @Sendable (_ number: Int) -> String
  package let question: @Sendable (Question.Subject, _ app: String) -> String
  package let tasks: @Sendable (_ names: String) -> String
  /// How to answer, if Enter was pressed before anything was chosen.
  package let howToAnswer: @Sendable (_ choices: Int) -> String
  /// The same in plain mode, where `next` asks again.
  package let howToAnswerPlain: @Sendable (_ choices: Int) -> String
  /// The methods of the app that take time, each with its time.
  package let times: @Sendable (_ methods: String) -> String
  /// The heading of the situation before the event.
  package let before: String
  /// "Ten minutes pass."
  package let passes: @Sendable (_ time: Duration) -> String
  /// No method.
  package let nothing: String
  /// No notification, or neither a method nor its notification.
  package let none: String
  /// One method or notification, and nothing else.
  package let only: @Sendable (_ name: String) -> String
  package let right: String
  package let wrong: String
  /// A wrong answer, and the right one.
  package let instead: @Sendable (_ said: String, _ right: String) -> String
  /// The headings of the order that was given, and of the right one.
  package let said: String
  package let itIs: String
  /// A wrong answer after the right one, in plain mode.
  package let youSaid: @Sendable (_ said: String) -> String
  /// The heading of what explains the answer.
  package let explanation: String
  package let correct: @Sendable (Misconception) -> String
  /// The rule behind the answer is disputed or assumed.
  package let doubt: @Sendable (_ grade: String) -> String
  /// There is no question to ask.
  package let noQuestion: String
  package let summary: String
  /// The title of questions on paper.
  package let paper: String
  /// The heading of the answers on paper.
  package let answers: String
  package let score: @Sendable (_ right: Int, _ all: Int) -> String
}
