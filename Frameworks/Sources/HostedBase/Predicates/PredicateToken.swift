// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A part of a predicate's format.
struct PredicateToken {
  enum Kind: Equatable {
    /// A key path, a word of the format, or a mark.
    case word
    /// A text that stood between quotation marks.
    case text
    case number(Number)
    /// `%@`, `%K`, `%d` and the like, by its letter.
    case argument(Character)
  }
  /// A number as it was written: `2` is a whole one, `2.0` is not.
  enum Number: Equatable {
    case whole(Int)
    case real(Double)

    init(_ digits: String) {
      self = Int(digits).map { .whole($0) } ?? .real(Double(digits) ?? 0)
    }

    var value: Any {
      switch self {
      case .whole(let value): value
      case .real(let value): value
      }
    }
  }
  let kind: Kind
  let text: String

  var isWord: Bool { kind == .word }

  static func all(in format: String) -> [PredicateToken] {
    let letters = Array(format)
    var tokens: [PredicateToken] = []
    var at = 0
    func letter(_ offset: Int = 0) -> Character? {
      at + offset < letters.count ? letters[at + offset] : nil
    }
    func isName(_ letter: Character) -> Bool {
      letter.isLetter || letter.isNumber || "_.@#$".contains(letter)
    }
    while let first = letter() {
      if first.isWhitespace {
        at += 1
      } else if first == "\"" || first == "'" {
        tokens.append(PredicateToken(kind: .text, text: quoted(letters, &at)))
      } else if first == "%", let argument = argument(letters, &at) {
        tokens.append(PredicateToken(kind: .argument(argument), text: ""))
      } else if first.isNumber {
        let digits = letters[at...].prefix { $0.isNumber || $0 == "." }
        at += digits.count
        tokens.append(PredicateToken(kind: .number(Number(String(digits))), text: ""))
      } else if isName(first) {
        let name = letters[at...].prefix(while: isName)
        at += name.count
        tokens.append(PredicateToken(kind: .word, text: String(name)))
      } else {
        let pair = String([first, letter(1) ?? " "])
        let marks = ["**", "==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]
        let mark = marks.contains(pair) ? pair : String(first)
        at += mark.count
        tokens.append(PredicateToken(kind: .word, text: mark))
      }
    }
    return tokens
  }

  private static func quoted(_ letters: [Character], _ at: inout Int) -> String {
    let mark = letters[at]
    var text = ""
    at += 1
    while at < letters.count, letters[at] != mark {
      if letters[at] == "\\", at + 1 < letters.count { at += 1 }
      text.append(letters[at])
      at += 1
    }
    at += 1
    return text
  }

  /// `%@`, `%K`, `%d`, `%ld`, `%.2f`: the last letter. Nil for a `%` that stands alone.
  private static func argument(_ letters: [Character], _ at: inout Int) -> Character? {
    let rest = letters[(at + 1)...].prefix { "0123456789.lhqz".contains($0) }
    let end = at + 1 + rest.count
    guard end < letters.count, "@KdDiuUfFgGeEcsSxX".contains(letters[end]) else { return nil }
    at = end + 1
    return letters[end]
  }
}
