// SPDX-License-Identifier: Apache-2.0

/// An `import` with what belongs to it.
struct ImportStatement {
  /// The module's name.
  let module: SwiftTokens.Token
  /// The part behind the name, such as `.log`; nil for none.
  let path: Range<Int>?
  /// True if it takes one thing out of the module: `import class UIKit.UIView`.
  let hasKind: Bool
  /// Everything, with the attributes in front of it.
  let range: Range<Int>

  private static let kinds: Set = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]
  private static let access: Set = ["public", "package", "internal", "fileprivate", "private"]

  /// - Parameter index: where the word `import` stands. Nil: nothing follows it, or it is a name: `.import`.
  init?(at index: Int, _ tokens: [SwiftTokens.Token]) {
    if index > 0, tokens[index - 1].text == "." { return nil }
    var at = index + 1
    hasKind = at < tokens.count && Self.kinds.contains(tokens[at].text)
    if hasKind { at += 1 }
    guard at < tokens.count else { return nil }
    module = tokens[at]
    var last = at
    while last + 2 < tokens.count, tokens[last + 1].text == ".",
      tokens[last + 1].range.lowerBound == tokens[last].range.upperBound
    {
      last += 2
    }
    path = last == at ? nil : tokens[at + 1].range.lowerBound..<tokens[last].range.upperBound
    var first = index
    while first > 0,
      tokens[first - 1].text.hasPrefix("@") || Self.access.contains(tokens[first - 1].text)
    {
      first -= 1
    }
    range = tokens[first].range.lowerBound..<tokens[last].range.upperBound
  }
}
