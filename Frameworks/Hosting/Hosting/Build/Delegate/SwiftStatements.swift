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
  /// The place of the bracket that closes another.
  private(set) var closing: [Int: Int] = [:]
  private let length: Int

  init(_ text: [UInt8]) {
    tokens = SwiftTokens(text).tokens
    length = text.count
    var open: [Int] = []
    for (place, token) in tokens.enumerated() {
      switch token.text {
      case "{", "(", "[": open.append(place)
      case "}", ")", "]": if let last = open.popLast() { closing[last] = place }
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
      let inner = statement.tokens.first { place in
        guard tokens[place].text == "{", let close = closing[place] else { return false }
        return tokens[place].range.upperBound <= at && at < tokens[close].range.lowerBound
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
    var place = statement.tokens.lowerBound
    while place < statement.tokens.upperBound {
      let word = tokens[place].text
      let next = place + 1 < tokens.count ? tokens[place + 1].text : ""
      if word.hasPrefix("@") {
        place = next == "(" ? (closing[place + 1] ?? place) + 1 : place + 1
      } else if Self.modifiers.contains(word)
        || word == "class" && ["func", "var", "let", "subscript"].contains(next)
      {
        place = next == "(" ? (closing[place + 1] ?? place) + 1 : place + 1
      } else {
        return place
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
    var place = block.lowerBound
    var previous: Int?
    var isInLabel = false
    var beginsAnew = true
    while place < block.upperBound {
      let word = tokens[place].text
      if beginsAnew || begins(place, after: previous, in: starts.last) {
        starts.append(place)
        isInLabel =
          kind == .cases && (word == "case" || word == "default" || word == "@unknown")
      }
      beginsAnew = word == ";" || isInLabel && word == ":"
      if beginsAnew { isInLabel = false }
      previous = closing[place] ?? place
      place = max(place, previous ?? place) + 1
    }
    return starts.indices.map { index in
      let first = starts[index]
      let isLast = index + 1 == starts.count
      let next = isLast ? block.upperBound : starts[index + 1]
      return Statement(
        tokens: first..<next,
        range: tokens[first].range.lowerBound..<(isLast ? end : tokens[next].range.lowerBound),
        block: kind)
    }
  }

  /// Returns true if a statement begins with a word that is first in its line.
  private func begins(_ place: Int, after previous: Int?, in start: Int?) -> Bool {
    guard let previous, tokens[place].line > tokens[previous].line else { return false }
    let word = tokens[place].text
    let last = tokens[previous].text
    if word.hasPrefix("#"), word.hasSuffix("if") || word == "#else" { return true }
    if tokens[start ?? previous].text.hasPrefix("#"), isDirective(start ?? previous) { return true }
    if Self.continuing.contains(word) || Self.unfinished.contains(last) { return false }
    if last == ">", previous > 0, tokens[previous - 1].text == "-" { return false }
    if Self.modifiers.contains(last) { return false }
    // Attributes may have lines of their own.
    var place = start ?? previous
    while place <= previous, tokens[place].text.hasPrefix("@") {
      place =
        place < previous && tokens[place + 1].text == "(" ? (closing[place + 1] ?? place) : place
      place += 1
    }
    return place <= previous
  }

  private func isDirective(_ place: Int) -> Bool {
    ["#if", "#elseif", "#else", "#endif"].contains(tokens[place].text)
  }
}
