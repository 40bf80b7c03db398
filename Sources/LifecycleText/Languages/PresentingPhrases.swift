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
}
