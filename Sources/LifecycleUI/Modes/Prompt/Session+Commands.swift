// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

extension Session {
  /// How many typed lines are remembered.
  static let promptHistoryCapacity = 100

  mutating func openPrompt(text: String = "") {
    var prompt = Prompt(.command, text: text)
    prompt.completions = completions(of: text)
    overlay = PromptOverlay(prompt)
  }

  /// A line was entered: the Up key finds it again.
  mutating func remember(_ line: String) {
    if promptHistory.last != line { promptHistory.append(line) }
    if promptHistory.count > Self.promptHistoryCapacity { promptHistory.removeFirst() }
  }

  /// A line that was read in plain mode.
  mutating func enter(
    _ line: [UInt8], number: Int, at wall: Duration
  ) -> [Effect] {
    message = nil
    do throws(Scenario.Malformed) {
      return try perform(line, number: number, pace: .withClock, at: wall)
    } catch {
      return [.report(error)]
    }
  }

  /// Does what a line typed at the prompt says.
  package mutating func run(_ line: String, at wall: Duration) -> [Effect] {
    do throws(Scenario.Malformed) {
      return try perform(
        Array(line.utf8), number: 1, pace: hosting != nil ? .withClock : .atOnce, at: wall)
    } catch {
      message = error.problems.first.map {
        Message(.error, Printable.stripped(phrases.messages.typed($0, false)))
      }
      return []
    }
  }

  /// A line is a command of the program, or statements as a scenario has them.
  private mutating func perform(
    _ line: [UInt8], number: Int, pace: Pace, at wall: Duration
  ) throws(Scenario.Malformed) -> [Effect] {
    let text = String(decoding: line, as: UTF8.self)
    if isAsking {
      answer(text, at: wall)
      return []
    }
    let words = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    let rest = words.count > 1 ? String(words[1]).trimmed : ""
    if let word = words.first.flatMap({ Command.Word(rawValue: $0.lowercased().trimmed) }),
      // `save` and `save NAME` are the app's; with any other word it is a file.
      word != .save || !(rest.isEmpty || device.hasApp(rest)), word != .status,
      word.argument != nil || rest.isEmpty || rest.hasPrefix("#")
    {
      if word == .why {
        try answerWhy(text, number: number)
        return []
      }
      return perform(word.command, rest, at: wall)
    }
    do throws(Scenario.Malformed) {
      var (steps, predictions) = try Scenario.parseStatements(
        line, line: number, apps: device.apps.map(\.name),
        focus: start.meansFirstApp ? nil : focused?.name)
      typed.predict(&steps, then: predictions)
      play(steps, pace, at: wall)
    } catch {
      throw Scenario.Malformed(problems: error.problems.map { $0.suggesting(interface.words) })
    }
    return []
  }

  /// Does what only a word asks for.
  mutating func perform(
    _ word: Command.Word, _ argument: String, at wall: Duration
  ) -> [Effect] {
    switch word {
    case .next: return takeNextStep(at: wall)
    case .step: takeStep(.callback, at: wall)
    case .earlier: travel(.backward, by: argument, at: wall)
    case .later: travel(.forward, by: argument, at: wall)
    case .branch: if let name = name(argument, for: word) { nameBranch(name, at: wall) }
    case .switchBranch:
      if let name = name(argument, for: word) { switchBranch(named: name, at: wall) }
    case .coverage:
      showsCoverage = true
      overlay = CoverageOverlay()
    case .summary: showQuizSummary()
    case .saveSummary, .overwriteSummary:
      return save(
        quizSummary.joined(separator: "\n") + "\n", to: argument, word, or: .overwriteSummary)
    case .speed: setSpeed(argument, at: wall)
    case .load:
      if argument.isEmpty, interface == .screen { return pickScenario() }
      if let name = name(argument, for: word) { return [.openScenario(name)] }
    case .save, .overwrite: return save(asScenarioText, to: argument, word, or: .overwrite)
    case .undo, .back, .redo, .first, .now, .present, .branches, .restart, .scenarios, .why, .quiz,
      .compare, .pause, .help, .objects, .status, .quit, .exit:
      break
    }
    return []
  }

  /// Saves a text to the file that is named behind a word.
  ///
  /// - Parameter replacing: the word that writes over a file that is there.
  private mutating func save(
    _ text: String, to file: String, _ word: Command.Word, or replacing: Command.Word
  ) -> [Effect] {
    guard let path = name(file, for: word) else { return [] }
    view.replacing = replacing
    return [.save(path: path, text: text, overwrites: word == replacing)]
  }

  /// The name of a file: everything behind the word, or what is in quotation marks.
  private mutating func name(_ text: String, for word: Command.Word) -> String? {
    guard !text.isEmpty else {
      message = Message(.error, phrases.messages.missingFile(word.rawValue))
      return nil
    }
    guard text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    return text.dropFirst().dropLast().split(separator: "\"\"", omittingEmptySubsequences: false)
      .joined(separator: "\"")
  }

  private mutating func travel(
    _ direction: TravelDirection, by word: String, at wall: Duration
  ) {
    guard let unit = TravelUnit(word: word) else {
      message = Message(.error, phrases.timeline.badUnit(Printable.stripped(word)))
      return
    }
    travel(direction, by: unit, at: wall)
  }

  /// Explains what a line asks for.
  private mutating func answerWhy(
    _ line: String, number: Int
  ) throws(Scenario.Malformed) {
    switch try cards.card(for: line, number: number, last: lastCard) {
    case .success(let card): show(card)
    case .failure(let problem): message = Message(.error, cards.sentence(for: problem))
    }
  }

  private mutating func setSpeed(_ text: String, at wall: Duration) {
    guard let factor = Double(text), let speed = TimeBase.Speed(factor) else {
      message = Message(.error, phrases.messages.badSpeed(Printable.stripped(text)))
      return
    }
    timeBase.setSpeed(speed, at: wall)
  }
}

extension String {
  /// Without blanks at both ends.
  var trimmed: String {
    let start = drop(while: \.isBlank)
    return String(start.prefix(start.count - start.reversed().prefix(while: \.isBlank).count))
  }
}

extension Character {
  fileprivate var isBlank: Bool { self == " " || self == "\t" || self == "\r" }
}
