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
        Array(line.utf8), number: 1, pace: start.isHosting ? .withClock : .atOnce, at: wall)
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
    if let word = words.first.flatMap({ PromptCommand(rawValue: $0.lowercased().trimmed) }),
      // `save` and `save NAME` are the app's; with any other word it is a file.
      word != .save || !(rest.isEmpty || isAppName(rest)),
      word.argument != nil || rest.isEmpty || rest.hasPrefix("#")
    {
      if word == .why {
        try answerWhy(text, number: number)
        return []
      }
      return perform(word, rest, at: wall)
    }
    do throws(Scenario.Malformed) {
      var (steps, predictions) = try Scenario.parseStatements(
        line, line: number, apps: device.apps.map(\.name),
        focus: start.meansFirstApp ? nil : focused?.name)
      if let index = steps.firstIndex(where: { !$0.isExpectation }) {
        steps[index].predictions = nextPredictions.adding(steps[index].predictions)
        nextPredictions = predictions
      } else {
        nextPredictions = nextPredictions.adding(predictions)
      }
      play(steps, pace, at: wall)
    } catch {
      throw Scenario.Malformed(problems: error.problems.map(suggestingCommands))
    }
    return []
  }

  /// What begins no statement may be a misspelt command.
  private func suggestingCommands(_ problem: Scenario.Problem) -> Scenario.Problem {
    guard case .unknown(let found, .step, let nearest) = problem.fault,
      let word = found.split(separator: " ").first.map(String.init),
      nearest == nil || word == found,
      let better = EditDistance.name(
        to: word, among: PromptCommand.names(isPlain: start.isPlain) + (nearest.map { [$0] } ?? []))
    else { return problem }
    return Scenario.Problem(
      problem.position, .unknown(found: word, wanted: .step, nearest: better))
  }

  private mutating func perform(
    _ word: PromptCommand, _ rest: String, at wall: Duration
  ) -> [Effect] {
    if start.isHosting, refusesWhileHosting(word) { return [] }
    switch word {
    case .next: return takeNextStep(at: wall)
    case .step: takeStep(.callback, at: wall)
    case .undo, .back: undo(at: wall)
    case .redo: redo(at: wall)
    case .present: togglePresenting(at: wall)
    case .earlier: travel(.backward, by: rest, at: wall)
    case .later: travel(.forward, by: rest, at: wall)
    case .first: travelToFirst(at: wall)
    case .now: travelToPresent(at: wall)
    case .branches: return perform(.branches, at: wall)
    case .branch: if let name = argument(rest, of: word) { nameBranch(name, at: wall) }
    case .switchBranch:
      if let name = argument(rest, of: word) { switchBranch(named: name, at: wall) }
    case .restart: return perform(.restart, at: wall)
    case .pause: return perform(.pause, at: wall)
    case .help: return perform(.help, at: wall)
    case .objects: return perform(.objects, at: wall)
    case .quit, .exit: return [.quit]
    case .why: break
    case .coverage:
      showsCoverage = true
      overlay = CoverageOverlay()
    case .quiz: askQuiz(at: wall)
    case .summary:
      if start.isPlain { spoken += quizSummary } else { show(summaryCard) }
    case .saveSummary, .overwriteSummary:
      if let path = argument(rest, of: word) {
        replaceCommand = .overwriteSummary
        let text = quizSummary.joined(separator: "\n") + "\n"
        return [.save(path: path, text: text, overwrites: word == .overwriteSummary)]
      }
    case .compare: compare(rest)
    case .speed: setSpeed(rest, at: wall)
    case .scenarios: return pickScenario()
    case .load:
      if rest.isEmpty, !start.isPlain { return pickScenario() }
      if let name = argument(rest, of: word) { return [.openScenario(name)] }
    case .save, .overwrite:
      if let path = argument(rest, of: word) {
        replaceCommand = .overwrite
        return [.save(path: path, text: asScenarioText, overwrites: word == .overwrite)]
      }
    }
    return []
  }

  /// The name of a file: everything behind the word, or what is in quotation marks.
  private mutating func argument(_ text: String, of word: PromptCommand) -> String? {
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
    switch try card(for: line, number: number) {
    case .success(let card): show(card)
    case .failure(let problem): message = Message(.error, sentence(for: problem))
    }
  }

  private mutating func setSpeed(_ text: String, at wall: Duration) {
    guard let factor = Double(text), factor.isFinite, (0.01...1000).contains(factor) else {
      message = Message(.error, phrases.messages.badSpeed(Printable.stripped(text)))
      return
    }
    timeBase.setSpeed(TimeBase.Speed(factor), at: wall)
  }

  /// Whether a word names an app, in the way scenario files name it.
  private func isAppName(_ word: String) -> Bool {
    let word = word.lowercased()
    return device.apps.contains { app in
      app.name.lowercased() == word || SystemEvent.quoted(app.name).lowercased() == word
    }
  }
}

extension [Scenario.Prediction] {
  /// These, and those of the others that are not among them.
  fileprivate func adding(_ others: Self) -> Self { self + others.filter { !contains($0) } }
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
