// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

import Languages
import Lifecycle
import LifecycleAnalysis

/// Finds events, commands, lessons, scenarios and parts of the help by a part of their names.
struct Palette {
  let run: Run
  let keymap: Keymap
  /// The lessons and scenarios; nil until the shell has answered.
  let library: Library?

  /// An event, a command or anything else that a line can do.
  struct Item: Hashable, Sendable {
    /// The line that does it, as it is typed. A blank at its end: something must follow.
    let line: String
    /// The key that does it; empty without one.
    var key = ""
    /// The command's name beside the key, as the screen has it; empty without one.
    var label = ""
    /// The effect, in a sentence.
    var meaning = ""
    /// Other words by which it is found.
    var otherWords = ""
    /// True if it can be done now.
    var isPossible = true
    /// The purpose; the order of the list.
    var kind = Kind.session

    enum Kind: Int {
      /// It does something in the session.
      case session
      /// It opens a lesson or a scenario.
      case opening
      /// It shows a part of the help.
      case help
    }
  }

  /// The ways in which an item fits the typed text, the best first.
  private enum Fit: Int {
    /// Its key was typed.
    case key
    /// The screen calls it that.
    case label
    /// The line begins like that.
    case beginning
    /// Words of the line begin like that, or with the letters in order: `rcall`.
    case word
    /// Its meaning has the word.
    case meaning
    /// Its line has the letters in their order.
    case letters
  }

  /// The items that fit a line.
  struct Found {
    /// The best one first.
    var items: [Item] = []
    /// True if Enter does the best item for a line that is not whole: it has the words that were typed, and
    /// is no guess.
    var isCertain = false
  }

  /// The items that fit a line while the user types it: the one with that key, then possible ones first, then
  /// the best fit. Those that are not possible and only have the word in their meaning are the last.
  func items(for text: String) -> Found {
    let typed = Typed(text)
    let blank = text.trimmed.isEmpty
    let found = all.compactMap { item -> (item: Item, fit: Fit)? in
      if blank { return item.isPossible ? (item, .beginning) : nil }
      return Self.fit(item, typed).map { (item, $0) }
    }
    let known = Set(found.map(\.item.line))
    let completed = Completions(device: run.device, app: run.focusedReference)
      .lines(beginning: blank ? "\u{0}" : text)
      .filter { !known.contains($0) && !known.contains($0 + " ") }
      .map { (item: Item(line: $0), fit: Fit.beginning) }
    func rank(_ found: (item: Item, fit: Fit)) -> Int {
      if found.fit == .key { return 0 }
      let isGuess = found.fit == .letters
      // An item that is found by its meaning alone, and is not possible, stands behind all that are possible.
      let isRemote = found.fit == .meaning && !found.item.isPossible
      return 1 + (isGuess ? 1000 : isRemote ? 500 : 0) + 100 * found.item.kind.rawValue
        + (found.item.isPossible ? 0 : 10) + found.fit.rawValue
    }
    let items = (found + completed).enumerated()
      .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map(\.element.item)
    let fit = items.first.flatMap { Self.fit($0, Typed(text.trimmed)) }
    return Found(
      items: items, isCertain: fit == .key || fit == .label || fit == .beginning || fit == .word)
  }

  /// The typed text as items are compared with it: taken apart once, not for each item.
  private struct Typed {
    let text: String
    let line: String
    let trimmed: String
    /// Each word once: pasted text repeats them.
    let words: [Substring]
    /// The letters without blanks.
    let letters: String
    let letterCount: Int

    init(_ text: String) {
      self.text = text
      line = text.lowercased()
      trimmed = line.trimmed
      var seen: Set<Substring> = []
      words = line.split(separator: " ").filter { seen.insert($0).inserted }
      letters = line.filter { $0 != " " }
      letterCount = letters.count
    }
  }

