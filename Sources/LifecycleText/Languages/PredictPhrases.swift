// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

/// The sentences of questions and their answers.
package struct PredictPhrases: Sendable {
  package let title: @Sendable (_ number: Int) -> String
  package let question: @Sendable (Question.Subject, _ app: String) -> String
  package let tasks: @Sendable (_ names: String) -> String
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
  /// The same for one method in a list.
  package let swapped: @Sendable (_ said: String, _ right: String) -> String
  /// A method that the answer leaves out, and one that iOS does not call.
  package let missing: @Sendable (_ method: String) -> String
  package let surplus: @Sendable (_ method: String) -> String
  /// The heading of the sentence that corrects a misconception.
  package let correction: String
  package let correct: @Sendable (Misconception) -> String
  /// The rule behind the answer is disputed or assumed.
  package let doubt: @Sendable (_ grade: String) -> String
  /// There is no question to ask.
  package let noQuestion: String
  package let summary: String
  package let score: @Sendable (_ right: Int, _ all: Int) -> String
}
