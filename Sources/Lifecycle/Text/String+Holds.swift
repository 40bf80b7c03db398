// SPDX-License-Identifier: Apache-2.0

extension StringProtocol {
  /// Returns true if the text holds another one, letter for letter. The standard library's search in strings is
  /// not in Embedded Swift, which the page is compiled with.
  package func holds(_ part: some StringProtocol) -> Bool {
    let (text, wanted) = (Array(utf8), Array(part.utf8))
    guard wanted.count <= text.count else { return false }
    return (0...text.count - wanted.count).contains {
      text[$0..<$0 + wanted.count].elementsEqual(wanted)
    }
  }
}
