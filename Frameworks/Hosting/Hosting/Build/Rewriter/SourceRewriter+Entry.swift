// SPDX-License-Identifier: Apache-2.0

/// The code that SwiftUI's `@Entry` would add to a value of the environment.
extension SourceRewriter {
  /// The values that an entry belongs to, each with the protocol of its keys.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "FocusedValues": "FocusedValueKey",
    "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
  ]

  /// `@Entry var size: Int = 3` gets accessors and a key, whose default value is what stands behind the `=`. An
  /// entry without a type has that of its value, where the value says it.
  mutating func rewriteEntry(_ index: Int, _ tokens: [SwiftTokens.Token]) {
    guard let keyword = tokens[index...].prefix(6).firstIndex(where: { $0.text == "var" }),
      keyword + 1 < tokens.count,
      let values = Self.extended(around: index, tokens), let key = Self.keys[values]
    else { return }
    let name = tokens[keyword + 1].text
    let mark = tokens[(keyword + 1)...].prefix(40).firstIndex { $0.text == "=" }
    let last = Self.endOfDeclaration(after: keyword + 1, tokens)
    let isGiven = mark.map { $0 <= last } ?? false
    let typeEnd = isGiven ? (mark ?? last) - 1 : last
    let hasType = keyword + 2 <= typeEnd && tokens[keyword + 2].text == ":"
    let written =
      hasType && keyword + 3 <= typeEnd
      ? text(from: tokens[keyword + 3].range.lowerBound, to: tokens[typeEnd].range.upperBound) : nil
    let start = isGiven ? tokens[mark ?? last].range.upperBound : 0
    let stop = isGiven ? Self.endOfValue(start, last, tokens, self.text) : 0
    guard let type = written ?? Self.type(of: text(from: start, to: stop)) else { return }
    blank(tokens[index].range)
    let accessors =
      "\(hasType ? "" : ": \(type)") { get { self[_Entry_\(name).self] }"
      + " set { self[_Entry_\(name).self] = newValue } }; private struct _Entry_\(name): \(key) "
    if key == "FocusedValueKey" {
      let wrapped = type.hasSuffix("?") ? String(type.dropLast()) : type
      return insert(
        accessors + "{ typealias Value = \(wrapped) }", at: tokens[typeEnd].range.upperBound)
    }
    let value = "{ static var defaultValue: \(type) {"
    guard isGiven, let mark else {
      return insert("\(accessors)\(value) nil } }", at: tokens[last].range.upperBound)
    }
    blank(tokens[mark].range)
    insert(accessors + value, at: tokens[mark].range.lowerBound)
    insert(" } }", at: stop)
  }

  private func text(from start: Int, to end: Int) -> String {
    String(decoding: text[start..<max(start, end)], as: UTF8.self)
  }

  /// The type whose extension a token stands in; nil if it stands in none.
  private static func extended(around index: Int, _ tokens: [SwiftTokens.Token]) -> String? {
    var depth = 0
    for at in tokens[..<index].indices.reversed() {
      switch tokens[at].text {
      case "}": depth += 1
      case "{": depth -= 1
      case "extension" where depth < 0: return tokens[at + 1].text
      case _: break
      }
    }
    return nil
  }

  /// The last token of a property without accessors.
  private static func endOfDeclaration(after index: Int, _ tokens: [SwiftTokens.Token]) -> Int {
    var depth = 0
    var at = index + 1
    while at < tokens.count {
      switch tokens[at].text {
      case "(", "[", "{": depth += 1
      case ")", "]": depth -= 1
      case "}":
        depth -= 1
        if depth < 0 { return at - 1 }
      case ";" where depth == 0: return at - 1
      case let word where depth == 0 && tokens[at].line > tokens[at - 1].line:
        // A line that goes on with a dot or an operator belongs to the one before.
        if begins(word) || !continues(word) && !continues(tokens[at - 1].text) { return at - 1 }
      case _: break
      }
      at += 1
    }
    return tokens.count - 1
  }

  private static func begins(_ word: String) -> Bool {
    word.hasPrefix("@") || word.hasPrefix("#") || modifiersOfOthers.contains(word)
  }
  private static let modifiersOfOthers: Set = [
    "var", "let", "func", "public", "private", "fileprivate", "internal", "static", "struct",
    "enum",
  ]

  private static func continues(_ word: String) -> Bool {
    word == "." || word == "?" || word == ":" || word == "=" || word == "+" || word == "-"
      || word == "*" || word == "|" || word == "&"
  }

  /// Returns the end of a value: behind its last token, or behind a text, which is no token.
  private static func endOfValue(
    _ start: Int, _ last: Int, _ tokens: [SwiftTokens.Token], _ text: [UInt8]
  ) -> Int {
    let next = last + 1 < tokens.count ? tokens[last + 1].range.lowerBound : text.count
    let end = max(start, tokens[last].range.upperBound)
    // A text on the same line.
    let line = text[end..<next].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: ";") }
    guard let quote = line.lastIndex(of: UInt8(ascii: "\"")) else { return end }
    return quote + 1
  }

  /// The type that a value says: of a literal, or the name before `(` or before the last dot; behind `as`, what stands
  /// there.
  private static func type(of value: String) -> String? {
    let value = value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if let cast = value.ranges(of: " as ").last { return String(value[cast.upperBound...]) }
    if value == "true" || value == "false" { return "Bool" }
    if value.hasPrefix("\"") { return "String" }
    let digits = value.hasPrefix("-") ? value.dropFirst() : Substring(value)
    if digits.first?.isNumber ?? false {
      return digits.contains(".") ? "Double" : "Int"
    }
    if value.hasPrefix("[") { return typeOfList(value) }
    if value.hasPrefix("("), value.hasSuffix(")") {
      let types = parts(of: value.dropFirst().dropLast(), at: ",").map { type(of: $0) }
      return types.contains(nil) ? nil : "(\(types.compactMap(\.self).joined(separator: ", ")))"
    }
    guard value.first?.isUppercase ?? false else { return nil }
    let name = value.prefix {
      $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "<" || $0 == ">"
    }
    let parts = name.split(separator: ".").prefix { $0.first?.isUppercase ?? false }
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }

  /// `[Int]()`, `["a", "b"]`, `["a": 1]`: what is in the brackets is the type, or the first value says it.
  private static func typeOfList(_ value: String) -> String? {
    if value.hasSuffix("]()") { return String(value.dropLast(2)) }
    guard value.hasSuffix("]"), let first = parts(of: value.dropFirst().dropLast(), at: ",").first
    else { return nil }
    let types = parts(of: first[...], at: ":").map { type(of: $0) }
    guard !types.isEmpty, !types.contains(nil) else { return nil }
    return "[\(types.compactMap(\.self).joined(separator: ": "))]"
  }

  /// The parts of a text between marks that stand in no brackets and no quotation marks.
  private static func parts(of text: Substring, at mark: Character) -> [String] {
    var parts = [""]
    var depth = 0
    var isQuoted = false
    for letter in text {
      if letter == "\"" { isQuoted.toggle() }
      if "([{<".contains(letter) { depth += 1 }
      if ")]}>".contains(letter) { depth -= 1 }
      if letter == mark, depth == 0, !isQuoted {
        parts.append("")
      } else if letter != " " || !(parts.last?.isEmpty ?? true) {
        parts[parts.count - 1].append(letter)
      }
    }
    return parts.filter { !$0.isEmpty }
  }
}
