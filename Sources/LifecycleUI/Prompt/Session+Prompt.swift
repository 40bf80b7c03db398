// SPDX-License-Identifier: Apache-2.0

import Lifecycle

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

  /// Does what a typed line says: a word of the program, or an event of the device.
  package mutating func run(_ line: String, at wall: Duration) -> [Effect] {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1].trimmed : ""
    guard let word = PromptCommand(rawValue: words.first?.lowercased() ?? ""),
      // `save` and `save NAME` are the app's; with any other word it is a file.
      word != .save || !(rest.isEmpty || isAppName(rest))
    else {
      send(line)
      return []
    }
    if let command = word.command, rest.isEmpty { return perform(command, at: wall) }
    switch word {
    case .save:
      return save(to: rest)
    case .speed:
      guard let factor = Double(rest), factor.isFinite, (0.01...1000).contains(factor) else {
        message = Message(.error, phrases.messages.badSpeed(rest))
        return []
      }
      timeBase.setSpeed(TimeBase.Speed(factor), at: wall)
    case .wait:
      wait(line, at: wall)
    case .load:
      if rest.isEmpty { return pickScenario() }
      return [.openScenario(rest)]
    case .pause, .skip, .help, .objects, .scenarios, .restart, .quit:
      message = Message(.error, phrases.messages.unknownWord(line, word.rawValue))
    }
    return []
  }

  /// Whether a word names an app, in the way scenario files name it.
  private func isAppName(_ word: String) -> Bool {
    let word = word.lowercased()
    return device.apps.contains { app in
      app.name.lowercased() == word || SystemEvent.quoted(app.name).lowercased() == word
    }
  }

  /// The event a line names happens, or the message says what is wrong with the line.
  private mutating func send(_ line: String) {
    do throws(Scenario.Problem) {
      happen(
        try Scenario.parseEvent(line, apps: device.apps.map(\.name), focus: focused?.name))
    } catch {
      message = Message(.error, phrases.problem(error))
    }
  }

  /// `wait 3s`: the clock is put forward.
  private mutating func wait(_ line: String, at wall: Duration) {
    do throws(Scenario.Malformed) {
      for step in try Scenario.parse(line).steps {
        if case .wait(let time) = step.action { putForward(to: device.now + time, at: wall) }
      }
    } catch {
      message = error.problems.first.map { Message(.error, phrases.problem($0)) }
    }
  }
}

extension String {
  /// Without spaces at both ends.
  var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.prefix(start.count - start.reversed().prefix { $0 == " " }.count))
  }
}
