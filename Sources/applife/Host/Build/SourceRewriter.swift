// SPDX-License-Identifier: Apache-2.0

/// A copy of a source that Swift on Linux compiles: what needs Objective-C is replaced by spaces, or
/// by something of the same length, so that lines and columns stay where they were.
struct SourceRewriter {
  private(set) var text: [UInt8]

  init(_ source: [UInt8]) {
    text = source
    let tokens = SwiftTokens(source).tokens
    for (place, token) in tokens.enumerated() {
      switch token.text {
      case "@UIApplicationMain", "@main", "@objcMembers", "@IBOutlet", "@IBAction",
        "@IBInspectable", "@IBDesignable", "@NSManaged", "@nonobjc":
        blank(token.range)
      case "@objc":
        blank(token.range)
        blankArguments(after: place, tokens)
      case "#selector":
        // One character shorter than what it replaces.
        replace(token.range, with: " Selector")
      case "import":
        rewriteImport(place, tokens)
      case "#if", "#elseif":
        rewriteCondition(place, tokens)
      case _: break
      }
    }
  }

  private mutating func blank(_ range: Range<Int>) {
    for at in range where text[at] != UInt8(ascii: "\n") { text[at] = UInt8(ascii: " ") }
  }

  private mutating func replace(_ range: Range<Int>, with word: String) {
    let bytes = Array(word.utf8)
    for (offset, at) in range.enumerated() {
      text[at] = offset < bytes.count ? bytes[offset] : UInt8(ascii: " ")
    }
  }

  /// `@objc(name)`: only where the parenthesis follows at once.
  private mutating func blankArguments(after place: Int, _ tokens: [SwiftTokens.Token]) {
    guard place + 1 < tokens.count, tokens[place + 1].text == "(",
      tokens[place + 1].range.lowerBound == tokens[place].range.upperBound,
      let end = tokens[(place + 1)...].first(where: { $0.text == ")" })
    else { return }
    blank(tokens[place + 1].range.lowerBound..<end.range.upperBound)
  }

  /// `import os.log` and `import OSLog` are `import os`.
  private mutating func rewriteImport(_ place: Int, _ tokens: [SwiftTokens.Token]) {
    guard place + 1 < tokens.count else { return }
    let module = tokens[place + 1]
    if module.text == "OSLog" { replace(module.range, with: "os") }
    if module.text == "os", place + 3 < tokens.count, tokens[place + 2].text == ".",
      tokens[place + 3].text == "log"
    {
      blank(tokens[place + 2].range.lowerBound..<tokens[place + 3].range.upperBound)
    }
  }

  /// `os(iOS)` holds here: `os(Linux)` does not fit in its place, a condition that is always true
  /// does.
  private mutating func rewriteCondition(_ place: Int, _ tokens: [SwiftTokens.Token]) {
    let line = tokens[place...].prefix { $0.line == tokens[place].line }
    for at in line.indices where tokens[at].text == "os" {
      guard at + 3 < tokens.count, tokens[at + 2].text == "iOS" else { continue }
      replace(
        tokens[at].range.lowerBound..<tokens[at + 3].range.upperBound, with: "true")
    }
  }
}
