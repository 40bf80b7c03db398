// SPDX-License-Identifier: Apache-2.0

/// Text in the language of man(7), line by line.
struct Roff {
  private(set) var text = ""

  mutating func request(_ line: String) { text += "." + line + "\n" }

  mutating func section(_ title: String) { request("SH " + title) }

  mutating func subsection(_ title: String) { request("SS " + title) }

  mutating func paragraph(_ words: String) {
    guard !words.isEmpty else { return }
    request("PP")
    text += Self.escaped(words) + "\n"
  }

  /// A name, and what it means behind it.
  mutating func item(_ name: String, _ meaning: String) {
    request("TP")
    text += "\\fB" + Self.escaped(name) + "\\fR\n" + Self.escaped(meaning) + "\n"
  }

  /// A line as it is typed.
  mutating func example(_ line: String) {
    request("RS 4")
    request("nf")
    text += Self.escaped(line) + "\n"
    request("fi")
    request("RE")
  }

  /// A command and what follows it.
  mutating func synopsis(_ words: [String]) {
    request("PP")
    text +=
      "\\fB" + Self.escaped(words.first ?? "") + "\\fR "
      + Self.escaped(words.dropFirst().joined(separator: " ")) + "\n"
  }

  /// Words in which nothing is a request or an escape; newlines become blanks.
  private static func escaped(_ words: String) -> String {
    var result = ""
    for character in words {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "\n": result += " "
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") ? "\\&" + result : result
  }
}
