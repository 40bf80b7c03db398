// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The search in lists.
package enum Search {
  /// Returns true if every word is somewhere in a row; case does not matter, and a space and a hyphen are
  /// the same.
  package static func matches(_ row: [String], _ words: [String]) -> Bool {
    let text = folded(row.joined(separator: " "))
    return words.allSatisfy { text.contains(folded($0)) }
  }

  private static func folded(_ text: String) -> String {
    text.lowercased().replacing("-", with: " ")
  }
}
