// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// What is said when the user predicts what happens next.
package struct PredictPhrases: Sendable {
  package let title: @Sendable (_ number: Int) -> String
  /// Below a question: how to answer; methods can be typed where they are asked for.
  package let choose: @Sendable (_ choices: Int, _ subject: Question.Subject) -> String
  /// Below the marks of a question of the quiz.
  package let next: String
  package let question: @Sendable (Question.Subject, _ app: String) -> String
  package let tasks: @Sendable (_ names: String) -> String
  /// Methods of the app take time: each with its time.
  package let times: @Sendable (_ methods: String) -> String
  /// The heading of how things stand before it happens.
  package let before: String
  /// Time passes.
  package let passes: @Sendable (_ time: String) -> String
  /// No method.
  package let nothing: String
  /// No notification, or neither a method nor its notification.
  package let none: String
  /// One method or notification, and nothing else.
  package let only: @Sendable (_ name: String) -> String
  package let right: String
  package let wrong: String
  /// What was said, and what is right.
  package let instead: @Sendable (_ said: String, _ right: String) -> String
  /// A method that was left out, and one that is not called.
  package let missing: @Sendable (_ method: String) -> String
  package let surplus: @Sendable (_ method: String) -> String
  /// The heading of the sentence that corrects a misconception.
  package let correction: String
  package let correct: @Sendable (Misconception) -> String
  /// The answer rests on a rule that is disputed or assumed.
  package let doubt: @Sendable (_ grade: String) -> String
  /// Nothing can be asked.
  package let noQuestion: String
  package let summary: String
  package let score: @Sendable (_ right: Int, _ all: Int) -> String
}
