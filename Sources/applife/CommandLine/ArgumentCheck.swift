// SPDX-License-Identifier: Apache-2.0
import CommandOptions
import Languages
import Lifecycle
import LifecycleText

/// A search for what is wrong with the arguments of a command that the argument parser refused. The
/// parser says it in English only.
struct ArgumentCheck {
  private let command: CommandInfo
  private var positionals: [String] = []
  private var given: Set<String> = []
  private var unknown: ParserProblem?
  private var wrong: ParserProblem?

  /// - Parameter words: what stands behind the command.
  init(_ command: CommandInfo, _ words: [String]) {
    self.command = command
    read(words)
  }

  /// The problem; nil for one that only the parser knows. A value that cannot be read comes first, as
  /// for the parser, and what is not known at all last.
  var problem: ParserProblem? { wrong ?? missing ?? unknown ?? unexpected }

  private mutating func read(_ words: [String]) {
    var rest = words[...]
    while wrong == nil, let word = rest.popFirst() {
      if word == "--" {
        positionals += rest
        break
      } else if word.hasPrefix("--") {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        readOption(String(parts[0]), attached: parts.count > 1 ? String(parts[1]) : nil, &rest)
      } else if word.hasPrefix("-"), word != "-" {
        // Of several letters in one word only the parser can say what they are.
        if word.count == 2 { readOption(word, attached: nil, &rest) }
      } else {
        positionals.append(word)
      }
    }
    for (argument, word) in zip(command.shown.filter { $0.kind == "positional" }, positionals) {
      check(word, of: argument, argument.value)
    }
  }

  private mutating func readOption(
    _ name: String, attached: String?, _ rest: inout ArraySlice<String>
  ) {
    guard let argument = command.shown.first(where: { $0.spellings.contains(name) }) else {
      unknown = unknown ?? .unknownOption(name, nearest: nearest(to: name))
      return
    }
    given.formUnion(argument.spellings)
    guard argument.kind == "option" else { return }
    let label = name + " " + argument.value
    if let attached { return check(attached, of: argument, label) }
    guard let next = rest.first,
      argument.parsingStrategy == "unconditional" || !next.hasPrefix("-") || next == "-"
    else {
      wrong = .missingValue(label)
      return
    }
    rest.removeFirst()
    check(next, of: argument, label)
  }

  private mutating func check(_ word: String, of argument: ArgumentInfo, _ label: String) {
    guard wrong == nil else { return }
    let possible = argument.allValues ?? []
    let isValid =
      possible.isEmpty ? argument.number?.accepts(word) ?? true : possible.contains(word)
    if !isValid { wrong = .invalidValue(word, for: label, possible: possible) }
  }

  /// The first argument that must be given and is not.
  private var missing: ParserProblem? {
    var places = positionals.count
    for argument in command.shown where argument.isOptional == false {
      if argument.kind == "positional" {
        places -= 1
        if places < 0 { return .missingArgument(argument.value) }
      } else if given.isDisjoint(with: argument.spellings) {
        return .missingArgument((argument.preferredName?.text ?? "") + " " + argument.value)
      }
    }
    return nil
  }

  private var unexpected: ParserProblem? {
    let possible = command.shown.filter { $0.kind == "positional" }
    if possible.contains(where: { $0.isRepeating ?? false }) { return nil }
    let extra = positionals.dropFirst(possible.count)
    return extra.isEmpty ? nil : .unexpectedArguments(Array(extra))
  }

  /// The option that may have been meant: at most three letters differ.
  private func nearest(to name: String) -> String? {
    guard name.hasPrefix("--") else { return nil }
    let names = command.shown.filter { !$0.isHelp }.flatMap(\.spellings)
      .filter { $0.hasPrefix("--") }
    let found = names.map { ($0, EditDistance.distance(Array($0.utf8), Array(name.utf8))) }
      .filter { $0.1 <= 3 }
    return found.min { $0.1 < $1.1 }?.0
  }
}

extension ArgumentInfo {
  /// A kind of number that an argument takes.
  fileprivate enum Number {
    case whole, any, version

    func accepts(_ word: String) -> Bool {
      switch self {
      case .whole: Int64(word) != nil || UInt64(word) != nil
      case .any: Double(word) != nil
      case .version: SystemVersion(text: word) != nil
      }
    }
  }

  /// The number that the argument takes; nil for a text. The parser's description says only how help
  /// calls it.
  fileprivate var number: Number? {
    switch valueName {
    case "factor": .any
    case "number", "count", "columns", "step": .whole
    case "version": .version
    case _: nil
    }
  }
}
