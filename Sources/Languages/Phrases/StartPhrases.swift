// SPDX-License-Identifier: Apache-2.0

/// The sentences of the card at the start, which asks what brings the user here.
package protocol StartPhrases: AnyObject, Sendable {
  var title: String { get }
  /// The choices, each with a word or two and a sentence.
  var play: Choice { get }
  var course: Choice { get }
  var scenarios: Choice { get }
  var keys: Choice { get }
  var fiveSeconds: Choice { get }
  /// The number of lessons that are done, and the next one.
  func lessons(_ done: Int, of count: Int, next: String) -> String
  /// The heading of the commands.
  var commands: String { get }
  /// Commands, each with its purpose.
  var others: [(command: String, meaning: String)] { get }
  /// Any key of an event does the event.
  var anyKey: String { get }

  typealias Choice = (name: String, meaning: String)
}
