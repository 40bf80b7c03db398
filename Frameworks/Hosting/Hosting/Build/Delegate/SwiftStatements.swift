// SPDX-License-Identifier: Apache-2.0

/// The statements and declarations of a source, as far as its words tell where they begin.
struct SwiftStatements {
  struct Statement {
    /// Its words.
    let tokens: Range<Int>
    /// The bytes from its first word to the next statement, or to the end of its block.
    let range: Range<Int>
    let block: Block
  }

  /// The kinds of what statements stand in.
  enum Block { case file, type, code, cases }

  let tokens: [SwiftTokens.Token]
  /// The index of the bracket that closes another.
  private(set) var closing: [Int: Int] = [:]
  private let length: Int

  init(_ text: [UInt8]) {
    tokens = SwiftTokens(text).tokens
    length = text.count
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "{", "(", "[": open.append(index)
      case "}", ")", "]": if let last = open.popLast() { closing[last] = index }
      case _: break
      }
    }
  }

  /// The statements that contain a byte, the innermost first.
  func enclosing(_ at: Int) -> [Statement] {
    var found: [Statement] = []
    var block = (tokens: 0..<tokens.count, end: length, kind: Block.file)
    while let statement = statements(block.tokens, end: block.end, block.kind).first(where: {
      $0.range.contains(at)
    }) {
      found.append(statement)
      let inner = statement.tokens.first { index in
        guard tokens[index].text == "{", let close = closing[index] else { return false }
        return tokens[index].range.upperBound <= at && at < tokens[close].range.lowerBound
      }
      guard let inner, let close = closing[inner] else { break }
      block = (
        inner + 1..<close, tokens[close].range.lowerBound, kind(ofBlockAt: inner, in: statement)
      )
    }
    return found.reversed()
  }

  /// The declarations in the braces of a type.
  func members(of open: Int) -> [Statement] {
    guard let close = closing[open] else { return [] }
    return statements(open + 1..<close, end: tokens[close].range.lowerBound, .type)
  }

  /// The first word of a statement that is neither an attribute nor a modifier.
  func keyword(_ statement: Statement) -> Int? {
    var index = statement.tokens.lowerBound
    while index < statement.tokens.upperBound {
      let word = tokens[index].text
      let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
      if word.hasPrefix("@") {
        index = next == "(" ? (closing[index + 1] ?? index) + 1 : index + 1
      } else if Self.modifiers.contains(word)
        || word == "class" && ["func", "var", "let", "subscript"].contains(next)
      {
        index = next == "(" ? (closing[index + 1] ?? index) + 1 : index + 1
      } else {
        return index
      }
    }
    return nil
  }

  static let types: Set = ["class", "struct", "enum", "protocol", "extension", "actor"]
  private static let modifiers: Set = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "final",
    "override",
    "required", "convenience", "lazy", "weak", "unowned", "dynamic", "mutating", "nonmutating",
    "nonisolated", "indirect", "isolated",
  ]

  private func kind(ofBlockAt open: Int, in statement: Statement) -> Block {
    guard let keyword = keyword(statement) else { return .code }
    let isFirst = statement.tokens.first { tokens[$0].text == "{" } == open
    if Self.types.contains(tokens[keyword].text), isFirst { return .type }
    return tokens[keyword].text == "switch" && closing[open] == statement.tokens.upperBound - 1
      ? .cases : .code
  }

  private static let continuing: Set = [
    ".", "?", ":", ",", ")", "]", "{", "=", "+", "-", "*", "/", "|", "<", ">", "%", "^", "else",
    "catch", "where", "as", "is", "in",
  ]
  private static let unfinished: Set = [
    ",", "=", "+", "-", "*", "/", "|", "&", "<", "%", "^", "(", "[", "{", ".", ":", "in", "let",
    "var",
    "func", "else", "throw", "try", "await", "guard", "if", "class", "struct", "enum", "extension",
    "while", "for", "switch", "import",
  ]

  /// The statements of a block.
  private func statements(_ block: Range<Int>, end: Int, _ kind: Block) -> [Statement] {
    var starts: [Int] = []
    var index = block.lowerBound
    var previous: Int?
    var isInLabel = false
    var beginsAnew = true
    while index < block.upperBound {
      let word = tokens[index].text
      if beginsAnew || begins(index, after: previous, in: starts.last) {
        starts.append(index)
        isInLabel =
          kind == .cases && (word == "case" || word == "default" || word == "@unknown")
      }
      beginsAnew = word == ";" || isInLabel && word == ":"
      if beginsAnew { isInLabel = false }
      previous = closing[index] ?? index
      index = max(index, previous ?? index) + 1
    }
    return starts.indices.map { number in
      let first = starts[number]
      let isLast = number + 1 == starts.count
      let next = isLast ? block.upperBound : starts[number + 1]
      return Statement(
        tokens: first..<next,
        range: tokens[first].range.lowerBound..<(isLast ? end : tokens[next].range.lowerBound),
        block: kind)
    }
  }

  /// Returns true if a statement begins with a word that is first in its line.
  private func begins(_ index: Int, after previous: Int?, in start: Int?) -> Bool {
    guard let previous, tokens[index].line > tokens[previous].line else { return false }
    let word = tokens[index].text
    let last = tokens[previous].text
    if word.hasPrefix("#"), word.hasSuffix("if") || word == "#else" { return true }
    if tokens[start ?? previous].text.hasPrefix("#"), isDirective(start ?? previous) { return true }
    if Self.continuing.contains(word) || Self.unfinished.contains(last) { return false }
    if last == ">", previous > 0, tokens[previous - 1].text == "-" { return false }
    if Self.modifiers.contains(last) { return false }
    // Attributes may have lines of their own.
    var index = start ?? previous
    while index <= previous, tokens[index].text.hasPrefix("@") {
      index =
        index < previous && tokens[index + 1].text == "(" ? (closing[index + 1] ?? index) : index
      index += 1
    }
    return index <= previous
  }

  private func isDirective(_ index: Int) -> Bool {
    ["#if", "#elseif", "#else", "#endif"].contains(tokens[index].text)
  }
}
