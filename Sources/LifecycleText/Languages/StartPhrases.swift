// SPDX-License-Identifier: Apache-2.0

/// The sentences of the card at the start, which asks what brings the user here.
package struct StartPhrases: Sendable {
  package let title: String
  /// The choices, each with a word or two and a sentence.
  package let play: Choice
  package let course: Choice
  package let scenarios: Choice
  package let keys: Choice
  /// How many lessons are done, and the next one.
  package let lessons: @Sendable (_ done: Int, _ count: Int, _ next: String) -> String
  /// The heading of the commands.
  package let commands: String
  /// Commands, each with its purpose.
  package let others: [(command: String, meaning: String)]
  /// Any key of an event does the event.
  package let anyKey: String

  package typealias Choice = (name: String, meaning: String)
}
