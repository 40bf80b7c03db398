// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// Changes to a copy at the places of errors. Lines stay where they were.
struct SourceRepairs {
  private let original: [UInt8]
  private let statements: SwiftStatements
  /// The byte that each line begins with.
  private let lines: [Int]
  private var edits: [(range: Range<Int>, words: String)] = []

  init(_ text: [UInt8]) {
    original = text
    statements = SwiftStatements(text)
    lines = [0] + text.indices.filter { text[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  func offset(of error: CompilerError) -> Int? { error.offset(in: lines) }

  var isChanged: Bool { !edits.isEmpty }

  /// The copy with the changes.
  var text: [UInt8] {
    var text = original
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let ends = text[edit.range].filter { $0 == UInt8(ascii: "\n") }
      text.replaceSubrange(edit.range, with: Array(edit.words.utf8) + ends)
    }
    return text
  }

  /// Returns true also if the place was changed before.
  private mutating func replace(_ range: Range<Int>, with words: String = " ") -> Bool {
    // The wider of two stays.
    if edits.contains(where: {
      $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound
        && !$0.range.isEmpty
    }) {
      return true
    }
    edits.removeAll {
      range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
    }
    guard !edits.contains(where: { $0.range.overlaps(range) }) else { return true }
    edits.append((range, words))
    return true
  }

  private func range(_ tokens: Range<Int>) -> Range<Int> {
    statements.tokens[tokens.lowerBound].range
      .lowerBound..<statements.tokens[tokens.upperBound - 1].range.upperBound
  }

  // MARK: Words

  /// True if an attribute stands before properties.
  static func wraps(_ name: String, in read: [SwiftStatements]) -> Bool {
    read.contains { source in
      let tokens = source.tokens
      return tokens.indices.contains { index in
        guard tokens[index].text == "@" + name else { return false }
        var next = index + 1
        // An attribute within a module has no wrapper of one name.
        if next < tokens.count, tokens[next].text == "." { return false }
        if next < tokens.count, tokens[next].text == "(" {
          next = (source.closing[next] ?? next) + 1
        }
        return tokens[min(next, tokens.count)...].prefix(4).contains {
          $0.text == "var" || $0.text == "let"
        }
      }
    }
  }

  /// Mends what needs a word more or less. Returns false if the error is of another kind.
  mutating func mendWord(_ error: CompilerError, at offset: Int) -> Bool {
    let text = error.text
    if text.hasPrefix("missing return") {
      return replace(offset..<offset, with: " return applifeNothing() ")
    }
    guard let token = statements.tokens.lastIndex(where: { $0.range.lowerBound <= offset }) else {
      return false
    }
    let words = statements.tokens
    if text.contains("does not override") {
      let before = words[...token].indices.suffix(12).last { words[$0].text == "override" }
      return before.map { replace(words[$0].range) } ?? false
    }
    if text.contains("unknown attribute") {
      guard let attribute = words[...token].lastIndex(where: { $0.text.hasPrefix("@") }),
        words[attribute].line == words[token].line
      else { return false }
      return replace(range(attribute..<endOfAttribute(attribute)))
    }
    if text.hasPrefix("class '"), text.hasSuffix("has no initializers") { return setAll(in: token) }
    if text.hasPrefix("type annotation missing") {
      guard let statement = statements.enclosing(offset).first,
        let keyword = statements.keyword(statement), keyword < token
      else { return false }
      for at in statement.tokens.lowerBound..<keyword where words[at].text.hasPrefix("@") {
        _ = replace(range(at..<endOfAttribute(at)))
      }
      let end = words[token].range.upperBound
      return replace(end..<end, with: ": ApplifeNothing = ApplifeNothing() ")
    }
    return false
  }

  /// The index behind an attribute with its arguments.
  private func endOfAttribute(_ index: Int) -> Int {
    let words = statements.tokens
    var end = index + 1
    while end + 1 < words.count, words[end].text == "." { end += 2 }
    if end < words.count, words[end].text == "(" { end = (statements.closing[end] ?? end) + 1 }
    return end
  }

  /// Gives a plain value to each property of a class that has none.
  private mutating func setAll(in name: Int) -> Bool {
    let words = statements.tokens
    guard let open = words[name...].prefix(60).firstIndex(where: { $0.text == "{" }) else {
      return false
    }
    var isChanged = false
    for statement in statements.members(of: open) {
      guard let keyword = statements.keyword(statement),
        words[keyword].text == "let" || words[keyword].text == "var"
      else { continue }
      let own = statement.tokens.map { words[$0].text }
      let last = statement.tokens.upperBound - 1
      if own.contains("=") || own.contains("{") || own.contains("static") || !own.contains(":") {
        continue
      }
      if words[last].text == "?" || words[last].text == "!" { continue }
      let end = words[last].range.upperBound
      isChanged = replace(end..<end, with: " = applifeNothing() ") || isChanged
    }
    return isChanged
  }

  /// `if let a = b.c` gets nothing.
  private mutating func bindNone(_ token: Int) -> Bool {
    let words = statements.tokens
    guard let mark = words[token...].prefix(40).firstIndex(where: { $0.text == "=" }) else {
      return false
    }
    var end = mark + 1
    while end < words.count, ![",", "{", "else"].contains(words[end].text) {
      end = (statements.closing[end] ?? end) + 1
    }
    guard end > mark + 1, end < words.count else { return false }
    // A text may stand before the end; it belongs to what is bound.
    let behind = words[end].range.lowerBound
    return replace(words[mark].range, with: "= applifeNone(")
      && replace(behind..<behind, with: ") ")
  }

  /// A modifier on a line of its own goes, with what it is called with.
  private mutating func cutModifier(_ token: Int) -> Bool {
    let words = statements.tokens
    let dot = words[token].text == "." ? token : token - 1
    guard dot > 0, words[dot].text == ".", words[dot - 1].line < words[dot].line,
      dot + 2 < words.count, words[dot + 2].text == "(" || words[dot + 2].text == "{"
    else { return false }
    var end = dot + 2
    while end < words.count, words[end].text == "(" || words[end].text == "{",
      let close = statements.closing[end]
    {
      end = close + 1
    }
    return replace(range(dot..<end))
  }

  // MARK: Statements

  /// Takes out what is wrong at a byte, or puts a plain value there.
  ///
  /// - Parameter types: the types that stay, with their methods.
  /// - Returns: false if nothing can be taken out.
  mutating func takeOut(
    _ error: CompilerError, at offset: Int, keeping types: Set<String>
  ) -> Bool {
    if let token = statements.tokens.lastIndex(where: { $0.range.lowerBound <= offset }) {
      let binds = "initializer for conditional binding must have Optional type"
      if error.text.hasPrefix(binds), bindNone(token) { return true }
      if error.text.contains("has no member"), cutModifier(token) { return true }
    }
    var enclosing = statements.enclosing(offset)
    // The compiler gives up at any place of an expression that takes it too long: all of it goes.
    if error.text.contains("in reasonable time"),
      let member = enclosing.firstIndex(where: { $0.block == .type || $0.block == .file })
    {
      enclosing.removeFirst(max(0, member - 1))
    }
    for (index, statement) in enclosing.enumerated() {
      guard let keyword = statements.keyword(statement) else {
        return replace(statement.range)
      }
      let word = statements.tokens[keyword].text
      if ["get", "set", "willSet", "didSet", "#if", "#else", "#elseif", "#endif"].contains(word) {
        continue
      }
      switch statement.block {
      case .cases: if ["case", "default", "@unknown"].contains(word) { continue }
      case .type, .file, .code: break
      }
      if word == "let" || word == "var" {
        if setPlain(statement, from: keyword, before: offset) { return true }
        if isScenes(statement, from: keyword, of: types, in: enclosing[(index + 1)...]) {
          return emptyScenes(statement)
        }
        return replace(statement.range)
      }
      if SwiftStatements.types.contains(word) {
        let name = keyword + 1 < statements.tokens.count ? statements.tokens[keyword + 1].text : ""
        if types.contains(name) { continue }
        return replace(statement.range)
      }
      if ["func", "init", "subscript", "deinit"].contains(word), statement.block != .code {
        if empty(statement) { return true }
        let signature = MethodSignature(at: keyword, statements.tokens)?.selector ?? ""
        let isCalled = Callback.allCases.contains { $0.rawValue == signature }
        return isCalled ? false : replace(statement.range)
      }
      let isInInit = enclosing[index...].contains {
        statements.keyword($0).map { statements.tokens[$0].text } == "init"
      }
      if word == "return" {
        if statement.tokens.contains(where: { statements.tokens[$0].text == "applifeNothing" }) {
          continue
        }
        if statement.range.upperBound - statement.range.lowerBound > 7 {
          return replace(statement.range, with: "return applifeNothing() ")
        }
      }
      if isInInit, word == "self", setPlain(statement, from: keyword, before: offset) {
        return true
      }
      return replace(statement.range)
    }
    return false
  }

  /// True if a statement is the body of an app, which it can't be without.
  private func isScenes(
    _ statement: SwiftStatements.Statement, from keyword: Int, of types: Set<String>,
    in enclosing: ArraySlice<SwiftStatements.Statement>
  ) -> Bool {
    let words = statements.tokens
    let rest = words[keyword..<statement.tokens.upperBound].prefix(6).map(\.text)
    guard rest.starts(with: ["var", "body", ":"]), rest.last == "{", rest.contains("Scene"),
      let outer = enclosing.first, let type = statements.keyword(outer)
    else { return false }
    return types.contains(words[type + 1].text)
  }

  /// Makes an empty window of an app's scenes. Returns false if it is one.
  private mutating func emptyScenes(_ statement: SwiftStatements.Statement) -> Bool {
    let words = statements.tokens
    guard let open = statement.tokens.first(where: { words[$0].text == "{" }),
      let close = statements.closing[open],
      words[open + 1..<close].map(\.text) != ["WindowGroup", "{", "EmptyView", "(", ")", "}"]
    else { return false }
    return replace(
      words[open].range.upperBound..<words[close].range.lowerBound,
      with: " WindowGroup { EmptyView() } ")
  }

  /// Takes out the statement that a line begins with or continues. Returns false if it must stay.
  mutating func takeOut(line: Int) -> Bool {
    guard let token = statements.tokens.first(where: { $0.line == line }),
      let statement = statements.enclosing(token.range.lowerBound).first,
      let keyword = statements.keyword(statement)
    else { return false }
    let isPlain = statement.tokens.contains { statements.tokens[$0].text == "applifeNothing" }
    let isCode = statement.block == .code || statement.block == .cases
    switch statements.tokens[keyword].text {
    case "case", "default", "@unknown", "super": return false
    case "return":
      return isPlain ? false : replace(statement.range, with: "return applifeNothing() ")
    case "let", "var":
      // A value of the type can't be made: it becomes one that has no type.
      if isPlain { return untype(statement, from: keyword) }
      return setPlain(statement, from: keyword, before: statement.range.upperBound)
    case _: return isCode && replace(statement.range)
    }
  }

  /// `let a: A = applifeNothing()` becomes `let a = ApplifeNothing()`.
  private mutating func untype(_ statement: SwiftStatements.Statement, from keyword: Int) -> Bool {
    let words = statements.tokens
    let name = words[keyword + 1]
    guard keyword + 2 < statement.tokens.upperBound, words[keyword + 2].text == ":" else {
      return false
    }
    return replace(
      name.range.upperBound..<statement.range.upperBound, with: " = ApplifeNothing() ")
  }

  /// Takes out the declaration at the outermost level that a byte is in.
  mutating func takeOutAll(at offset: Int) -> Bool {
    statements.enclosing(offset).last.map { replace($0.range) } ?? false
  }

  /// Puts a plain value behind the `=` of a statement.
  private mutating func setPlain(
    _ statement: SwiftStatements.Statement, from keyword: Int, before offset: Int
  ) -> Bool {
    let words = statements.tokens
    var mark = keyword + 1
    while mark < statement.tokens.upperBound, words[mark].text != "=" {
      if words[mark].text == "{" { return false }
      mark = (statements.closing[mark] ?? mark) + 1
    }
    guard mark + 1 < statement.tokens.upperBound || mark < statement.tokens.upperBound,
      words[mark].range.lowerBound <= offset || words[keyword].text == "self"
    else { return false }
    let rest = words[mark..<statement.tokens.upperBound].map(\.text)
    if rest.contains("ApplifeNothing") || rest.contains("applifeNothing") { return false }
    // A pattern of several names has no plain value.
    if words[keyword + 1].text == "(" { return false }
    let hasType = words[keyword].text == "self" || words[keyword..<mark].contains { $0.text == ":" }
    let value = hasType ? " = applifeNothing() " : " = ApplifeNothing() "
    return replace(words[mark].range.lowerBound..<statement.range.upperBound, with: value)
  }

  /// Empties the body of a function. Returns false if it is empty.
  private mutating func empty(_ statement: SwiftStatements.Statement) -> Bool {
    let words = statements.tokens
    guard let open = statement.tokens.first(where: { words[$0].text == "{" }),
      let close = statements.closing[open], close > open + 1,
      words[open + 1..<close].map(\.text) != ["return", "applifeNothing", "(", ")"]
    else { return false }
    let signature = words[statement.tokens.lowerBound..<open]
    let hasResult = zip(signature, signature.dropFirst()).contains {
      $0.text == "-" && $1.text == ">"
    }
    return replace(
      words[open].range.upperBound..<words[close].range.lowerBound,
      with: hasResult ? " return applifeNothing() " : " ")
  }
}
