// SPDX-License-Identifier: Apache-2.0

extension SourceRewriter {
  /// An `@objc` protocol is one of classes: its name is followed by `: AnyObject`.
  mutating func rewriteProtocol(_ index: Int, _ tokens: [SwiftTokens.Token]) {
    let words = ["public", "private", "fileprivate", "internal", "open", "@MainActor"]
    var at = index + 1
    while at < tokens.count, words.contains(tokens[at].text) { at += 1 }
    // `@objc(Name)`
    if at + 3 < tokens.count, tokens[at].text == "(" { at += 3 }
    while at < tokens.count, words.contains(tokens[at].text) { at += 1 }
    guard at + 2 < tokens.count, tokens[at].text == "protocol" else { return }
    if tokens[at + 2].text == "{" {
      insert(": AnyObject", at: tokens[at + 1].range.upperBound)
    } else if tokens[at + 2].text == ":" {
      let inherits = tokens[(at + 3)...].prefix { $0.text != "{" }.map(\.text)
      if !inherits.contains("AnyObject"), !inherits.contains("class") {
        insert(" AnyObject,", at: tokens[at + 2].range.upperBound)
      }
    }
  }

  /// `@objc optional func a() -> B` becomes `func a() -> (B)?`, and an extension behind the protocol meets it.
  mutating func rewriteOptional(_ index: Int, _ tokens: [SwiftTokens.Token]) {
    guard let method = OptionalRequirements.method(behind: index, tokens),
      requirements.methods[method.selector] != nil,
      let (name, end) = Self.protocolAround(index, tokens)
    else { return }
    blank(tokens[index].range)
    let head = tokens[method.tokens.lowerBound].range.lowerBound
    let source = String(
      decoding: text[head..<tokens[method.tokens.upperBound - 1].range.upperBound], as: UTF8.self
    ).split(separator: "\n").joined(separator: " ")
    var code = source
    if let result = method.result, !OptionalRequirements.isOptional(result, tokens) {
      let type = text[
        tokens[result.lowerBound].range.lowerBound..<tokens[result.upperBound - 1].range.upperBound]
      code = "\(source.dropLast(type.count))(\(String(decoding: type, as: UTF8.self)))?"
      makeOptional(result, tokens)
    }
    insert(
      ";extension \(name) { \(code) { \(method.result == nil ? "" : "return nil") } }",
      at: tokens[end].range.upperBound)
  }

  /// A method that meets an optional requirement has its result.
  mutating func rewriteMethod(_ index: Int, _ tokens: [SwiftTokens.Token]) {
    guard let method = MethodSignature(at: index, tokens), let result = method.result,
      requirements.methods[method.selector] == true,
      !OptionalRequirements.isOptional(result, tokens),
      !tokens[..<index].suffix(3).contains(where: { $0.text == "optional" })
    else { return }
    makeOptional(result, tokens)
  }

  /// `delegate?.a?(b)` is `delegate?.a (b)`.
  mutating func rewriteOptionalCall(_ index: Int, _ tokens: [SwiftTokens.Token]) {
    guard index > 0, tokens[index - 1].text == ".", index + 2 < tokens.count,
      ["?", "!"].contains(tokens[index + 1].text), tokens[index + 2].text == "(",
      tokens[index + 1].range.upperBound == tokens[index + 2].range.lowerBound
    else { return }
    blank(tokens[index + 1].range)
  }

  private mutating func makeOptional(_ type: Range<Int>, _ tokens: [SwiftTokens.Token]) {
    insert("(", at: tokens[type.lowerBound].range.lowerBound)
    insert(")?", at: tokens[type.upperBound - 1].range.upperBound)
  }

  /// The name of the protocol that a token stands in, and the index of its last brace.
  private static func protocolAround(
    _ index: Int, _ tokens: [SwiftTokens.Token]
  ) -> (name: String, end: Int)? {
    var depth = 0
    guard
      let start = tokens[..<index].indices.reversed().first(where: { at in
        if tokens[at].text == "}" { depth += 1 }
        if tokens[at].text == "{" { depth -= 1 }
        return depth < 0 && tokens[at].text == "protocol"
      })
    else { return nil }
    depth = 0
    let end = tokens[index...].indices.first { at in
      if tokens[at].text == "{" { depth += 1 }
      if tokens[at].text == "}" { depth -= 1 }
      return depth < 0
    }
    return end.map { (tokens[start + 1].text, $0) }
  }
}
