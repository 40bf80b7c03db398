// SPDX-License-Identifier: Apache-2.0

/// The sentences of a presentation to a class.
package struct PresentingPhrases: Sendable {
  package let begins: @Sendable (_ key: String) -> String
  package let ends: String
  /// A step was taken: the key that reveals all of its outcome, and the key that reveals one line.
  package let hidden: @Sendable (_ all: String, _ line: String) -> String
  /// The same in plain mode.
  package let hiddenPlain: String
  /// The labels of the two keys.
  package let revealAll: String
  package let revealLine: String
  /// The outcome is hidden. The first row shows this word.
  package let isHidden: String
  /// The steps that are on the stage, by their numbers.
  package let steps: @Sendable (_ first: Int, _ last: Int, _ count: Int) -> String
  /// How many steps there are, before the first.
  package let stepCount: @Sendable (_ count: Int) -> String
  /// The step that comes next, as a scenario writes it.
  package let next: @Sendable (_ step: String) -> String
  /// A step was taken, and no method of the app was called.
  package let noCall: String
  /// The last step was taken, and time passes until what is expected is judged.
  package let timePasses: String
  /// The title of the speaker's notes.
  package let notes: String
  /// What is expected of a step: a statement of the scenario.
  package let expected: @Sendable (_ statement: String) -> String
  /// Something that would tell the outcome was asked for: the key that reveals it.
  package let revealFirst: @Sendable (_ key: String) -> String
}
