// SPDX-License-Identifier: Apache-2.0

/// The sentences of the list above the line of commands that stand nowhere else.
package protocol PalettePhrases: AnyObject, Sendable {
  /// A part of the help.
  func topic(_ name: String) -> String
  /// Statements of a scenario that are not events, and their effects. A blank at the end means that
  /// the user must type more.
  var statements: [(words: String, meaning: String)] { get }
}
