// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis

extension Command.Word {
  /// The word of the program that a line begins with, and what is typed behind it; nil for statements
  /// as a scenario has them.
  static func of(_ line: String, on device: Device) -> (word: Self, argument: String)? {
    let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    let rest = words.count > 1 ? String(words[1]).trimmed : ""
    guard let word = words.first.flatMap({ Self(rawValue: $0.lowercased().trimmed) }),
      // `save` and `save NAME` are the app's; with any other word it is a file.
      word != .save || !(rest.isEmpty || device.hasApp(rest)), word != .status,
      word.argument != nil || rest.isEmpty || rest.hasPrefix("#")
    else { return nil }
    return (word, rest)
  }

  /// Returns the text behind the word, without the quotation marks around a name; nil if a name is
  /// missing.
  func name(_ argument: String) -> String? {
    switch self.argument {
    case .scenario, .lesson, .file, .branch:
      if argument.isEmpty { return nil }
      guard argument.count > 1, argument.hasPrefix("\""), argument.hasSuffix("\"") else {
        return argument
      }
      return unquoted(argument.dropFirst().dropLast())
    case .topic, .factor, .language, .unit, .worlds, .question, nil: return argument
    }
  }

  /// A name between quotation marks, in which two of them stand for one.
  private func unquoted(_ text: Substring) -> String {
    var name = ""
    var isSecond = false
    for character in text {
      isSecond = character == "\"" && !isSecond && name.last == "\""
      if !isSecond { name.append(character) }
    }
    return name
  }
}

extension String {
  /// The text without blanks at both ends.
  var trimmed: String {
    let start = drop { $0.isBlank }
    return String(start.prefix(start.count - start.reversed().prefix { $0.isBlank }.count))
  }
}

extension Character {
  fileprivate var isBlank: Bool { self == " " || self == "\t" || self == "\r" }
}
