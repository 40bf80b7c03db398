// SPDX-License-Identifier: Apache-2.0
import LifecycleText

/// What the argument parser writes itself, in the language of the commands. The parser speaks only
/// English, so its words are found again in its text.
enum ParserText {
  private static var phrases: any CommandLinePhrases { Language.ofCommands.phrases.commandLine }

  /// The help of a command.
  static func help(_ text: String) -> String {
    if Language.ofCommands == .english { return text }
    let english = Language.english.phrases.commandLine
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      ParserWord.allCases.reduce(String(line)) { line, word in
        replaced(english.parser(word), phrases.parser(word), in: line, word)
      }
    }
    return lines.flatMap(wrapped).joined(separator: "\n")
  }

  /// The columns of the help, and where the parser begins the explanation of an option.
  private static let (columns, explanation) = (80, 26)

  /// The parser counts characters, breaks lines only at blanks, and takes no character for wide.
  private static func wrapped(_ line: String) -> [String] {
    guard TextWidth.of(line) > columns else { return [line] }
    let blanks = line.prefix { $0 == " " }.count
    let isOption = blanks == 2 && line.dropFirst(explanation - 1).first == " "
    let indent = isOption ? explanation : blanks
    let parts = TextWidth.wrap(String(line.dropFirst(indent)), to: columns - indent)
    return parts.enumerated().map { place, part in
      (place == 0 ? String(line.prefix(indent)) : String(repeating: " ", count: indent)) + part
    }
  }

  private static func replaced(
    _ english: String, _ own: String, in line: String, _ word: ParserWord
  ) -> String {
    switch word {
    case .overview, .usage, .arguments, .options, .subcommands:
      line.hasPrefix(english) ? own + line.dropFirst(english.count) : line
    case .showHelp, .seeHelp: line.hasSuffix(english) ? line.dropLast(english.count) + own : line
    case .defaultValue, .values:
      line.hasSuffix(")")
        ? line.replacing("(" + english, with: "(" + own)
          .replacing("; " + english, with: "; " + own) : line
    }
  }

  /// What is wrong, in one line.
  static func problem(_ text: String) -> String {
    if Language.ofCommands == .english { return text }
    return ParserProblem(text).map(phrases.parserProblem) ?? text
  }
}

extension ParserProblem {
  /// The problem that the parser's sentence says; nil for another sentence.
  init?(_ text: String) {
    let quoted = text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    guard let first = quoted.first else { return nil }
    if text.hasPrefix("Unknown option '") {
      self = .unknownOption(first, nearest: quoted.count > 1 ? quoted[1] : nil)
    } else if text.hasPrefix("Missing value for '") {
      self = .missingValue(first)
    } else if text.hasPrefix("The value '"), quoted.count > 1 {
      let list = text.firstRange(of: "one of the following: ").map { text[$0.upperBound...] }
      self = .invalidValue(
        first, for: quoted[1],
        possible: list.map { $0.split(separator: ", ").map(String.init) }
          ?? Array(quoted.dropFirst(2)))
    } else if text.hasPrefix("Missing expected argument '") {
      self = .missingArgument(first)
    } else if text.hasPrefix("Unexpected argument") || text.contains(" unexpected arguments: ") {
      self = .unexpectedArguments(quoted)
    } else {
      return nil
    }
  }
}
