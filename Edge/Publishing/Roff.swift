// SPDX-License-Identifier: Apache-2.0
import LifecycleText

/// Text in the language of man(7), line by line.
struct Roff {
  private(set) var text = ""

  mutating func request(_ line: String) { text += "." + line + "\n" }

  /// A line as it is.
  mutating func line(_ line: String) { text += line + "\n" }

  mutating func section(_ title: String) { request("SH " + title.uppercased()) }

  mutating func subsection(_ title: String) { request("SS " + Self.escaped(title)) }

  /// The first paragraph of a section.
  mutating func opening(_ words: String) {
    guard !words.isEmpty else { return }
    text += Self.sentences(words)
  }

  mutating func paragraph(_ words: String) {
    guard !words.isEmpty else { return }
    request("PP")
    text += Self.sentences(words)
  }

  /// Names, and what they mean behind them.
  mutating func items(_ items: [(name: String, meaning: String)]) {
    for item in items {
      request("TP")
      text += "\\fB" + Self.escaped(item.name) + "\\fR\n" + Self.sentences(item.meaning)
    }
  }

  /// Lines as they are typed.
  ///
  /// - Parameter isFirst: whether nothing stands before them in their section.
  mutating func examples(_ lines: [String], isFirst: Bool = false) {
    guard !lines.isEmpty else { return }
    if !isFirst { request("PP") }
    request("RS 4")
    request("nf")
    for line in lines { text += Self.escaped(line) + "\n" }
    request("fi")
    request("RE")
  }

  /// A command and what follows it, broken between arguments and not inside them.
  mutating func synopsis(_ words: [String]) {
    let command = words.prefix { !$0.hasPrefix("[") }.joined(separator: " ")
    request("SY \"" + Self.escaped(command) + "\"")
    for word in words.drop(while: { !$0.hasPrefix("[") }) {
      text += Self.escaped(word).replacing(" ", with: "\\~") + "\n"
    }
    request("YS")
  }

  /// Sentences, one per line, as roff wants them: it puts the space after a full stop
  /// and fills the lines.
  private static func sentences(_ words: String) -> String {
    let lines = escaped(words).replacing(". ", with: ".\n").split(separator: "\n")
    return lines.flatMap { TextWidth.wrap(String($0), to: 78) }.map {
      // A line that begins with one of these would be a request of roff's.
      ($0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&" : "") + $0 + "\n"
    }.joined()
  }

  /// Words in which nothing is a request or an escape; newlines become blanks.
  private static func escaped(_ words: String) -> String {
    var result = ""
    for character in words {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "`": result += "\\(ga"
      case "\n": result += " "
      case _:
        if character.isASCII {
          result.append(character)
        } else {
          for scalar in character.unicodeScalars { result += "\\[u" + Self.hex(scalar.value) + "]" }
        }
      }
    }
    return result.hasPrefix(".") ? "\\&" + result : result
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
