// SPDX-License-Identifier: Apache-2.0

/// The head of a method: `func name(label name: Type) async throws -> Result`.
struct MethodSignature {
  /// The name with the labels of the parameters.
  let selector: String
  /// The tokens from `func` to the end of the head.
  let tokens: Range<Int>
  /// The tokens of the type of the result; nil without one.
  let result: Range<Int>?

  /// - Parameter index: that of the word `func`.
  init?(at index: Int, _ all: [SwiftTokens.Token]) {
    guard index + 2 < all.count, all[index].text == "func" else { return nil }
    let name = all[index + 1].text
    guard let open = all[(index + 2)...].prefix(40).firstIndex(where: { $0.text == "(" }) else {
      return nil
    }
    var labels = ""
    var depth = 0
    var expectsLabel = true
    var end = open
    while end < all.count {
      switch all[end].text {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth -= 1
      // The arrow of a function's type is no bracket.
      case ">": if !Self.isArrow(end, all) { depth -= 1 }
      case "," where depth == 1: expectsLabel = true
      case let word where depth == 1 && expectsLabel && !word.hasPrefix("@"):
        labels += word + ":"
        expectsLabel = false
      case _: break
      }
      end += 1
      if depth == 0 { break }
    }
    selector = "\(name)(\(labels))"
    while end < all.count, ["async", "throws", "rethrows"].contains(all[end].text) { end += 1 }
    guard end + 1 < all.count, all[end].text == "-", Self.isArrow(end + 1, all) else {
      tokens = index..<end
      result = nil
      return
    }
    let first = end + 2
    end = Self.endOfType(first, all)
    tokens = index..<end
    result = first..<end
  }

  /// Returns true if a `>` belongs to a hyphen right before it.
  static func isArrow(_ index: Int, _ all: [SwiftTokens.Token]) -> Bool {
    index > 0 && all[index].text == ">" && all[index - 1].text == "-"
      && all[index - 1].range.upperBound == all[index].range.lowerBound
  }

  /// Behind a type: it ends with its line, or at a brace, outside of brackets.
  private static func endOfType(_ first: Int, _ all: [SwiftTokens.Token]) -> Int {
    var depth = 0
    var end = first
    while end < all.count {
      let word = all[end].text
      if depth == 0, end > first, all[end].line > all[end - 1].line, !isArrow(end - 1, all) {
        break
      }
      if depth == 0, ["{", "}", ";", "where"].contains(word) || word.hasPrefix("@") { break }
      switch word {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">": if !isArrow(end, all) { depth -= 1 }
      case _: break
      }
      end += 1
    }
    return end
  }
}
