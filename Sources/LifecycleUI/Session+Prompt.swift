// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Session {
  /// How many typed lines are remembered.
  static let promptHistoryCapacity = 100

  mutating func openPrompt(text: String = "") {
    var prompt = Prompt(.command, text: text)
    prompt.completions = completions(of: text)
    overlay = .prompt(prompt)
  }

  /// A key was pressed while a line is being typed.
  mutating func type(_ key: Key, in open: Prompt, at wall: Duration) -> [Effect] {
    var prompt = open
    switch key {
    case .enter:
      overlay = nil
      return enter(prompt, at: wall)
    case .escape:
      close(prompt)
      return []
    case .tab: complete(&prompt, by: 1)
    case .backTab: complete(&prompt, by: -1)
    case .up: recall(&prompt, by: 1)
    case .down: recall(&prompt, by: -1)
    case .backspace where prompt.text.isEmpty:
      close(prompt)
      return []
    case .character, .control, .backspace, .delete, .left, .right, .pageUp, .pageDown, .home,
      .end, .function:
      guard prompt.edit(key) else {
        return Keymap.command(for: key, focus: .device)?.effects ?? []
      }
      prompt.chosen = nil
      if prompt.purpose == .search { log.term = prompt.text }
      if prompt.purpose == .command { prompt.completions = completions(of: prompt.text) }
    }
    overlay = .prompt(prompt)
    return []
  }

  private mutating func close(_ prompt: Prompt) {
    overlay = nil
    if prompt.purpose == .search { log.term = "" }
  }

  private func complete(_ prompt: inout Prompt, by step: Int) {
    let count = prompt.completions.count
    guard count > 0 else { return }
    let place = prompt.chosen.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
    prompt.chosen = place
    prompt.replace(with: prompt.completions[place])
  }

  private func recall(_ prompt: inout Prompt, by step: Int) {
    guard prompt.purpose == .command else { return }
    let age = prompt.age + step
    guard (0...promptHistory.count).contains(age) else { return }
    prompt.age = age
    prompt.chosen = nil
    prompt.replace(with: age == 0 ? "" : promptHistory[promptHistory.count - age])
    prompt.completions = completions(of: prompt.text)
  }

  private mutating func enter(_ prompt: Prompt, at wall: Duration) -> [Effect] {
    let line = prompt.text.trimmed
    switch prompt.purpose {
    case .search:
      search(for: prompt.text)
      return []
    case .command:
      guard !line.isEmpty else { return [] }
      if promptHistory.last != line { promptHistory.append(line) }
      if promptHistory.count > Self.promptHistoryCapacity { promptHistory.removeFirst() }
      return run(line, at: wall)
    }
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
    case .pause, .skip, .help, .objects, .quit:
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

  /// What Tab offers for a line: the words of events and commands, then what may follow them.
  func completions(of text: String) -> [String] {
    let typed = text.lowercased()
    let words =
      SystemEvent.Kind.allCases.map(\.phrase) + PromptCommand.allCases.map(\.rawValue)
    let whole = Array(Set(words.filter { $0.hasPrefix(typed) && $0 != typed })).sorted()
    guard let kind = kind(startingLineOf: typed) else { return whole }
    return whole
      + arguments(after: kind).map { kind.phrase + " " + $0 }
      .filter { $0.lowercased().hasPrefix(typed) && $0.lowercased() != typed }
  }

  /// The event whose words a line begins with; the one with the most words.
  private func kind(startingLineOf typed: String) -> SystemEvent.Kind? {
    SystemEvent.Kind.allCases.filter { typed.hasPrefix($0.phrase) }
      .max { $0.phrase.count < $1.phrase.count }
  }

  private func arguments(after kind: SystemEvent.Kind) -> [String] {
    let apps = device.apps.map { SystemEvent.quoted($0.name) }
    switch kind.form {
    case .bare: return []
    case .app, .requiredApp: return apps
    case .argument(.result): return ["newData", "noData", "failed"]
    case .argument(.status): return EmulatedApp.RefreshStatus.allCases.map(\.rawValue)
    case .argument(.url), .argument(.name):
      return [SystemEvent.quoted(event(kind).argument ?? "")]
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
