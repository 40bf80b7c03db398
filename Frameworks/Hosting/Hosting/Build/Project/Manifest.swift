// SPDX-License-Identifier: Apache-2.0
import OperatingSystem

/// A `Package.swift` or a `Project.swift`, as far as its words tell.
struct Manifest {
  private let text: [UInt8]
  let tokens: [SwiftTokens.Token]

  /// - Parameter path: where it is. One that cannot be read says nothing.
  init(_ path: String) {
    text = (try? Files.read(path)) ?? []
    tokens = SwiftTokens(text).tokens
  }

  /// Returns the indices of such words.
  func places(_ isWanted: (String) -> Bool) -> [Int] {
    tokens.indices.filter { isWanted(tokens[$0].text) }
  }

  /// Returns the index of the token that closes the parentheses behind a word.
  func end(ofCallAt start: Int) -> Int {
    var depth = 0
    for place in tokens.indices.dropFirst(start + 1) {
      if tokens[place].text == "(" { depth += 1 }
      if tokens[place].text == ")" { depth -= 1 }
      if depth <= 0 { return place + 1 }
    }
    return tokens.count
  }

  /// True if a target has a name or a folder that is no plain text.
  var computesTargets: Bool {
    places { $0.lowercased().hasSuffix("target") }.contains { start in
      guard start + 1 < tokens.count, tokens[start + 1].text == "(" else { return false }
      let call = start..<end(ofCallAt: start)
      return ["name", "path"].contains { name in
        zip(tokens[call], tokens[call].dropFirst()).contains { $0.text == name && $1.text == ":" }
          && value(of: name, in: call).map { $0.contains("\\(") } ?? true
      }
    }
  }

  /// The text behind the first argument of a name: `name: "Design"`.
  func value(of name: String, in range: Range<Int>) -> String? {
    guard let place = range.first(where: { tokens[$0].text == name }), place + 2 < tokens.count
    else { return nil }
    // Texts are between the words.
    let between = text[tokens[place + 1].range.upperBound..<tokens[place + 2].range.lowerBound]
    let parts = between.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    return parts.count == 3 ? String(decoding: parts[1], as: UTF8.self) : nil
  }

  /// The word behind the first argument of a name: `product: .app`.
  func word(of name: String, in range: Range<Int>) -> String? {
    guard let place = range.first(where: { tokens[$0].text == name }), place + 3 < tokens.count,
      tokens[place + 1].text == ":", tokens[place + 2].text == "."
    else { return nil }
    return tokens[place + 3].text
  }

  /// The texts in the first argument of a name, and those behind `excluding` in it.
  func values(of name: String, in range: Range<Int>) -> (
    given: [String], excluded: [String]
  ) {
    guard let place = range.first(where: { tokens[$0].text == name }), place + 1 < range.upperBound,
      tokens[place + 1].text == ":"
    else { return ([], []) }
    var end = place + 2
    var depth = 0
    while end < range.upperBound {
      if ["(", "["].contains(tokens[end].text) { depth += 1 }
      if [")", "]"].contains(tokens[end].text) { depth -= 1 }
      if depth < 0 || depth == 0 && tokens[end].text == "," { break }
      end += 1
    }
    guard end < tokens.count else { return ([], []) }
    let between = text[tokens[place + 1].range.upperBound..<tokens[end].range.lowerBound]
    let parts = String(decoding: between, as: UTF8.self).split(
      separator: "\"", omittingEmptySubsequences: false)
    var given: [String] = []
    var excluded: [String] = []
    var isExcluding = false
    for (index, part) in parts.enumerated() {
      if index.isMultiple(of: 2) {
        if part.contains("exclud") {
          isExcluding = true
        } else if part.contains("]") {
          isExcluding = false
        }
      } else if isExcluding {
        excluded.append(String(part))
      } else {
        given.append(String(part))
      }
    }
    return (given, excluded)
  }
}
