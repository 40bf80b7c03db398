// SPDX-License-Identifier: Apache-2.0

/// What the list above the line that is typed says of things that no other sentence is about.
package struct PalettePhrases: Sendable {
  /// A part of the help.
  package let topic: @Sendable (_ name: String) -> String
  /// Statements of a scenario that are no events, with what they do. A blank at the end: something
  /// must follow.
  package let statements: [(words: String, meaning: String)]
}
