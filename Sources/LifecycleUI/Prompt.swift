// SPDX-License-Identifier: Apache-2.0

/// A line the person types into: `:` for commands, `/` for a search.
package struct Prompt: Hashable, Sendable {
  package enum Purpose: Hashable, Sendable {
    case command
    case search
  }

  package let purpose: Purpose
  package internal(set) var text: String
  /// How many characters are before the cursor.
  package internal(set) var cursor: Int
  /// What Tab offers for the word before the cursor.
  package internal(set) var completions: [String] = []
  /// Which of ``completions`` stands in the text; nil before Tab.
  package internal(set) var chosen: Int?

  package init(_ purpose: Purpose, text: String = "") {
    self.purpose = purpose
    self.text = text
    cursor = text.count
  }
}
