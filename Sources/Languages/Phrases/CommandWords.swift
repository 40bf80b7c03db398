// SPDX-License-Identifier: Apache-2.0

/// The words for a command in a language.
package struct CommandWords {
  /// A word or two for the last row: "redraw".
  package let label: String
  /// The effect of the command, for the list of keys and of typed words.
  package let help: String

  package init(_ label: String, help: String) {
    self.label = label
    self.help = help
  }
}
