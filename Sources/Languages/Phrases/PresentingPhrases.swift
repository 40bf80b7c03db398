// SPDX-License-Identifier: Apache-2.0

/// The sentences of a presentation to a class.
package protocol PresentingPhrases: AnyObject, Sendable {
  func begins(_ key: String) -> String
  var ends: String { get }
  /// A step was taken, and its outcome is hidden. The keys that reveal it stand in the last row.
  var hidden: String { get }
  /// A step was taken, and its outcome is hidden, in plain mode.
  var hiddenPlain: String { get }
  /// Said behind ``hidden`` once a question was answered.
  var thenMarked: String { get }
  /// Stands at the state that an app was in, while the outcome of a step is hidden.
  var beforeStep: String { get }
  /// The labels of the two keys.
  var revealAll: String { get }
  var revealLine: String { get }
  /// The outcome is hidden. The first row shows this word.
  var isHidden: String { get }
  /// The steps that are on the stage, by their numbers.
  func steps(_ first: Int, to last: Int, of count: Int) -> String
  /// The number of steps, before the first.
  func stepCount(_ count: Int) -> String
  /// The step that comes next, as a scenario writes it.
  func next(_ step: String) -> String
  /// A step was taken, and no method of the app was called.
  var noCall: String { get }
  /// The last step was taken, and time passes until what is expected is judged.
  var timePasses: String { get }
  /// The command that shows the speaker's notes in another terminal.
  func notesElsewhere(_ command: String) -> String
  /// The notes could not be written for another terminal, and why.
  func notesNotKept(_ why: String) -> String
  /// There are no speaker's notes, because no scenario is presented.
  var nothingPresented: String { get }
  /// The expectation of a step: a statement of the scenario.
  func expected(_ statement: String) -> String
  /// Something that would tell the outcome was asked for: the key that reveals it.
  func revealFirst(_ key: String) -> String
}
