// SPDX-License-Identifier: Apache-2.0
import CommandOptions
import Languages
import Lifecycle
import LifecycleUI
import OperatingSystem
import Teaching

/// The completions of a command line: the shells ask for them when Tab is pressed.
///
/// The argument parser's own scripts complete either a command or a file as the first word, and
/// `applife` takes both. Here the shells only ask, and the answer is made from the definitions of
/// the commands.
struct Completion {
  let program: CommandInfo
  let phrases: Phrases

  /// Something that can stand there, and what it is.
  struct Candidate: Equatable {
    let text: String
    let explanation: String

    init(_ text: String, _ explanation: String = "") {
      self.text = text
      self.explanation = explanation
    }
  }

  /// Returns what can stand for the last of some words, which may be empty or a beginning.
  ///
  /// - Parameter words: what is typed after `applife`.
  func candidates(for words: [String]) -> [Candidate] {
    let words = Self.joined(words)
    let current = words.last ?? ""
    let before = Array(words.dropLast())
    // The value of an option stands behind a sign: `--format=j`.
    if current.hasPrefix("--"), let sign = current.firstIndex(of: "=") {
      let option = String(current[..<sign])
      let value = String(current[current.index(after: sign)...])
      let found = all(before: before + [option], value).filter { $0.text.hasPrefix(value) }
      return found.map { Candidate(option + "=" + $0.text, $0.explanation) }
    }
    let found = all(before: before, current).filter { $0.text.hasPrefix(current) }
    // The command that is typed most has the shortest beginning: `rules` is offered from `rul` on.
    if current == "ru", positionals(in: before, of: program).isEmpty {
      return found.filter { $0.text == "run" }
    }
    return found
  }

  /// Words as they were typed: bash gives the sign between an option and its value as a word of its own.
  private static func joined(_ words: [String]) -> [String] {
    var result: [String] = []
    for word in words {
      let isBehindSign = result.last.map { $0.hasPrefix("--") && $0.hasSuffix("=") } ?? false
      let isSign = word == "=" && result.last?.hasPrefix("--") == true
      if isSign || isBehindSign, let last = result.popLast() {
        result.append(last + word)
      } else {
        result.append(word)
      }
    }
    return result
  }

  private func all(before: [String], _ current: String) -> [Candidate] {
    let command = command(in: before)
    let info = command ?? program
    if let option = before.last.flatMap({ optionWithValue($0, of: info) }) {
      return values(of: option, current)
    }
    if before.contains("--") { return files(current) }
    if current.hasPrefix("-") { return options(of: info, without: before) }
    if command == nil, before.contains("help") { return commands }
    switch command?.commandName {
    case nil:
      let isFirst = positionals(in: before, of: program).isEmpty
      return isFirst ? commands + [Candidate("help", HelpText.showHelp.text)] + files(current) : []
    case "run", "compare": return files(current)
    case "walk":
      return files(current)
        + ScenarioLibrary.files(at: current, withSuffix: WalkStore.suffix)
        .filter { !$0.hasSuffix("/") }.map { Candidate($0) }
    case "report":
      return ScenarioLibrary.files(at: current, withSuffix: WalkStore.suffix).map { Candidate($0) }
    case "scenarios": return ScenarioLibrary.list(in: phrases).map { Candidate($0.name, $0.title) }
    case "learn": return Course.lessons(in: phrases).map { Candidate($0.name, $0.title) }
    case "quiz": return QuizCommand.Action.allCases.map { Candidate($0.rawValue) }
    case "events": return SystemEvent.Kind.allCases.map { Candidate($0.rawValue) }
    case "rules": return Rule.allCases.map { Candidate($0.rawValue, phrases.rule($0)) }
    case "completions": return Shell.allCases.map { Candidate($0.rawValue) }
    case _?: return []
    }
  }

  private var commands: [Candidate] {
    program.commands.map { Candidate($0.commandName, $0.abstract ?? "") }
  }

  private func command(in words: [String]) -> CommandInfo? {
    guard let name = positionals(in: words, of: program).first else { return nil }
    let own = Subcommands.primaryName(of: name)
    return program.commands.first { $0.commandName == own }
  }

  /// The words that are neither options nor their values.
  private func positionals(in words: [String], of info: CommandInfo) -> [String] {
    var found: [String] = []
    var isValue = false
    for word in words {
      if isValue {
        isValue = false
      } else if optionWithValue(word, of: info) != nil {
        isValue = true
      } else if !word.hasPrefix("-") || word == "-" {
        found.append(word)
      }
    }
    return found
  }

  private func optionWithValue(_ word: String, of info: CommandInfo) -> ArgumentInfo? {
    info.shown.first { $0.kind == "option" && $0.spellings.contains(word) }
  }

  private func values(of option: ArgumentInfo, _ current: String) -> [Candidate] {
    if let values = option.completionKind?.list?.values { return values.map { Candidate($0) } }
    return option.valueName == "file"
      ? ScenarioLibrary.files(at: current, withSuffix: "").map { Candidate($0) } : []
  }

  /// Options that have not been given.
  private func options(of info: CommandInfo, without given: [String]) -> [Candidate] {
    info.shown.filter { option in !option.spellings.contains { given.contains($0) } }
      .flatMap { option in
        option.spellings.map { Candidate($0, option.abstract ?? "") }
      }
  }

  private func files(_ current: String) -> [Candidate] {
    ScenarioLibrary.candidates(for: current).map { Candidate($0) }
  }
}

/// The shells that can complete; the raw value is what `applife completions` takes.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The script that makes the shell ask the program.
  var script: String {
    switch self {
    case .bash:
      """
      # Completions of applife for bash: they ask the program.
      _applife() {
          local IFS=$'\\n'
          COMPREPLY=($("$1" ---complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null | cut -f 1))
          # The sign before a value ends a word here.
          if [[ ${COMP_WORDS[COMP_CWORD]} == = || ${COMP_WORDS[COMP_CWORD-1]} == = ]]; then
              COMPREPLY=("${COMPREPLY[@]#--*=}")
          fi
          # A folder goes on.
          if [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == */ ]]; then compopt -o nospace; fi
          if [[ ${#COMPREPLY[@]} == 1 ]]; then
              COMPREPLY=("$(printf %q "${COMPREPLY[0]}")")
          fi
      }
      complete -F _applife applife

      """
    case .zsh:
      """
      #compdef applife
      # Completions of applife for zsh: they ask the program.
      local -a lines words_only folders
      local line
      lines=("${(@f)$("$words[1]" ---complete "${(@)words[2,CURRENT]}" 2>/dev/null)}")
      for line in $lines; do
        if [[ ${line%%$'\\t'*} == */ ]]; then
          folders+=("${line%%$'\\t'*}")
        else
          words_only+=("${${line%%$'\\t'*}//:/\\\\:}:${line#*$'\\t'}")
        fi
      done
      (( $#folders )) && compadd -S '' -- $folders
      (( $#words_only )) && _describe -V applife words_only
      return 0

      """
    case .fish:
      """
      # Completions of applife for fish: they ask the program.
      function __applife_complete
          set -l words (commandline -opc) (commandline -ct)
          $words[1] ---complete $words[2..] 2>/dev/null
      end
      complete -c applife -f -a '(__applife_complete)'

      """
    }
  }
}
