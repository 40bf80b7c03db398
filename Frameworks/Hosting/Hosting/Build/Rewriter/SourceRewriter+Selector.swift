// SPDX-License-Identifier: Apache-2.0

/// Selectors that are written as texts.
extension SourceRewriter {
  /// Makes `Selector("tick:")` and `Selector(("tick:"))` a selector of the method `tick`, if the source declares one:
  /// without Objective-C, no method is found by a text.
  ///
  /// - Returns: true if the copy has the method in the text's place.
  mutating func rewriteSelector(_ index: Int, _ tokens: [SwiftTokens.Token]) -> Bool {
    let opening = tokens[(index + 1)...].prefix(2).prefix { $0.text == "(" }.count
    guard opening > 0, index == 0 || ![".", "func"].contains(tokens[index - 1].text),
      let close = tokens[(index + 1 + opening)...].first, close.text == ")"
    else { return false }
    let quoted = tokens[index + opening].range.upperBound..<close.range.lowerBound
    let parts = text[quoted].split(
      separator: UInt8(ascii: "\""), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].allSatisfy({ $0 == UInt8(ascii: " ") }),
      parts[2].allSatisfy({ $0 == UInt8(ascii: " ") })
    else { return false }
    let words = parts[1].prefix { $0 != UInt8(ascii: ":") }
    let name = String(decoding: words, as: UTF8.self)
    let isDeclared = zip(tokens, tokens.dropFirst()).contains {
      $0.text == "func" && $1.text == name
    }
    guard isDeclared else { return false }
    blank(quoted.lowerBound..<words.startIndex)
    blank(words.endIndex..<quoted.upperBound)
    return true
  }
}
