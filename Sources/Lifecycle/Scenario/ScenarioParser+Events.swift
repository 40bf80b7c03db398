// SPDX-License-Identifier: Apache-2.0

extension ScenarioParser {
  /// The event that begins here, with what follows its name.
  mutating func event() throws(Scenario.Problem) -> SystemEvent {
    let start = scanner.at
    guard let match = Vocabularies.events.match(in: scanner.bytes, at: start) else {
      guard !scanner.endsStatement else { throw problem(.missing(.event)) }
      throw unknownEvent(at: start)
    }
    scanner.at = match.end
    let kind = match.value
    switch kind.form {
    case .bare:
      // The person edits in whatever is in front; an app may be named all the same.
      guard kind == .edit, let app = try optionalApp() else { return SystemEvent(kind) }
      return SystemEvent(kind, app: app)
    case .app:
      return SystemEvent(kind, app: try optionalApp() ?? focus)
    case .requiredApp:
      return SystemEvent(kind, app: try app())
    case .argument(let argument):
      let text = try self.argument(argument)
      return SystemEvent(kind, app: try optionalApp() ?? focus, argument: text)
    }
  }

  private mutating func argument(
    _ argument: SystemEvent.Kind.Argument
  ) throws(Scenario.Problem) -> String {
    switch argument {
    case .url: scanner.text(try word(.argumentURL))
    case .name: scanner.text(try word(.argumentName))
    case .result: try choice(.argumentResult, Vocabularies.fetchResults)
    case .status: try choice(.argumentStatus, Vocabularies.statuses)
    }
  }

  /// Nothing here begins a statement. The nearest event is looked for among those of as many words.
  private mutating func unknownEvent(at start: Int) -> Scenario.Problem {
    let found = scanner.found(from: start)
    let words = found.split(separator: " ")
    var best: (found: String, nearest: String)?
    for count in (1...max(1, min(3, words.count))).reversed() {
      let beginning = words.prefix(count).joined(separator: " ")
      let names = Vocabularies.events.names.map { $0.spaced }
        .filter { $0.split(separator: " ").count == count }
      if let nearest = EditDistance.name(
        to: beginning, among: names + (count == 1 ? Self.keywords : []))
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
      .unknown(found: best?.found ?? found, wanted: .statement, nearest: best?.nearest), at: start)
  }

  /// The words other than events with which a statement begins.
  static let keywords = ["ios", "app", "on", "limit", "wait", "skip", "expect", "within"]

  /// An app that must be named here.
  mutating func app() throws(Scenario.Problem) -> String {
    let word = try word(.app)
    return try app(word)
  }

  /// The app named here, if one is.
  mutating func optionalApp() throws(Scenario.Problem) -> String? {
    guard let word = try scanner.word() else { return nil }
    return try app(word)
  }

  /// The app a word names: case does not matter.
  mutating func app(_ word: StatementScanner.Word) throws(Scenario.Problem) -> String {
    let letters = scanner.bytes[word.range]
    for name in names where name.utf8.elementsEqual(letters) { return name }
    let text = scanner.text(word).lowercased()
    if let name = names.first(where: { $0.lowercased() == text }) { return name }
    throw unknown(word, .app, among: names)
  }
}

extension String {
  /// A hyphenated name as people write it.
  var spaced: String { String(map { $0 == "-" ? " " : $0 }) }
}
