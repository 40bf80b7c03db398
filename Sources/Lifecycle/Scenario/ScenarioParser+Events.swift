// SPDX-License-Identifier: Apache-2.0

extension ScenarioParser {
  /// The event that begins here, with what follows its name.
  mutating func event() throws(Scenario.Problem) -> SystemEvent {
    let start = scanner.at
    guard let match = Vocabularies.events.match(in: scanner.bytes, at: start) else {
      guard !scanner.endsStatement else { throw problem(.missing(.event)) }
      if let problem = outOfScope(at: start) { throw problem }
      throw unknownEvent(at: start)
    }
    scanner.at = match.end
    let kind = match.value
    var app: AppReference?
    var argument: String?
    switch kind.form {
    case .bare: break
    case .app: app = try optionalApp() ?? focus
    case .requiredApp: app = try self.app()
    case .argument(let wanted):
      argument = try self.argument(wanted)
      app = try optionalApp() ?? focus
    case .optionalArgument(let wanted):
      // A number is a window or a time; a word is an app.
      if ASCII.isDigit(scanner.nextWordStart) { argument = try self.argument(wanted) }
      app = try optionalApp() ?? focus
    case .text:
      argument = try rest()
      // A missing argument is reported as any other missing word.
      if argument == nil { argument = scanner.text(try word(.argumentText)) }
    case .optionalText: argument = try rest()
    }
    guard let event = SystemEvent(kind, app: app, argument: argument) else {
      throw problem(.missing(.app), at: start)
    }
    return event
  }

  /// The words up to the end of the statement, parted by single spaces; nil for none.
  private mutating func rest() throws(Scenario.Problem) -> String? {
    var words: [String] = []
    while let word = try scanner.word() { words.append(scanner.text(word)) }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private mutating func argument(
    _ argument: SystemEvent.Argument
  ) throws(Scenario.Problem) -> String {
    switch argument {
    case .window:
      let word = try word(.windowNumber)
      guard let number = Int(scanner.text(word)), number > 0 else {
        throw unknown(word, .windowNumber, among: [])
      }
      return String(number)
    case .completion:
      let name = scanner.text(try word(.argumentName))
      return name + " " + (try choice(.completion, ["success", "failure"]))
    case .submission:
      let name = scanner.text(try word(.argumentName))
      let fails = scanner.take("fail")
      // It may be said that the task waits, too.
      if !fails { _ = scanner.take("queue") }
      return TaskSubmission(task: name, strategy: fails ? .fail : .queue).name
    case .duration: return try duration().words
    case .url: return scanner.text(try word(.argumentURL))
    case .name, .text: return scanner.text(try word(.argumentName))
    case .result: return try choice(.argumentResult, Vocabularies.fetchResults)
    case .status: return try choice(.argumentStatus, Vocabularies.statuses)
    }
  }

  /// The problem that applife does not model what the statement asks for. Its name stands at the
  /// beginning or behind a verb.
  private mutating func outOfScope(at start: Int) -> Scenario.Problem? {
    let names = Vocabularies.outOfScope
    var match = names.match(in: scanner.bytes, at: start)
    if match == nil, let verb = scanner.peek(), !verb.isQuoted {
      var rest = scanner
      rest.at = verb.end
      rest.skipBlanks()
      match = names.match(in: scanner.bytes, at: rest.at)
    }
    guard let match else { return nil }
    return problem(
      .outOfScope(found: scanner.shown(start..<match.end), subject: match.value), at: start)
  }

  /// Nothing here begins a statement. The nearest event is looked for among those of as many words.
  private mutating func unknownEvent(at start: Int) -> Scenario.Problem {
    let found = scanner.found(from: start)
    let words = found.split(separator: " ")
    let wanted: Scenario.Wanted = source != .line && scenario.steps.isEmpty ? .statement : .step
    let keywords = wanted == .step ? Self.steps : Self.keywords
    var best: (found: String, nearest: String)?
    for count in (1...max(1, min(3, words.count))).reversed() {
      let beginning = words.prefix(count).joined(separator: " ")
      let names = Vocabularies.events.names.map { $0.spaced }
        .filter { $0.split(separator: " ").count == count }
      if let nearest = EditDistance.name(
        to: beginning, among: names + (count == 1 ? keywords : []))
      {
        best = (beginning, nearest)
        break
      }
    }
    // Two words that were run together, or one that was left out.
    if best == nil,
      let nearest = EditDistance.name(to: found, among: Vocabularies.events.names.map { $0.spaced })
    {
      best = (found, nearest)
    }
    return problem(
      .unknown(
        found: best?.found ?? found, wanted: wanted, nearest: best?.nearest),
      at: start)
  }

  /// The words other than events with which a statement begins.
  static let keywords = declarations + steps

  private static let declarations = ["ios", "app", "on", "limit", "calls"]
  private static let steps = ["wait", "skip", "expect", "within", "predict"]

  /// An app that must be named here.
  mutating func app() throws(Scenario.Problem) -> AppReference {
    let word = try word(.app)
    return try app(word)
  }

  /// The app named here, if one is.
  mutating func optionalApp() throws(Scenario.Problem) -> AppReference? {
    guard let word = try scanner.word() else { return nil }
    return try app(word)
  }

  /// The app a word names: case does not matter.
  mutating func app(_ word: StatementScanner.Word) throws(Scenario.Problem) -> AppReference {
    let letters = scanner.bytes[word.range]
    for (index, name) in names.enumerated() where name.utf8.elementsEqual(letters) {
      return AppReference(index: index, name: name)
    }
    let text = scanner.text(word).lowercased()
    if let index = names.firstIndex(where: { $0.lowercased() == text }) {
      return AppReference(index: index, name: names[index])
    }
    throw unknown(word, .app, among: names)
  }
}

extension String {
  /// A hyphenated name as people write it.
  var spaced: String { String(map { $0 == "-" ? " " : $0 }) }
}