  private static func fit(_ item: Item, _ typed: Typed) -> Fit? {
    if item.key == typed.text { return .key }
    let line = item.line.lowercased()
    if item.label.lowercased() == typed.trimmed { return .label }
    if line.hasPrefix(typed.line) { return .beginning }
    let words = typed.words
    let lineWords = line.split { $0 == " " || $0 == "-" }
    if words.allSatisfy({ word in lineWords.contains { $0.hasPrefix(word) } }) { return .word }
    // A longer text has more letters than the line.
    let mayBeLetters = typed.letterCount <= line.count
    if mayBeLetters, isAbbreviation(typed.letters[...], of: lineWords[...]) { return .word }
    let meaning = (item.meaning + " " + item.otherWords).lowercased().split {
      !$0.isLetter && !$0.isNumber
    }
    let allWords = lineWords + meaning
    if words.allSatisfy({ word in
      allWords.contains { $0.hasPrefix(word) } || line.contains(word)
    }) {
      return .meaning
    }
    return mayBeLetters && isSubsequence(typed.letters, of: line) ? .letters : nil
  }

  /// Returns true if a text is made of the beginnings of words that follow each other: `rcall`.
  private static func isAbbreviation(_ text: Substring, of words: ArraySlice<Substring>) -> Bool {
    guard let word = words.first else { return text.isEmpty }
    if text.isEmpty { return true }
    let most = zip(text, word).prefix { $0 == $1 }.count
    return stride(from: most, to: 0, by: -1).contains {
      isAbbreviation(text.dropFirst($0), of: words.dropFirst())
    }
  }

  /// Returns true if the letters stand in a text in their order; the first one begins it.
  private static func isSubsequence(_ letters: String, of text: String) -> Bool {
    guard letters.first == text.first else { return false }
    var rest = letters[...]
    for character in text where character == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  /// Events in the order of the key table, then all other items.
  private var all: [Item] { events + words + topics + statements + opened }

  private var events: [Item] {
    run.actions(keymap).map { action in
      Item(
        line: action.event?.description ?? action.kind.phrase, key: action.key?.name ?? "",
        label: run.phrases.words(for: action.kind).label,
        meaning: run.phrases.words(for: action.kind).name,
        otherWords: run.phrases.words(for: action.kind).otherWords, isPossible: action.isPossible)
    }
  }

  private var words: [Item] {
    Command.Word.allCases.filter { $0 != .status && $0 != .back }.map { word in
      Item(
        line: word.rawValue + (word.mustBeFollowed ? " " : ""),
        key: keymap.key(of: word.command),
        meaning: run.phrases.words(for: word.command).help,
        otherWords: word == .five ? run.phrases.words(for: .slowSave).otherWords : "",
        isPossible: run.hosting == nil || word.command.isPossibleWhileHosting)
    }
  }

  private var topics: [Item] {
    Command.Group.allCases.map { group in
      let name = run.phrases.group(group)
      return Item(
        line: "\(Command.Word.help.rawValue) \(name.lowercased())",
        meaning: run.phrases.palette.topic(name), kind: .help)
    }
  }

  private var statements: [Item] {
    let phrases = run.phrases
    return StatementWord.allCases.map { word in
      let meaning = phrases.palette.meaning(of: word)
      return Item(
        line: word.rawValue + (word.mustBeFollowed ? " " : ""),
        meaning: word.example.map { phrases.labeled(meaning, text: $0) } ?? meaning)
    }
  }

  /// Says what the statements of a whole line do; nil if there are none.
  func effect(of steps: [Scenario.Step]) -> String? {
    let palette = run.phrases.palette
    let effects = steps.map { step in
      switch step.action {
      case .event(let event): run.phrases.words(for: event.kind).name
      case .wait: palette.meaning(of: .wait)
      case .skip: palette.meaning(of: .skip)
      case .expect(_, nil): palette.meaning(of: .expect)
      case .expect(_, .some): palette.meaning(of: .within)
      }
    }
    return effects.isEmpty ? nil : effects.joined(separator: " · ")
  }

  private var opened: [Item] {
    guard run.hosting == nil, let library else { return [] }
    return library.entries.map { Item(line: $0.statement, meaning: $0.title, kind: .opening) }
  }
}

extension Command.Word {
  /// True if the word means nothing alone.
  var mustBeFollowed: Bool {
    switch argument {
    case .file, .factor, .language, .branch: true
    case .scenario, .lesson, .topic, .unit, .worlds, .question, nil: false
    }
  }
}
