// SPDX-License-Identifier: Apache-2.0
import Languages
import LifecycleText

/// What the argument parser writes itself, in the language of the commands. The parser speaks only
/// English, so its words are found again in its text.
enum ParserText {
  private static var phrases: any CommandLinePhrases { Language.ofCommands.phrases.commandLine }

  /// The help of a command: what the parser writes for an error that asks for it.
  ///
  /// - Parameter message: the parser's text for so many columns; nil for its own choice.
  static func help(_ message: (_ columns: Int?) -> String) -> String {
    if Language.ofCommands == .english { return message(nil) }
    // The parser counts characters, breaks lines only at blanks, and takes no character for wide. So it
    // breaks no line, and they are broken here.
    let columns = max(40, Window.columns ?? 80)
    let lines = message(100_000).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { translated(String($0)) }
      .flatMap { wrapped($0, to: columns) }.joined(separator: "\n")
  }

  /// Where the parser begins the explanation of an option.
  private static let explanation = 26

  private static func wrapped(_ line: String, to columns: Int) -> [String] {
    guard TextWidth.of(line) > columns else { return [line] }
    let blanks = line.prefix { $0 == " " }.count
    let isOption = blanks == 2 && line.dropFirst(explanation - 1).first == " "
    let indent = isOption ? explanation : blanks
    let parts = TextWidth.wrap(String(line.dropFirst(indent)), to: columns - indent)
    return parts.enumerated().map { place, part in
      (place == 0 ? String(line.prefix(indent)) : String(repeating: " ", count: indent)) + part
    }
  }

  private static func translated(_ line: String) -> String {
    let english = Language.english.phrases.commandLine
    let line = ParserWord.allCases.reduce(line) { line, word in
      replaced(english.parser(word), phrases.parser(word), in: line, word)
    }
    return withChoices(line)
  }

  private static func replaced(
    _ english: String, _ own: String, in line: String, _ word: ParserWord
  ) -> String {
    switch word {
    case .overview, .usage, .arguments, .options, .subcommands:
      line.hasPrefix(english) ? own + line.dropFirst(english.count) : line
    case .showHelp, .seeHelp: line.hasSuffix(english) ? line.dropLast(english.count) + own : line
    }
  }

  /// A line whose end the parser wrote: `(values: a, b; default: a)`, or one of both.
  private static func withChoices(_ line: String) -> String {
    guard line.hasSuffix(")") else { return line }
    if let place = line.ranges(of: " (values: ").last {
      let parts = line[place.upperBound...].dropLast().split(separator: "; default: ").map(
        String.init)
      return with(
        phrases.choices(parts.first, standard: parts.dropFirst().first),
        behind: line[..<place.lowerBound])
    }
    guard let place = line.ranges(of: " (default: ").last else { return line }
    let standard = String(line[place.upperBound...].dropLast())
    return with(phrases.choices(nil, standard: standard), behind: line[..<place.lowerBound])
  }

  /// The choices stand behind the help as one sentence behind another.
  private static func with(_ choices: String, behind text: Substring) -> String {
    Language.ofCommands.phrases.sentences([String(text), choices])
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
