// SPDX-License-Identifier: Apache-2.0

extension ScenarioParser {
  /// `expect …` or `within DURATION expect …`; the scanner stands before its first word.
  mutating func expectation(_ first: StatementScanner.Word) throws(Scenario.Problem)
    -> Scenario.Action
  {
    scanner.at = first.end
    guard scanner.isWord(first, "within") else { return .expect(try expectation(), within: nil) }
    let time = try duration()
    let word = try word(.expect)
    guard scanner.isWord(word, "expect") else { throw unknown(word, .expect, among: ["expect"]) }
    return .expect(try expectation(), within: time)
  }

  /// Reads what is behind `expect`.
  private mutating func expectation() throws(Scenario.Problem) -> Scenario.Expectation {
    let word = try word(.expectation)
    if scanner.isWord(word, "calls") { return .calls(try calls(), app: try filter()) }
    if scanner.isWord(word, "notifications") {
      return .notifications(try notifications(), app: try filter())
    }
    if scanner.isWord(word, "no") { return try nothing() }
    if scanner.isWord(word, "refused") { return .refused }
    if scanner.isWord(word, "end") { return try ending() }
    if scanner.isWord(word, "data") {
      return try choice(.data, ["saved", "lost"]) == "saved" ? .dataSaved : .dataLost
    }
    return try state(word)
  }

  private mutating func state(_ word: StatementScanner.Word) throws(Scenario.Problem)
    -> Scenario.Expectation
  {
    let keywords = [
      "calls", "notifications", "no calls", "no notifications", "end", "refused", "data",
    ]
    let letters = scanner.text(word).lowercased()
    guard let name = names.first(where: { $0.lowercased() == letters }) else {
      throw unknown(word, .expectation, among: names + keywords)
    }
    scanner.skipBlanks()
    guard let match = Vocabularies.states.match(in: scanner.bytes, at: scanner.at) else {
      guard !scanner.endsStatement else { throw problem(.missing(.state)) }
      let found = scanner.found(from: scanner.at)
      let nearest = EditDistance.name(to: found, among: Vocabularies.states.names)
      throw problem(.unknown(found: found, wanted: .state, nearest: nearest))
    }
    scanner.at = match.end
    return .state(app: name, match.value)
  }

  /// `no calls` or `no notifications`.
  private mutating func nothing() throws(Scenario.Problem) -> Scenario.Expectation {
    switch try choice(.expectation, ["calls", "notifications"]) {
    case "calls": .calls([], app: try filter())
    case _: .notifications([], app: try filter())
    }
  }

  private mutating func ending() throws(Scenario.Problem) -> Scenario.Expectation {
    scanner.skipBlanks()
    if let match = Vocabularies.reasons.match(in: scanner.bytes, at: scanner.at) {
      scanner.at = match.end
      return .end(match.value)
    }
    if let match = Vocabularies.codes.match(in: scanner.bytes, at: scanner.at) {
      scanner.at = match.end
      return .endCode(match.value)
    }
    let names = Vocabularies.reasons.names + Vocabularies.codes.names
    let word = try word(.reason)
    throw unknown(word, .reason, among: names)
  }

  /// `in APP`, if it is there.
  private mutating func filter() throws(Scenario.Problem) -> String? {
    scanner.take("in") ? try app().name : nil
  }

  private mutating func calls() throws(Scenario.Problem) -> [Scenario.Expected<Callback>] {
    var list: [Scenario.Expected<Callback>] = []
    repeat {
      let word = try word(.callback, extraEnd: ASCII.openBracket)
      let callback = try callback(word)
      list.append(Scenario.Expected(callback, try reading()))
    } while continuesList()
    return list
  }

  private mutating func notifications() throws(Scenario.Problem)
    -> [Scenario.Expected<AppleNotification>]
  {
    var list: [Scenario.Expected<AppleNotification>] = []
    repeat {
      let word = try word(.notification, extraEnd: ASCII.openBracket)
      let name = try resolve(word, .notification, in: SelectorNames.notifications)
      list.append(Scenario.Expected(name, try reading()))
    } while continuesList()
    return list
  }

  /// Returns true if a comma and another name follow, and moves to the name. What begins a
  /// statement is no name, so that a list can stand in the middle of a line.
  private mutating func continuesList() -> Bool {
    scanner.skipBlanks()
    guard scanner.next == ASCII.comma, !startsStatement(at: scanner.at + 1) else { return false }
    scanner.at += 1
    return true
  }

  /// `[STATE]`, if it is there.
  private mutating func reading() throws(Scenario.Problem) -> ApplicationState? {
    scanner.skipBlanks()
    guard scanner.next == ASCII.openBracket else { return nil }
    scanner.at += 1
    let word = try word(.reading, extraEnd: ASCII.closeBracket)
    guard let state = ApplicationState(rawValue: scanner.text(word).lowercased()) else {
      throw unknown(word, .reading, among: Vocabularies.readings)
    }
    scanner.skipBlanks()
    guard scanner.next == ASCII.closeBracket else { throw problem(.missing(.closingBracket)) }
    scanner.at += 1
    return state
  }

  /// The method a word names.
  mutating func callback(_ word: StatementScanner.Word) throws(Scenario.Problem) -> Callback {
    try resolve(word, .callback, in: SelectorNames.callbacks)
  }

  private mutating func resolve<Name>(
    _ word: StatementScanner.Word, _ wanted: Scenario.Wanted, in names: SelectorNames<Name>
  ) throws(Scenario.Problem) -> Name {
    let found = scanner.text(word)
    switch names.meaning(of: found) {
    case .one(let name): return name
    case .several(let meanings):
      throw problem(
        .ambiguous(found: scanner.shown(word.range), meanings: meanings), at: word.start)
    case .nothing:
      let shown = scanner.shown(word.range)
      throw problem(
        .unknown(found: shown, wanted: wanted, nearest: names.nearest(to: shown)), at: word.start)
    }
  }
}
